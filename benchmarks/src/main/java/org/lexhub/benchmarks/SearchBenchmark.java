package org.lexhub.benchmarks;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.lexhub.store.Store;
import org.lexhub.store.language.LanguageHits;
import org.lexhub.store.language.LanguageQuery;
import org.lexhub.store.lexeme.LexemeHits;
import org.lexhub.store.lexeme.LexemeQuery;
import org.lexhub.store.lexeme.LexemeSearch;
import org.lexhub.store.spelling.LatinSystem;
import org.lexhub.store.spelling.Romanizer;
import org.lexhub.store.term.fuzzy.AllowedEdits;
import org.lexhub.store.text.Utf8Buffer;
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

/** Text search for the lemmas of random lexemes: whole, cut short, or with a letter missing. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class SearchBenchmark {

  /** The texts to search for, and the reusable queries of one thread. */
  @State(Scope.Thread)
  public static class Words {
    private static final int COUNT = 1 << 12;

    final LexemeQuery query = new LexemeQuery();
    final LexemeHits hits = new LexemeHits();
    final LanguageQuery languageQuery = new LanguageQuery();
    final LanguageHits languageHits = new LanguageHits();
    private byte[][] whole = {};
    private byte[][] start = {};
    private byte[][] oneEdit = {};
    private byte[][] twoEdits = {};
    private byte[][] latin = {};
    private byte[][] names = {};
    private byte[][] misspelledNames = {};
    private byte[][] glosses = {};
    private int next;

    /** Draws the texts. */
    @Setup(Level.Trial)
    public void draw(OpenStore open) {
      Store store = open.store();
      int[] lexemes = OpenStore.rows(store.lexemes().size(), COUNT);
      int[] named = OpenStore.rows(store.languages().size(), COUNT);
      int[] meanings = OpenStore.rows(store.meanings().size(), COUNT);
      glosses = new byte[COUNT][];
      whole = new byte[COUNT][];
      start = new byte[COUNT][];
      misspelledNames = new byte[COUNT][];
      names = new byte[COUNT][];
      for (int i = 0; i < COUNT; i++) {
        String lemma = store.strings().get(store.lexemes().lemma(lexemes[i]));
        whole[i] = Typing.utf8(lemma);
        start[i] = Typing.utf8(Typing.start(lemma, 3));
        String name = store.strings().get(store.languages().name(named[i]));
        misspelledNames[i] = Typing.utf8(Typing.withoutMiddle(name));
        names[i] = Typing.utf8(name);
        glosses[i] = gloss(store, meanings[i]);
      }
      oneEdit = misspelled(whole, 1);
      twoEdits = misspelled(whole, 2);
      latin = latin(whole);
    }

    /** Drops the middle letter of the words; keeps those for which a search allows the edits. */
    private static byte[][] misspelled(byte[][] words, int edits) {
      List<byte[]> kept = new ArrayList<>();
      for (byte[] word : words) {
        byte[] typed = Typing.utf8(Typing.withoutMiddle(new String(word, StandardCharsets.UTF_8)));
        if (AllowedEdits.of(typed, 0, typed.length) == edits) {
          kept.add(typed);
        }
      }
      return repeated(kept, "of a length that allows " + edits + " edits");
    }

    /** Writes the words of other scripts in Latin letters. */
    private static byte[][] latin(byte[][] words) {
      Romanizer romanizer = new Romanizer();
      Utf8Buffer out = new Utf8Buffer(64);
      List<byte[]> kept = new ArrayList<>();
      for (byte[] word : words) {
        LatinSystem system = LatinSystem.of(word, 0, word.length);
        out.clear();
        if (system != null && romanizer.append(system, false, word, 0, word.length, out)) {
          kept.add(Typing.utf8(out.toString()));
        }
      }
      return repeated(kept, "of a script that a Latin system covers");
    }

    private static byte[][] repeated(List<byte[]> texts, String kind) {
      if (texts.isEmpty()) {
        throw new IllegalStateException("the snapshot holds no lemma " + kind);
      }
      byte[][] all = new byte[COUNT][];
      Arrays.setAll(all, i -> texts.get(i % texts.size()));
      return all;
    }

    private static byte[] gloss(Store store, int meaning) {
      int text = store.meanings().gloss(meaning);
      return Typing.utf8(text < 0 ? "young dog" : store.texts().get(text));
    }

    LexemeQuery definition() {
      LexemeQuery definition = query(glosses, false);
      definition.definitions = true;
      return definition;
    }

    LexemeQuery exact() {
      return query(whole, false);
    }

    LexemeQuery prefix() {
      return query(start, false);
    }

    LexemeQuery fuzzy(int edits) {
      return query(edits == 1 ? oneEdit : twoEdits, true);
    }

    LexemeQuery latin() {
      return query(latin, false);
    }

    byte[] word() {
      next = (next + 1) & (COUNT - 1);
      return whole[next];
    }

    LanguageQuery language(boolean fuzzy, byte[][] texts) {
      next = (next + 1) & (COUNT - 1);
      languageQuery.clear();
      languageQuery.fuzzy = fuzzy;
      languageQuery.setText(texts[next], 0, texts[next].length);
      languageQuery.limit = 20;
      return languageQuery;
    }

    private LexemeQuery query(byte[][] words, boolean fuzzy) {
      next = (next + 1) & (COUNT - 1);
      query.clear();
      query.setText(words[next], 0, words[next].length);
      query.languages().setAll();
      query.fuzzy = fuzzy;
      query.limit = 20;
      return query;
    }
  }

  /** A whole word, with the words that begin with it, in all languages. */
  @Benchmark
  public int word(OpenStore open, Words words) {
    return search(open, words, words.exact());
  }

  /** The first three letters of a word, in all languages. */
  @Benchmark
  public int prefix(OpenStore open, Words words) {
    return search(open, words, words.prefix());
  }

  /** A short word with a letter missing, one edit allowed, in all languages. */
  @Benchmark
  public int fuzzy1(OpenStore open, Words words) {
    return search(open, words, words.fuzzy(1));
  }

  /** A long word with a letter missing, two edits allowed, in all languages. */
  @Benchmark
  public int fuzzy2(OpenStore open, Words words) {
    return search(open, words, words.fuzzy(2));
  }

  /** The guess for a word that is not found, in all languages. */
  @Benchmark
  public int guess(OpenStore open, Words words) {
    open.store().lexemeSearch().guess(words.fuzzy(1), words.hits);
    return words.hits.total();
  }

  /** A word of another script in Latin letters, in all languages. */
  @Benchmark
  public int latin(OpenStore open, Words words) {
    return search(open, words, words.latin());
  }

  /** The gloss of a meaning, among all definitions. */
  @Benchmark
  public int definition(OpenStore open, Words words) {
    return search(open, words, words.definition());
  }

  /** The lexemes with exactly the spelling of a word, in all languages. */
  @Benchmark
  public int find(OpenStore open, Words words) {
    LexemeSearch search = open.store().lexemeSearch();
    byte[] word = words.word();
    words.query.clear();
    words.query.languages().setAll();
    search.find(word, word.length, words.query.languages(), words.hits);
    return words.hits.total();
  }

  /** A language by its English name. */
  @Benchmark
  public int language(OpenStore open, Words words) {
    return language(open, words, words.language(false, words.names));
  }

  /** A language by its English name with a letter missing. */
  @Benchmark
  public int languageFuzzy(OpenStore open, Words words) {
    return language(open, words, words.language(true, words.misspelledNames));
  }

  private static int language(OpenStore open, Words words, LanguageQuery query) {
    open.store().languageSearch().search(query, words.languageHits);
    return words.languageHits.total();
  }

  private static int search(OpenStore open, Words words, LexemeQuery query) {
    open.store().lexemeSearch().search(query, words.hits);
    return words.hits.total();
  }
}
