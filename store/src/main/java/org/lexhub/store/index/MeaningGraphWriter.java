package org.lexhub.store.index;

import it.unimi.dsi.fastutil.floats.FloatArrayList;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Arrays;
import org.lexhub.store.column.IntColumnWriter;
import org.lexhub.store.column.ListColumnWriter;
import org.lexhub.store.column.LongColumnWriter;
import org.lexhub.store.snapshot.SnapshotWriter;

/**
 * Collects relations, the words of glosses and the meanings of words, and writes {@link
 * MeaningGraph}.
 *
 * <p>A word of a gloss or an example leads to one or two of the meanings that it may have: each is
 * as likely as {@code share * exp(8 * cosine)}, with the cosine between its vector and that of the
 * meaning which the gloss belongs to, and counts where that makes a quarter of all.
 */
final class MeaningGraphWriter {
  private static final int MOST_SENSES = 8;
  private static final int MOST_LINKED = 2;
  private static final float LEAST_LIKELY = 0.25f;
  private static final float NEAR = 8;
  private static final long RELATED = 1 << 16;

  private final IntArrayList related = new IntArrayList();
  private final IntArrayList relatedEnds = new IntArrayList();
  private final IntArrayList glossWords = new IntArrayList();
  private final IntArrayList glossEnds = new IntArrayList();
  private final IntArrayList senseWords = new IntArrayList();
  private final IntArrayList senseMeanings = new IntArrayList();
  private final FloatArrayList senseUses = new FloatArrayList();

  /** Of all senses sorted by word: where those of each word begin. */
  private int[] wordStarts = {};

  private int[] meanings = {};
  private float[] shares = {};

  /** Says that a word of {@link Signatures} has the open meaning, and how often. */
  void addSense(int word, float uses) {
    senseWords.add(word);
    senseMeanings.add(glossEnds.size());
    senseUses.add(uses);
  }

  /** Adds a word of an English gloss or example of the open meaning. */
  void addGlossWord(int word) {
    glossWords.add(word);
  }

  /** Adds a meaning that is related to the open one. */
  void addRelated(int meaning) {
    related.add(meaning);
  }

  /** Completes a meaning. */
  void endRow() {
    relatedEnds.add(related.size());
    glossEnds.add(glossWords.size());
  }

  /**
   * Guesses what the glosses mean and writes the sections.
   *
   * @param wordCount how many words the signatures have
   */
  void write(SnapshotWriter out, int wordCount, PlacedMeanings places) {
    sortSenses(wordCount);
    IntArrayList from = new IntArrayList();
    IntArrayList to = new IntArrayList();
    IntArrayList weights = new IntArrayList();
    for (int meaning = 0; meaning < glossEnds.size(); meaning++) {
      for (int i = start(relatedEnds, meaning); i < relatedEnds.getInt(meaning); i++) {
        if (related.getInt(i) != meaning) {
          from.add(meaning);
          to.add(related.getInt(i));
          weights.add(0);
        }
      }
      for (int i = start(glossEnds, meaning); i < glossEnds.getInt(meaning); i++) {
        linkWord(meaning, glossWords.getInt(i), places, from, to, weights);
      }
    }
    writeLinks(out, from, to, weights);
    writeWords(out, wordCount);
  }

  /** Groups the senses by word, the most frequent of each word first, and turns uses to shares. */
  private void sortSenses(int wordCount) {
    int[] counts = new int[wordCount + 1];
    for (int i = 0; i < senseWords.size(); i++) {
      counts[senseWords.getInt(i) + 1]++;
    }
    for (int word = 0; word < wordCount; word++) {
      counts[word + 1] += counts[word];
    }
    wordStarts = counts.clone();
    meanings = new int[senseWords.size()];
    shares = new float[senseWords.size()];
    for (int i = 0; i < senseWords.size(); i++) {
      int word = senseWords.getInt(i);
      int at = counts[word]++;
      while (at > wordStarts[word] && shares[at - 1] < senseUses.getFloat(i)) {
        meanings[at] = meanings[at - 1];
        shares[at] = shares[at - 1];
        at--;
      }
      meanings[at] = senseMeanings.getInt(i);
      shares[at] = senseUses.getFloat(i);
    }
    for (int word = 0; word < wordCount; word++) {
      float sum = 0;
      for (int i = wordStarts[word]; i < senseEnd(word); i++) {
        sum += shares[i];
      }
      for (int i = wordStarts[word]; i < senseEnd(word); i++) {
        shares[i] /= sum;
      }
    }
  }

  private int senseEnd(int word) {
    return Math.min(wordStarts[word + 1], wordStarts[word] + MOST_SENSES);
  }

  private void linkWord(
      int meaning,
      int word,
      PlacedMeanings places,
      IntArrayList from,
      IntArrayList to,
      IntArrayList weights) {
    double[] likely = new double[senseEnd(word) - wordStarts[word]];
    double sum = 0;
    for (int i = 0; i < likely.length; i++) {
      int candidate = meanings[wordStarts[word] + i];
      double near = StrictMath.exp(NEAR * places.cosine(candidate, meaning));
      likely[i] = shares[wordStarts[word] + i] * near;
      sum += likely[i];
    }
    for (int linked = 0; linked < MOST_LINKED; linked++) {
      int best = -1;
      for (int i = 0; i < likely.length; i++) {
        if (meanings[wordStarts[word] + i] != meaning
            && likely[i] >= LEAST_LIKELY * sum
            && (best < 0 || likely[i] > likely[best])) {
          best = i;
        }
      }
      if (best < 0) {
        return;
      }
      from.add(meaning);
      to.add(meanings[wordStarts[word] + best]);
      weights.add((int) Math.round(MeaningGraph.RELATION * likely[best] / sum));
      likely[best] = -1;
    }
  }

  /** Writes every link from both of its ends; those between the same two meanings become one. */
  private void writeLinks(
      SnapshotWriter out, IntArrayList from, IntArrayList to, IntArrayList weights) {
    int[] starts = new int[glossEnds.size() + 1];
    for (int i = 0; i < from.size(); i++) {
      starts[from.getInt(i) + 1]++;
      starts[to.getInt(i) + 1]++;
    }
    for (int meaning = 0; meaning < glossEnds.size(); meaning++) {
      starts[meaning + 1] += starts[meaning];
    }
    long[] halves = new long[2 * from.size()];
    int[] next = starts.clone();
    for (int i = 0; i < from.size(); i++) {
      long weight = weights.getInt(i) == 0 ? RELATED : weights.getInt(i);
      halves[next[from.getInt(i)]++] = (long) to.getInt(i) << 32 | weight;
      halves[next[to.getInt(i)]++] = (long) from.getInt(i) << 32 | weight;
    }
    long total = 0;
    try (ListColumnWriter links = ListColumnWriter.create(out, MeaningGraph.LINKS);
        IntColumnWriter degrees = IntColumnWriter.create(out, MeaningGraph.DEGREES);
        LongColumnWriter sum = LongColumnWriter.create(out, MeaningGraph.TOTAL)) {
      for (int meaning = 0; meaning < glossEnds.size(); meaning++) {
        Arrays.sort(halves, starts[meaning], starts[meaning + 1]);
        int degree = writeRow(halves, starts[meaning], starts[meaning + 1], links);
        degrees.add(degree);
        total += degree;
      }
      sum.add(total);
    }
  }

  private static int writeRow(long[] halves, int from, int to, ListColumnWriter links) {
    int degree = 0;
    for (int i = from; i < to; ) {
      long neighbour = halves[i] >>> 32;
      boolean relation = false;
      int weight = 0;
      for (; i < to && halves[i] >>> 32 == neighbour; i++) {
        int half = (int) halves[i];
        relation |= half == RELATED;
        weight += half == RELATED ? 0 : half;
      }
      weight = Math.min(MeaningGraph.MOST, weight + (relation ? MeaningGraph.RELATION : 0));
      links.add((int) neighbour << MeaningGraph.BITS | weight);
      degree += weight;
    }
    links.endRow();
    return degree;
  }

  private void writeWords(SnapshotWriter out, int wordCount) {
    try (ListColumnWriter words = ListColumnWriter.create(out, MeaningGraph.WORDS)) {
      for (int word = 0; word < wordCount; word++) {
        int[] entries = new int[senseEnd(word) - wordStarts[word]];
        for (int i = 0; i < entries.length; i++) {
          int at = wordStarts[word] + i;
          int share = Math.clamp(Math.round(shares[at] * MeaningGraph.MOST), 1, MeaningGraph.MOST);
          entries[i] = meanings[at] << MeaningGraph.BITS | share;
        }
        Arrays.sort(entries);
        for (int i = 0; i < entries.length; i++) {
          boolean again =
              i > 0 && entries[i] >>> MeaningGraph.BITS == entries[i - 1] >>> MeaningGraph.BITS;
          if (!again) {
            words.add(entries[i]);
          }
        }
        words.endRow();
      }
    }
  }

  private static int start(IntArrayList ends, int row) {
    return row == 0 ? 0 : ends.getInt(row - 1);
  }
}
