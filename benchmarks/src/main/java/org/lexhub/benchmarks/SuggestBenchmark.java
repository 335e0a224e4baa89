package org.lexhub.benchmarks;

import java.util.concurrent.TimeUnit;
import org.lexhub.store.Store;
import org.lexhub.store.lexeme.Suggestions;
import org.lexhub.store.result.LanguageSet;
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

/**
 * Ten completions of the first letters of random words. {@code -bm sample} shows percentiles: the
 * time depends on how many words share the letters.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class SuggestBenchmark {

  /** The first letters of words, and the reusable result of one thread. */
  @State(Scope.Thread)
  public static class Starts {
    private static final int COUNT = 1 << 12;
    private static final int MAX_LETTERS = 4;
    private static final int LIMIT = 10;

    private final Suggestions suggestions = new Suggestions();
    private final LanguageSet all = new LanguageSet();
    private final LanguageSet one = new LanguageSet();
    private final byte[][][] starts = new byte[MAX_LETTERS + 1][COUNT][];
    private int[] languages = {};
    private int next;

    /** Draws the words. */
    @Setup(Level.Trial)
    public void draw(OpenStore open) {
      Store store = open.store();
      languages = OpenStore.rows(store.lexemes().size(), COUNT);
      all.setAll();
      for (int i = 0; i < COUNT; i++) {
        String lemma = store.strings().get(store.lexemes().lemma(languages[i]));
        for (int letters = 1; letters <= MAX_LETTERS; letters++) {
          starts[letters][i] = Typing.utf8(Typing.start(lemma, letters));
        }
        languages[i] = store.lexemes().language(languages[i]);
      }
    }

    int complete(Store store, int letters, boolean anyLanguage) {
      next = (next + 1) & (COUNT - 1);
      LanguageSet languageSet = all;
      if (!anyLanguage) {
        one.clear();
        one.add(languages[next]);
        languageSet = one;
      }
      byte[] start = starts[letters][next];
      store.lexemeSuggest().complete(start, start.length, languageSet, LIMIT, suggestions);
      return suggestions.size();
    }
  }

  /** One letter, in all languages. */
  @Benchmark
  public int oneLetter(OpenStore open, Starts starts) {
    return starts.complete(open.store(), 1, true);
  }

  /** Two letters, in all languages. */
  @Benchmark
  public int twoLetters(OpenStore open, Starts starts) {
    return starts.complete(open.store(), 2, true);
  }

  /** Three letters, in all languages. */
  @Benchmark
  public int threeLetters(OpenStore open, Starts starts) {
    return starts.complete(open.store(), 3, true);
  }

  /** Four letters, in all languages. */
  @Benchmark
  public int fourLetters(OpenStore open, Starts starts) {
    return starts.complete(open.store(), 4, true);
  }

  /** One letter, in the language of the word. */
  @Benchmark
  public int oneLetterInLanguage(OpenStore open, Starts starts) {
    return starts.complete(open.store(), 1, false);
  }

  /** Three letters, in the language of the word. */
  @Benchmark
  public int threeLettersInLanguage(OpenStore open, Starts starts) {
    return starts.complete(open.store(), 3, false);
  }
}
