package org.lexhub.store.lexeme;

import org.jspecify.annotations.Nullable;
import org.lexhub.store.table.vocabulary.MatchKind;
import org.lexhub.store.term.LexemeTerms;
import org.lexhub.store.term.PrefixTop;
import org.lexhub.store.term.TermIndex;
import org.lexhub.store.term.pattern.TermCheck;

/**
 * Counts the lexemes of spellings for a {@link ShapeSearch}, and offers those that can be among the
 * best: the lowest frequency rank near a posting excludes most others before their rows are read.
 *
 * <p>Terms are collected in a {@link ShapeBatch}. One loop after the other reads one column for all
 * of them, so that the waits for memory overlap; that takes a third of the time of reading
 * everything about a term before the next.
 */
final class ShapeHits {
  private final TermIndex terms;
  private final PrefixTop top;
  private final LexemeFacts rows;

  ShapeHits(TermIndex terms, PrefixTop top, LexemeFacts rows) {
    this.terms = terms;
    this.top = top;
    this.rows = rows;
  }

  /** Starts to add terms that satisfy a check, if there is one, and postings. */
  void start(@Nullable TermCheck check, MatchKind match, LexemeHits out) {
    out.scratch.batch.start(check, match);
  }

  /** Adds the searched lexemes with a spelling if it satisfies the check; {@link #finish} ends. */
  void addTerm(int term, LexemeHits out) {
    ShapeBatch batch = out.scratch.batch;
    batch.term[batch.terms++] = term;
    if (batch.terms == ShapeBatch.SIZE) {
      flush(batch, out);
    }
  }

  /** Adds what was collected. */
  void finish(LexemeHits out) {
    flush(out.scratch.batch, out);
    score(out.scratch.batch, out);
  }

  /**
   * Adds the searched lexemes with the spellings of from..to (exclusive).
   *
   * @param max the maximum number of postings to read
   * @return false if there are more; nothing is added then
   */
  boolean addTerms(int from, int to, long max, LexemeHits out) {
    long start = terms.postingsStart(from);
    long end = terms.postingsEnd(to - 1);
    int language = out.scratch.ranges.single();
    long first = language < 0 ? start : top.firstNotBefore(language, start);
    long last = language < 0 ? end : top.firstNotBefore(language, end);
    if (last - first > max) {
      return false;
    }
    for (long at = first; at < last; at++) {
      if (language < 0) {
        add(at, top.costNear(at), out);
      } else {
        add(top.place(at), top.costInLanguageNear(at), out);
      }
    }
    score(out.scratch.batch, out);
    return true;
  }

  private void flush(ShapeBatch batch, LexemeHits out) {
    int count = batch.terms;
    batch.terms = 0;
    for (int i = 0; i < count; i++) {
      batch.start[i] = terms.postingsStart(batch.term[i]);
      batch.end[i] = terms.postingsEnd(batch.term[i]);
    }
    for (int i = 0; i < count; i++) {
      batch.posting[i] = terms.posting(batch.start[i]);
    }
    count = wanted(batch, count, out.scratch.ranges);
    count = checked(batch, count);
    for (int i = 0; i < count; i++) {
      for (long at = batch.start[i]; at < batch.end[i]; at++) {
        add(at, top.costNear(at), out);
      }
    }
  }

  /** Keeps the terms that are spellings of searched lexemes. */
  private int wanted(ShapeBatch batch, int count, LexemeRanges ranges) {
    if (ranges.all(rows)) {
      return count;
    }
    int kept = 0;
    for (int i = 0; i < count; i++) {
      boolean wanted = isWanted(batch.posting[i], ranges);
      for (long at = batch.start[i] + 1; !wanted && at < batch.end[i]; at++) {
        wanted = isWanted(terms.posting(at), ranges);
      }
      batch.move(i, kept);
      kept += wanted ? 1 : 0;
    }
    return kept;
  }

  private static boolean isWanted(int posting, LexemeRanges ranges) {
    return LexemeTerms.isSpelling(posting) && ranges.inRange(LexemeTerms.lexeme(posting));
  }

  /** Keeps the terms that satisfy the check. */
  private int checked(ShapeBatch batch, int count) {
    TermCheck check = batch.check;
    if (check == null) {
      return count;
    }
    terms.readAhead(batch.term, count);
    int kept = 0;
    for (int i = 0; i < count; i++) {
      boolean matches = check.matches(terms, batch.term[i]);
      batch.move(i, kept);
      kept += matches ? 1 : 0;
    }
    return kept;
  }

  private void add(long place, int cost, LexemeHits out) {
    int posting = terms.posting(place);
    int lexeme = LexemeTerms.lexeme(posting);
    if (!LexemeTerms.isSpelling(posting) || !out.scratch.ranges.accepts(rows, lexeme)) {
      return;
    }
    out.count(lexeme);
    if (best(LexemeTerms.kind(posting), rank(cost)) >= out.top.threshold()) {
      ShapeBatch batch = out.scratch.batch;
      batch.hit[batch.hits++] = posting;
      if (batch.hits == ShapeBatch.MAX_HITS) {
        score(batch, out);
      }
    }
  }

  /** Offers the collected postings whose lexemes can be among the best. */
  private void score(ShapeBatch batch, LexemeHits out) {
    int count = batch.hits;
    batch.hits = 0;
    for (int i = 0; i < count; i++) {
      batch.rank[i] = rows.frequencyRank(LexemeTerms.lexeme(batch.hit[i]));
    }
    boolean several = out.scratch.ranges.several();
    for (int i = 0; i < count && several; i++) {
      batch.language[i] = rows.language(LexemeTerms.lexeme(batch.hit[i]));
    }
    int kept = 0;
    for (int i = 0; i < count; i++) {
      int posting = batch.hit[i];
      int more = several ? rows.languageRarity(batch.language[i]) : 0;
      int min = LexemeScore.minRarity(batch.rank[i]) + more;
      batch.hit[kept] = posting;
      batch.rank[kept] = batch.rank[i];
      batch.language[kept] = more;
      kept += LexemeScore.shape(LexemeTerms.kind(posting), min) >= out.top.threshold() ? 1 : 0;
    }
    for (int i = 0; i < kept; i++) {
      batch.sources[i] = rows.sourceCount(LexemeTerms.lexeme(batch.hit[i]));
    }
    for (int i = 0; i < kept; i++) {
      batch.senses[i] = rows.senseCount(LexemeTerms.lexeme(batch.hit[i]));
    }
    for (int i = 0; i < kept; i++) {
      int posting = batch.hit[i];
      int rarity = LexemeScore.rarity(batch.rank[i], batch.sources[i], batch.senses[i]);
      int score = LexemeScore.shape(LexemeTerms.kind(posting), rarity + batch.language[i]);
      out.offer(rows, LexemeTerms.lexeme(posting), score, batch.match.number());
    }
  }

  private static int rank(int cost) {
    return cost >= PrefixTop.UNKNOWN ? 0 : cost;
  }

  /** Returns the maximum score of a word of this or a higher rank, 0 if it is unknown. */
  private static int best(int kind, int rank) {
    return LexemeScore.shape(kind, LexemeScore.minRarity(rank));
  }
}
