package org.lexhub.benchmarks;

import java.util.concurrent.TimeUnit;
import org.lexhub.store.Store;
import org.lexhub.store.language.LanguageHits;
import org.lexhub.store.language.LanguageQuery;
import org.lexhub.store.lexeme.LexemeHits;
import org.lexhub.store.lexeme.LexemeQuery;
import org.lexhub.store.lexeme.LexemeSearch;
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

/** Text search: the lemmas of random lexemes, whole, cut short, or with a letter gone. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class SearchBenchmark {

  /** The words to search for and the reusable query of one thread. */
  @State(Scope.Thread)
  public static class Words {
    private static final int COUNT = 1 << 12;

    final LexemeQuery query = new LexemeQuery();
    final LexemeHits hits = new LexemeHits();
    final Suggestions suggestions = new Suggestions();
    final LanguageSet all = new LanguageSet();
    final LanguageSet one = new LanguageSet();
    final LanguageQuery languageQuery = new LanguageQuery();
    final LanguageHits languageHits = new LanguageHits();
    private byte[][] whole = {};
    private byte[][] start = {};
    private byte[][] misspelt = {};
    private byte[][] names = {};
    private byte[][] glosses = {};
    private int[] languages = {};
    private int next;

    /** Draws the words. */
    @Setup(Level.Trial)
    public void draw(OpenStore open) {
      Store store = open.store();
      int[] lexemes = OpenStore.rows(store.lexemes().size(), COUNT);
      int[] named = OpenStore.rows(store.languages().size(), COUNT);
      int[] meanings = OpenStore.rows(store.meanings().size(), COUNT);
      languages = new int[COUNT];
      glosses = new byte[COUNT][];
      all.setAll();
      whole = new byte[COUNT][];
      start = new byte[COUNT][];
      misspelt = new byte[COUNT][];
      names = new byte[COUNT][];
      for (int i = 0; i < COUNT; i++) {
        String lemma = store.strings().get(store.lexemes().lemma(lexemes[i]));
        whole[i] = Typing.utf8(lemma);
        start[i] = Typing.utf8(Typing.start(lemma, 3));
        misspelt[i] = Typing.utf8(Typing.withoutMiddle(lemma));
        names[i] = Typing.utf8(store.strings().get(store.languages().name(named[i])));
        glosses[i] = gloss(store, meanings[i]);
        languages[i] = store.lexemes().language(lexemes[i]);
      }
    }

    private static byte[] gloss(Store store, int meaning) {
      int text = store.meanings().gloss(meaning);
      return Typing.utf8(text < 0 ? "young dog" : store.texts().get(text));
    }

    byte[] beginning() {
      next = (next + 1) & (COUNT - 1);
      return start[next];
    }

    LanguageSet language(boolean any) {
      if (any) {
        return all;
      }
      one.clear();
      one.add(languages[next]);
      return one;
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

    LexemeQuery fuzzy() {
      return query(misspelt, true);
    }

    byte[] word() {
      next = (next + 1) & (COUNT - 1);
      return whole[next];
    }

    LanguageQuery language() {
      next = (next + 1) & (COUNT - 1);
      languageQuery.clear();
      languageQuery.setText(names[next], 0, names[next].length);
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

  /** An exact word with what begins with it, over all languages. */
  @Benchmark
  public int word(OpenStore open, Words words) {
    return search(open, words, words.exact());
  }

  /** The first three letters of a word, over all languages. */
  @Benchmark
  public int prefix(OpenStore open, Words words) {
    return search(open, words, words.prefix());
  }

  /** A word with a letter missing, over all languages. */
  @Benchmark
  public int fuzzy(OpenStore open, Words words) {
    return search(open, words, words.fuzzy());
  }

  /** The gloss of a meaning, among all definitions. */
  @Benchmark
  public int definition(OpenStore open, Words words) {
    return search(open, words, words.definition());
  }

  /** Ten completions of the first three letters of a word, in all languages. */
  @Benchmark
  public int suggest(OpenStore open, Words words) {
    return suggest(open, words, true);
  }

  /** The same in the language of the word. */
  @Benchmark
  public int suggestInLanguage(OpenStore open, Words words) {
    return suggest(open, words, false);
  }

  private static int suggest(OpenStore open, Words words, boolean any) {
    byte[] start = words.beginning();
    LanguageSet languages = words.language(any);
    open.store().lexemeSuggest().complete(start, start.length, languages, 10, words.suggestions);
    return words.suggestions.size();
  }

  /** Exact in folded spelling only, as translation looks words up. */
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
    open.store().languageSearch().search(words.language(), words.languageHits);
    return words.languageHits.total();
  }

  private static int search(OpenStore open, Words words, LexemeQuery query) {
    open.store().lexemeSearch().search(query, words.hits);
    return words.hits.total();
  }
}
