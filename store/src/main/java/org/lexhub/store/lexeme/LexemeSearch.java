package org.lexhub.store.lexeme;

import org.jspecify.annotations.Nullable;
import org.lexhub.store.definition.DefinitionIndex;
import org.lexhub.store.fold.Fold;
import org.lexhub.store.result.LanguageSet;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.table.LanguageCodes;
import org.lexhub.store.table.LanguageTable;
import org.lexhub.store.table.LexemeTable;
import org.lexhub.store.table.ScriptTable;
import org.lexhub.store.term.LatinIndex;
import org.lexhub.store.term.LatinSystems;
import org.lexhub.store.term.LexemeTerms;
import org.lexhub.store.term.TermIndex;
import org.lexhub.store.text.TextColumn;
import org.lexhub.store.text.Utf8Buffer;

/**
 * Finds lexemes by their spellings in folded form (lemma, reading, romanization, inflected forms),
 * exactly, by prefix and nearly, and by the words of their English definitions.
 *
 * <p>Scores lie in bands, from the best reason to match to the weakest: exact 0.80–1, prefix
 * 0.50–0.80, fuzzy 0.25–0.50, definition 0.05–0.25 ({@link LexemeScore}). In one language exact
 * lemmas come before readings, romanizations and forms; among several languages it counts more how
 * frequent a word is and how great its language. A lexeme that matches for several reasons counts
 * once, with its best. Equal scores go by frequency rank, unknown last, then by id. Totals are
 * exact.
 *
 * <p>Safe for any number of threads, each with its own {@link LexemeHits}.
 */
public final class LexemeSearch {
  private static final int MAX_FOUND = 1000;

  private final TermIndex terms;
  private final LexemeFacts rows;
  private final ExactMatches exact;
  private final PrefixMatches prefix;
  private final FuzzyMatches near;
  private final DefinitionMatches defined;
  private final @Nullable SpellingVariants variants;

  /** Without variants of spellings. */
  LexemeSearch(TermIndex terms, DefinitionIndex words, LexemeFacts rows) {
    this(terms, words, rows, null);
  }

  LexemeSearch(
      TermIndex terms,
      DefinitionIndex words,
      LexemeFacts rows,
      @Nullable SpellingVariants variants) {
    this.terms = terms;
    this.rows = rows;
    exact = new ExactMatches(terms, rows);
    prefix = new PrefixMatches(terms, rows);
    near = new FuzzyMatches(terms, rows);
    defined = new DefinitionMatches(words, rows);
    this.variants = variants;
  }

  /** Opens the search over a snapshot and its tables. */
  public static LexemeSearch open(
      Snapshot s,
      LexemeTable lexemes,
      LanguageTable languages,
      ScriptTable scripts,
      TextColumn strings) {
    TermIndex terms = LexemeTerms.open(s);
    LexemeFacts rows = LexemeTableFacts.of(lexemes, languages, scripts, strings);
    LatinVariants latin = new LatinVariants(LatinIndex.open(s), LatinSystems.open(s), rows);
    SpellingVariants variants =
        new SpellingVariants(terms, latin, rows, Inflection.of(LanguageCodes.open(s)));
    return new LexemeSearch(terms, DefinitionIndex.open(s), rows, variants);
  }

  /**
   * Answers a query; {@code out} holds the answer until it is used again.
   *
   * @throws IllegalArgumentException where the query's text is not well-formed UTF-8 or its limit
   *     or offset is negative
   */
  public void search(LexemeQuery q, LexemeHits out) {
    search(q, Long.MAX_VALUE, out);
  }

  /**
   * Answers a query unless that would be long work, which is known after a few look-ups: those that
   * a search needs anyway.
   *
   * @param most about how many postings may be read, without those of terms that are only near
   * @return false where there are more; {@code out} then holds no answer
   * @throws IllegalArgumentException where the query's text is not well-formed UTF-8 or its limit
   *     or offset is negative
   */
  public boolean search(LexemeQuery q, long most, LexemeHits out) {
    if (start(q, out)) {
      Utf8Buffer folded = out.scratch.folded;
      int term = terms.term(folded.bytes(), 0, folded.length());
      if (effort(q, term, most, out) > most) {
        return false;
      }
      search(q, term, out);
    }
    finish(q.offset, out);
    exact.raise(q.text().bytes(), q.text().length(), out);
    return true;
  }

  /** Begins the parts whose work can be great, and tells how great, or something above a bound. */
  private long effort(LexemeQuery q, int term, long most, LexemeHits out) {
    long postings = prefix.start(term, out);
    if (q.definitions) {
      postings += defined.start(out);
    }
    return variants == null || postings > most
        ? postings
        : postings + variants.effort(most - postings, out);
  }

  private void search(LexemeQuery q, int term, LexemeHits out) {
    if (term >= 0) {
      exact.search(term, q.text().bytes(), q.text().length(), false, out);
    }
    if (variants != null) {
      variants.search(exact, false, out);
    }
    prefix.search(out);
    if (q.fuzzy) {
      near.search(term, out);
    }
    if (q.definitions) {
      defined.search(out);
    }
  }

  /**
   * Guesses which words a query means that a search does not find: the spellings within the edits
   * of a fuzzy search, or where there are none, those a slight error further away. Their match is
   * fuzzy.
   *
   * @throws IllegalArgumentException where the query's text is not well-formed UTF-8 or its limit
   *     or offset is negative
   */
  public void guess(LexemeQuery q, LexemeHits out) {
    if (start(q, out)) {
      Utf8Buffer folded = out.scratch.folded;
      near.guess(terms.term(folded.bytes(), 0, folded.length()), out);
    }
    finish(q.offset, out);
  }

  /**
   * Finds the lexemes that have exactly a spelling, at most 1,000 of them: first those with the
   * very same spelling (lemma, form, reading, romanization), then those that differ in case, then
   * those that are equal after folding.
   *
   * @throws IllegalArgumentException where the text is not well-formed UTF-8
   */
  public void find(byte[] text, int length, LanguageSet languages, LexemeHits out) {
    if (findExact(text, length, languages, out) && variants != null && out.total == 0) {
      variants.search(exact, true, out);
    }
    finish(0, out);
  }

  /**
   * Finds the lexemes of one word of a text, as {@link #find} does, but none that is written as two
   * words: looking for these is most of the work for a word that no language has.
   *
   * @throws IllegalArgumentException where the text is not well-formed UTF-8
   */
  public void findWord(byte[] text, int length, LanguageSet languages, LexemeHits out) {
    if (findExact(text, length, languages, out) && variants != null && out.total == 0) {
      variants.searchWord(exact, out);
    }
    finish(0, out);
  }

  /** Adds what has the very spelling; false where nothing can match in any way. */
  private boolean findExact(byte[] text, int length, LanguageSet languages, LexemeHits out) {
    if (!start(text, length, languages, -1, Math.min(rows.size(), MAX_FOUND), out)) {
      return false;
    }
    Utf8Buffer folded = out.scratch.folded;
    int term = terms.term(folded.bytes(), 0, folded.length());
    if (term >= 0) {
      exact.search(term, text, length, true, out);
    }
    return true;
  }

  private boolean start(LexemeQuery q, LexemeHits out) {
    if (q.limit < 0 || q.offset < 0) {
      throw new IllegalArgumentException("limit and offset are not negative");
    }
    int bound = (int) Math.min(rows.size(), (long) q.offset + q.limit);
    return start(q.text().bytes(), q.text().length(), q.languages(), q.pos, bound, out);
  }

  /** Prepares an answer; false where nothing can match. */
  private boolean start(
      byte[] text, int length, LanguageSet languages, int pos, int bound, LexemeHits out) {
    LexemeSearchScratch scratch = out.scratch;
    out.total = 0;
    out.top.start(bound);
    scratch.seen.start(rows.size());
    scratch.ranges.start(rows, languages, pos);
    scratch.folded.clear();
    if (!Fold.fold(text, 0, length, scratch.folded)) {
      throw new IllegalArgumentException("the text to search is not well-formed UTF-8");
    }
    return scratch.folded.length() > 0 && scratch.ranges.count() > 0;
  }

  private static void finish(int offset, LexemeHits out) {
    out.top.finish();
    out.skipped = Math.min(offset, out.top.size());
    out.raise = 0;
  }
}
