package org.lexhub.loader.merge;

import it.unimi.dsi.fastutil.ints.Int2FloatMap;
import it.unimi.dsi.fastutil.ints.Int2FloatMaps;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntArrays;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntUnaryOperator;
import org.lexhub.loader.staging.SourceRanking;
import org.lexhub.loader.staging.SparseRows;
import org.lexhub.loader.staging.StagedLexemes;
import org.lexhub.loader.staging.StagedSenses;

/**
 * Merges the senses of the records of one lexeme. Senses with the same meaning are one, with the
 * {@link Confidence} of its sources; the order is that of the most authoritative source, then by
 * tags, then by confidence. Senses of less authoritative sources follow. Of the sources of one
 * project, only the strongest counts, and so it is with links that are derived from what all
 * dictionaries say; the others have no evidence. A source that only describes a sense, without
 * evidence, does not count among its sources if others assert it.
 */
public final class SenseMerge {
  /**
   * Senses that a source numbers come first, by source and number. The others follow by use: a
   * source that numbers no senses says nothing about which of them is the usual one, however
   * authoritative it is.
   */
  private static final Comparator<MergedSense> ORDER =
      Comparator.comparingInt((MergedSense sense) -> sense.order == 0 ? 1 : 0)
          .thenComparingInt(sense -> sense.orderedBy)
          .thenComparingInt(sense -> sense.order)
          .thenComparing(Comparator.comparingInt((MergedSense sense) -> sense.tagCount).reversed())
          .thenComparing(
              Comparator.comparingInt((MergedSense sense) -> sense.confidence).reversed())
          .thenComparingInt(sense -> sense.source)
          .thenComparingInt(sense -> sense.key);

  private final StagedLexemes stage;
  private final StagedSenses senses;
  private final SourceRanking ranking;
  private final MergedMeanings meanings;
  private final IntUnaryOperator ordinalOf;
  private final int[] languageOf;
  private final Int2FloatMap factors;
  private final Confidence confidence = new Confidence();
  private final IntArrayList rows = new IntArrayList();
  private final IntArrayList ranks = new IntArrayList();
  private int[] order = new int[16];
  private final List<MergedSense> spare = new ArrayList<>();
  private final List<MergedSense> merged = new ArrayList<>();

  /**
   * Prepares a merge of the senses of lexemes.
   *
   * @param factors the factor on the evidence of each weak sense row, 1 by default
   */
  public SenseMerge(
      StagedLexemes stage,
      SourceRanking ranking,
      MergedMeanings meanings,
      IntUnaryOperator ordinalOf,
      int[] languageOf,
      Int2FloatMap factors) {
    this.factors = Int2FloatMaps.unmodifiable(factors);
    this.stage = stage;
    this.ordinalOf = ordinalOf;
    this.senses = stage.senses;
    this.ranking = ranking;
    this.meanings = meanings;
    this.languageOf = languageOf;
  }

  /** Merges the senses of a lexeme; the next call reuses the list. */
  public List<MergedSense> merge(LexemeIdentity lexemes, int lexeme) {
    gather(lexemes, lexeme);
    spare.addAll(merged);
    merged.clear();
    sortByMeaning();
    int size = rows.size();
    for (int from = 0; from < size; ) {
      int meaning = meaning(order[from]);
      int to = from + 1;
      while (to < size && meaning(order[to]) == meaning) {
        to++;
      }
      merged.add(mergeOne(meaning, from, to));
      from = to;
    }
    merged.sort(ORDER);
    return merged;
  }

  private void gather(LexemeIdentity lexemes, int lexeme) {
    rows.clear();
    ranks.clear();
    for (int i = lexemes.start(lexeme); i < lexemes.end(lexeme); i++) {
      int record = lexemes.row(i);
      int rank = ranking.rank(stage.source.getInt(record));
      for (int row = stage.senseStart(record); row < stage.senseEnd(record); row++) {
        rows.add(row);
        ranks.add(rank);
      }
    }
  }

  private void sortByMeaning() {
    order = IntArrays.ensureCapacity(order, rows.size());
    for (int i = 0; i < rows.size(); i++) {
      order[i] = i;
    }
    if (rows.size() > 1) {
      IntArrays.stableSort(
          order, 0, rows.size(), (a, b) -> Integer.compare(meaning(a), meaning(b)));
    }
  }

  private int meaning(int index) {
    return meanings.ofKey[senses.meaning.getInt(rows.getInt(index))];
  }

  private MergedSense mergeOne(int meaning, int from, int to) {
    MergedSense sense = spare.isEmpty() ? new MergedSense() : spare.removeLast();
    sense.clear(meaning, ordinalOf.applyAsInt(meaning));
    double evidence = 0;
    boolean isDerived = false;
    for (int i = from; i < to; i++) {
      int rank = ranks.getInt(order[i]);
      int row = rows.getInt(order[i]);
      if (evidence(row) > evidence) {
        evidence = evidence(row);
        isDerived = senses.derived.get(row);
      }
      boolean last = i + 1 == to || ranks.getInt(order[i + 1]) != rank;
      if (last && (evidence > 0 || (i + 1 == to && sense.sources.isEmpty()))) {
        sense.sources.add(rank);
        sense.evidence.add((int) Math.round(100 * evidence));
        sense.derived.add(isDerived ? 1 : 0);
        evidence = 0;
        isDerived = false;
      }
      fill(sense, row, rank);
    }
    combine(sense);
    if (sense.gloss < 0) {
      sense.gloss = meanings.gloss[meaning];
    }
    return sense;
  }

  private double evidence(int row) {
    return Float.intBitsToFloat(senses.evidence.getInt(row)) * factors.get(row);
  }

  private void combine(MergedSense sense) {
    confidence.clear();
    for (int i = 0; i < sense.sources.size(); i++) {
      if (isRepeated(sense, i)) {
        sense.evidence.set(i, 0);
      }
      confidence.add(ranking.prior(sense.sources.getInt(i)), sense.evidence.getInt(i) / 100.0);
    }
    sense.confidence = confidence.basisPoints();
  }

  /** Returns whether a stronger source, or an earlier one as strong, makes the same statement. */
  private boolean isRepeated(MergedSense sense, int at) {
    int rank = sense.sources.getInt(at);
    double strength = ranking.prior(rank) * sense.evidence.getInt(at);
    for (int i = 0; i < sense.sources.size(); i++) {
      int other = sense.sources.getInt(i);
      double otherStrength = ranking.prior(other) * sense.evidence.getInt(i);
      if (i != at
          && isSameStatement(sense, at, i)
          && (otherStrength > strength || (otherStrength == strength && i < at))) {
        return true;
      }
    }
    return false;
  }

  private boolean isSameStatement(MergedSense sense, int a, int b) {
    return ranking.isSameProject(sense.sources.getInt(a), sense.sources.getInt(b))
        || (sense.derived.getInt(a) == 1 && sense.derived.getInt(b) == 1);
  }

  private void fill(MergedSense sense, int row, int rank) {
    if (sense.source < 0) {
      sense.source = rank;
    }
    if (sense.order == 0 && senses.order.getInt(row) > 0) {
      sense.order = senses.order.getInt(row);
      sense.orderedBy = rank;
    }
    sense.gloss = sense.gloss < 0 ? senses.gloss.getInt(row) : sense.gloss;
    if (sense.register == StagedSenses.NO_REGISTER) {
      sense.register = senses.register(row);
    }
    sense.domain = sense.domain < 0 ? senses.domain.getInt(row) : sense.domain;
    sense.tagCount = Math.max(sense.tagCount, senses.tagCount.getInt(row));
    SparseRows definitions = senses.definitions;
    for (int i = definitions.from(row); definitions.belongs(i, row); i++) {
      int language = languageOf[definitions.value(i, 0)];
      if (language >= 0) {
        sense.definitions.add(language, definitions.value(i, 1), rank);
      }
    }
    SparseRows examples = senses.examples;
    for (int i = examples.from(row); examples.belongs(i, row); i++) {
      sense.examples.add(examples.value(i, 0), examples.value(i, 1), rank);
    }
  }
}
