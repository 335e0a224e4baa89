package org.lexhub.benchmarks;

import java.util.concurrent.TimeUnit;
import org.lexhub.store.Store;
import org.lexhub.store.language.LanguageFilter;
import org.lexhub.store.lexeme.LexemeFilter;
import org.lexhub.store.meaning.MeaningList;
import org.lexhub.store.pair.PairFilter;
import org.lexhub.store.pair.PairPage;
import org.lexhub.store.pair.PairStats;
import org.lexhub.store.result.OrdinalPage;
import org.lexhub.store.table.vocabulary.LanguageLevel;
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

/** Pages of lists. The last page costs as much as the first. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class ListBenchmark {

  /** The two languages with the most lexemes, and the reusable filters of one thread. */
  @State(Scope.Thread)
  public static class Filters {
    private static final int PAGE = 50;

    final LexemeFilter lexemes = new LexemeFilter();
    final LanguageFilter languages = new LanguageFilter();
    final PairFilter pairs = new PairFilter();
    final PairFilter cursorPairs = new PairFilter();
    final OrdinalPage page = new OrdinalPage();
    final PairPage pairPage = new PairPage();
    final PairStats stats = new PairStats();
    private int largest;
    private int second;
    private long lastNoun;
    private long lastOfSource;
    private long lastLanguage;
    private long lastMeaning;

    /** Finds the languages and the offsets of the last pages. */
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
      lastNoun = lastPage();
      store.lexemeList().list(ofSource(0), page);
      lastOfSource = lastPage();
      store.languageList().list(languages(0), page);
      lastLanguage = lastPage();
      store.meaningList().list(MeaningList.ANY, PAGE, 0, page);
      lastMeaning = lastPage();
      fill(cursorPairs);
      store.pairs().list(cursorPairs, pairPage);
      cursorPairs.cursor(pairPage.nextCursor());
    }

    private long lastPage() {
      return Math.max(0, page.total() - PAGE);
    }

    LexemeFilter nouns(long offset) {
      lexemes.reset().pos(Pos.NOUN.number()).limit(PAGE).offset(offset);
      lexemes.languages().add(largest);
      return lexemes;
    }

    /** Returns the filter for the lexemes that the first source gives, in the largest language. */
    LexemeFilter ofSource(long offset) {
      lexemes.reset().source(0).limit(PAGE).offset(offset);
      lexemes.languages().add(largest);
      return lexemes;
    }

    LanguageFilter languages(long offset) {
      return languages.reset().level(LanguageLevel.LANGUAGE.number()).limit(PAGE).offset(offset);
    }

    PairFilter firstPairs() {
      fill(pairs);
      return pairs;
    }

    private void fill(PairFilter filter) {
      filter.reset().limit(PAGE);
      filter.source().add(largest);
      filter.target().add(second);
    }

    private static int words(Store store, int row) {
      return store.languages().lexemeEnd(row) - store.languages().lexemeStart(row);
    }
  }

  /** The first page of the nouns of the largest language. */
  @Benchmark
  public long firstLexemes(OpenStore open, Filters filters) {
    return list(open, filters.nouns(0), filters);
  }

  /** The last page of the nouns of the largest language. */
  @Benchmark
  public long lastLexemes(OpenStore open, Filters filters) {
    return list(open, filters.nouns(filters.lastNoun), filters);
  }

  /** The last page of the lexemes of one source in the largest language. */
  @Benchmark
  public long lastLexemesOfSource(OpenStore open, Filters filters) {
    return list(open, filters.ofSource(filters.lastOfSource), filters);
  }

  /** The first page of the languages, families and dialects left out. */
  @Benchmark
  public long languages(OpenStore open, Filters filters) {
    open.store().languageList().list(filters.languages(0), filters.page);
    return filters.page.total();
  }

  /** The last page of the languages. */
  @Benchmark
  public long lastLanguages(OpenStore open, Filters filters) {
    open.store().languageList().list(filters.languages(filters.lastLanguage), filters.page);
    return filters.page.total();
  }

  /** The last page of all meanings. */
  @Benchmark
  public long lastMeanings(OpenStore open, Filters filters) {
    open.store()
        .meaningList()
        .list(MeaningList.ANY, Filters.PAGE, filters.lastMeaning, filters.page);
    return filters.page.total();
  }

  /** The first page of the pairs of the two largest languages. */
  @Benchmark
  public long pairs(OpenStore open, Filters filters) {
    open.store().pairs().list(filters.firstPairs(), filters.pairPage);
    return filters.pairPage.total();
  }

  /** The page of the same pairs behind the cursor that the first page returns. */
  @Benchmark
  public long pairsByCursor(OpenStore open, Filters filters) {
    open.store().pairs().list(filters.cursorPairs, filters.pairPage);
    return filters.pairPage.total();
  }

  /** The statistics of the same pairs. */
  @Benchmark
  public long pairStats(OpenStore open, Filters filters) {
    PairFilter pairs = filters.firstPairs();
    open.store().pairs().stats(pairs.source(), pairs.target(), filters.stats);
    return filters.stats.total();
  }

  private static long list(OpenStore open, LexemeFilter filter, Filters filters) {
    open.store().lexemeList().list(filter, filters.page);
    return filters.page.total();
  }
}
