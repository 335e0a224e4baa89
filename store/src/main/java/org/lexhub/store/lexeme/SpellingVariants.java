package org.lexhub.store.lexeme;

import java.util.Arrays;
import org.lexhub.store.lexeme.letters.QueryLetters;
import org.lexhub.store.lexeme.letters.Tones;
import org.lexhub.store.lexeme.letters.Umlauts;
import org.lexhub.store.term.LexemeTerms;
import org.lexhub.store.term.TermIndex;
import org.lexhub.store.text.Utf8;
import org.lexhub.store.text.Utf8Buffer;

/**
 * Finds lexemes with a spelling that is a variant of the query:
 *
 * <ul>
 *   <li>joined and split words: {@code icecream} for {@code ice cream}, and the reverse;
 *   <li>pinyin with tones as digits and {@code v} for ü: {@code ni3hao3}, {@code lv4};
 *   <li>ä, ö, ü, å, ø as {@code ae}, {@code oe}, {@code ue}, {@code aa}, {@code oe};
 *   <li>words of other scripts in Latin letters, in any usual romanization ({@link LatinVariants});
 *   <li>inflected forms that no source lists, by the rules of the language ({@link
 *       InflectedForms}), Japanese ones also in Latin letters.
 * </ul>
 *
 * <p>Reads the folded query and the languages from the scratch of the hits; allocates nothing.
 */
final class SpellingVariants {
  /** The number of postings that cost about as much as to romanize and compare one word. */
  private static final int POSTINGS_PER_ROMANIZED_WORD = 16;

  /** The minimum number of code points of a query that is split into two words. */
  private static final int MIN_SPLIT_LENGTH = 4;

  /** The maximum number of code points of a query that is split into two words. */
  static final int MAX_SPLIT_LENGTH = 24;

  /** The first letter of the scripts whose diacritics are usually left out, Hebrew and Arabic. */
  private static final int FIRST_LETTER_WITH_POINTS = 0x590;

  /**
   * The number of sources up to which a word can be a form that was listed as a word: some
   * dictionaries list plurals.
   */
  private static final int FEW_SOURCES = 4;

  /** The minimum number of code points of a lemma that can also be a form. */
  private static final int MIN_FORM_LENGTH = 3;

  /** All kinds of spellings, one bit for each. */
  private static final int ANY = 0b1111;

  private static final int LEMMA = 1 << LexemeTerms.LEMMA;
  private static final int READING_OR_ROMANIZATION =
      1 << LexemeTerms.READING | 1 << LexemeTerms.ROMANIZATION;

  private final TermIndex terms;
  private final LexemeFacts rows;
  private final LatinVariants latin;
  private final InflectedForms forms;

  SpellingVariants(TermIndex terms, LatinVariants latin, LexemeFacts rows, InflectedForms forms) {
    this.terms = terms;
    this.rows = rows;
    this.latin = latin;
    this.forms = forms;
  }

  /**
   * Adds the lexemes of all variants of the query.
   *
   * @param find whether to use the scores of {@link LexemeSearch#find}
   */
  void search(ExactMatches exact, boolean find, LexemeHits out) {
    Utf8Buffer folded = out.scratch.folded;
    QueryLetters letters = QueryLetters.of(folded.bytes(), folded.length());
    if (letters == QueryLetters.WITHOUT_BLANKS) {
      forms.search(exact, find, out);
      return;
    }
    if (out.scratch.hasBlank()) {
      join(exact, find, out);
    } else {
      split(exact, find, out);
    }
    respell(letters, exact, find, out);
  }

  /** Adds the lexemes of the variants of one word, with the scores of {@link LexemeSearch#find}. */
  void searchWord(ExactMatches exact, LexemeHits out) {
    Utf8Buffer folded = out.scratch.folded;
    QueryLetters letters = QueryLetters.of(folded.bytes(), folded.length());
    if (letters != QueryLetters.WITHOUT_BLANKS) {
      respell(letters, exact, true, out);
    }
  }

  /**
   * Adds the words of which a query that was found can be an inflected form too, with the scores of
   * {@link LexemeSearch#find}, if it is written in letters whose diacritics tell words apart.
   */
  void searchForms(ExactMatches exact, LexemeHits out) {
    Utf8Buffer folded = out.scratch.folded;
    if (Utf8.decode(folded.bytes(), 0, folded.length()) < FIRST_LETTER_WITH_POINTS) {
      if (out.best < LexemeScore.MIN_WELL_SPELLED) {
        forms.search(exact, true, out);
      } else if (canBeForm(out)) {
        boolean littleKnown = out.sources <= FEW_SOURCES;
        if (!littleKnown || !forms.searchLittleKnown(exact, out)) {
          forms.searchBeside(out.best, exact, out);
        }
      }
    }
  }

  private static boolean canBeForm(LexemeHits out) {
    return !out.closedClass
        && SpellingComparison.codePoints(out.scratch.folded) >= MIN_FORM_LENGTH
        && !SpellingComparison.hasSecondCapital(out.scratch.text, out.scratch.length);
  }

  private void respell(QueryLetters letters, ExactMatches exact, boolean find, LexemeHits out) {
    if (letters == QueryLetters.LATIN_AND_DIGITS || letters == QueryLetters.LATIN) {
      pinyin(exact, find, out);
    }
    if (letters == QueryLetters.LATIN) {
      umlauts(exact, find, out);
      latin.search(exact, find, out);
      forms.searchRomanized(exact, find, out);
    }
    forms.search(exact, find, out);
  }

  /**
   * Returns the cost of words of other scripts for a query in Latin letters, as a number of
   * postings; if it is above {@code max}, the result is any number above it.
   */
  long effort(long max, LexemeHits out) {
    Utf8Buffer folded = out.scratch.folded;
    return QueryLetters.of(folded.bytes(), folded.length()) == QueryLetters.LATIN
        ? (long) latin.entries(max / POSTINGS_PER_ROMANIZED_WORD, out) * POSTINGS_PER_ROMANIZED_WORD
        : 0;
  }

  private void join(ExactMatches exact, boolean find, LexemeHits out) {
    Utf8Buffer folded = out.scratch.folded;
    Utf8Buffer variant = out.scratch.variants.variant;
    variant.clear();
    for (int i = 0; i < folded.length(); i++) {
      if (folded.bytes()[i] != ' ') {
        variant.put(folded.bytes()[i]);
      }
    }
    lookUp(ANY, exact, find, out);
  }

  private void split(ExactMatches exact, boolean find, LexemeHits out) {
    Utf8Buffer folded = out.scratch.folded;
    Utf8Buffer variant = out.scratch.variants.variant;
    int points = SpellingComparison.codePoints(folded);
    if (points < MIN_SPLIT_LENGTH || points > MAX_SPLIT_LENGTH) {
      return;
    }
    // Hash all variants and read their places in the dictionary before the first look-up.
    long[] hashes = out.scratch.variants.hashes;
    long mix = 0;
    int count = 0;
    for (int at = split(folded, 0, variant); at > 0; at = split(folded, at, variant)) {
      hashes[count] = TermIndex.hash(variant.bytes(), 0, variant.length());
      mix += terms.ahead(hashes[count++]);
    }
    out.scratch.variants.ahead = mix;
    count = 0;
    for (int at = split(folded, 0, variant); at > 0; at = split(folded, at, variant)) {
      int term = terms.term(hashes[count++], variant.bytes(), 0, variant.length());
      add(term, LEMMA, exact, find, out);
    }
  }

  /**
   * Sets the variant to the text with a blank after the next letter.
   *
   * @param last the index of the blank in the previous variant, 0 at first
   * @return the index of the blank, or -1 after the last variant
   */
  private static int split(Utf8Buffer text, int last, Utf8Buffer variant) {
    byte[] b = text.bytes();
    if (last == 0) {
      variant.clear();
      variant.put((byte) ' ');
      variant.put(b, 0, text.length());
    }
    byte[] v = variant.bytes();
    for (int at = last + 1; at < text.length(); at++) {
      v[at - 1] = b[at - 1];
      v[at] = ' ';
      if ((b[at] & 0xC0) != 0x80) {
        return at;
      }
    }
    return -1;
  }

  private void pinyin(ExactMatches exact, boolean find, LexemeHits out) {
    Utf8Buffer folded = out.scratch.folded;
    Utf8Buffer variant = out.scratch.variants.variant;
    variant.clear();
    boolean changed = false;
    byte[] b = folded.bytes();
    for (int at = 0; at < folded.length(); at++) {
      boolean after = at > 0 && ((b[at - 1] >= 'a' && b[at - 1] <= 'z') || b[at - 1] == ':');
      boolean dropped = after && ((b[at] >= '0' && b[at] <= '5') || b[at] == ':');
      boolean v = b[at] == 'v' && at > 0 && (b[at - 1] == 'l' || b[at - 1] == 'n');
      changed |= dropped || v;
      if (!dropped && b[at] != ' ') {
        variant.put(v ? (byte) 'u' : b[at]);
      }
    }
    if (changed) {
      addToned(terms.term(variant.bytes(), 0, variant.length()), exact, find, out);
    }
  }

  /** Adds the lexemes with a reading, those with the tones of the query first. */
  private void addToned(int term, ExactMatches exact, boolean find, LexemeHits out) {
    Utf8Buffer folded = out.scratch.folded;
    boolean tones = Tones.ofDigits(folded.bytes(), folded.length()) != 0;
    long end = term < 0 ? 0 : terms.postingsEnd(term);
    for (long at = term < 0 ? 0 : terms.postingsStart(term); at < end; at++) {
      int kind = LexemeTerms.kind(terms.posting(at));
      int lexeme = LexemeTerms.lexeme(terms.posting(at));
      if ((READING_OR_ROMANIZATION >> kind & 1) == 1 && out.scratch.ranges.accepts(rows, lexeme)) {
        exact.toned(lexeme, kind, tones && hasTones(lexeme, out), find, out);
      }
    }
  }

  /** Returns whether the reading of a lexeme, or its romanization, has the tones of the query. */
  private boolean hasTones(int lexeme, LexemeHits out) {
    Utf8Buffer folded = out.scratch.folded;
    Utf8Buffer spelling = out.scratch.variants.spelling;
    spelling.clear();
    return (rows.appendSpelling(lexeme, LexemeTerms.READING, 0, spelling)
            || rows.appendSpelling(lexeme, LexemeTerms.ROMANIZATION, 0, spelling))
        && Tones.ofMarks(spelling.bytes(), spelling.length())
            == Tones.ofDigits(folded.bytes(), folded.length());
  }

  /** Adds lexemes with a spelling that has one letter where the query has two. */
  private void umlauts(ExactMatches exact, boolean find, LexemeHits out) {
    Utf8Buffer folded = out.scratch.folded;
    Utf8Buffer variant = out.scratch.variants.variant;
    variant.clear();
    if (!Umlauts.close(folded.bytes(), folded.length(), variant)) {
      return;
    }
    int term = terms.term(variant.bytes(), 0, variant.length());
    if (term < 0) {
      return;
    }
    Utf8Buffer spelling = out.scratch.variants.spelling;
    Utf8Buffer open = out.scratch.variants.latin;
    for (long at = terms.postingsStart(term); at < terms.postingsEnd(term); at++) {
      int lexeme = LexemeTerms.lexeme(terms.posting(at));
      int kind = LexemeTerms.kind(terms.posting(at));
      if (out.scratch.ranges.accepts(rows, lexeme)) {
        boolean same = false;
        for (int n = 0; !same; n++) {
          spelling.clear();
          if (!rows.appendSpelling(lexeme, kind, n, spelling)) {
            break;
          }
          open.clear();
          Umlauts.open(spelling.bytes(), spelling.length(), open);
          same = equal(open, folded);
        }
        if (same) {
          exact.variant(lexeme, kind, find, out);
        }
      }
    }
  }

  private static boolean equal(Utf8Buffer a, Utf8Buffer b) {
    return Arrays.equals(a.bytes(), 0, a.length(), b.bytes(), 0, b.length());
  }

  /** Adds the lexemes that have the variant as a spelling of any of some kinds. */
  private void lookUp(int kinds, ExactMatches exact, boolean find, LexemeHits out) {
    Utf8Buffer variant = out.scratch.variants.variant;
    add(terms.term(variant.bytes(), 0, variant.length()), kinds, exact, find, out);
  }

  /**
   * Adds the lexemes that have a term as a spelling of any of some kinds.
   *
   * @param term the term, or -1 for none
   */
  private void add(int term, int kinds, ExactMatches exact, boolean find, LexemeHits out) {
    if (term < 0) {
      return;
    }
    for (long at = terms.postingsStart(term); at < terms.postingsEnd(term); at++) {
      int posting = terms.posting(at);
      int kind = LexemeTerms.kind(posting);
      int lexeme = LexemeTerms.lexeme(posting);
      if ((kinds >> kind & 1) == 1 && out.scratch.ranges.accepts(rows, lexeme)) {
        exact.variant(lexeme, kind, find, out);
      }
    }
  }
}
