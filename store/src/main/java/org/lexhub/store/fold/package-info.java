/**
 * Normalisation before matching. {@link org.lexhub.store.fold.Fold} decides which spellings count
 * as one, for loader and server alike.
 */
@NullMarked
package org.lexhub.store.fold;

import org.jspecify.annotations.NullMarked;
