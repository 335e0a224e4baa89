package org.lexhub.store.table.derived;

import java.util.ArrayList;
import java.util.List;

/**
 * Counts how many sources know the best documented words of each language. Two sources in a
 * language that few sources cover count as much as more sources in a language that many cover,
 * because a source that does not cover a language is no evidence against its words. So numbers of
 * sources are relative to this count.
 */
final class SourceReach {
  /** The number of sources of the best documented senses where many sources are loaded. */
  private static final int LINKS = 3;

  /** The number of sources of the best documented words where many sources are loaded. */
  private static final int KNOWN = 5;

  /** The best documented are one in this number. */
  private static final int ONE_IN = 200;

  private static final int MAX_LINKS = 4;
  private static final int MAX_KNOWN = 8;

  /** For each language, the senses by number of sources, and by number of sources of the word. */
  private final List<int[]> links = new ArrayList<>();

  private final List<int[]> known = new ArrayList<>();

  /**
   * Counts a sense.
   *
   * @param linkCount the number of sources that assert it
   * @param knownCount the number of sources that know its word
   */
  void add(int language, int linkCount, int knownCount) {
    while (links.size() <= language) {
      links.add(new int[LINKS + 1]);
      known.add(new int[KNOWN + 1]);
    }
    links.get(language)[Math.clamp(linkCount, 1, LINKS)]++;
    known.get(language)[Math.clamp(knownCount, 1, KNOWN)]++;
  }

  /** Returns a number of sources of a sense relative to its language, from 1 to 4. */
  double links(int language, int count) {
    return Math.clamp((double) count * LINKS / best(links.get(language)), 1, MAX_LINKS);
  }

  /** Returns a number of sources of a word relative to its language, from 1 to 8. */
  double known(int language, int count) {
    return Math.clamp((double) count * KNOWN / best(known.get(language)), 1, MAX_KNOWN);
  }

  /** Returns the number of sources that one in {@link #ONE_IN} reaches. */
  private static int best(int[] counts) {
    int all = 0;
    for (int count : counts) {
      all += count;
    }
    int above = 0;
    int best = counts.length - 1;
    while (best > 1 && (long) (above += counts[best]) * ONE_IN < all) {
      best--;
    }
    return best;
  }
}
