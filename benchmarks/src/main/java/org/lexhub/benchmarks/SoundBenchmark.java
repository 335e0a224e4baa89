package org.lexhub.benchmarks;

import java.util.concurrent.TimeUnit;
import org.lexhub.store.Store;
import org.lexhub.store.lexeme.LexemeHits;
import org.lexhub.store.lexeme.LexemeQuery;
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

/** Searches by the sounds of random words in their own languages, whose indexes are in memory. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class SoundBenchmark {
  /** The words to search for, and the reusable query of one thread. */
  @State(Scope.Thread)
  public static class Words {
    private static final int COUNT = 1 << 10;

    /** What is searched for where no word has a pronunciation. */
    private static final byte[] USUAL = Typing.utf8("/kæt/");

    final LexemeQuery query = new LexemeQuery();
    final LexemeHits hits = new LexemeHits();
    private final byte[][] texts = new byte[COUNT][];
    private final int[] languages = new int[COUNT];
    private int next;

    /** Draws the words, and makes the indexes of their languages. */
    @Setup(Level.Trial)
    public void draw(OpenStore open) {
      Store store = open.store();
      int[] lexemes = OpenStore.rows(store.lexemes().size(), COUNT);
      for (int i = 0; i < COUNT; i++) {
        int lexeme = lexemes[i];
        int first = store.lexemes().pronunciationStart(lexeme);
        boolean known = first < store.lexemes().pronunciationEnd(lexeme);
        texts[i] =
            known
                ? Typing.utf8(
                    "/" + store.strings().get(store.lexemes().pronunciationIpa(first)) + "/")
                : USUAL;
        languages[i] = store.lexemes().language(lexeme);
        search(open, true);
      }
    }

    private boolean search(OpenStore open, boolean rhyme) {
      next = (next + 1) & (COUNT - 1);
      byte[] text = texts[next] == null ? USUAL : texts[next];
      query.clear();
      query.setText(text, 0, text.length);
      query.limit = 20;
      query.languages().clear();
      query.languages().add(languages[next]);
      return open.store().soundSearch().search(query, query.languages(), rhyme, hits);
    }
  }

  /** The words that rhyme with a word. */
  @Benchmark
  public boolean rhyme(OpenStore open, Words words) {
    return words.search(open, true);
  }

  /** The words that sound like a word. */
  @Benchmark
  public boolean sound(OpenStore open, Words words) {
    return words.search(open, false);
  }
}
