package org.lexhub.store.lexeme;

import org.jspecify.annotations.Nullable;
import org.lexhub.store.definition.DefinitionIndex;
import org.lexhub.store.definition.OwnDefinitionIndex;
import org.lexhub.store.encoder.EncodedGlosses;
import org.lexhub.store.fold.Fold;
import org.lexhub.store.inflection.Inflection;
import org.lexhub.store.result.LanguageSet;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.table.LanguageCodes;
import org.lexhub.store.table.LanguageTable;
import org.lexhub.store.table.LexemeTable;
import org.lexhub.store.table.MeaningTable;
import org.lexhub.store.table.ScriptTable;
import org.lexhub.store.table.SenseTable;
import org.lexhub.store.term.LatinIndex;
import org.lexhub.store.term.LatinSystems;
import org.lexhub.store.term.LexemeTerms;
import org.lexhub.store.term.TermIndex;
import org.lexhub.store.text.TextColumn;
import org.lexhub.store.text.Utf8Buffer;

/**
 * Finds lexemes by their spellings in folded form (lemma, reading, romanization, inflected forms),
 * as exact, prefix and fuzzy matches, and by the words of their English definitions or, where the
 * snapshot has vectors and their encoder runs, by the meaning of descriptions. A query can also
 * name languages whose definitions are searched with the stemmer of each.
 *
 * <p>{@link LexemeScore} gives each kind of match a band of scores. In one language, exact lemmas
 * come before readings, romanizations and forms; among several languages, the frequency of a word
 * and the size of its language weigh more. A lexeme with several matches counts once, with its
 * best. Equal scores are ordered by frequency rank, unknown last, then by id. Totals are exact.
 *
 * <p>Safe for any number of threads, each with its own {@link LexemeHits}.
 */
public final class LexemeSearch {
  /** The maximum number of lexemes that {@link #find} returns. */
  private static final int MAX_FOUND = 1000;

  /** The number of postings that are read in the time to encode a description. */
  private static final long ENCODING_EFFORT = 1_000_000;

  private static final String VIETNAMESE = "vie";

  private final TermIndex terms;
  private final LexemeFacts rows;
  private final ExactMatches exact;
  private final PrefixMatches prefix;
  private final FuzzyMatches fuzzy;
  private final DefinitionMatches definitions;
  private final @Nullable MeaningMatches meanings;
  private final @Nullable SpellingVariants variants;
  private final @Nullable OwnDefinitionMatches ownDefinitions;

  /** Creates a search without variants of spellings. */
  LexemeSearch(TermIndex terms, DefinitionIndex words, LexemeFacts rows) {
    this(terms, words, rows, null, null, null, -1);
  }

  LexemeSearch(
      TermIndex terms,
      DefinitionIndex words,
      LexemeFacts rows,
      @Nullable EncodedGlosses glosses,
      @Nullable SpellingVariants variants,
      @Nullable OwnDefinitionMatches ownDefinitions,
      int vietnamese) {
    this.terms = terms;
    this.rows = rows;
    exact = new ExactMatches(terms, rows, vietnamese);
    prefix = new PrefixMatches(terms, rows);
    fuzzy = new FuzzyMatches(terms, rows);
    definitions = new DefinitionMatches(words, rows);
    meanings = glosses == null ? null : new MeaningMatches(words, glosses, rows);
    this.variants = variants;
    this.ownDefinitions = ownDefinitions;
  }

  /**
   * Opens the search over a snapshot and its tables.
   *
   * @param glosses the vectors of glosses, null to search without them
   */
  public static LexemeSearch open(
      Snapshot s,
      LexemeTable lexemes,
      SenseTable senses,
      MeaningTable meanings,
      LanguageTable languages,
      ScriptTable scripts,
      TextColumn strings,
      @Nullable EncodedGlosses glosses) {
    TermIndex terms = LexemeTerms.open(s);
    LexemeFacts rows = LexemeTableFacts.of(lexemes, languages, scripts, strings);
    LatinVariants latin = new LatinVariants(LatinIndex.open(s), LatinSystems.open(s), rows);
    LanguageCodes codes = LanguageCodes.open(s);
    Inflection inflection = Inflection.of(codes);
    InflectedForms forms = new InflectedForms(terms, rows, inflection, codes);
    SpellingVariants variants = new SpellingVariants(terms, latin, rows, forms);
    DefinitionIndex words = DefinitionIndex.open(s);
    OwnDefinitionMatches own =
        new OwnDefinitionMatches(
            words, OwnDefinitionIndex.open(s), languages, lexemes, senses, meanings, rows);
    int vietnamese = codes.find(VIETNAMESE);
    int row = vietnamese < 0 ? -1 : codes.language(vietnamese, 0);
    return new LexemeSearch(terms, words, rows, glosses, variants, own, row);
  }

  /**
   * Searches for a query.
   *
   * @param out receives the results and keeps them until its next use
   * @throws IllegalArgumentException if the text of the query is not well-formed UTF-8, or its
   *     limit or offset is negative
   */
  public void search(LexemeQuery q, LexemeHits out) {
    search(q, Long.MAX_VALUE, out);
  }

  /**
   * Searches for a query unless that is long work, which a few look-ups tell that the search needs
   * anyway.
   *
   * @param maxPostings the approximate maximum number of postings to read, without those of fuzzy
   *     matches
   * @param out receives the results and keeps them until its next use
   * @return false if there are more postings; {@code out} then has no results
   * @throws IllegalArgumentException if the text of the query is not well-formed UTF-8, or its
   *     limit or offset is negative
   */
  public boolean search(LexemeQuery q, long maxPostings, LexemeHits out) {
    if (start(q, out)) {
      Utf8Buffer folded = out.scratch.folded;
      int term = terms.term(folded.bytes(), 0, folded.length());
      if (effort(q, term, maxPostings, out) > maxPostings) {
        return false;
      }
      search(q, term, out);
    }
    finish(q.offset, out);
    exact.raise(q.text().bytes(), q.text().length(), out);
    return true;
  }

  /**
   * Starts the parts whose work can be long and returns the number of postings that they read, or
   * any number above {@code maxPostings}.
   */
  private long effort(LexemeQuery q, int term, long maxPostings, LexemeHits out) {
    long postings = prefix.start(term, out);
    if (q.definitions) {
      postings += definitions.start(out);
      if (meanings != null && MeaningMatches.isDescription(term, out)) {
        postings += ENCODING_EFFORT;
      }
    }
    return variants == null || postings > maxPostings
        ? postings
        : postings + variants.effort(maxPostings - postings, out);
  }

  private void search(LexemeQuery q, int term, LexemeHits out) {
    if (term >= 0) {
      exact.search(term, q.text().bytes(), q.text().length(), false, out);
    }
    if (variants != null) {
      variants.search(exact, false, out);
    }
    prefix.search(out);
    if (q.definitions) {
      if (meanings != null && MeaningMatches.isDescription(term, out)) {
        meanings.search(out);
      } else {
        definitions.search(out);
      }
    }
    exact.addDoubtful(out);
    if (q.fuzzy) {
      fuzzy.search(term, out);
    }
    if (ownDefinitions != null && q.definitionLanguages().count() > 0) {
      ownDefinitions.search(q, out);
    }
  }

  /**
   * Suggests words for a query that a search does not find: the spellings within the edits of a
   * fuzzy search or, if there are none, those within the edits of the last resort, see {@link
   * org.lexhub.store.term.fuzzy.AllowedEdits}. Their match is fuzzy.
   *
   * @throws IllegalArgumentException if the text of the query is not well-formed UTF-8, or its
   *     limit or offset is negative
   */
  public void guess(LexemeQuery q, LexemeHits out) {
    if (start(q, out)) {
      Utf8Buffer folded = out.scratch.folded;
      fuzzy.guess(terms.term(folded.bytes(), 0, folded.length()), out);
    }
    finish(q.offset, out);
  }

  /**
   * Finds the lexemes with a spelling, at most 1,000: first those with an equal spelling (lemma,
   * form, reading, romanization), then those that differ in letter case, then those that are equal
   * only after folding, unless the text is a better spelled inflected form of another word. A
   * Vietnamese text with marks is no word with other marks. If there are none, finds those with a
   * variant of the spelling.
   *
   * @throws IllegalArgumentException if the text is not well-formed UTF-8
   */
  public void find(byte[] text, int length, LanguageSet languages, LexemeHits out) {
    if (findExact(text, length, languages, out) && variants != null) {
      if (out.total == 0) {
        variants.search(exact, true, out);
      } else {
        variants.searchForms(exact, out);
      }
    }
    finish(0, out);
  }

  /**
   * Finds the lexemes with a spelling as {@link #find} does, but no variants of it and no words of
   * which it can be an inflected form.
   *
   * @throws IllegalArgumentException if the text is not well-formed UTF-8
   */
  public void findEqual(byte[] text, int length, LanguageSet languages, LexemeHits out) {
    findExact(text, length, languages, out);
    finish(0, out);
  }

  /**
   * Finds the lexemes of one word of a text as {@link #find} does, except those written as two
   * words: to look for these is most of the work for a word that no language has.
   *
   * @throws IllegalArgumentException if the text is not well-formed UTF-8
   */
  public void findWord(byte[] text, int length, LanguageSet languages, LexemeHits out) {
    if (findExact(text, length, languages, out) && variants != null && out.total == 0) {
      variants.searchWord(exact, out);
    }
    finish(0, out);
  }

  /** Adds the lexemes with the spelling; returns false if nothing can match in any way. */
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
      throw new IllegalArgumentException("limit and offset must not be negative");
    }
    int bound = (int) Math.min(rows.size(), (long) q.offset + q.limit);
    return start(q.text().bytes(), q.text().length(), q.languages(), q.pos, bound, out);
  }

  /** Prepares the results; returns false if nothing can match. */
  private boolean start(
      byte[] text, int length, LanguageSet languages, int pos, int bound, LexemeHits out) {
    LexemeSearchScratch scratch = out.scratch;
    out.total = 0;
    out.best = 0;
    out.closedClass = false;
    out.spelled = false;
    out.sources = 0;
    out.described = false;
    out.top.start(bound);
    scratch.seen.start(rows.size());
    scratch.doubtful.clear();
    scratch.ranges.start(rows, languages, pos);
    scratch.text = text;
    scratch.length = length;
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
