package org.lexhub.benchmarks;

import java.util.concurrent.TimeUnit;
import org.lexhub.store.Store;
import org.lexhub.store.language.LanguageFilter;
import org.lexhub.store.lexeme.LexemeFilter;
import org.lexhub.store.pair.PairFilter;
import org.lexhub.store.pair.PairPage;
import org.lexhub.store.pair.PairStats;
import org.lexhub.store.result.OrdinalPage;
import org.lexhub.store.table.vocabulary.Pos;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Pages of lists: the last page costs what the first one does. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class ListBenchmark {

  /** The two languages with most words, and the reusable filters of one thread. */
  @State(Scope.Thread)
  public static class Filters {
    final LexemeFilter lexemes = new LexemeFilter();
    final LanguageFilter languages = new LanguageFilter();
    final PairFilter pairs = new PairFilter();
    final OrdinalPage page = new OrdinalPage();
    final PairPage pairPage = new PairPage();
    final PairStats stats = new PairStats();
    private int largest;
    private int second;
    private int last;

    /** Finds the languages. */
    @Setup(Level.Trial)
    public void choose(OpenStore open) {
      Store store = open.store();
      for (int row = 0; row < store.languages().size(); row++) {
        if (words(store, row) > words(store, largest)) {
          second = largest;
          largest = row;
        } else if (row != largest && words(store, row) > words(store, second)) {
          second = row;
        }
      }
      store.lexemeList().list(nouns(0), page);
      last = (int) Math.max(0, page.total() - 50);
    }

    LexemeFilter nouns(long offset) {
      lexemes.reset().pos(Pos.NOUN.number()).limit(50).offset(offset);
      lexemes.languages().add(largest);
      return lexemes;
    }

    LexemeFilter lastNouns() {
      return nouns(last);
    }

    LanguageFilter allLanguages() {
      return languages.reset().limit(50).offset(0);
    }

    PairFilter firstPairs() {
      pairs.reset().limit(50);
      pairs.source().add(largest);
      pairs.target().add(second);
      return pairs;
    }

    private static int words(Store store, int row) {
      return store.languages().lexemeEnd(row) - store.languages().lexemeStart(row);
    }
  }

  /** The first nouns of the largest language. */
  @Benchmark
  public long firstLexemes(OpenStore open, Filters filters) {
    open.store().lexemeList().list(filters.nouns(0), filters.page);
    return filters.page.total();
  }

  /** Its last nouns. */
  @Benchmark
  public long lastLexemes(OpenStore open, Filters filters) {
    open.store().lexemeList().list(filters.lastNouns(), filters.page);
    return filters.page.total();
  }

  /** The first languages. */
  @Benchmark
  public long languages(OpenStore open, Filters filters) {
    open.store().languageList().list(filters.allLanguages(), filters.page);
    return filters.page.total();
  }

  /** The first pairs of the two largest languages. */
  @Benchmark
  public long pairs(OpenStore open, Filters filters) {
    open.store().pairs().list(filters.firstPairs(), filters.pairPage);
    return filters.pairPage.total();
  }

  /** Their counts. */
  @Benchmark
  public long pairStats(OpenStore open, Filters filters) {
    PairFilter pairs = filters.firstPairs();
    open.store().pairs().stats(pairs.source(), pairs.target(), filters.stats);
    return filters.stats.total();
  }
}
