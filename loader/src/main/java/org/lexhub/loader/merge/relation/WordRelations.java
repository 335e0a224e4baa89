package org.lexhub.loader.merge.relation;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntArrays;
import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import it.unimi.dsi.fastutil.ints.IntSet;
import java.util.Arrays;
import java.util.function.IntUnaryOperator;
import org.lexhub.loader.merge.Confidence;
import org.lexhub.loader.merge.LexemeIdentity;
import org.lexhub.loader.merge.LexemeSpellings;
import org.lexhub.loader.staging.SourceRanking;
import org.lexhub.loader.staging.StagedLexemes;
import org.lexhub.loader.staging.StagedSenses;
import org.lexhub.loader.staging.StagedWordRelations;
import org.lexhub.loader.staging.Staging;
import org.lexhub.store.table.vocabulary.RelationType;

/**
 * The relations between lexemes, ordered by lexeme, type and related lexeme. Each is also stored in
 * the other direction if that has a name. Equal ones of several sources are one.
 *
 * <p>Synonyms that share a meaning are left out, because the meaning states them. A relation of
 * unknown meaning is left out where another one of the same words names its meaning.
 */
public final class WordRelations {
  private static final int SYNONYM = RelationType.SYNONYM.number();

  private final Staging staging;
  private final SourceRanking ranking;
  private final LexemeIdentity lexemes;
  private final IntUnaryOperator meaningOfKey;
  private final IntArrayList of = new IntArrayList();
  private final IntArrayList type = new IntArrayList();
  private final IntArrayList target = new IntArrayList();
  private final IntArrayList meaning = new IntArrayList();
  private final IntArrayList targetMeaning = new IntArrayList();
  private final IntArrayList source = new IntArrayList();

  /** The evidence in hundredths; after the merge the confidence in basis points. */
  private final IntArrayList confidence = new IntArrayList();

  /** The merged relations, as places in the columns. */
  private int[] order = {};

  /** The end of the relations of each lexeme in the order. */
  private int[] ends = {};

  private WordRelations(
      Staging staging,
      SourceRanking ranking,
      LexemeIdentity lexemes,
      IntUnaryOperator meaningOfKey) {
    this.staging = staging;
    this.ranking = ranking;
    this.lexemes = lexemes;
    this.meaningOfKey = meaningOfKey;
  }

  /**
   * Finds the lexemes of all staged relations; needs the folded spellings of the lexemes.
   *
   * @param meaningOfKey the ordinal of the meaning of a staged key, -1 for none
   */
  public static WordRelations of(
      Staging staging,
      SourceRanking ranking,
      LexemeIdentity lexemes,
      IntUnaryOperator meaningOfKey,
      int[] languageOf) {
    WordRelations relations = new WordRelations(staging, ranking, lexemes, meaningOfKey);
    relations.find(languageOf);
    relations.merge();
    return relations;
  }

  private void find(int[] languageOf) {
    StagedWordRelations stage = staging.wordRelations;
    LexemeSpellings spellings = new LexemeSpellings(staging.strings, lexemes);
    IntArrayList heads = new IntArrayList();
    IntArrayList targets = new IntArrayList();
    for (int row = 0; row < stage.size(); row++) {
      int language = languageOf[stage.language.getInt(row)];
      if (language < 0) {
        continue;
      }
      int inMeaning = ofKey(stage.key.getInt(row));
      int toMeaning = ofKey(stage.targetKey.getInt(row));
      words(spellings, language, stage.lemma.getInt(row), stage.pos(row), inMeaning, heads);
      words(
          spellings, language, stage.target.getInt(row), stage.targetPos(row), toMeaning, targets);
      boolean known = stage.targetPos(row) != StagedLexemes.ANY_POS;
      for (int i = 0; i < heads.size(); i++) {
        boolean samePos = !known && has(targets, lexemes.pos(heads.getInt(i)));
        for (int k = 0; k < targets.size(); k++) {
          int head = heads.getInt(i);
          int other = targets.getInt(k);
          if (head != other && (!samePos || lexemes.pos(head) == lexemes.pos(other))) {
            add(row, head, other, inMeaning, toMeaning);
          }
        }
      }
    }
  }

  private int ofKey(int key) {
    return key < 0 ? -1 : meaningOfKey.applyAsInt(key);
  }

  /** Finds the lexemes of a spelling; if the meaning is known, those that have it. */
  private void words(
      LexemeSpellings spellings, int language, int text, int pos, int inMeaning, IntArrayList out) {
    out.clear();
    if (!spellings.find(language, text, pos, out)) {
      spellings.find(language, text, StagedLexemes.ANY_POS, out);
    }
    if (inMeaning >= 0) {
      out.removeIf(lexeme -> !meanings(lexeme).contains(inMeaning));
    }
  }

  private boolean has(IntArrayList words, int pos) {
    return words.intStream().anyMatch(word -> lexemes.pos(word) == pos);
  }

  /** Returns the meanings of a lexeme. */
  private IntSet meanings(int lexeme) {
    IntSet found = new IntOpenHashSet();
    StagedSenses senses = staging.lexemes.senses;
    for (int i = lexemes.start(lexeme); i < lexemes.end(lexeme); i++) {
      int row = lexemes.row(i);
      int end = staging.lexemes.senseEnd(row);
      for (int sense = staging.lexemes.senseStart(row); sense < end; sense++) {
        found.add(ofKey(senses.meaning.getInt(sense)));
      }
    }
    found.remove(-1);
    return found;
  }

  private boolean shareMeaning(int a, int b) {
    IntSet ofOther = meanings(b);
    return meanings(a).intStream().anyMatch(ofOther::contains);
  }

  private void add(int row, int head, int other, int inMeaning, int toMeaning) {
    StagedWordRelations stage = staging.wordRelations;
    int kind = stage.type(row);
    if (kind == SYNONYM && shareMeaning(head, other)) {
      return;
    }
    int rank = ranking.rank(stage.source.getInt(row));
    int evidence = (int) Math.round(stage.evidence(row) * 100);
    add(head, kind, other, inMeaning, toMeaning, rank, evidence);
    RelationType inverse = RelationType.at(kind).inverse();
    if (inverse != null) {
      add(other, inverse.number(), head, toMeaning, inMeaning, rank, evidence);
    }
  }

  private void add(
      int head, int kind, int other, int inMeaning, int toMeaning, int rank, int evidence) {
    of.add(head);
    type.add(kind);
    target.add(other);
    meaning.add(inMeaning);
    targetMeaning.add(toMeaning);
    source.add(rank);
    confidence.add(evidence);
  }

  /** Sorts the relations, joins equal ones and drops those that others state better. */
  private void merge() {
    int[] sorted = new int[of.size()];
    Arrays.setAll(sorted, i -> i);
    IntArrays.parallelQuickSort(sorted, this::compare);
    ends = new int[lexemes.size()];
    int kept = 0;
    int start = 0;
    while (start < sorted.length) {
      int end = start + 1;
      while (end < sorted.length && isEqual(sorted[start], sorted[end])) {
        end++;
      }
      int first = sorted[start];
      if (kept == 0 || !isVaguer(first, sorted[kept - 1])) {
        join(sorted, start, end);
        sorted[kept++] = first;
        ends[of.getInt(first)] = kept;
      }
      start = end;
    }
    order = Arrays.copyOf(sorted, kept);
    for (int i = 1; i < ends.length; i++) {
      ends[i] = Math.max(ends[i], ends[i - 1]);
    }
  }

  /** Orders by lexeme, type, target, the known meanings first, then authority. */
  private int compare(int a, int b) {
    int order = compare(of, a, b);
    order = order != 0 ? order : compare(type, a, b);
    order = order != 0 ? order : compare(target, a, b);
    order = order != 0 ? order : compare(meaning, b, a);
    order = order != 0 ? order : compare(targetMeaning, b, a);
    order = order != 0 ? order : compare(source, a, b);
    return order != 0 ? order : compare(confidence, b, a);
  }

  private static int compare(IntArrayList column, int a, int b) {
    return Integer.compare(column.getInt(a), column.getInt(b));
  }

  private boolean isSameWords(int a, int b) {
    return of.getInt(a) == of.getInt(b)
        && type.getInt(a) == type.getInt(b)
        && target.getInt(a) == target.getInt(b);
  }

  private boolean isEqual(int a, int b) {
    return isSameWords(a, b)
        && meaning.getInt(a) == meaning.getInt(b)
        && targetMeaning.getInt(a) == targetMeaning.getInt(b);
  }

  /** Returns whether a relation states less than the one before it of the same words. */
  private boolean isVaguer(int a, int before) {
    return isSameWords(a, before) && meaning.getInt(a) < 0;
  }

  /** Sets the confidence of the first of equal relations: each source counts once. */
  private void join(int[] sorted, int start, int end) {
    int[] ranks = new int[end - start];
    double[] priors = new double[end - start];
    double[] evidence = new double[end - start];
    int count = 0;
    for (int i = start; i < end; i++) {
      int rank = source.getInt(sorted[i]);
      if (count == 0 || ranks[count - 1] != rank) {
        ranks[count] = rank;
        priors[count] = ranking.prior(rank);
        evidence[count++] = confidence.getInt(sorted[i]) / 100.0;
      }
    }
    int joined = Confidence.of(Arrays.copyOf(priors, count), Arrays.copyOf(evidence, count));
    confidence.set(sorted[start], Math.max(1, joined));
  }

  /** Returns the number of relations. */
  public int size() {
    return order.length;
  }

  /** Returns the first relation of a lexeme. */
  public int start(int lexeme) {
    return lexeme == 0 ? 0 : ends[lexeme - 1];
  }

  /** Returns the end, exclusive, of the relations of a lexeme. */
  public int end(int lexeme) {
    return ends[lexeme];
  }

  /** Returns the number of the type of a relation. */
  public int type(int at) {
    return type.getInt(order[at]);
  }

  /** Returns the related lexeme. */
  public int target(int at) {
    return target.getInt(order[at]);
  }

  /** Returns the ordinal of the meaning in which the lexeme has the relation, -1 unknown. */
  public int meaning(int at) {
    return meaning.getInt(order[at]);
  }

  /** Returns the ordinal of the meaning of the related lexeme, -1 unknown. */
  public int targetMeaning(int at) {
    return targetMeaning.getInt(order[at]);
  }

  /** Returns the rank of the most authoritative source. */
  public int source(int at) {
    return source.getInt(order[at]);
  }

  /** Returns the confidence in basis points. */
  public int confidence(int at) {
    return confidence.getInt(order[at]);
  }
}
