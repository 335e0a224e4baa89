/**
 * Normalization before matching. {@link org.lexhub.store.fold.Fold} decides which spellings are
 * equal, for loader and server alike. Every term of a dictionary is folded, so a change of the
 * rules changes the format of the snapshot.
 */
@NullMarked
package org.lexhub.store.fold;

import org.jspecify.annotations.NullMarked;
