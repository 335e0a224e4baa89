package org.lexhub.store.table.verify;

import org.lexhub.store.column.IntColumn;
import org.lexhub.store.column.ShortColumn;
import org.lexhub.store.table.LexemeTable;
import org.lexhub.store.table.SenseTable;
import org.lexhub.store.table.pair.PairConfidence;
import org.lexhub.store.table.pair.PairHeadMerge;
import org.lexhub.store.table.pair.PairHeads;
import org.lexhub.store.table.pair.PairId;
import org.lexhub.store.table.schema.PairHeadColumn;
import org.lexhub.store.table.schema.StoredTable;
import org.lexhub.store.table.vocabulary.Pos;

/** Checks the counts and first pairs of large pairs of languages. */
final class PairHeadCheck {
  private static final String FIRST = "the first pairs of two languages in order";

  private final TableCheck check;
  private final PairHeads heads;
  private final SenseTable senses;
  private final LexemeTable lexemes;

  PairHeadCheck(TableCheck check) {
    this.check = check;
    heads = PairHeads.open(check.snapshot);
    senses = SenseTable.open(check.snapshot);
    lexemes = LexemeTable.open(check.snapshot);
  }

  void run() {
    int rows = heads.size();
    check.columns(PairHeadColumn.values());
    check.require(
        check.rows(StoredTable.PAIR_HEAD_POS) == rows * Pos.count(),
        PairHeadColumn.BY_POS,
        "a count for each part of speech of each row",
        rows);
    int from = 0;
    for (int row = 0; row < rows; row++) {
      checkLanguages(row);
      from = checkStretches(row, from);
      checkHead(row);
    }
  }

  private void checkLanguages(int row) {
    int source = heads.source(row);
    int target = heads.target(row);
    boolean known = source >= 0 && source < check.languages && target >= 0;
    check.require(
        known && target < check.languages, PairHeadColumn.KEY, "languages that exist", row);
    check.require(
        row == 0 || PairHeads.key(source, target) > key(row - 1),
        PairHeadColumn.KEY,
        "languages in order, each two once",
        row);
  }

  private long key(int row) {
    return PairHeads.key(heads.source(row), heads.target(row));
  }

  /** Checks that stretches descend, none is empty, and parts of speech sum to all pairs. */
  private int checkStretches(int row, int from) {
    ShortColumn confidences = PairHeadColumn.STRETCH_CONFIDENCE.shorts(check.snapshot);
    IntColumn ends = PairHeadColumn.STRETCH_END.ints(check.snapshot);
    int total = heads.atLeast(row, 0);
    int at = from;
    int end = 0;
    for (; end < total; at++) {
      check.require(
          ends.get(at) > end && (end == 0 || confidences.get(at) < confidences.get(at - 1)),
          PairHeadColumn.STRETCH_END,
          "stretches in order",
          row);
      end = ends.get(at);
    }
    long sum = 0;
    for (int pos = 0; pos < Pos.count(); pos++) {
      sum += heads.byPos(row, pos);
    }
    check.require(
        sum == total && end == total && total > 0, PairHeadColumn.BY_POS, "sums of all pairs", row);
    return at;
  }

  private void checkHead(int row) {
    int size = heads.headSize(row);
    check.require(
        size == Math.min(PairHeadMerge.MAX_HEAD, heads.atLeast(row, 0)),
        PairHeadColumn.HEADS,
        FIRST,
        row);
    for (int i = 0; i < size; i++) {
      long id = heads.id(row, i);
      int source = id < 0 ? -1 : senses.ordinal(PairId.source(id));
      int target = id < 0 ? -1 : senses.ordinal(PairId.target(id));
      check.require(source >= 0 && target >= 0, PairHeadColumn.IDS, "pairs of senses", row);
      int confidence = PairConfidence.of(senses.confidence(source), senses.confidence(target));
      boolean right =
          lexemes.language(senses.lexeme(source)) == heads.source(row)
              && lexemes.language(senses.lexeme(target)) == heads.target(row)
              && senses.meaning(source) == senses.meaning(target)
              && source != target
              && confidence == heads.confidenceBasisPoints(row, i);
      check.require(right, PairHeadColumn.IDS, FIRST, row);
      check.require(
          i == 0
              || heads.confidenceBasisPoints(row, i - 1) > confidence
              || heads.id(row, i - 1) < id,
          PairHeadColumn.IDS,
          FIRST,
          row);
    }
  }
}
