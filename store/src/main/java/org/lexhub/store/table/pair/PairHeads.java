package org.lexhub.store.table.pair;

import org.lexhub.store.column.IntColumn;
import org.lexhub.store.column.LongColumn;
import org.lexhub.store.column.OffsetsColumn;
import org.lexhub.store.column.ShortColumn;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.table.schema.PairHeadColumn;
import org.lexhub.store.table.vocabulary.Pos;

/**
 * The number of pairs of senses of large pairs of languages, by confidence and by part of speech,
 * and the ids of the first pairs, ordered by confidence, the highest first, then by id. The loader
 * derives them, because they need a merge of two languages.
 *
 * <p>Pairs with the same confidence form a stretch, which ends where the next lower confidence
 * begins.
 */
public final class PairHeads {
  private final LongColumn keys;
  private final IntColumn byPos;
  private final OffsetsColumn stretches;
  private final ShortColumn confidences;
  private final IntColumn ends;
  private final OffsetsColumn heads;
  private final LongColumn ids;

  private PairHeads(Snapshot snapshot) {
    keys = PairHeadColumn.KEY.longs(snapshot);
    byPos = PairHeadColumn.BY_POS.ints(snapshot);
    stretches = PairHeadColumn.STRETCHES.offsets(snapshot);
    confidences = PairHeadColumn.STRETCH_CONFIDENCE.shorts(snapshot);
    ends = PairHeadColumn.STRETCH_END.ints(snapshot);
    heads = PairHeadColumn.HEADS.offsets(snapshot);
    ids = PairHeadColumn.IDS.longs(snapshot);
  }

  /** Opens the table of a snapshot without reading its rows. */
  public static PairHeads open(Snapshot snapshot) {
    return new PairHeads(snapshot);
  }

  /** Returns the key of two languages; keys are ordered by source, then by target. */
  public static long key(int sourceLanguage, int targetLanguage) {
    return (long) sourceLanguage << 32 | targetLanguage;
  }

  /** Returns the number of pairs of languages. */
  public int size() {
    return keys.size();
  }

  /** Returns the source language of a row. */
  public int source(int row) {
    return (int) (keys.get(row) >>> 32);
  }

  /** Returns the target language of a row. */
  public int target(int row) {
    return (int) keys.get(row);
  }

  /** Returns the row of two languages, or -1 where they are not in the table. */
  public int find(int sourceLanguage, int targetLanguage) {
    long key = key(sourceLanguage, targetLanguage);
    int low = 0;
    int high = keys.size() - 1;
    while (low <= high) {
      int middle = (low + high) >>> 1;
      long found = keys.get(middle);
      if (found < key) {
        low = middle + 1;
      } else if (found > key) {
        high = middle - 1;
      } else {
        return middle;
      }
    }
    return -1;
  }

  /** Returns the number of pairs whose source lexeme has a part of speech, given by its number. */
  public int byPos(int row, int pos) {
    return byPos.get(row * Pos.count() + pos);
  }

  /** Returns the number of pairs with at least a confidence in basis points; they come first. */
  public int atLeast(int row, int confidenceBasisPoints) {
    long first = stretches.start(row);
    long low = first;
    long high = stretches.end(row);
    while (low < high) {
      long middle = (low + high) >>> 1;
      if (confidences.get((int) middle) >= confidenceBasisPoints) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low == first ? 0 : ends.get((int) low - 1);
  }

  /** Returns the confidence of the pair at an index. */
  public int confidenceBasisPoints(int row, int index) {
    return confidenceOf(stretchOf(row, index));
  }

  /** Returns the stretch that the pair at an index belongs to. */
  public int stretchOf(int row, int index) {
    long low = stretches.start(row);
    long high = stretches.end(row) - 1;
    while (low < high) {
      long middle = (low + high) >>> 1;
      if (ends.get((int) middle) > index) {
        high = middle;
      } else {
        low = middle + 1;
      }
    }
    return (int) low;
  }

  /** Returns where a stretch ends among the pairs of its row. */
  public int stretchEnd(int stretch) {
    return ends.get(stretch);
  }

  /** Returns the confidence of a stretch, in basis points. */
  public int confidenceOf(int stretch) {
    return confidences.get(stretch);
  }

  /** Returns the number of first pairs of a row whose ids are stored. */
  public int headSize(int row) {
    return (int) (heads.end(row) - heads.start(row));
  }

  /** Returns the id of one of the first pairs. */
  public long id(int row, int index) {
    return ids.get((int) heads.start(row) + index);
  }

  /**
   * Returns the index of the first pair after a position in the order, or -1 if its id is not
   * stored.
   */
  public int after(int row, int confidenceBasisPoints, long id) {
    int size = headSize(row);
    int low = 0;
    int high = size;
    while (low < high) {
      int middle = (low + high) >>> 1;
      int confidence = confidenceBasisPoints(row, middle);
      if (confidence > confidenceBasisPoints
          || (confidence == confidenceBasisPoints && id(row, middle) <= id)) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    boolean last = size > 0 && low == size;
    return last
            && (confidenceBasisPoints(row, size - 1) != confidenceBasisPoints
                || id(row, size - 1) != id)
        ? -1
        : low;
  }
}
