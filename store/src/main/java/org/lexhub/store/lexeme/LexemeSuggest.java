package org.lexhub.store.lexeme;

import org.lexhub.store.fold.Fold;
import org.lexhub.store.result.LanguageSet;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.table.LexemeTable;
import org.lexhub.store.term.LexemeTerms;
import org.lexhub.store.term.PostingCosts;
import org.lexhub.store.term.PrefixTop;
import org.lexhub.store.term.TermIndex;
import org.lexhub.store.text.Utf8Buffer;

/**
 * Completes a prefix: finds the most frequent words with a lemma, reading, romanization or form
 * that begins with it, in folded form. A lemma occurs once for each language. A word that is equal
 * to the prefix comes first; other words are ordered by {@link PrefixTop#cost}, which grows with
 * the frequency rank and is higher for inflected forms, then by spelling.
 *
 * <p>Takes the same time for one letter as for many, see {@link PrefixTop}. Safe for any number of
 * threads, each with its own {@link Suggestions}.
 */
public final class LexemeSuggest {
  /** The maximum number of postings read for each requested word: some repeat a word. */
  private static final int MAX_POSTINGS_PER_WORD = 16;

  private final TermIndex terms;
  private final PrefixTop top;
  private final LexemeTable lexemes;
  private final PostingCosts costs;

  private LexemeSuggest(TermIndex terms, PrefixTop top, LexemeTable lexemes) {
    this.terms = terms;
    this.top = top;
    this.lexemes = lexemes;
    costs = posting -> PrefixTop.cost(posting, lexemes.frequencyRank(LexemeTerms.lexeme(posting)));
  }

  /** Opens the completion of a snapshot. */
  public static LexemeSuggest open(Snapshot s, LexemeTable lexemes) {
    TermIndex terms = LexemeTerms.open(s);
    return new LexemeSuggest(terms, PrefixTop.open(s, terms), lexemes);
  }

  /**
   * Completes a text.
   *
   * @param text UTF-8 in normalization form C
   * @param limit the maximum number of words, up to {@link Suggestions#MAX_SUGGESTIONS}
   * @throws IllegalArgumentException if the text is not well-formed UTF-8 or the limit is out of
   *     range
   */
  public void complete(byte[] text, int length, LanguageSet languages, int limit, Suggestions out) {
    if (limit < 0 || limit > Suggestions.MAX_SUGGESTIONS) {
      throw new IllegalArgumentException(
          "the limit must be from 0 to " + Suggestions.MAX_SUGGESTIONS + ", not " + limit);
    }
    out.clear();
    Utf8Buffer folded = out.folded;
    folded.clear();
    if (!Fold.fold(text, 0, length, folded)) {
      throw new IllegalArgumentException("the text to complete is not well-formed UTF-8");
    }
    if (folded.length() == 0) {
      return;
    }
    int term = terms.term(folded.bytes(), 0, folded.length());
    if (term >= 0) {
      walk(term, term + 1, term, languages, Math.min(1, limit), out);
    }
    int from = terms.firstNotBefore(folded.bytes(), 0, folded.length());
    int to = terms.prefixEnd(from, folded.bytes(), 0, folded.length());
    out.setComplete(walk(from, to, term, languages, limit, out));
  }

  /**
   * Adds the words of the terms from..to.
   *
   * @param typed the term of the text, or -1
   * @return whether all of them were added
   */
  private boolean walk(
      int from, int to, int typed, LanguageSet languages, int limit, Suggestions out) {
    long typedStart = typed < 0 ? 0 : terms.postingsStart(typed);
    long typedEnd = typed < 0 ? 0 : terms.postingsEnd(typed);
    out.walk.start(top, costs);
    if (languages.all()) {
      out.walk.addAll(from, to);
    }
    for (int i = 0; i < languages.count(); i++) {
      out.walk.addLanguage(languages.get(i), from, to);
    }
    for (int steps = MAX_POSTINGS_PER_WORD * limit; steps > 0 && out.size() < limit; steps--) {
      long place = out.walk.next();
      if (place < 0) {
        return true;
      }
      int posting = terms.posting(place);
      int lexeme = LexemeTerms.lexeme(posting);
      boolean isTyped =
          place >= typedStart && place < typedEnd && LexemeTerms.kind(posting) != LexemeTerms.FORM;
      out.add(lexeme, ((long) lexemes.language(lexeme) << 32) | lexemes.lemma(lexeme), isTyped);
    }
    return false;
  }
}
