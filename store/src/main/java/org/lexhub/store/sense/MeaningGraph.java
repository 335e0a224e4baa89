package org.lexhub.store.sense;

import org.lexhub.store.column.IntColumn;
import org.lexhub.store.column.ListColumn;
import org.lexhub.store.column.LongColumn;
import org.lexhub.store.snapshot.CorruptSnapshotException;
import org.lexhub.store.snapshot.Snapshot;

/**
 * Meanings as the nodes of an undirected, weighted graph, and the meanings that English spellings
 * can have. Links come from relations and from the words of glosses, whose meanings the loader
 * guesses. Random walks from the words of a sentence show which meanings it is about.
 *
 * <p>A spelling is a word, an inflected form, a phrase or a stem, as {@link TextMeanings} reads
 * them. The package description lists the sections.
 */
public final class MeaningGraph implements Spellings {
  static final String LINKS = "graph.links";
  static final String DEGREES = "graph.degrees";
  static final String TOTAL = "graph.total";
  static final String SPELLINGS = "graph.spellings";
  static final String WORDS = "graph.words";
  private static final int WEIGHT_BITS = 6;

  /** The maximum weight of a link and the maximum share of a meaning. */
  public static final int MAX_WEIGHT = (1 << WEIGHT_BITS) - 1;

  /** The weight of a relation. */
  public static final int RELATION_WEIGHT = 24;

  private final ListColumn links;
  private final IntColumn degrees;
  private final IntColumn spellings;
  private final ListColumn words;
  private final double allDegrees;

  private MeaningGraph(Snapshot snapshot) {
    links = ListColumn.open(snapshot, LINKS);
    degrees = IntColumn.open(snapshot, DEGREES);
    spellings = IntColumn.open(snapshot, SPELLINGS);
    words = ListColumn.open(snapshot, WORDS);
    LongColumn total = LongColumn.open(snapshot, TOTAL);
    allDegrees = total.size() == 0 ? 1 : Math.max(1, total.get(0));
  }

  /** Opens the graph of a snapshot. */
  public static MeaningGraph open(Snapshot snapshot) {
    return new MeaningGraph(snapshot);
  }

  /** Returns the number of meanings, including those without links. */
  public int size() {
    return degrees.size();
  }

  /** Returns the first link of a meaning. */
  public long start(int meaning) {
    return links.start(meaning);
  }

  /** Returns the end, exclusive, of the links of a meaning. */
  public long end(int meaning) {
    return links.end(meaning);
  }

  /** Returns the meaning at the other end of a link. */
  public int neighbour(long link) {
    return neighbour(packed(link));
  }

  /** Returns the weight of a link, from 1 to {@link #MAX_WEIGHT}. */
  public int weight(long link) {
    return weight(packed(link));
  }

  /** Returns a link as it is stored, so that one read gives both its parts. */
  int packed(long link) {
    return links.value(link);
  }

  /** Packs a meaning and a weight or share into one number, which sorts by meaning. */
  static int pack(int meaning, int weight) {
    return meaning << WEIGHT_BITS | weight;
  }

  /** Returns the meaning at the other end of a stored link. */
  static int neighbour(int packed) {
    return packed >>> WEIGHT_BITS;
  }

  /** Returns the weight of a stored link. */
  static int weight(int packed) {
    return packed & MAX_WEIGHT;
  }

  /** Returns the sum of the weights of all links of a meaning. */
  public int degree(int meaning) {
    return degrees.get(meaning);
  }

  /**
   * Returns the probability that a walk which starts at a random meaning is at a meaning.
   *
   * @param restart the probability of a restart at each step
   */
  public double usual(int meaning, double restart) {
    return (1 - restart) * degrees.get(meaning) / allDegrees + restart / degrees.size();
  }

  @Override
  public int spelling(int hash) {
    return spellings.indexOf(hash);
  }

  /** Returns the first entry of a spelling. */
  public long wordStart(int word) {
    return words.start(word);
  }

  /** Returns the end, exclusive, of the entries of a spelling. */
  public long wordEnd(int word) {
    return words.end(word);
  }

  /** Returns the meaning of an entry; meanings ascend within a spelling. */
  public int wordMeaning(long entry) {
    return words.value(entry) >>> WEIGHT_BITS;
  }

  /**
   * Returns how often the spelling has the meaning of an entry: from 1 to {@link #MAX_WEIGHT}, of
   * which only the ratios are significant.
   */
  public int wordShare(long entry) {
    return words.value(entry) & MAX_WEIGHT;
  }

  /**
   * Checks order and bounds of all sections, and that every link is stored at both of its ends.
   *
   * @throws CorruptSnapshotException if a section contradicts the format
   */
  public static void verify(Snapshot s, int meaningCount) {
    int last = meaningCount == 0 ? 0 : (meaningCount << WEIGHT_BITS) - 1;
    ListColumn.verify(s, LINKS, meaningCount, 0, last);
    IntColumn.verify(s, SPELLINGS);
    IntColumn spellings = IntColumn.open(s, SPELLINGS);
    for (int i = 1; i < spellings.size(); i++) {
      if (spellings.get(i) <= spellings.get(i - 1)) {
        throw s.corrupt(SPELLINGS, "ascending hashes", spellings.get(i) + " at row " + i);
      }
    }
    ListColumn.verify(s, WORDS, spellings.size(), 0, last);
    IntColumn.verify(s, DEGREES, meaningCount, 0, Integer.MAX_VALUE);
    MeaningGraph graph = open(s);
    long sum = 0;
    for (int meaning = 0; meaning < meaningCount; meaning++) {
      graph.verifyLinks(s, meaning);
      sum += graph.degree(meaning);
    }
    LongColumn total = LongColumn.open(s, TOTAL);
    if (total.size() != 1 || total.get(0) != sum) {
      throw s.corrupt(TOTAL, "the sum of all degrees, " + sum, "something else");
    }
    for (int word = 0; word < graph.words.rows(); word++) {
      for (long i = graph.wordStart(word); i < graph.wordEnd(word); i++) {
        boolean ordered =
            i == graph.wordStart(word) || graph.wordMeaning(i) > graph.wordMeaning(i - 1);
        if (!ordered || graph.wordShare(i) == 0) {
          throw s.corrupt(WORDS, "ascending meanings with a share", "entry " + i);
        }
      }
    }
  }

  private void verifyLinks(Snapshot s, int meaning) {
    int sum = 0;
    for (long i = start(meaning); i < end(meaning); i++) {
      boolean ordered = i == start(meaning) || neighbour(i) > neighbour(i - 1);
      if (!ordered || weight(i) == 0 || weight(i) != weightOf(neighbour(i), meaning)) {
        throw s.corrupt(
            LINKS, "ascending links that lead both ways", "link " + i + " of meaning " + meaning);
      }
      sum += weight(i);
    }
    if (sum != degree(meaning)) {
      throw s.corrupt(
          DEGREES, "the sum of the links, " + sum, degree(meaning) + " at meaning " + meaning);
    }
  }

  private int weightOf(int from, int to) {
    long low = start(from);
    long high = end(from) - 1;
    while (low <= high) {
      long middle = (low + high) >>> 1;
      int found = neighbour(middle);
      if (found == to) {
        return weight(middle);
      }
      if (found < to) {
        low = middle + 1;
      } else {
        high = middle - 1;
      }
    }
    return 0;
  }
}
