package org.lexhub.store.table.derived;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import org.lexhub.store.table.MeaningTableWriter;
import org.lexhub.store.table.vocabulary.RelationType;

/**
 * Finds the near meanings of one meaning at a time, as {@link NearMeaningsWriter} defines them. One
 * thread uses it at a time.
 *
 * <p>Counting the languages of two meanings takes the most time, because meanings of thousands of
 * languages have many candidates. It stops at the number of languages with which a candidate can no
 * longer be among the nearest.
 */
final class NearMeaningSearch {
  /** The maximum number of senses of a word that counts; words with more tell nothing. */
  private static final int MAX_SENSES = 40;

  private static final int MIN_LANGUAGES = 2;
  private static final int ONE = 10_000;
  private static final float[] FACTORS = factors();

  private final NearMeaningInput input;

  /** The words that the current meaning shares with others, in the current language and in all. */
  private final float[] inLanguage;

  private final float[] shared;
  private final short[] languages;
  private final float[] factor;
  private final boolean[] isOwnLanguage;
  private final IntArrayList touched = new IntArrayList();
  private final IntArrayList candidates = new IntArrayList();

  private final int[] best = new int[NearMeaningsWriter.MAX_NEAR];
  private final int[] nearness = new int[NearMeaningsWriter.MAX_NEAR];
  private int found;

  /** Prepares searches. */
  NearMeaningSearch(NearMeaningInput input) {
    this.input = input;
    int size = input.meanings.size();
    inLanguage = new float[size];
    shared = new float[size];
    languages = new short[size];
    factor = new float[size];
    isOwnLanguage = new boolean[input.languages.bound()];
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

  /** Finds the near meanings of a meaning and returns their number. */
  int find(int meaning) {
    gatherWords(meaning);
    gatherRelations(meaning);
    choose(meaning);
    return found;
  }

  /** Returns the near meaning at a place, the nearest first. */
  int meaning(int place) {
    return best[place];
  }

  /** Returns the nearness of the near meaning at a place, in basis points. */
  short nearness(int place) {
    return (short) nearness[place];
  }

  /** Adds the other meanings of the words of a meaning, language by language. */
  private void gatherWords(int meaning) {
    int at = input.start(meaning);
    int end = input.start(meaning + 1);
    while (at < end) {
      at = addLanguage(meaning, at, end);
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
    }
  }

  /** Adds the words of one language and returns the place of the next language. */
  private int addLanguage(int meaning, int from, int end) {
    int language = input.words.language(input.sense(from));
    int at = from;
    do {
      addWord(input.sense(at++), meaning);
    } while (at < end && input.words.language(input.sense(at)) == language);
    return at;
  }

  private void addWord(int sense, int meaning) {
    int word = input.words.word(sense);
    int from = input.words.start(word);
    int to = input.words.end(word);
    if (to - from > MAX_SENSES) {
      return;
    }
    for (int other = from; other < to; other++) {
      int near = input.meaningOf.getInt(other);
      if (near != meaning) {
        if (inLanguage[near] == 0) {
          touched.add(near);
        }
        inLanguage[near] += 1f / (to - from);
      }
    }
  }

  /** Multiplies by the factors of relations; a related meaning needs no common language. */
  private void gatherRelations(int meaning) {
    MeaningTableWriter meanings = input.meanings;
    int end = meanings.relations.getInt(meaning);
    for (int i = meaning == 0 ? 0 : meanings.relations.getInt(meaning - 1); i < end; i++) {
      int other = meanings.relationMeaning.getInt(i);
      float times = FACTORS[meanings.relationType.getInt(i)];
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
    mark(meaning, true);
    for (int i = 0; i < candidates.size(); i++) {
      int other = candidates.getInt(i);
      if (languages[other] >= MIN_LANGUAGES) {
        offer(other, nearness(other, meaning));
      }
      languages[other] = 0;
      shared[other] = 0;
    }
    mark(meaning, false);
    candidates.clear();
  }

  private void mark(int meaning, boolean own) {
    MeaningLanguages all = input.languages;
    for (int i = all.start(meaning); i < all.end(meaning); i++) {
      isOwnLanguage[all.language(i)] = own;
    }
  }

  /** Returns the nearness in basis points; 0 if it is too low to be kept. */
  private int nearness(int other, int meaning) {
    double words = StrictMath.pow(shared[other] + 0.1, 1.31);
    double bound = 4.18 * words * factor[other] / StrictMath.pow(3, 1.73);
    int least = found < best.length ? NearMeaningsWriter.MIN_NEARNESS : nearness[best.length - 1];
    // Half a basis point is rounded up; a little less makes up for errors of the multiplication.
    int limit = input.limit((least - 0.51) / (ONE * bound));
    int common = limit < 0 ? 0 : input.languages.common(meaning, isOwnLanguage, other, limit);
    if (common > limit) {
      return 0;
    }
    double near = bound * input.factor(common);
    return (int) Math.min(ONE, Math.round(ONE * near));
  }

  /** Adds a meaning to the best ones, which are ordered by nearness, then by row. */
  private void offer(int meaning, int value) {
    int last = best.length - 1;
    if (value < NearMeaningsWriter.MIN_NEARNESS
        || (found == best.length && !isBefore(meaning, value, last))) {
      return;
    }
    int at = found == best.length ? last : found++;
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
}
