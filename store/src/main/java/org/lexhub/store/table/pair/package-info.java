/**
 * The counts and first pairs of large pairs of languages, and the ids and confidences of pairs.
 *
 * <p>The sections are those of {@link org.lexhub.store.table.schema.PairHeadColumn}; {@link
 * org.lexhub.store.table} describes them.
 */
@NullMarked
package org.lexhub.store.table.pair;

import org.jspecify.annotations.NullMarked;
