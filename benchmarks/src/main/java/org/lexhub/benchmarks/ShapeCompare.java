package org.lexhub.benchmarks;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.Store;
import org.lexhub.store.lexeme.LexemeFilter;
import org.lexhub.store.lexeme.LexemeHits;
import org.lexhub.store.lexeme.LexemeQuery;
import org.lexhub.store.lexeme.ShapeSearch.Outcome;
import org.lexhub.store.lexeme.letters.TermShape;
import org.lexhub.store.result.OrdinalPage;

/**
 * Compares the ways to find words other than by their spelling with a search for a prefix, all with
 * random words of one snapshot and pages of 20: {@code ShapeCompare DATA WORDS ROUNDS KINDS WORK}.
 * Prints a Markdown table. KINDS is a pattern for the names of the kinds. WORK is a folder in which
 * a Lucene index of the same words is written and asked the same by turns, or empty for none.
 *
 * <p>This is no JMH benchmark because all kinds take turns with the same words, so that their times
 * can be compared; see {@link Race}.
 */
public final class ShapeCompare {
  private static final int LIMIT = 20;
  private static final int START = 3;
  private static final int END = 4;

  /** The shortest and the longest word, in code points: both have a pattern and anagrams. */
  private static final int MIN_LENGTH = 5;

  private static final int MAX_LENGTH = 20;

  private final Store store;
  private final int rounds;
  private final Pattern kinds;
  private final List<Word> words;
  private final List<Word> spoken;
  private final LexemeQuery query = new LexemeQuery();
  private final LexemeHits hits = new LexemeHits();
  private final LexemeFilter filter = new LexemeFilter();
  private final OrdinalPage page = new OrdinalPage();
  private final Random random = new Random(7);
  private final @Nullable LuceneShapes peer;
  private int refused;

  private ShapeCompare(Store store, @Nullable LuceneShapes peer, String[] args) {
    this.store = store;
    this.peer = peer;
    rounds = Integer.parseInt(args[2]);
    kinds = Pattern.compile(args[3]);
    words = words(Integer.parseInt(args[1]), false);
    spoken = words(Integer.parseInt(args[1]), true);
  }

  /** A word to search for, its place in its list, and what is typed in each kind of search. */
  private record Word(
      int index,
      int language,
      int pos,
      String start,
      String begins,
      String gap,
      String ending,
      String part,
      String letters,
      @Nullable String sounds) {}

  /** Runs the comparison. */
  public static void main(String[] args) throws IOException {
    if (args.length != 5) {
      throw new IllegalArgumentException("five arguments, see benchmarks/shape-compare --help");
    }
    try (Store store = Store.open(OpenStore.snapshot(Path.of(args[0])));
        LuceneShapes peer = args[4].isEmpty() ? null : LuceneShapes.of(Path.of(args[4]), store)) {
      new ShapeCompare(store, peer, args).run();
    }
  }

  /** Draws words, only those with a pronunciation if {@code spoken}. */
  private List<Word> words(int count, boolean spoken) {
    List<Word> drawn = new ArrayList<>();
    while (drawn.size() < count) {
      int lexeme = random.nextInt(store.lexemes().size());
      String lemma = store.strings().get(store.lexemes().lemma(lexeme));
      int length = lemma.codePointCount(0, lemma.length());
      if (length >= MIN_LENGTH && length <= MAX_LENGTH && lemma.matches("[\\p{L}\\p{M}]+")) {
        Word word = word(drawn.size(), lexeme, lemma, length);
        if (!spoken || word.sounds != null) {
          drawn.add(word);
        }
      }
    }
    return drawn;
  }

  private Word word(int index, int lexeme, String lemma, int length) {
    int middle = lemma.offsetByCodePoints(0, length / 2);
    int after = lemma.offsetByCodePoints(middle, 1);
    int part = lemma.offsetByCodePoints(0, (length - END) / 2);
    int first = store.lexemes().pronunciationStart(lexeme);
    boolean known = first < store.lexemes().pronunciationEnd(lexeme);
    return new Word(
        index,
        store.lexemes().language(lexeme),
        store.lexemes().pos(lexeme),
        Typing.start(lemma, START),
        Typing.start(lemma, START) + "*",
        lemma.substring(0, middle) + "?" + lemma.substring(after),
        "*" + lemma.substring(lemma.offsetByCodePoints(0, length - END)),
        lemma.substring(part, lemma.offsetByCodePoints(part, END)),
        lemma,
        known ? "/" + store.strings().get(store.lexemes().pronunciationIpa(first)) + "/" : null);
  }

  private void run() throws IOException {
    say("%,d lexemes, %,d random words, pages of %d", store.lexemes().size(), words.size(), LIMIT);
    say("");
    say(
        "| search | found | refused | p50 µs | × | p90 | p99 | mean | × | Lucene p50 | × | p99 | × |");
    say("|---|---|---|---|---|---|---|---|---|---|---|---|---|");
    Race.Times all =
        race("prefix `abc`", null, word -> prefix(word, false), lucene(Word::start, false));
    shapes("", all, false);
    Race.Times one =
        race(
            "prefix `abc`, one language",
            null,
            word -> prefix(word, true),
            lucene(Word::start, true));
    shapes(", one language", one, true);
    sounds(one);
    lists(one);
  }

  private void shapes(String where, Race.Times base, boolean one) throws IOException {
    pattern("pattern `abc*`" + where, base, Word::begins, one);
    pattern("pattern `ab?de`" + where, base, Word::gap, one);
    pattern("pattern `*wxyz`" + where, base, Word::ending, one);
    race(
        "contains `klmn`" + where,
        base,
        w -> shape(w, w.part, TermShape.CONTAINS, one),
        lucene(w -> "*" + w.part + "*", one));
    race("anagram" + where, base, w -> shape(w, w.letters, TermShape.ANAGRAM, one));
  }

  private void pattern(String name, Race.Times base, Function<Word, String> text, boolean one)
      throws IOException {
    race(
        name,
        base,
        word -> shape(word, text.apply(word), TermShape.PATTERN, one),
        lucene(text, one));
  }

  /**
   * Returns what runs the same search in Lucene, null without it. A text without marks is a start.
   */
  private Race.@Nullable Runner<Word> lucene(Function<Word, String> text, boolean one) {
    LuceneShapes lucene = peer;
    if (lucene == null) {
      return null;
    }
    return word -> {
      String typed = text.apply(word);
      int language = one ? word.language : -1;
      return typed.equals(word.start)
          ? lucene.prefix(typed, language, LIMIT)
          : lucene.pattern(typed, language, LIMIT);
    };
  }

  private void sounds(Race.Times base) throws IOException {
    race("rhyme", spoken, base, word -> sound(word, true), null);
    race("sound", spoken, base, word -> sound(word, false), null);
  }

  private void lists(Race.Times base) throws IOException {
    race("sort=frequency", base, word -> frequent(word, false, 1));
    race("sort=frequency, pos", base, word -> frequent(word, true, 1));
    race("sort=frequency, 3 languages", base, word -> frequent(word, false, 3));
    race("sort=frequency, 3 languages, pos", base, word -> frequent(word, true, 3));
    race("random", base, word -> any(word, false, false));
    race("random, one language", base, word -> any(word, true, false));
    race("random, one language, pos", base, word -> any(word, true, true));
  }

  private void start(String text, Word word, boolean one) {
    query.clear();
    query.setText(text);
    query.limit = LIMIT;
    if (one) {
      query.languages().clear();
      query.languages().add(word.language);
    }
  }

  private int prefix(Word word, boolean one) {
    start(word.start, word, one);
    store.lexemeSearch().search(query, hits);
    return hits.total();
  }

  private int shape(Word word, String text, TermShape shape, boolean one) {
    start(text, word, one);
    Outcome outcome = store.shapeSearch().search(query, shape, 0, Integer.MAX_VALUE, false, hits);
    refused += outcome == Outcome.FOUND ? 0 : 1;
    return outcome == Outcome.FOUND ? hits.total() : 0;
  }

  private int sound(Word word, boolean rhyme) {
    String sounds = word.sounds;
    if (sounds == null) {
      return 0;
    }
    start(sounds, word, true);
    boolean found = store.soundSearch().search(query, query.languages(), rhyme, hits);
    refused += found ? 0 : 1;
    return hits.total();
  }

  /** Sets the languages of a list: that of a word and those of the next words. */
  private void filter(Word word, boolean pos, int languages) {
    filter.reset().limit(LIMIT);
    for (int i = 0; i < languages; i++) {
      filter.languages().add(words.get((word.index + i) % words.size()).language);
    }
    if (pos) {
      filter.pos(word.pos);
    }
  }

  private int frequent(Word word, boolean pos, int languages) {
    filter(word, pos, languages);
    store.frequencyList().list(filter, page);
    return (int) page.total();
  }

  private int any(Word word, boolean one, boolean pos) {
    filter(word, pos, one ? 1 : 0);
    if (!one) {
      filter.languages().setAll();
    }
    store.lexemeList().list(filter.limit(0), page);
    store.lexemeList().list(filter.limit(1).offset(random.nextLong(page.total())), page);
    return page.ordinal(0);
  }

  private Race.Times race(String name, Race.@Nullable Times base, Race.Runner<Word> runner)
      throws IOException {
    return race(name, words, base, runner, null);
  }

  private Race.Times race(
      String name,
      Race.@Nullable Times base,
      Race.Runner<Word> runner,
      Race.@Nullable Runner<Word> lucene)
      throws IOException {
    return race(name, words, base, runner, lucene);
  }

  private Race.Times race(
      String name,
      List<Word> words,
      Race.@Nullable Times base,
      Race.Runner<Word> runner,
      Race.@Nullable Runner<Word> lucene)
      throws IOException {
    boolean wanted = base == null || kinds.matcher(name).find();
    refused = 0;
    Race<Word> race = new Race<>(words, wanted ? rounds : 1);
    Race.@Nullable Times[] both = race.run(runner, wanted ? lucene : null);
    Race.Times times = both[0];
    if (times == null) {
      throw new IllegalStateException("no runner");
    }
    if (wanted) {
      print(name, words.size(), times, base, both[1]);
    }
    return times;
  }

  private void print(
      String name,
      int count,
      Race.Times times,
      Race.@Nullable Times base,
      Race.@Nullable Times lucene) {
    say(
        "| %s | %.0f | %.1f %% | %.1f | %s | %.0f | %.0f | %.1f | %s | %s |",
        name,
        times.meanResult(),
        100.0 * refused / rounds / count,
        times.micros(0.5),
        base == null ? "" : ratio(times.micros(0.5), base.micros(0.5)),
        times.micros(0.9),
        times.micros(0.99),
        times.meanMicros(),
        base == null ? "" : ratio(times.meanMicros(), base.meanMicros()),
        lucene == null ? " | | |" : against(times, lucene));
  }

  /** Returns the times of Lucene and how many times as long they are. */
  private static String against(Race.Times times, Race.Times lucene) {
    return String.format(
        Locale.ROOT,
        "%.0f | %.1f | %.0f | %.1f",
        lucene.micros(0.5),
        lucene.micros(0.5) / times.micros(0.5),
        lucene.micros(0.99),
        lucene.micros(0.99) / times.micros(0.99));
  }

  private static String ratio(double a, double b) {
    return String.format(Locale.ROOT, "%.2f", a / b);
  }

  @SuppressWarnings("AnnotateFormatMethod")
  private static void say(String format, Object... values) {
    System.out.println(String.format(Locale.ROOT, format, values));
  }
}
