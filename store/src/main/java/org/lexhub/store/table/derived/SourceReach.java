package org.lexhub.store.table.derived;

import java.util.ArrayList;
import java.util.List;

/**
 * How many sources speak of the best documented words of each language. What few sources say of a
 * language of which few sources know anything is as good as what more say of one of which many do:
 * sources that are not there say nothing against a word. So counts are taken relative to it.
 */
final class SourceReach {
  /** As many sources link the best documented senses where many sources are loaded. */
  private static final int LINKS = 3;

  /** As many sources know the best documented words there. */
  private static final int KNOWN = 5;

  /** The best documented: one in so many. */
  private static final int ONE_IN = 200;

  private static final int MAX_LINKS = 4;
  private static final int MAX_KNOWN = 8;

  /** Of each language how many senses have so many sources, and how many have words of so many. */
  private final List<int[]> links = new ArrayList<>();

  private final List<int[]> known = new ArrayList<>();

  /** Counts a sense that so many sources assert, of a word that so many sources know. */
  void add(int language, int linkCount, int knownCount) {
    while (links.size() <= language) {
      links.add(new int[LINKS + 1]);
      known.add(new int[KNOWN + 1]);
    }
    links.get(language)[Math.clamp(linkCount, 1, LINKS)]++;
    known.get(language)[Math.clamp(knownCount, 1, KNOWN)]++;
  }

  /** What the number of sources of a sense is worth in a language, from 1 to 4. */
  double links(int language, int count) {
    return Math.clamp((double) count * LINKS / best(links.get(language)), 1, MAX_LINKS);
  }

  /** What the number of sources of a word is worth in a language, from 1 to 8. */
  double known(int language, int count) {
    return Math.clamp((double) count * KNOWN / best(known.get(language)), 1, MAX_KNOWN);
  }

  /** The number of sources that one in {@link #ONE_IN} reaches. */
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
