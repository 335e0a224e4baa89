/**
 * Dictionaries of folded terms and their postings: exact look-up, prefixes, completions, and Latin
 * keys.
 */
@NullMarked
package org.lexhub.store.term;

import org.jspecify.annotations.NullMarked;
