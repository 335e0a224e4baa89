/**
 * English texts: tokens, stems, contractions, stop words and function words.
 *
 * <p>This package has no sections, but the hashes of its words and stems are stored in those of
 * {@link org.lexhub.store.sense} and {@link org.lexhub.store.definition}: {@code signature.words},
 * {@code wordclass.words}, {@code trait.persons} and {@code graph.spellings} contain {@link
 * org.lexhub.store.english.WordHash} values, {@code definition.words} the stems of {@link
 * org.lexhub.store.english.EnglishWords}. A change of a stem, a hash or a list of words needs a new
 * format version.
 */
@NullMarked
package org.lexhub.store.english;

import org.jspecify.annotations.NullMarked;
