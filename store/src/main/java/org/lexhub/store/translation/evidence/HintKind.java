package org.lexhub.store.translation.evidence;

import java.util.Arrays;
import org.lexhub.store.english.Sentence;
import org.lexhub.store.sense.MeaningGraph;
import org.lexhub.store.sense.TextMeanings;
import org.lexhub.store.table.MeaningTable;
import org.lexhub.store.table.vocabulary.RelationType;

/**
 * Finds out whether a meaning is a kind of what an English hint names: a seal is an animal, though
 * five steps lie between them. Follows hypernyms from each meaning to those of the hint. Reusable;
 * allocates nothing once it has grown.
 */
public final class HintKind {
  private static final int HYPERNYM = RelationType.HYPERNYM.number();
  private static final int INSTANCE_HYPERNYM = RelationType.INSTANCE_HYPERNYM.number();

  /** The maximum number of meanings above one. */
  private static final int MAX_ABOVE = 64;

  private final int[] above = new int[MAX_ABOVE];
  private int[] named = new int[16];
  private float[] shares = new float[16];
  private int size;

  /** Creates an object without a hint. */
  public HintKind() {}

  /** Reads the meanings of a hint that is one English word or phrase; of others there are none. */
  public void read(Sentence hint, MeaningGraph graph) {
    size = 0;
    int spelling = hint.size() == 0 ? -1 : TextMeanings.only(hint, graph);
    if (spelling < 0) {
      return;
    }
    float sum = 0;
    for (long i = graph.wordStart(spelling); i < graph.wordEnd(spelling); i++) {
      if (size == named.length) {
        named = Arrays.copyOf(named, 2 * size);
        shares = Arrays.copyOf(shares, 2 * size);
      }
      named[size] = graph.wordMeaning(i);
      shares[size++] = graph.wordShare(i);
      sum += graph.wordShare(i);
    }
    for (int i = 0; i < size; i++) {
      shares[i] /= sum;
    }
  }

  /**
   * Returns the share of the uses of the hint in which a meaning is a kind of what it names, 0 to
   * 1.
   */
  public float share(int meaning, MeaningTable meanings) {
    if (size == 0) {
      return 0;
    }
    above[0] = meaning;
    int end = 1;
    float share = 0;
    for (int at = 0; at < end; at++) {
      share += at == 0 ? 0 : named(above[at]);
      for (int i = meanings.relationStart(above[at]); i < meanings.relationEnd(above[at]); i++) {
        int type = meanings.relationType(i);
        boolean broader = type == HYPERNYM || type == INSTANCE_HYPERNYM;
        if (broader && end < MAX_ABOVE && !contains(meanings.relationMeaning(i), end)) {
          above[end++] = meanings.relationMeaning(i);
        }
      }
    }
    return share;
  }

  private float named(int meaning) {
    for (int i = 0; i < size; i++) {
      if (named[i] == meaning) {
        return shares[i];
      }
    }
    return 0;
  }

  private boolean contains(int meaning, int end) {
    for (int i = 0; i < end; i++) {
      if (above[i] == meaning) {
        return true;
      }
    }
    return false;
  }
}
