package org.lexhub.store.sense;

import org.lexhub.store.column.IntColumn;
import org.lexhub.store.column.ListColumn;
import org.lexhub.store.column.LongColumn;
import org.lexhub.store.snapshot.Snapshot;

/**
 * Meanings as the nodes of an undirected graph: joined by relations and, more or less, by the words
 * of their glosses, of which the loader guesses the meanings; and the meanings that English words
 * may have. Random walks from the words of a sentence tell which meanings it is about.
 *
 * <p>Sections: {@code graph.links}, for each meaning the ascending numbers {@code neighbour << 6 |
 * weight}; {@code graph.degrees}, the sum of the weights of each meaning; {@code graph.total}, the
 * sum of all degrees; {@code graph.spellings}, ascending hashes of English words, forms, phrases
 * and stems as {@link TextMeanings} makes them; {@code graph.words}, for each of these the
 * ascending numbers {@code meaning << 6 | share}.
 */
public final class MeaningGraph implements Spellings {
  public static final String LINKS = "graph.links";
  public static final String DEGREES = "graph.degrees";
  public static final String TOTAL = "graph.total";
  public static final String SPELLINGS = "graph.spellings";
  public static final String WORDS = "graph.words";
  public static final int BITS = 6;

  /** The greatest weight and share. */
  public static final int MAX = (1 << BITS) - 1;

  /** What a relation weighs. */
  public static final int RELATION = 24;

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

  /** How many meanings there are, be they alone. */
  public int size() {
    return degrees.size();
  }

  /** The first link of a meaning. */
  public long start(int meaning) {
    return links.start(meaning);
  }

  /** The end, exclusive, of the links of a meaning. */
  public long end(int meaning) {
    return links.end(meaning);
  }

  /** The meaning to which a link leads. */
  public int neighbour(long link) {
    return neighbour(packed(link));
  }

  /** The weight of a link, 1 to 63. */
  public int weight(long link) {
    return weight(packed(link));
  }

  /** A link as it is stored, which is read once for all that it says. */
  int packed(long link) {
    return links.value(link);
  }

  /** The meaning to which a stored link leads. */
  static int neighbour(int packed) {
    return packed >>> BITS;
  }

  /** The weight of a stored link. */
  static int weight(int packed) {
    return packed & MAX;
  }

  /** The sum of the weights of all links of a meaning. */
  public int degree(int meaning) {
    return degrees.get(meaning);
  }

  /** How often a walk that starts anywhere is at a meaning. */
  public double usual(int meaning, double restart) {
    return (1 - restart) * degrees.get(meaning) / allDegrees + restart / degrees.size();
  }

  @Override
  public int spelling(int hash) {
    return spellings.indexOf(hash);
  }

  /** The first meaning of a spelling. */
  public long wordStart(int word) {
    return words.start(word);
  }

  /** The end, exclusive, of the meanings of a word. */
  public long wordEnd(int word) {
    return words.end(word);
  }

  /** A meaning that a word may have. */
  public int wordMeaning(long entry) {
    return words.value(entry) >>> BITS;
  }

  /** How often the word has it: 1 to 63, of which only the ratios mean something. */
  public int wordShare(long entry) {
    return words.value(entry) & MAX;
  }

  /** Checks order and bounds of all sections, and that every link leads both ways. */
  public static void verify(Snapshot s, int meaningCount) {
    int most = meaningCount == 0 ? 0 : (meaningCount << BITS) - 1;
    ListColumn.verify(s, LINKS, meaningCount, 0, most);
    IntColumn.verify(s, SPELLINGS);
    IntColumn spellings = IntColumn.open(s, SPELLINGS);
    for (int i = 1; i < spellings.size(); i++) {
      if (spellings.get(i) <= spellings.get(i - 1)) {
        throw s.corrupt(SPELLINGS, "ascending hashes", spellings.get(i) + " at row " + i);
      }
    }
    ListColumn.verify(s, WORDS, spellings.size(), 0, most);
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
