package org.lexhub.store.table.derived;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.shorts.ShortArrayList;
import org.lexhub.store.column.ColumnSet;
import org.lexhub.store.column.ListRows;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.table.LexemeTableWriter;
import org.lexhub.store.table.MeaningTableWriter;
import org.lexhub.store.table.SenseTableWriter;
import org.lexhub.store.table.schema.MeaningColumn;
import org.lexhub.store.table.vocabulary.RelationType;

/**
 * Derives the near meanings of every meaning: meanings for which several languages use the same
 * word, and meanings to which a relation leads. Wordnets split senses finely, so a word often links
 * to a neighbour of the meaning that its translation links to.
 *
 * <p>Let w be the sum, over all languages, of 1 / (number of senses) of the words that both
 * meanings share, at most 1 per language, and b the number of languages with words for both. The
 * nearness is {@code 4.18 · (w + 0.1)^1.31 / (b + 3)^1.73}, multiplied by a factor for each
 * relation between the two. The constants are fitted to bilingual dictionaries that are part of no
 * snapshot: the odds of a path over a near meaning, which the nearness multiplies, are the odds
 * that such a dictionary has the translation.
 */
final class NearMeaningsWriter {
  /** The maximum number of near meanings of a meaning. */
  static final int MAX_NEAR = 12;

  /** The minimum nearness that is stored, in basis points. */
  static final int MIN_NEARNESS = 50;

  /** The maximum number of senses of a word that counts; words with more tell nothing. */
  private static final int MAX_SENSES = 40;

  private static final int MIN_LANGUAGES = 2;
  private static final float[] FACTORS = factors();

  private final LexemeTableWriter lexemes;
  private final SenseTableWriter senses;
  private final MeaningTableWriter meanings;
  private final int[] ordered;
  private final int[] starts;

  /** The words that the current meaning shares with others, in the current language and in all. */
  private final float[] inLanguage;

  private final float[] shared;
  private final short[] languages;
  private final float[] factor;
  private final IntArrayList touched = new IntArrayList();
  private final IntArrayList candidates = new IntArrayList();

  private final int[] best = new int[MAX_NEAR];
  private final int[] nearness = new int[MAX_NEAR];
  private int found;

  /**
   * Prepares the derivation.
   *
   * @param ordered all senses, ordered by meaning, then by language
   */
  NearMeaningsWriter(
      LexemeTableWriter lexemes,
      SenseTableWriter senses,
      MeaningTableWriter meanings,
      int[] ordered) {
    this.lexemes = lexemes;
    this.senses = senses;
    this.meanings = meanings;
    this.ordered = ordered;
    int size = meanings.size();
    starts = new int[size + 1];
    for (int sense : ordered) {
      starts[meaning(sense) + 1]++;
    }
    for (int row = 0; row < size; row++) {
      starts[row + 1] += starts[row];
    }
    inLanguage = new float[size];
    shared = new float[size];
    languages = new short[size];
    factor = new float[size];
  }

  /** Returns the factor of each relation; 0 where the relation does not count. */
  private static float[] factors() {
    float[] factors = new float[RelationType.count()];
    for (RelationType type : RelationType.values()) {
      factors[type.number()] =
          switch (type) {
            case HYPERNYM, INSTANCE_HYPERNYM, SIMILAR -> 1.7f;
            case PERTAINYM, PARTICIPLE, ATTRIBUTE -> 1.35f;
            case ALSO, VERB_GROUP -> 1f;
            case DERIVATION -> 0.77f;
            case HYPONYM, INSTANCE_HYPONYM, PART_HOLONYM, PART_MERONYM, ENTAILMENT, CAUSE -> 0.57f;
            default -> 0;
          };
    }
    return factors;
  }

  /** Derives and writes both columns. */
  void write(SnapshotWriter out) {
    ListRows near = new ListRows();
    ShortArrayList values = new ShortArrayList();
    for (int meaning = 0; meaning < meanings.size(); meaning++) {
      gatherWords(meaning);
      gatherRelations(meaning);
      choose(meaning);
      for (int i = 0; i < found; i++) {
        near.add(best[i]);
        values.add((short) nearness[i]);
      }
      near.endRow();
    }
    near.write(out, MeaningColumn.NEAR.section());
    ColumnSet.shorts(out, MeaningColumn.NEARNESS.section(), values);
  }

  /** Adds the other meanings of the words of a meaning. */
  private void gatherWords(int meaning) {
    int end = starts[meaning + 1];
    for (int from = starts[meaning]; from < end; ) {
      int to = from;
      while (to < end && language(ordered[to]) == language(ordered[from])) {
        addWord(ordered[to++], meaning);
      }
      for (int i = 0; i < touched.size(); i++) {
        int other = touched.getInt(i);
        if (languages[other]++ == 0) {
          candidates.add(other);
          factor[other] = 1;
        }
        shared[other] += Math.min(1, inLanguage[other]);
        inLanguage[other] = 0;
      }
      touched.clear();
      from = to;
    }
  }

  /** Adds the other senses of a word; all its senses are consecutive rows. */
  private void addWord(int sense, int meaning) {
    int from = sense;
    while (from > 0 && sense - from <= MAX_SENSES && isSameWord(from - 1, sense)) {
      from--;
    }
    int to = sense + 1;
    while (to < senses.size() && to - from <= MAX_SENSES && isSameWord(to, sense)) {
      to++;
    }
    if (to - from > MAX_SENSES) {
      return;
    }
    for (int other = from; other < to; other++) {
      int near = meaning(other);
      if (near != meaning) {
        if (inLanguage[near] == 0) {
          touched.add(near);
        }
        inLanguage[near] += 1f / (to - from);
      }
    }
  }

  private boolean isSameWord(int a, int b) {
    int first = senses.lexeme.getInt(a);
    int second = senses.lexeme.getInt(b);
    return first == second
        || (lexemes.language.getInt(first) == lexemes.language.getInt(second)
            && lexemes.lemma.getInt(first) == lexemes.lemma.getInt(second));
  }

  /** Multiplies by the factors of relations; a related meaning needs no common language. */
  private void gatherRelations(int meaning) {
    int end = meanings.relations.getInt(meaning);
    for (int i = meaning == 0 ? 0 : meanings.relations.getInt(meaning - 1); i < end; i++) {
      int other = meanings.relationMeaning.getInt(i);
      float times = FACTORS[meanings.relationType.getByte(i)];
      if (times == 0 || other == meaning) {
        continue;
      }
      if (languages[other] == 0) {
        candidates.add(other);
        factor[other] = 1;
      }
      languages[other] = Short.MAX_VALUE;
      factor[other] *= times;
    }
  }

  /** Keeps the nearest candidates and clears all of them. */
  private void choose(int meaning) {
    found = 0;
    for (int i = 0; i < candidates.size(); i++) {
      int other = candidates.getInt(i);
      if (languages[other] >= MIN_LANGUAGES) {
        offer(other, nearness(other, meaning));
      }
      languages[other] = 0;
      shared[other] = 0;
    }
    candidates.clear();
  }

  private int nearness(int other, int meaning) {
    double words = StrictMath.pow(shared[other] + 0.1, 1.31);
    double bound = 4.18 * words * factor[other] / StrictMath.pow(3, 1.73);
    if (bound * 10_000 < MIN_NEARNESS) {
      return 0;
    }
    double near = bound * StrictMath.pow(3.0 / (common(meaning, other) + 3), 1.73);
    return (int) Math.min(10_000, Math.round(10_000 * near));
  }

  /** Returns the number of languages with words for both meanings. */
  private int common(int a, int b) {
    int count = 0;
    int i = starts[a];
    int j = starts[b];
    while (i < starts[a + 1] && j < starts[b + 1]) {
      int first = language(ordered[i]);
      int second = language(ordered[j]);
      count += first == second ? 1 : 0;
      i = first <= second ? next(i, starts[a + 1]) : i;
      j = second <= first ? next(j, starts[b + 1]) : j;
    }
    return count;
  }

  /** Returns the start of the next language. */
  private int next(int at, int end) {
    int language = language(ordered[at]);
    int next = at + 1;
    while (next < end && language(ordered[next]) == language) {
      next++;
    }
    return next;
  }

  /** Adds a meaning to the best ones, which are ordered by nearness, then by row. */
  private void offer(int meaning, int value) {
    if (value < MIN_NEARNESS || (found == MAX_NEAR && !isBefore(meaning, value, MAX_NEAR - 1))) {
      return;
    }
    int at = found == MAX_NEAR ? MAX_NEAR - 1 : found++;
    while (at > 0 && isBefore(meaning, value, at - 1)) {
      best[at] = best[at - 1];
      nearness[at] = nearness[at - 1];
      at--;
    }
    best[at] = meaning;
    nearness[at] = value;
  }

  private boolean isBefore(int meaning, int value, int place) {
    return value != nearness[place] ? value > nearness[place] : meaning < best[place];
  }

  private int language(int sense) {
    return lexemes.language.getInt(senses.lexeme.getInt(sense));
  }

  private int meaning(int sense) {
    return senses.meaning.getInt(sense);
  }
}
