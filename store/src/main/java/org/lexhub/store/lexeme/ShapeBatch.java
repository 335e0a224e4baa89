package org.lexhub.store.lexeme;

import org.jspecify.annotations.Nullable;
import org.lexhub.store.table.vocabulary.MatchKind;
import org.lexhub.store.term.pattern.TermCheck;

/** Terms and postings that {@link ShapeHits} reads together. */
final class ShapeBatch {
  /** The maximum number of terms. */
  static final int SIZE = 64;

  /** The maximum number of postings; fewer raise the minimum score of hits earlier. */
  static final int MAX_HITS = 16;

  final int[] term = new int[SIZE];
  final long[] start = new long[SIZE];
  final long[] end = new long[SIZE];

  /** The first posting of each term. */
  final int[] posting = new int[SIZE];

  /** The number of terms. */
  int terms;

  /** The postings of lexemes that may be among the best. */
  final int[] hit = new int[MAX_HITS];

  final int[] rank = new int[MAX_HITS];
  final int[] sources = new int[MAX_HITS];
  final int[] senses = new int[MAX_HITS];

  /** The languages of the lexemes, then the rarities of these. */
  final int[] language = new int[MAX_HITS];

  /** The number of postings. */
  int hits;

  /** What terms must satisfy, if anything. */
  @Nullable TermCheck check;

  /** How lexemes are found. */
  MatchKind match = MatchKind.PATTERN;

  /** Removes everything. */
  void start(@Nullable TermCheck check, MatchKind match) {
    this.check = check;
    this.match = match;
    terms = 0;
    hits = 0;
  }

  /** Moves a term to a place that is not behind its own. */
  void move(int from, int to) {
    term[to] = term[from];
    start[to] = start[from];
    end[to] = end[from];
  }
}
