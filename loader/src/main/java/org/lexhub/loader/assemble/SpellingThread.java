package org.lexhub.loader.assemble;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.assemble.SideBySide.Step;
import org.lexhub.loader.romanization.MadeSpellings;
import org.lexhub.loader.romanization.MadeSpellings.Spellings;
import org.lexhub.loader.spelling.SearchSpellings;
import org.lexhub.store.table.schema.LexemeColumn;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.term.writer.LexemeTermsWriter;

/**
 * Makes the readings and romanizations of lexemes, and adds their search terms, on a second thread
 * while the calling thread writes their rows. Both threads take the lexemes in order, a batch at a
 * time; the calling thread is never more than a few batches away, which bounds the memory.
 *
 * <p>Only the calling thread reads the staged records, because merging adds to them.
 */
final class SpellingThread implements AutoCloseable {
  private static final int BATCH = 512;

  /** The number of batches whose spellings are made ahead. */
  private static final int AHEAD = 4;

  private final MergedDataset dataset;
  private final LexemeTermsWriter terms;
  private final SearchSpellings search;
  private final MadeSpellings made;
  private final ExecutorService second =
      Executors.newSingleThreadExecutor(Thread.ofPlatform().name("spellings").daemon().factory());
  private final Queue<Step<List<Word>>> ahead = new ArrayDeque<>();
  private final Queue<Step<Integer>> adding = new ArrayDeque<>();
  private int next;

  /** A lexeme with the texts that its spellings depend on. */
  static final class Word {
    private final int lexeme;
    private final int language;
    private final int pos;
    private final @Nullable String iso;
    private final String lemma;
    private final @Nullable String reading;
    private final @Nullable String romanization;
    private @Nullable Spellings made;
    private int frequencyRank;
    private List<String> forms = List.of();

    private Word(MergedDataset dataset, int lexeme) {
      this.lexeme = lexeme;
      language = dataset.languageOfLexeme(lexeme);
      iso = dataset.languages().get(language).iso639_3();
      pos = dataset.posOfLexeme(lexeme);
      lemma = dataset.strings().text(dataset.lemmaOfLexeme(lexeme));
      reading = text(dataset, dataset.attributeOfLexeme(lexeme, LexemeColumn.READING));
      romanization = text(dataset, dataset.attributeOfLexeme(lexeme, LexemeColumn.ROMANIZATION));
    }

    private static @Nullable String text(MergedDataset dataset, int text) {
      return text < 0 ? null : dataset.strings().text(text);
    }

    /** Returns the ordinal of the lexeme. */
    int lexeme() {
      return lexeme;
    }

    /** Returns the headword. */
    String lemma() {
      return lemma;
    }

    /** Returns the reading and the romanization; null if the word needs none but those given. */
    @Nullable Spellings made() {
      return made;
    }

    /** Sets what only the merged lexeme has. */
    void complete(int frequencyRank, List<String> forms) {
      this.frequencyRank = frequencyRank;
      this.forms = forms;
    }

    /**
     * Returns the reading by which the word is found. Pinyin that is made is a romanization to the
     * search: nobody wrote it as a reading.
     */
    private @Nullable String read() {
      Spellings all = made;
      return all != null && MadeSpellings.isJapanese(iso) ? all.reading() : reading;
    }

    /** Returns the romanization, made if no source gives it. */
    private @Nullable String romanized() {
      Spellings all = made;
      return all == null ? romanization : all.romanization();
    }
  }

  SpellingThread(MergedDataset dataset, LexemeTermsWriter terms) {
    this.dataset = dataset;
    this.terms = terms;
    search = new SearchSpellings(terms);
    made = new MadeSpellings(dataset.knownSpellings());
  }

  /** Returns the next lexemes, with their spellings; none at the end. */
  List<Word> next() {
    while (ahead.size() <= AHEAD && next < dataset.lexemes()) {
      List<Word> words = new ArrayList<>(BATCH);
      for (int end = Math.min(next + BATCH, dataset.lexemes()); next < end; next++) {
        words.add(new Word(dataset, next));
      }
      ahead.add(new Step<>(null, second.submit(() -> make(words))));
    }
    return ahead.isEmpty() ? List.of() : ahead.remove().result();
  }

  private List<Word> make(List<Word> words) {
    for (Word word : words) {
      if (MadeSpellings.concerns(word.lemma)) {
        word.made =
            made.of(word.iso, word.lemma, Pos.at(word.pos), word.reading, word.romanization);
      }
    }
    return words;
  }

  /** Adds the search terms of complete lexemes. */
  void add(List<Word> words) {
    if (adding.size() > AHEAD) {
      adding.remove().result();
    }
    adding.add(new Step<>(null, second.submit(() -> addTerms(words))));
  }

  private int addTerms(List<Word> words) {
    for (Word word : words) {
      terms.addLexeme(word.language, word.frequencyRank);
      search.add(
          word.lexeme, word.iso, word.lemma, word.read(), word.romanization, word.romanized());
      for (String form : word.forms) {
        search.addForm(word.lexeme, form, made.readingOfForm(word.iso, form));
      }
    }
    return words.size();
  }

  /** Waits until all terms are added. */
  void finish() {
    while (!adding.isEmpty()) {
      adding.remove().result();
    }
  }

  /** Ends the second thread. */
  @Override
  public void close() {
    SideBySide.end(second);
    made.close();
  }
}
