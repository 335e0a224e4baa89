/** Folded spellings, dictionaries of terms, and the exact, prefix and fuzzy look-ups in them. */
@NullMarked
package org.lexhub.store.index;

import org.jspecify.annotations.NullMarked;
