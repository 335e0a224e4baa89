package org.lexhub.store.table.pair;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.shorts.ShortArrayList;

/**
 * A row of {@link PairHeads} while it is made.
 *
 * @param key the two languages
 * @param byPos how many pairs there are of each part of speech of the source
 * @param confidences the confidence of each stretch, descending
 * @param ends where each stretch ends
 * @param ids of the first pairs in their order
 */
@SuppressWarnings("ArrayRecordComponent") // handed from the merge to the writer, never compared
record PairHead(long key, int[] byPos, ShortArrayList confidences, IntArrayList ends, long[] ids) {}
