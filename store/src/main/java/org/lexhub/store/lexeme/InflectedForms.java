package org.lexhub.store.lexeme;

import java.util.Arrays;
import org.lexhub.store.fold.Fold;
import org.lexhub.store.inflection.Analyses;
import org.lexhub.store.inflection.Inflection;
import org.lexhub.store.spelling.RomajiKana;
import org.lexhub.store.table.HubLanguage;
import org.lexhub.store.table.LanguageCodes;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.term.LexemeTerms;
import org.lexhub.store.term.TermIndex;
import org.lexhub.store.text.Utf8;
import org.lexhub.store.text.Utf8Buffer;

/**
 * Finds the lexemes of which the query can be an inflected form that no source lists, by the rules
 * of {@link Inflection}. Of the lemmas that the rules propose for a language, those of the lowest
 * cost that are words count. A lemma that differs from the form in the diacritics of its stem costs
 * one more: {@code stora} is a form of {@code stor} rather than of {@code störa}.
 *
 * <p>A step with a kept beginning can end in a form that sources list: {@code aufgestanden} leads
 * from {@code gestanden}, a form of {@code stehen}, to {@code aufstehen}.
 */
final class InflectedForms {
  /** The maximum cost of a proposal. */
  private static final int MAX_COST = 9;

  /** The number of sets of rules up to which each may take all steps. */
  private static final int MAX_SETS_WITH_ALL_STEPS = 4;

  /** The maximum number of steps for each language in a search of many languages. */
  private static final int STEPS_OF_MANY = 16;

  /** The maximum number of steps for a query that is also a lemma. */
  private static final int STEPS_BESIDE = 48;

  /** The maximum number of forms that are looked up for a query. */
  private static final int MAX_FORMS = 64;

  private static final int LEMMA_OR_READING = 1 << LexemeTerms.LEMMA | 1 << LexemeTerms.READING;

  private final TermIndex terms;
  private final LexemeFacts rows;
  private final Inflection inflection;

  /** The set of rules of English, one bit. */
  private final long english;

  /** The set of rules of Japanese, one bit. */
  private final long japanese;

  /**
   * Creates the search.
   *
   * @param codes the codes of the languages of the lexemes
   */
  InflectedForms(TermIndex terms, LexemeFacts rows, Inflection inflection, LanguageCodes codes) {
    this.terms = terms;
    this.rows = rows;
    this.inflection = inflection;
    english = set(inflection, codes, HubLanguage.CODE);
    japanese = set(inflection, codes, "jpn");
  }

  private static long set(Inflection inflection, LanguageCodes codes, String code) {
    int entry = codes.find(code);
    int set = entry < 0 ? -1 : inflection.setOf(codes.language(entry, 0));
    return set < 0 ? 0 : 1L << set;
  }

  /** Adds the lexemes of which the query can be an inflected form. */
  void search(ExactMatches exact, boolean find, LexemeHits out) {
    search(out.scratch.ranges.sets(inflection), exact, find, out);
  }

  /**
   * Adds the lexemes of which a query that few sources know as a word can be an inflected form.
   * English is left out, because sources list its forms. So are queries of many languages, in which
   * the rules of all of them would take longer than the rest of the look-up.
   *
   * @return whether the query has few languages
   */
  boolean searchLittleKnown(ExactMatches exact, LexemeHits out) {
    long wanted = out.scratch.ranges.sets(inflection);
    if (Long.bitCount(wanted) > MAX_SETS_WITH_ALL_STEPS) {
      return false;
    }
    search(wanted & ~english, exact, true, out);
    return true;
  }

  private void search(long wanted, ExactMatches exact, boolean find, LexemeHits out) {
    boolean many = Long.bitCount(wanted) > MAX_SETS_WITH_ALL_STEPS;
    int steps = many ? STEPS_OF_MANY : Analyses.MAX;
    boolean chains = !many || out.total == 0;
    search(wanted, out.scratch.folded, steps, chains, exact, find, out);
  }

  /**
   * Adds the Japanese lexemes of which a query in Latin letters can be an inflected form. A search
   * of many languages leaves them out, because many words of other languages consist of Japanese
   * syllables.
   */
  void searchRomanized(ExactMatches exact, boolean find, LexemeHits out) {
    long wanted = out.scratch.ranges.sets(inflection);
    if ((wanted & japanese) == 0 || Long.bitCount(wanted) > MAX_SETS_WITH_ALL_STEPS) {
      return;
    }
    Utf8Buffer folded = out.scratch.folded;
    Utf8Buffer kana = out.scratch.variants.kana;
    kana.clear();
    if (RomajiKana.append(folded.bytes(), folded.length(), kana)) {
      search(japanese, kana, Analyses.MAX, true, exact, find, out);
    }
  }

  private void search(
      long wanted,
      Utf8Buffer form,
      int steps,
      boolean chains,
      ExactMatches exact,
      boolean find,
      LexemeHits out) {
    Arrays.fill(out.scratch.missing, 0);
    for (long sets = wanted; sets != 0; sets &= sets - 1) {
      int set = Long.numberOfTrailingZeros(sets);
      inflection.analyse(set, form, steps, chains, out.scratch.analyses);
      addAll(set, exact, find, out);
    }
  }

  /**
   * Adds the lexemes of which the query, which is also a lemma, is a regular form with the stem as
   * typed: Swedish {@code bor} is the element boron and a form of {@code bo}. English is left out,
   * because sources list its forms.
   *
   * @param best the score of the lemma
   */
  void searchBeside(int best, ExactMatches exact, LexemeHits out) {
    Analyses analyses = out.scratch.analyses;
    long wanted = out.scratch.ranges.sets(inflection) & ~english;
    if (Long.bitCount(wanted) > MAX_SETS_WITH_ALL_STEPS) {
      return;
    }
    for (; wanted != 0; wanted &= wanted - 1) {
      int set = Long.numberOfTrailingZeros(wanted);
      inflection.analyse(set, out.scratch.folded, STEPS_BESIDE, false, analyses);
      for (int step = 1; step < analyses.size(); step++) {
        if (analyses.cost(step) == 1 && analyses.proposes(step) && !analyses.isListed(step)) {
          addBeside(set, step, best, exact, out);
        }
      }
    }
  }

  private void addBeside(int set, int step, int best, ExactMatches exact, LexemeHits out) {
    Analyses analyses = out.scratch.analyses;
    int start = analyses.start(step);
    int term = terms.term(analyses.bytes(), start, analyses.end(step) - start);
    long end = term < 0 ? 0 : terms.postingsEnd(term);
    for (long at = term < 0 ? 0 : terms.postingsStart(term); at < end; at++) {
      int lexeme = LexemeTerms.lexeme(terms.posting(at));
      if (LexemeTerms.kind(terms.posting(at)) == LexemeTerms.LEMMA
          && analyses.proposes(step, rows.pos(lexeme))
          && inflection.setOf(rows.language(lexeme)) == set
          && out.scratch.ranges.accepts(rows, lexeme)
          && !out.scratch.seen.contains(lexeme)
          && !isAcronym(lexeme, out)
          && hasStem(lexeme, step, out)) {
        exact.beside(lexeme, best, out);
      }
    }
  }

  private void addAll(int set, ExactMatches exact, boolean find, LexemeHits out) {
    Analyses analyses = out.scratch.analyses;
    int best = MAX_COST;
    int forms = 0;
    for (int cost = 1; cost <= best; cost++) {
      for (int step = 1; step < analyses.size(); step++) {
        if (analyses.cost(step) != cost) {
          continue;
        }
        if (analyses.proposes(step) && addLemmas(set, step, exact, find, out)) {
          best = cost;
        }
        if (analyses.asksForms(step)
            && forms++ < MAX_FORMS
            && addForms(set, step, exact, find, out)) {
          best = cost;
        }
      }
    }
  }

  /** Returns the term of a step, or -1; remembers the texts that are none. */
  private int term(int step, LexemeHits out) {
    Analyses analyses = out.scratch.analyses;
    int start = analyses.start(step);
    int length = analyses.end(step) - start;
    long hash = TermIndex.hash(analyses.bytes(), start, length);
    long[] missing = out.scratch.missing;
    int slot = (int) hash & (missing.length - 1);
    if (missing[slot] == hash) {
      return -1;
    }
    int term = terms.term(hash, analyses.bytes(), start, length);
    if (term < 0) {
      missing[slot] = hash;
    }
    return term;
  }

  /** Adds the lexemes with a proposed lemma; returns whether any has the stem of the form. */
  private boolean addLemmas(int set, int step, ExactMatches exact, boolean find, LexemeHits out) {
    Analyses analyses = out.scratch.analyses;
    int term = term(step, out);
    boolean any = false;
    long end = term < 0 ? 0 : terms.postingsEnd(term);
    for (long at = term < 0 ? 0 : terms.postingsStart(term); at < end; at++) {
      int lexeme = LexemeTerms.lexeme(terms.posting(at));
      if ((LEMMA_OR_READING >> LexemeTerms.kind(terms.posting(at)) & 1) == 1
          && analyses.proposes(step, rows.pos(lexeme))
          && inflection.setOf(rows.language(lexeme)) == set
          && out.scratch.ranges.accepts(rows, lexeme)) {
        any |= add(lexeme, step, exact, find, out);
      }
    }
    return any;
  }

  /** Adds the words of which the end of a step is a listed form, with its kept beginning. */
  private boolean addForms(int set, int step, ExactMatches exact, boolean find, LexemeHits out) {
    Analyses analyses = out.scratch.analyses;
    int start = analyses.start(step);
    int kept = analyses.kept(step);
    int term = terms.term(analyses.bytes(), start + kept, analyses.end(step) - start - kept);
    boolean any = false;
    long end = term < 0 ? 0 : terms.postingsEnd(term);
    for (long at = term < 0 ? 0 : terms.postingsStart(term); at < end; at++) {
      int lexeme = LexemeTerms.lexeme(terms.posting(at));
      if (LexemeTerms.kind(terms.posting(at)) == LexemeTerms.FORM
          && inflection.setOf(rows.language(lexeme)) == set
          && out.scratch.ranges.inRange(lexeme)) {
        any |=
            kept == 0
                ? out.scratch.ranges.hasPos(rows, lexeme) && add(lexeme, step, exact, find, out)
                : addDerived(lexeme, step, exact, find, out);
      }
    }
    return any;
  }

  /** Adds the verbs that consist of the kept beginning of a step and the lemma of a verb. */
  private boolean addDerived(
      int simple, int step, ExactMatches exact, boolean find, LexemeHits out) {
    if (rows.pos(simple) != Pos.VERB.number()) {
      return false;
    }
    Analyses analyses = out.scratch.analyses;
    Utf8Buffer lemma = out.scratch.variants.variant;
    lemma.clear();
    lemma.put(analyses.bytes(), analyses.start(step), analyses.kept(step));
    Utf8Buffer spelling = out.scratch.variants.spelling;
    spelling.clear();
    rows.appendSpelling(simple, LexemeTerms.LEMMA, 0, spelling);
    Fold.fold(spelling.bytes(), 0, spelling.length(), lemma);
    int term = terms.term(lemma.bytes(), 0, lemma.length());
    boolean any = false;
    long end = term < 0 ? 0 : terms.postingsEnd(term);
    for (long at = term < 0 ? 0 : terms.postingsStart(term); at < end; at++) {
      int lexeme = LexemeTerms.lexeme(terms.posting(at));
      if (LexemeTerms.kind(terms.posting(at)) == LexemeTerms.LEMMA
          && rows.language(lexeme) == rows.language(simple)
          && rows.pos(lexeme) == rows.pos(simple)
          && out.scratch.ranges.accepts(rows, lexeme)) {
        any |= add(lexeme, step, exact, find, out);
      }
    }
    return any;
  }

  private boolean add(int lexeme, int step, ExactMatches exact, boolean find, LexemeHits out) {
    if (isAcronym(lexeme, out)) {
      return false;
    }
    boolean same = hasStem(lexeme, step, out);
    int cost = out.scratch.analyses.cost(step) + (same ? 0 : 1);
    exact.inflected(lexeme, cost, same, find, out);
    return same;
  }

  /** Returns whether the second letter of a lemma, but not of the query, is a capital. */
  private boolean isAcronym(int lexeme, LexemeHits out) {
    Utf8Buffer lemma = out.scratch.variants.spelling;
    lemma.clear();
    return rows.appendSpelling(lexeme, LexemeTerms.LEMMA, 0, lemma)
        && SpellingComparison.hasSecondCapital(lemma.bytes(), lemma.length())
        && !SpellingComparison.hasSecondCapital(out.scratch.text, out.scratch.length);
  }

  /**
   * Returns whether a lemma and the query begin alike as far as their folded spellings do, apart
   * from letter case, marks that are often left out, and the last letter: a vowel at the end of a
   * stem often changes (Hungarian {@code fa}, {@code fák}).
   */
  private boolean hasStem(int lexeme, int step, LexemeHits out) {
    Analyses analyses = out.scratch.analyses;
    Utf8Buffer lemma = out.scratch.variants.spelling;
    lemma.clear();
    if (!analyses.hasBeginning(step) || !rows.appendSpelling(lexeme, LexemeTerms.LEMMA, 0, lemma)) {
      return true;
    }
    byte[] form = out.scratch.text;
    int a = 0;
    int b = 0;
    for (int shared = analyses.shared(step); shared > 1; shared--) {
      if (a >= out.scratch.length || b >= lemma.length()) {
        return true;
      }
      int x = Utf8.decode(form, a, out.scratch.length);
      int y = Utf8.decode(lemma.bytes(), b, lemma.length());
      if (x != y && SpellingComparison.letter(x) != SpellingComparison.letter(y)) {
        return false;
      }
      a = SpellingComparison.afterMarks(form, a + Utf8.length(x), out.scratch.length, x);
      b = SpellingComparison.afterMarks(lemma.bytes(), b + Utf8.length(y), lemma.length(), y);
    }
    return true;
  }
}
