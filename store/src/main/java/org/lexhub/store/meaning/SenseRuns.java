package org.lexhub.store.meaning;

import java.util.Arrays;
import org.lexhub.store.result.LanguageOrder;
import org.lexhub.store.table.LexemeTable;
import org.lexhub.store.table.MeaningTable;
import org.lexhub.store.table.SenseTable;
import org.lexhub.store.table.pair.PairConfidence;

/**
 * A list of the senses of one or several meanings, with access at any offset. The list consists of
 * runs of the senses of a meaning, which are sorted by language and then by confidence. A reusable
 * object of one thread.
 *
 * <p>Call {@link #start}, then {@link #addMeaning} or {@link #addSense} for each meaning, then
 * {@link #seek} and {@link #next}. The cost of a page does not depend on its offset.
 */
public final class SenseRuns {
  private final MeaningTable meanings;
  private final SenseTable senses;
  private final LexemeTable lexemes;

  private long[] starts = new long[16];
  private long[] ends = new long[16];
  private int[] origins = new int[16];
  private int runs;
  private long total;

  private int minConfidence;
  private int maxPerLanguage;

  /** The current run. */
  private int run;

  /** The index of the current sense among the senses of all meanings. */
  private long at;

  /** Creates an empty list over the tables of a snapshot. */
  public SenseRuns(MeaningTable meanings, SenseTable senses, LexemeTable lexemes) {
    this.meanings = meanings;
    this.senses = senses;
    this.lexemes = lexemes;
  }

  /**
   * Removes all runs.
   *
   * @param minConfidenceBasisPoints the minimum confidence of a sense in the list, multiplied by
   *     that of its origin if it has one
   * @param maxPerLanguage the maximum number of senses of one meaning and language in the list
   */
  public void start(int minConfidenceBasisPoints, int maxPerLanguage) {
    runs = 0;
    total = 0;
    minConfidence = minConfidenceBasisPoints;
    this.maxPerLanguage = maxPerLanguage;
    run = 0;
    at = 0;
  }

  /** Adds the senses of a meaning, in the order of the languages and then by confidence. */
  public void addMeaning(int meaning, LanguageOrder languages) {
    add(meaning, -1, languages);
  }

  /**
   * Adds the senses that share the meaning of a sense, without the sense itself, in the order of
   * the languages and then by confidence. Here all languages do not include that of the sense:
   * senses of one language that share a meaning are no translations, unless the language is
   * requested by name.
   *
   * @param origin the row of the sense
   */
  public void addSense(int origin, LanguageOrder languages) {
    add(senses.meaning(origin), origin, languages);
  }

  private void add(int meaning, int origin, LanguageOrder languages) {
    if (!languages.all()) {
      for (int i = 0; i < languages.count(); i++) {
        addLanguage(meaning, origin, languages.get(i));
      }
      return;
    }
    long start = meanings.senseStart(meaning);
    long end = meanings.senseEnd(meaning);
    if (origin < 0) {
      addRange(start, end, origin);
      return;
    }
    int home = lexemes.language(senses.lexeme(origin));
    addRange(start, after(start, end, home - 1), origin);
    addRange(after(start, end, home), end, origin);
  }

  /** Adds whole languages. */
  private void addRange(long start, long end, int origin) {
    if (minConfidence <= 0 && maxPerLanguage == Integer.MAX_VALUE) {
      append(start, end, origin);
      return;
    }
    for (long from = start; from < end; ) {
      long to = after(from, end, language(from));
      addBest(from, to, origin);
      from = to;
    }
  }

  private void addLanguage(int meaning, int origin, int language) {
    long end = meanings.senseEnd(meaning);
    long from = after(meanings.senseStart(meaning), end, language - 1);
    addBest(from, after(from, end, language), origin);
  }

  /** Adds the best senses of one language that have the minimum confidence. */
  private void addBest(long from, long to, int origin) {
    long low = from;
    long high = to;
    while (low < high) {
      long middle = (low + high) >>> 1;
      if (confidenceBasisPoints(origin, meanings.sense(middle)) >= minConfidence) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    long max = maxPerLanguage;
    if (origin >= 0 && low - from > max && contains(from, from + max, origin)) {
      max++;
    }
    addRun(from, Math.min(low, from + max), origin);
  }

  private boolean contains(long from, long to, int sense) {
    for (long i = from; i < to; i++) {
      if (meanings.sense(i) == sense) {
        return true;
      }
    }
    return false;
  }

  /** Adds a run of one language without the origin. */
  private void addRun(long from, long to, int origin) {
    for (long i = from; origin >= 0 && i < to; i++) {
      if (meanings.sense(i) == origin) {
        append(from, i, origin);
        append(i + 1, to, origin);
        return;
      }
    }
    append(from, to, origin);
  }

  private void append(long from, long to, int origin) {
    if (from >= to) {
      return;
    }
    if (runs == starts.length) {
      starts = Arrays.copyOf(starts, runs * 2);
      ends = Arrays.copyOf(ends, runs * 2);
      origins = Arrays.copyOf(origins, runs * 2);
    }
    starts[runs] = from;
    ends[runs] = to;
    origins[runs++] = origin;
    total += to - from;
  }

  /**
   * Returns the first index, in a range of senses of one meaning, with a language above another.
   */
  private long after(long from, long to, int language) {
    long low = from;
    long high = to;
    while (low < high) {
      long middle = (low + high) >>> 1;
      if (language(middle) <= language) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  private int language(long index) {
    return meanings.senseLanguage(index);
  }

  private int confidenceBasisPoints(int origin, int sense) {
    int own = senses.confidence(sense);
    return origin < 0 ? own : PairConfidence.of(senses.confidence(origin), own);
  }

  /** Returns the number of senses in the list. */
  public long total() {
    return total;
  }

  /** Moves before the sense at an offset. */
  public void seek(long offset) {
    long rest = offset;
    for (run = 0; run < runs; run++) {
      long length = ends[run] - starts[run];
      if (rest < length) {
        at = starts[run] + rest - 1;
        return;
      }
      rest -= length;
    }
  }

  /** Moves to the next sense; returns false after the last one. */
  public boolean next() {
    if (run >= runs) {
      return false;
    }
    if (++at == ends[run]) {
      if (++run == runs) {
        return false;
      }
      at = starts[run];
    }
    return true;
  }

  /** Returns the row of the current sense. */
  public int sense() {
    return meanings.sense(at);
  }

  /** Returns the row of the origin of the current sense, or -1 if its meaning was added. */
  public int origin() {
    return origins[run];
  }

  /** Returns the confidence of the current sense, multiplied by that of its origin if any. */
  public int confidenceBasisPoints() {
    return confidenceBasisPoints(origins[run], meanings.sense(at));
  }
}
