package org.lexhub.store.term.writer;

import org.lexhub.store.column.IntColumnWriter;
import org.lexhub.store.column.OffsetsColumnWriter;
import org.lexhub.store.column.PackedColumnWriter;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.term.BlockMinima;
import org.lexhub.store.term.PostingCosts;
import org.lexhub.store.term.PostingLanguages;
import org.lexhub.store.term.PrefixTop;

/** Writes a {@link PrefixTop} over the postings of a dictionary. */
final class PrefixTopWriter {
  private PrefixTopWriter() {}

  /**
   * Writes all sections.
   *
   * @param postings all postings of the dictionary, in the order of their terms
   * @param languages the number of languages
   */
  static void write(
      SnapshotWriter out,
      int[] postings,
      int languages,
      PostingCosts costs,
      PostingLanguages languageOf) {
    int[] minima = new int[postings.length];
    for (int place = 0; place < postings.length; place++) {
      minima[place] = costs.cost(postings[place]);
    }
    writeMinima(out, PrefixTop.NAME + PrefixTop.MINIMA, minima);
    int[] ends = new int[languages + 1];
    for (int posting : postings) {
      ends[languageOf.language(posting) + 1]++;
    }
    try (OffsetsColumnWriter column =
        OffsetsColumnWriter.create(out, PrefixTop.NAME + PrefixTop.LANGUAGES)) {
      for (int language = 0; language < languages; language++) {
        ends[language + 1] += ends[language];
        column.add(ends[language + 1]);
      }
    }
    int[] places = new int[postings.length];
    for (int place = 0; place < postings.length; place++) {
      places[ends[languageOf.language(postings[place])]++] = place;
    }
    try (PackedColumnWriter column =
        PackedColumnWriter.create(
            out, PrefixTop.NAME + PrefixTop.PLACES, Math.max(0, postings.length - 1))) {
      for (int position = 0; position < places.length; position++) {
        column.add(places[position]);
        minima[position] = costs.cost(postings[places[position]]);
      }
    }
    writeMinima(out, PrefixTop.NAME + PrefixTop.LANGUAGE_MINIMA, minima);
  }

  /** Writes the levels from 1 on; overwrites the costs. */
  private static void writeMinima(SnapshotWriter out, String name, int[] costs) {
    try (IntColumnWriter column = IntColumnWriter.create(out, name)) {
      int size = costs.length;
      for (int level = 1; level <= BlockMinima.top(costs.length); level++) {
        int blocks = (int) BlockMinima.blocks(costs.length, level);
        for (int block = 0; block < blocks; block++) {
          int end = (int) Math.min(size, (block + 1L) << BlockMinima.FAN_BITS);
          int min = Integer.MAX_VALUE;
          for (int i = block << BlockMinima.FAN_BITS; i < end; i++) {
            min = Math.min(min, costs[i]);
          }
          costs[block] = min;
          column.add(min);
        }
        size = blocks;
      }
    }
  }
}
