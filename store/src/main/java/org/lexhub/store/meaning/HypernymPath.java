package org.lexhub.store.meaning;

import java.util.Arrays;
import org.lexhub.store.table.MeaningTable;
import org.lexhub.store.table.vocabulary.RelationType;

/**
 * The shortest path between two meanings over broader meanings, and how similar they are by it. The
 * path goes up to the lowest common subsumer, the meaning broader than both (or one of them) with
 * the fewest steps to both, the deepest of several, and down again.
 *
 * <p>Similarities are those of Wu and Palmer (Verbs Semantics and Lexical Selection, ACL 1994):
 * twice the depth of the common subsumer divided by the sum of the depths of both meanings below
 * it; and the inverse of the number of meanings on the path. A depth is the number of meanings on
 * the shortest way to one without a broader one.
 *
 * <p>A walk visits at most 1,024 broader meanings of each side. Reusable, for one thread; it
 * allocates nothing once it has grown.
 */
public final class HypernymPath {
  private static final int BASIS_POINTS = 10_000;

  private final BroaderMeanings left = new BroaderMeanings();
  private final BroaderMeanings right = new BroaderMeanings();
  private final BroaderMeanings above = new BroaderMeanings();
  private int[] path = new int[64];
  private int[] types = new int[64];
  private int size;
  private int top;
  private int depth;

  /** Creates an empty path. */
  public HypernymPath() {}

  /**
   * Finds the path between two meanings.
   *
   * @return false if no meaning is broader than both
   */
  public boolean find(MeaningTable table, int from, int to) {
    size = 0;
    left.walk(table, from);
    right.walk(table, to);
    int best = -1;
    int steps = Integer.MAX_VALUE;
    depth = 0;
    for (int i = 0; i < right.size(); i++) {
      int met = left.indexOf(right.meaning(i));
      if (met < 0) {
        continue;
      }
      int sum = left.distance(met) + right.distance(i);
      if (sum > steps) {
        continue;
      }
      int below = above.depth(table, right.meaning(i));
      if (sum < steps || below > depth) {
        best = i;
        steps = sum;
        depth = below;
      }
    }
    if (best >= 0) {
      join(left.indexOf(right.meaning(best)), best, steps + 1);
    }
    return best >= 0;
  }

  /** Joins the way up and the way down. */
  private void join(int up, int down, int length) {
    if (length > path.length) {
      path = Arrays.copyOf(path, 2 * length);
      types = Arrays.copyOf(types, 2 * length);
    }
    size = length;
    top = left.distance(up);
    for (int at = top, i = up; at >= 0; at--) {
      path[at] = left.meaning(i);
      types[at] = left.type(i);
      i = left.narrower(i);
    }
    for (int at = top + 1, i = down; at < length; at++) {
      types[at] = inverse(right.type(i));
      i = right.narrower(i);
      path[at] = right.meaning(i);
    }
  }

  private static int inverse(int type) {
    boolean instance = type == RelationType.INSTANCE_HYPERNYM.number();
    return (instance ? RelationType.INSTANCE_HYPONYM : RelationType.HYPONYM).number();
  }

  /** Returns the number of meanings on the path, both ends included; 0 if there is none. */
  public int size() {
    return size;
  }

  /** Returns the {@code i}th meaning of the path. */
  public int meaning(int i) {
    return path[i];
  }

  /**
   * Returns the number of the {@link RelationType} that leads from the previous meaning to the
   * {@code i}th, which is not the first.
   */
  public int type(int i) {
    return types[i];
  }

  /** Returns the index of the lowest common subsumer. */
  public int top() {
    return top;
  }

  /** Returns the depth of the lowest common subsumer; 1 if no meaning is broader. */
  public int depth() {
    return depth;
  }

  /** Returns the similarity of Wu and Palmer in basis points; 0 if there is no path. */
  public int wuPalmerBasisPoints() {
    return size == 0 ? 0 : Math.round(2f * BASIS_POINTS * depth / (size - 1 + 2 * depth));
  }

  /** Returns the inverse of the number of meanings on the path in basis points, or 0. */
  public int pathBasisPoints() {
    return size == 0 ? 0 : Math.round((float) BASIS_POINTS / size);
  }
}
