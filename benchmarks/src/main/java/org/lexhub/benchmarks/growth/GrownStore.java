package org.lexhub.benchmarks.growth;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import org.lexhub.benchmarks.OpenStore;
import org.lexhub.store.Store;
import org.lexhub.store.lexeme.LexemeHits;
import org.lexhub.store.lexeme.LexemeQuery;
import org.lexhub.store.table.LanguageTable;
import org.lexhub.store.text.Utf8Buffer;
import org.lexhub.store.translation.TranslateQuery;
import org.lexhub.store.translation.Translation;

/**
 * An open snapshot with questions about random words of it: the same number for every snapshot.
 * Methods that ask take the number of a question and return a number that depends on the answer.
 */
final class GrownStore implements AutoCloseable {
  /** The number of results of a page. */
  private static final int LIMIT = 20;

  private static final int TRANSLATIONS = 5;

  /** The number of letters that are typed for completions. */
  private static final int START = 3;

  /** The shortest word, in code points, whose misspellings a search finds. */
  private static final int MIN_FUZZY = 4;

  private final Store store;
  private final int[] ids;
  private final byte[][] words;
  private final byte[][] starts;
  private final byte[][] misspelt;
  private final byte[][] sources;
  private int source;
  private int target;
  private final LexemeQuery query = new LexemeQuery();
  private final LexemeHits hits = new LexemeHits();
  private final TranslateQuery translateQuery = new TranslateQuery();
  private final Translation translation = new Translation();
  private final Utf8Buffer out = new Utf8Buffer(1 << 16);

  private GrownStore(Store store, int questions) {
    this.store = store;
    ids = new int[questions];
    words = new byte[questions][];
    starts = new byte[questions][];
    misspelt = new byte[questions][];
    sources = new byte[questions][];
  }

  /** Opens the current snapshot of a folder and draws its questions, the same in every run. */
  static GrownStore open(Path folder, int questions) throws IOException {
    GrownStore opened = new GrownStore(Store.open(OpenStore.snapshot(folder)), questions);
    opened.chooseLanguages();
    opened.draw(new Random(5));
    return opened;
  }

  /** Returns the median time to open and close the current snapshot of a folder, in ns. */
  static long openingNanos(Path folder, int rounds) throws IOException {
    long[] times = new long[rounds];
    Path file = OpenStore.snapshot(folder);
    for (int i = 0; i < rounds; i++) {
      long start = System.nanoTime();
      Store.open(file).close();
      times[i] = System.nanoTime() - start;
    }
    Arrays.sort(times);
    return times[rounds / 2];
  }

  /** Finds the two languages with the most lexemes. */
  private void chooseLanguages() {
    for (int row = 0; row < store.languages().size(); row++) {
      if (lexemes(row) > lexemes(source)) {
        target = source;
        source = row;
      } else if (row != source && (source == target || lexemes(row) > lexemes(target))) {
        target = row;
      }
    }
  }

  private int lexemes(int language) {
    LanguageTable languages = store.languages();
    return languages.lexemeEnd(language) - languages.lexemeStart(language);
  }

  private void draw(Random random) {
    for (int i = 0; i < ids.length; i++) {
      int row = random.nextInt(store.lexemes().size());
      String word = lemma(row);
      ids[i] = store.lexemes().id(row);
      words[i] = utf8(word);
      starts[i] = utf8(word.substring(0, offset(word, START)));
      misspelt[i] = utf8(withoutMiddle(longWord(random)));
      sources[i] =
          utf8(lemma(store.languages().lexemeStart(source) + random.nextInt(lexemes(source))));
    }
  }

  private String longWord(Random random) {
    while (true) {
      String word = lemma(random.nextInt(store.lexemes().size()));
      if (word.codePointCount(0, word.length()) > MIN_FUZZY) {
        return word;
      }
    }
  }

  private String lemma(int row) {
    return store.strings().get(store.lexemes().lemma(row));
  }

  private static int offset(String word, int letters) {
    return word.offsetByCodePoints(0, Math.min(letters, word.codePointCount(0, word.length())));
  }

  private static String withoutMiddle(String word) {
    int from = offset(word, word.codePointCount(0, word.length()) / 2);
    return word.substring(0, from) + word.substring(word.offsetByCodePoints(from, 1));
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  int senses() {
    return store.senses().size();
  }

  int lexemes() {
    return store.lexemes().size();
  }

  long bytes() {
    return store.snapshot().length();
  }

  /** Reads a lexeme by its id, with its lemma and the glosses of its senses. */
  int lexeme(int question) {
    out.clear();
    int row = store.lexemes().ordinal(ids[question]);
    store.strings().append(store.lexemes().lemma(row), out);
    for (int sense = store.lexemes().firstSense(row);
        sense < store.lexemes().senseEnd(row);
        sense++) {
      int gloss = store.senses().gloss(sense);
      if (gloss >= 0) {
        store.texts().append(gloss, out);
      }
    }
    return out.length();
  }

  /** Searches all languages for a whole word. */
  int exact(int question) {
    return search(words[question], false);
  }

  /** Searches all languages for words that begin with three letters. */
  int prefix(int question) {
    return search(starts[question], false);
  }

  /** Searches all languages for a word without its middle letter. */
  int fuzzy(int question) {
    return search(misspelt[question], true);
  }

  private int search(byte[] text, boolean fuzzy) {
    query.clear();
    query.setText(text, 0, text.length);
    query.fuzzy = fuzzy;
    query.limit = LIMIT;
    store.lexemeSearch().search(query, hits);
    return hits.total();
  }

  /** Translates a word of the largest language into the second largest. */
  int translate(int question) {
    translateQuery.clear();
    translateQuery.source().add(source);
    translateQuery.addTarget().add(target);
    translateQuery.setLimit(TRANSLATIONS);
    translateQuery.text().put(sources[question], 0, sources[question].length);
    store.translator().translate(translateQuery, translation);
    return translation.size();
  }

  @Override
  public void close() {
    store.close();
  }
}
