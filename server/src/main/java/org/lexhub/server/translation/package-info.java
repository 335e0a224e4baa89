/**
 * Endpoints of translations: the translation of a word, the translations of a lexeme, and the pairs
 * of two languages with their statistics and export. The package {@code resource} says what a new
 * endpoint needs.
 */
@NullMarked
package org.lexhub.server.translation;

import org.jspecify.annotations.NullMarked;
