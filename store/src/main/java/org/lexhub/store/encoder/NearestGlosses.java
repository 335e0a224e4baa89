package org.lexhub.store.encoder;

import java.util.Arrays;

/**
 * Finds the glosses nearest to a vector: first those whose coordinates agree with it in most signs,
 * then, among these, those with the highest cosine. Of 228 descriptions and 117,659 glosses, the 20
 * nearest are always among the {@value #CANDIDATES} that agree most. Reusable, for one thread;
 * allocates nothing once it has grown.
 */
public final class NearestGlosses {
  private static final int CANDIDATES = 1000;
  private static final int INITIAL_CAPACITY = 2048;

  private int[] counts = new int[0];
  private long[] bits = new long[0];
  private short[] distances = new short[0];
  private byte[] row = new byte[0];

  /** The candidates: the sortable bits of the cosine, and below them the vector. */
  private long[] found = new long[0];

  private int[] nearest = new int[0];
  private float[] cosines = new float[0];
  private int size;

  /** Creates an empty result. */
  public NearestGlosses() {}

  /**
   * Finds the nearest glosses.
   *
   * @param unit a vector of length 1 with {@link GlossVectors#width} coordinates
   * @param limit the maximum number to find, at most {@value #CANDIDATES}
   */
  public void find(GlossVectors glosses, float[] unit, int limit) {
    if (distances.length < glosses.size()) {
      distances = new short[glosses.size()];
    }
    if (row.length != glosses.width()) {
      row = new byte[glosses.width()];
      counts = new int[glosses.width() + 1];
      bits = new long[GlossVectors.signWords(glosses.width())];
    }
    int candidates = compare(glosses, unit, agreeing(glosses, unit));
    Arrays.sort(found, 0, candidates);
    keep(candidates, Math.min(limit, candidates));
  }

  /** Returns the maximum number of different signs of a candidate. */
  private int agreeing(GlossVectors glosses, float[] unit) {
    int words = GlossVectors.signWords(unit.length);
    Arrays.fill(counts, 0);
    GlossVectors.signs(unit, bits);
    for (int vector = 0; vector < glosses.size(); vector++) {
      int different = glosses.differentSigns(vector, bits, words);
      distances[vector] = (short) different;
      counts[different]++;
    }
    int max = 0;
    int below = counts[0];
    while (below < CANDIDATES && max < unit.length) {
      below += counts[++max];
    }
    return max;
  }

  /** Collects the candidates with their cosines and returns their number. */
  private int compare(GlossVectors glosses, float[] unit, int max) {
    int count = 0;
    for (int vector = 0; vector < glosses.size(); vector++) {
      if (distances[vector] <= max) {
        if (count == found.length) {
          found = Arrays.copyOf(found, Math.max(INITIAL_CAPACITY, count * 2));
        }
        float cosine = glosses.cosine(vector, unit, row);
        found[count++] = (long) order(cosine) << Integer.SIZE | vector;
      }
    }
    return count;
  }

  /** Returns a number that orders as the negated cosine does, so that the nearest come first. */
  private static int order(float cosine) {
    return -Math.round(cosine * (1 << 30));
  }

  private static float cosine(long entry) {
    return -(float) (entry >> Integer.SIZE) / (1 << 30);
  }

  private void keep(int candidates, int limit) {
    if (nearest.length < limit) {
      nearest = new int[limit];
      cosines = new float[limit];
    }
    size = Math.min(limit, candidates);
    for (int i = 0; i < size; i++) {
      found[i] = (found[i] & 0xFFFF_FFFFL) << Integer.SIZE | (found[i] >>> Integer.SIZE);
    }
    Arrays.sort(found, 0, size);
    for (int i = 0; i < size; i++) {
      nearest[i] = (int) (found[i] >>> Integer.SIZE);
      cosines[i] = cosine(found[i] << Integer.SIZE);
    }
  }

  /** Returns the number of glosses found. */
  public int size() {
    return size;
  }

  /** Returns the {@code i}th gloss found, a vector of {@link GlossVectors}, in ascending order. */
  public int vector(int i) {
    return nearest[i];
  }

  /** Returns the cosine of the {@code i}th gloss found. */
  public float cosine(int i) {
    return cosines[i];
  }
}
