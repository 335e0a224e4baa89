/**
 * Endpoints of translations: translating a word, the translations of a lexeme, the pairs of two
 * languages with their statistics and export.
 */
@NullMarked
package org.lexhub.server.translation;

import org.jspecify.annotations.NullMarked;
