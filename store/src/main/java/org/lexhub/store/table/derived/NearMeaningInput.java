package org.lexhub.store.table.derived;

import it.unimi.dsi.fastutil.ints.IntList;
import org.lexhub.store.table.LexemeTableWriter;
import org.lexhub.store.table.MeaningTableWriter;
import org.lexhub.store.table.SenseTableWriter;

/** The rows that all threads read that search for near meanings. */
final class NearMeaningInput {
  final MeaningTableWriter meanings;
  final WordSenses words;
  final MeaningLanguages languages;

  /** The meaning of each sense. */
  final IntList meaningOf;

  private final int[] ordered;
  private final int[] starts;
  private final double[] factors;

  /**
   * Prepares the rows.
   *
   * @param ordered all senses, ordered by meaning, then by language
   */
  NearMeaningInput(
      LexemeTableWriter lexemes,
      SenseTableWriter senses,
      MeaningTableWriter meanings,
      int[] ordered) {
    this.meanings = meanings;
    this.ordered = ordered;
    meaningOf = senses.meaning;
    words = new WordSenses(lexemes, senses);
    int size = meanings.size();
    languages = new MeaningLanguages(lexemes, senses, ordered, size);
    starts = new int[size + 1];
    for (int sense : ordered) {
      starts[senses.meaning.getInt(sense) + 1]++;
    }
    for (int row = 0; row < size; row++) {
      starts[row + 1] += starts[row];
    }
    factors = new double[languages.bound() + 1];
    for (int count = 0; count < factors.length; count++) {
      factors[count] = StrictMath.pow(3.0 / (count + 3), 1.73);
    }
  }

  /** Returns the place of the first sense of a meaning; the next meaning starts where it ends. */
  int start(int meaning) {
    return starts[meaning];
  }

  /** Returns the sense at a place. */
  int sense(int place) {
    return ordered[place];
  }

  /** Returns the factor for a number of common languages: 1 for none, less for more. */
  double factor(int common) {
    return factors[common];
  }

  /** Returns the greatest number of common languages with at least a factor; -1 for none. */
  int limit(double factor) {
    int from = 0;
    int to = factors.length;
    while (from < to) {
      int middle = (from + to) >>> 1;
      if (factors[middle] >= factor) {
        from = middle + 1;
      } else {
        to = middle;
      }
    }
    return from - 1;
  }
}
