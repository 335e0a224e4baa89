package org.lexhub.store.meaning;

import java.util.Arrays;
import org.lexhub.store.result.LanguageOrder;
import org.lexhub.store.table.LexemeTable;
import org.lexhub.store.table.MeaningTable;
import org.lexhub.store.table.SenseTable;
import org.lexhub.store.table.pair.PairConfidence;

/**
 * The senses that share meanings with something, as a list that can be entered anywhere: runs of
 * the senses of a meaning, which are sorted by language and then by confidence. A reusable object
 * of one thread.
 *
 * <p>First {@link #start}, then {@link #addMeaning} or {@link #addSense} for each meaning, then
 * {@link #seek} and {@link #next}. The cost of a page does not depend on how much stands before it.
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
  private int mostPerLanguage;
  private int run;
  private long at;

  /** Creates an empty list over the tables of a snapshot. */
  public SenseRuns(MeaningTable meanings, SenseTable senses, LexemeTable lexemes) {
    this.meanings = meanings;
    this.senses = senses;
    this.lexemes = lexemes;
  }

  /**
   * Forgets all runs.
   *
   * @param minConfidenceBasisPoints the lowest confidence of a sense to be listed, after it is
   *     multiplied with that of its origin
   * @param mostPerLanguage how many senses of a meaning are listed for one language at most
   */
  public void start(int minConfidenceBasisPoints, int mostPerLanguage) {
    runs = 0;
    total = 0;
    minConfidence = minConfidenceBasisPoints;
    this.mostPerLanguage = mostPerLanguage;
    run = 0;
    at = 0;
  }

  /** Adds the senses of a meaning, in the order of the languages and then of their confidence. */
  public void addMeaning(int meaning, LanguageOrder languages) {
    add(meaning, -1, languages);
  }

  /**
   * Adds the senses that share the meaning of a sense, without the sense itself, in the order of
   * the languages and then of their confidence. All languages are all but the sense's own: what
   * shares a meaning inside one language is no translation unless it is asked for.
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
    addRange(start, behind(start, end, home - 1), origin);
    addRange(behind(start, end, home), end, origin);
  }

  /** Adds whole languages. */
  private void addRange(long start, long end, int origin) {
    if (minConfidence <= 0 && mostPerLanguage == Integer.MAX_VALUE) {
      append(start, end, origin);
      return;
    }
    for (long from = start; from < end; ) {
      long to = behind(from, end, language(from));
      addBest(from, to, origin);
      from = to;
    }
  }

  private void addLanguage(int meaning, int origin, int language) {
    long end = meanings.senseEnd(meaning);
    long from = behind(meanings.senseStart(meaning), end, language - 1);
    addBest(from, behind(from, end, language), origin);
  }

  /** Adds the part of one language's senses that is confident enough, the best of them. */
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
    long most = mostPerLanguage;
    if (origin >= 0 && low - from > most && contains(from, from + most, origin)) {
      most++;
    }
    addRun(from, Math.min(low, from + most), origin);
  }

  private boolean contains(long from, long to, int sense) {
    for (long i = from; i < to; i++) {
      if (meanings.sense(i) == sense) {
        return true;
      }
    }
    return false;
  }

  /** Adds a run inside one language, leaving a gap where the origin stands in it. */
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

  /** The first index in a range of senses of one meaning whose language is above the given one. */
  private long behind(long from, long to, int language) {
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

  /** How many senses are listed. */
  public long total() {
    return total;
  }

  /** Goes to the place before the sense at an offset. */
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

  /** Goes to the next sense; false behind the last. */
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

  /** The present sense. */
  public int sense() {
    return meanings.sense(at);
  }

  /** The sense that the present one shares its meaning with, or -1 where a meaning was added. */
  public int origin() {
    return origins[run];
  }

  /** The confidence of the present sense, multiplied with that of its origin. */
  public int confidenceBasisPoints() {
    return confidenceBasisPoints(origins[run], meanings.sense(at));
  }
}
