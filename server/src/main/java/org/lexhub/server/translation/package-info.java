/**
 * Endpoints of translations: the translation of a word, the translations of a lexeme, and the pairs
 * of two languages with their statistics and export.
 */
@NullMarked
package org.lexhub.server.translation;

import org.jspecify.annotations.NullMarked;
