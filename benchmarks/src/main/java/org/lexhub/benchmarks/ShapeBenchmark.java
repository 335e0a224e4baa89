package org.lexhub.benchmarks;

import java.util.concurrent.TimeUnit;
import org.lexhub.store.Store;
import org.lexhub.store.lexeme.LexemeHits;
import org.lexhub.store.lexeme.LexemeQuery;
import org.lexhub.store.lexeme.ShapeSearch.Outcome;
import org.lexhub.store.lexeme.letters.TermShape;
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

/** Searches by shape in all languages, with patterns and letters of random lemmas. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class ShapeBenchmark {
  /** The texts to search for, and the reusable query of one thread. */
  @State(Scope.Thread)
  public static class Shapes {
    private static final int COUNT = 1 << 12;
    private static final int SUFFIX = 4;

    final LexemeQuery query = new LexemeQuery();
    final LexemeHits hits = new LexemeHits();
    private byte[][] letters = {};
    private byte[][] gaps = {};
    private byte[][] endings = {};
    private byte[][] middles = {};
    private int next;

    /** Draws the texts. */
    @Setup(Level.Trial)
    public void draw(OpenStore open) {
      Store store = open.store();
      int[] lexemes = OpenStore.rows(store.lexemes().size(), COUNT);
      letters = new byte[COUNT][];
      gaps = new byte[COUNT][];
      endings = new byte[COUNT][];
      middles = new byte[COUNT][];
      for (int i = 0; i < COUNT; i++) {
        String lemma = store.strings().get(store.lexemes().lemma(lexemes[i]));
        int count = lemma.codePointCount(0, lemma.length());
        int middle = lemma.offsetByCodePoints(0, count / 2);
        int end = lemma.offsetByCodePoints(0, Math.max(0, count - SUFFIX));
        letters[i] = Typing.utf8(count <= 16 ? lemma : "listen");
        gaps[i] =
            Typing.utf8(
                lemma.substring(0, middle)
                    + "?"
                    + lemma.substring(lemma.offsetByCodePoints(middle, 1)));
        endings[i] = Typing.utf8("*" + lemma.substring(end));
        int start = lemma.offsetByCodePoints(0, Math.max(0, count / 2 - SUFFIX / 2));
        int length = Math.min(SUFFIX, lemma.codePointCount(start, lemma.length()));
        middles[i] = Typing.utf8(lemma.substring(start, lemma.offsetByCodePoints(start, length)));
      }
    }

    private Outcome search(OpenStore open, TermShape shape, byte[][] texts) {
      next = (next + 1) & (COUNT - 1);
      query.clear();
      query.setText(texts[next], 0, texts[next].length);
      query.limit = 20;
      return open.store().shapeSearch().search(query, shape, 0, Integer.MAX_VALUE, false, hits);
    }
  }

  /** A word with any letter in its middle. */
  @Benchmark
  public Outcome gap(OpenStore open, Shapes shapes) {
    return shapes.search(open, TermShape.PATTERN, shapes.gaps);
  }

  /** All words with an ending of four letters. */
  @Benchmark
  public Outcome ending(OpenStore open, Shapes shapes) {
    return shapes.search(open, TermShape.PATTERN, shapes.endings);
  }

  /** All words with four letters of the middle of a word anywhere in them. */
  @Benchmark
  public Outcome contained(OpenStore open, Shapes shapes) {
    return shapes.search(open, TermShape.CONTAINS, shapes.middles);
  }

  /** The anagrams of a word of at most 16 letters. */
  @Benchmark
  public Outcome anagram(OpenStore open, Shapes shapes) {
    return shapes.search(open, TermShape.ANAGRAM, shapes.letters);
  }
}
