package org.lexhub.store.table.derived;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Arrays;
import org.lexhub.store.table.LexemeTableWriter;
import org.lexhub.store.table.SenseTableWriter;

/** The languages that have a word for each meaning, each once and ascending. */
final class MeaningLanguages {
  /** A range so much longer than the other one is searched instead of read. */
  private static final int MUCH_LONGER = 16;

  /** Where the languages of each meaning start, and at the end their number. */
  private final int[] starts;

  private final int[] languages;
  private int greatest = -1;

  /**
   * Collects the languages.
   *
   * @param ordered all senses, ordered by meaning, then by language
   */
  MeaningLanguages(
      LexemeTableWriter lexemes, SenseTableWriter senses, int[] ordered, int meanings) {
    starts = new int[meanings + 1];
    IntArrayList list = new IntArrayList(Math.max(16, ordered.length / 2));
    int meaning = -1;
    int language = -1;
    for (int sense : ordered) {
      int nextMeaning = senses.meaning.getInt(sense);
      int nextLanguage = lexemes.language.getInt(senses.lexeme.getInt(sense));
      if (nextMeaning != meaning || nextLanguage != language) {
        while (meaning < nextMeaning) {
          starts[++meaning] = list.size();
        }
        language = nextLanguage;
        greatest = Math.max(greatest, language);
        list.add(language);
      }
    }
    while (meaning < meanings) {
      starts[++meaning] = list.size();
    }
    list.trim();
    languages = list.elements();
  }

  /** Returns a number greater than every language. */
  int bound() {
    return greatest + 1;
  }

  /** Returns where the languages of a meaning start. */
  int start(int meaning) {
    return starts[meaning];
  }

  /** Returns where the languages of a meaning end. */
  int end(int meaning) {
    return starts[meaning + 1];
  }

  /** Returns the language at a place between {@link #start} and {@link #end}. */
  int language(int place) {
    return languages[place];
  }

  /**
   * Counts the languages of both meanings.
   *
   * @param isOfFirst whether each language is one of the first meaning
   * @param limit where counting stops
   * @return the number of common languages, or any number above the limit if there are more
   */
  int common(int first, boolean[] isOfFirst, int second, int limit) {
    int length = starts[first + 1] - starts[first];
    return length * MUCH_LONGER < starts[second + 1] - starts[second]
        ? commonBySearch(first, second, limit)
        : commonByMark(isOfFirst, second, limit);
  }

  private int commonByMark(boolean[] isOfFirst, int second, int limit) {
    int count = 0;
    for (int i = starts[second]; i < starts[second + 1]; i++) {
      if (isOfFirst[languages[i]] && ++count > limit) {
        break;
      }
    }
    return count;
  }

  private int commonBySearch(int first, int second, int limit) {
    int count = 0;
    int from = starts[second];
    int end = starts[second + 1];
    for (int i = starts[first]; i < starts[first + 1] && from < end && count <= limit; i++) {
      int found = Arrays.binarySearch(languages, from, end, languages[i]);
      from = found < 0 ? ~found : found + 1;
      count += found < 0 ? 0 : 1;
    }
    return count;
  }
}
