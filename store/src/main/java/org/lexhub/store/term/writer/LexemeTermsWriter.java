package org.lexhub.store.term.writer;

import org.lexhub.store.column.GatheredInts;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.term.LatinIndex;
import org.lexhub.store.term.LatinSystems;
import org.lexhub.store.term.LexemeTerms;
import org.lexhub.store.term.PrefixTop;
import org.lexhub.store.term.TermAnagrams;
import org.lexhub.store.term.TermGrams;
import org.lexhub.store.text.Utf8Buffer;

/**
 * Collects the spellings of lexemes, in any order, and writes them as {@link LexemeTerms}, {@link
 * TermGrams}, {@link TermAnagrams}, {@link PrefixTop}, {@link LatinIndex} and {@link LatinSystems}.
 */
public final class LexemeTermsWriter implements AutoCloseable {
  private final SnapshotWriter out;
  private final TermIndexWriter terms;
  private final LatinIndexWriter latin;
  private final GatheredInts languages = new GatheredInts();
  private final GatheredInts ranks = new GatheredInts();

  /** The lexemes that have keys in Latin letters, each followed by the number of its system. */
  private final GatheredInts keyed = new GatheredInts();

  private LexemeTermsWriter(SnapshotWriter out) {
    this.out = out;
    terms = TermIndexWriter.create(out, LexemeTerms.NAME);
    latin = LatinIndexWriter.create(out);
  }

  /** Creates the dictionary of a snapshot. */
  public static LexemeTermsWriter create(SnapshotWriter out) {
    return new LexemeTermsWriter(out);
  }

  /**
   * Adds the language and the frequency of the next lexeme. Must be called once for each lexeme, in
   * their order.
   *
   * @param language the row of the language
   * @param frequencyRank the rank from 1, or 0 if it is unknown
   */
  public void addLexeme(int language, int frequencyRank) {
    languages.add(language);
    ranks.add(frequencyRank);
  }

  /** Adds the headword of a lexeme. */
  public void addLemma(int lexeme, String text) {
    add(lexeme, text, LexemeTerms.LEMMA);
  }

  /** Adds the reading of a lexeme. */
  public void addReading(int lexeme, String text) {
    add(lexeme, text, LexemeTerms.READING);
  }

  /** Adds the romanization of a lexeme. */
  public void addRomanization(int lexeme, String text) {
    add(lexeme, text, LexemeTerms.ROMANIZATION);
  }

  /** Adds an inflected form of a lexeme. */
  public void addForm(int lexeme, String text) {
    add(lexeme, text, LexemeTerms.FORM);
  }

  /**
   * Adds the key that the romanizations of a lexeme have in common, and the shape of the word.
   *
   * @param key starts with the letter of its system, see {@link LatinSystems}
   * @param shape {@value LatinIndex#SHAPE_BITS} bits
   */
  public void addLatin(int lexeme, Utf8Buffer key, int shape) {
    latin.add(lexeme, key.bytes(), 0, key.length(), shape);
    keyed.add(lexeme);
    keyed.add(key.bytes()[0] - LatinSystems.FIRST);
  }

  private void add(int lexeme, String text, int kind) {
    if (lexeme < 0 || lexeme >= LexemeTerms.MAX_LEXEMES) {
      throw new IllegalArgumentException(
          "lexeme ordinals go from 0 to " + (LexemeTerms.MAX_LEXEMES - 1) + ", not " + lexeme);
    }
    terms.add(text, LexemeTerms.posting(lexeme, kind));
  }

  /**
   * Sorts and writes the dictionary.
   *
   * @throws IllegalStateException if a lexeme has a spelling but was not {@linkplain #addLexeme
   *     added}
   */
  @Override
  public void close() {
    int[] postings = terms.finish();
    latin.close();
    int lastLanguage = -1;
    for (int i = 0; i < languages.size(); i++) {
      lastLanguage = Math.max(lastLanguage, languages.getInt(i));
    }
    for (int posting : postings) {
      if (LexemeTerms.lexeme(posting) >= languages.size()) {
        throw new IllegalStateException(
            "lexeme " + LexemeTerms.lexeme(posting) + " has a spelling but no language");
      }
    }
    TermGramsWriter.write(out, terms.sorted(), term -> isIndexed(term, postings));
    TermAnagramsWriter.write(out, terms.sorted(), term -> isIndexed(term, postings));
    LatinSystems.write(out, systems(lastLanguage + 1));
    PrefixTopWriter.write(
        out,
        postings,
        lastLanguage + 1,
        posting -> PrefixTop.cost(posting, ranks.getInt(LexemeTerms.lexeme(posting))),
        posting -> languages.getInt(LexemeTerms.lexeme(posting)));
  }

  /** Returns whether a term is of a lemma or a reading. */
  private boolean isIndexed(int term, int[] postings) {
    int end = terms.postingsEnd(term);
    for (int at = terms.postingsStart(term); at < end; at++) {
      if (LexemeTerms.isSpelling(postings[at])) {
        return true;
      }
    }
    return false;
  }

  private int[] systems(int count) {
    int[] systems = new int[count];
    for (int i = 0; i < keyed.size(); i += 2) {
      systems[languages.getInt(keyed.getInt(i))] |= 1 << keyed.getInt(i + 1);
    }
    return systems;
  }
}
