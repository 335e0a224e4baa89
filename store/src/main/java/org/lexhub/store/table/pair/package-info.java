/** Counts and first pairs of large pairs of languages, and the ids and confidences of pairs. */
@NullMarked
package org.lexhub.store.table.pair;

import org.jspecify.annotations.NullMarked;
