/**
 * Folded spellings, dictionaries of terms, and the exact, prefix and fuzzy look-ups in them. {@link
 * org.lexhub.store.index.Fold} says which spellings count as one, for loader and server alike; a
 * {@link org.lexhub.store.index.TermIndex} leads from a term to its postings. Three dictionaries
 * stand on it: spellings of lexemes, names of languages, words of definitions. {@link
 * org.lexhub.store.index.PrefixTop} gives the most frequent completions of a prefix, {@link
 * org.lexhub.store.index.LatinIndex} leads from Latin letters to words of other scripts. Beside
 * them stand the {@link org.lexhub.store.index.Signatures}, {@link
 * org.lexhub.store.index.MeaningVectors} and {@link org.lexhub.store.index.MeaningGraph} by which
 * translation tells senses apart.
 */
@NullMarked
package org.lexhub.store.index;

import org.jspecify.annotations.NullMarked;
