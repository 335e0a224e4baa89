package org.lexhub.store.table.pair;

import it.unimi.dsi.fastutil.ints.IntArrayList;

/**
 * A row of {@link PairHeads} before it is written.
 *
 * @param key the two languages
 * @param byPos the number of pairs for each part of speech of the source
 * @param confidences the confidence of each stretch, descending
 * @param ends where each stretch ends
 * @param ids the ids of the first pairs, in order
 */
@SuppressWarnings("ArrayRecordComponent") // handed from the merge to the writer, never compared
record PairHead(long key, int[] byPos, IntArrayList confidences, IntArrayList ends, long[] ids) {}
