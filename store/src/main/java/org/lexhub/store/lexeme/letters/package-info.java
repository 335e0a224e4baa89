/** The letters of a query and of spellings: cases, tones, umlauts, and the pattern of a word. */
@NullMarked
package org.lexhub.store.lexeme.letters;

import org.jspecify.annotations.NullMarked;
