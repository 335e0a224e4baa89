package org.lexhub.store.table.pair;

/**
 * The columns that every merge of two languages reads from start to end, in arrays: a language is
 * merged with all others, and a packed column takes several times as long to read. Takes 6 bytes a
 * sense.
 */
final class MergedColumns {
  private final int[] meanings;

  /** In basis points. */
  private final short[] confidences;

  MergedColumns(PairHeadsWriter.Senses senses) {
    meanings = senses.meanings().toIntArray();
    confidences = new short[meanings.length];
    for (int i = 0; i < confidences.length; i++) {
      confidences[i] = (short) senses.confidences().getInt(i);
    }
  }

  int meaning(int sense) {
    return meanings[sense];
  }

  int confidence(int sense) {
    return confidences[sense];
  }
}
