package org.lexhub.store.table.pair;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.lexhub.store.table.vocabulary.Pos;

/**
 * Merges the senses of two languages: first to count their pairs by confidence and part of speech,
 * then, for large pairs of languages, to find the first pairs of each direction.
 */
public final class PairHeadMerge {
  /** The maximum number of first pairs of a row. */
  public static final int MAX_HEAD = 256;

  private static final int CONFIDENCES = 10_001;

  private final PairHeadsWriter.Senses senses;
  private final MergedColumns columns;
  private final int left;
  private final int right;
  private final int[] counts = new int[CONFIDENCES];
  private final int[] leftPos = new int[Pos.count()];
  private final int[] rightPos = new int[Pos.count()];
  private long total;

  PairHeadMerge(PairHeadsWriter.Senses senses, MergedColumns columns, int left, int right) {
    this.senses = senses;
    this.columns = columns;
    this.left = left;
    this.right = right;
  }

  /** Receives the pairs of a merge, as indexes of senses. */
  private interface Visitor {
    void pair(int leftIndex, int rightIndex, int confidenceBasisPoints);
  }

  /**
   * Counts the pairs.
   *
   * @return their number
   */
  long count() {
    merge((a, b, confidence) -> {
      counts[confidence]++;
      leftPos[senses.pos().getInt(a)]++;
      rightPos[senses.pos().getInt(b)]++;
      total++;
    });
    if (total > Integer.MAX_VALUE) {
      throw new IllegalStateException(
          "languages " + left + " and " + right + " have " + total + " pairs; 2^31 is the bound");
    }
    return total;
  }

  private void merge(Visitor visitor) {
    int leftEnd = senses.ends().getInt(left);
    int rightEnd = senses.ends().getInt(right);
    int a = senses.start(left);
    int b = senses.start(right);
    while (a < leftEnd && b < rightEnd) {
      int meaning = columns.meaning(a);
      int other = columns.meaning(b);
      if (meaning < other) {
        a++;
      } else if (meaning > other) {
        b++;
      } else {
        int groupEnd = b + 1;
        while (groupEnd < rightEnd && columns.meaning(groupEnd) == meaning) {
          groupEnd++;
        }
        for (; a < leftEnd && columns.meaning(a) == meaning; a++) {
          visit(a, b, groupEnd, visitor);
        }
        b = groupEnd;
      }
    }
  }

  private void visit(int a, int from, int to, Visitor visitor) {
    int confidence = columns.confidence(a);
    for (int b = from; b < to; b++) {
      if (a != b) {
        int other = columns.confidence(b);
        visitor.pair(a, b, PairConfidence.of(confidence, other));
      }
    }
  }

  /** Returns the row of each direction, one for a language with itself; first {@link #count}. */
  List<PairHead> heads() {
    IntArrayList confidences = new IntArrayList();
    IntArrayList ends = new IntArrayList();
    int cut = 0;
    int end = 0;
    for (int confidence = CONFIDENCES - 1; confidence >= 0; confidence--) {
      if (counts[confidence] > 0) {
        cut = end < MAX_HEAD ? confidence : cut;
        end += counts[confidence];
        confidences.add(confidence);
        ends.add(end);
      }
    }
    FirstPairs forward = new FirstPairs(cut);
    FirstPairs backward = new FirstPairs(cut);
    boolean both = left != right;
    int least = cut;
    merge((a, b, confidence) -> {
      if (confidence >= least) {
        int one = senses.ids().getInt(a);
        int other = senses.ids().getInt(b);
        forward.add(PairId.of(one, other), confidence);
        if (both) {
          backward.add(PairId.of(other, one), confidence);
        }
      }
    });
    List<PairHead> heads = new ArrayList<>(2);
    heads.add(
        new PairHead(PairHeads.key(left, right), leftPos, confidences, ends, forward.sorted()));
    if (both) {
      heads.add(
          new PairHead(PairHeads.key(right, left), rightPos, confidences, ends, backward.sorted()));
    }
    return heads;
  }

  /** The first pairs of a direction: all above a confidence, and the first with it. */
  private static final class FirstPairs {
    private final int cut;
    private final List<Placed> above = new ArrayList<>();
    private final SmallestLongs at = new SmallestLongs(MAX_HEAD);

    private record Placed(int confidence, long id) {}

    FirstPairs(int cut) {
      this.cut = cut;
    }

    void add(long id, int confidence) {
      if (confidence > cut) {
        above.add(new Placed(confidence, id));
      } else {
        at.add(id);
      }
    }

    long[] sorted() {
      above.sort(
          Comparator.comparingInt((Placed pair) -> -pair.confidence())
              .thenComparingLong(Placed::id));
      long[] smallest = at.sorted();
      long[] ids = new long[Math.min(MAX_HEAD, above.size() + smallest.length)];
      for (int i = 0; i < ids.length; i++) {
        ids[i] = i < above.size() ? above.get(i).id() : smallest[i - above.size()];
      }
      return ids;
    }
  }
}
