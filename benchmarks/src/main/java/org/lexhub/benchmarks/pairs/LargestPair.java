package org.lexhub.benchmarks.pairs;

import java.nio.file.Path;
import java.util.stream.IntStream;
import org.lexhub.benchmarks.OpenStore;
import org.lexhub.store.Store;
import org.lexhub.store.pair.PairFilter;
import org.lexhub.store.pair.PairStats;
import org.lexhub.store.table.LanguageTable;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** The two languages with the most pairs among the 20 languages with the most lexemes. */
@State(Scope.Thread)
public class LargestPair {
  /** The number of pairs on a page. */
  static final int PAGE = 100;

  private static final int MAX_LANGUAGES = 20;

  private final PairFilter filter = new PairFilter();
  private final PairFilter last = new PairFilter();
  private int source;
  private int target;
  private long pairs = -1;
  private Path snapshot = Path.of("");

  /** Finds the two languages. */
  @Setup(Level.Trial)
  public void choose(OpenStore open) {
    Store store = open.store();
    snapshot = store.snapshot().file();
    int[] rows = largest(store.languages());
    PairStats stats = new PairStats();
    for (int a : rows) {
      for (int b : rows) {
        if (a != b) {
          fill(filter, a, b);
          store.pairs().stats(filter.source(), filter.target(), stats);
          if (stats.total() > pairs) {
            pairs = stats.total();
            source = a;
            target = b;
          }
        }
      }
    }
    fill(filter, source, target);
    fill(last, source, target);
    last.offset(Math.max(0, pairs - PAGE));
  }

  private static int[] largest(LanguageTable languages) {
    return IntStream.range(0, languages.size())
        .boxed()
        .sorted((a, b) -> Integer.compare(words(languages, b), words(languages, a)))
        .limit(MAX_LANGUAGES)
        .mapToInt(row -> row)
        .toArray();
  }

  private static int words(LanguageTable languages, int row) {
    return languages.lexemeEnd(row) - languages.lexemeStart(row);
  }

  private static void fill(PairFilter filter, int source, int target) {
    filter.reset().limit(PAGE);
    filter.source().add(source);
    filter.target().add(target);
  }

  /** Returns the file of the snapshot. */
  Path snapshot() {
    return snapshot;
  }

  /** Returns the filter for the first page of the pairs. */
  PairFilter filter() {
    return filter;
  }

  /** Returns the filter for the last page of the pairs. */
  PairFilter lastPage() {
    return last;
  }

  /** Returns the number of the pairs. */
  long pairs() {
    return pairs;
  }
}
