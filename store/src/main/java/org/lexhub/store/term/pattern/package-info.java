/**
 * Look-ups of terms by their shape: patterns with wildcards and anagrams, by a walk down the trie
 * over the terms or over the reversed terms, or by the lists of terms with some letters in a row.
 */
@NullMarked
package org.lexhub.store.term.pattern;

import org.jspecify.annotations.NullMarked;
