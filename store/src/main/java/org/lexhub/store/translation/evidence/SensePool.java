package org.lexhub.store.translation.evidence;

import java.util.Arrays;
import org.lexhub.store.table.SenseStrength;

/**
 * The senses of a spelling in closed classes and those of phrases, which corpora don't tag either,
 * kept until the tags of its open classes are known: {@link SenseStrength#closedUses} divides what
 * these leave. Reusable; grows and never shrinks.
 */
public final class SensePool {
  private int[] senses = new int[16];
  private int[] meanings = new int[16];
  private int[] links = new int[16];
  private float[] shares = new float[16];
  private float[] parts = new float[16];
  private int size;
  private float openTags;
  private int rank;

  /** Creates an empty pool. */
  public SensePool() {}

  /** Removes all senses, tags and ranks. */
  public void clear() {
    size = 0;
    openTags = 0;
    rank = 0;
  }

  /** Adds a frequency rank of the spelling, 0 or less if it is unknown; the lowest counts. */
  public void rank(int value) {
    if (value > 0 && (rank == 0 || value < rank)) {
      rank = value;
    }
  }

  /** Adds a number of tags of a sense in an open class. */
  public void addOpenTags(float tags) {
    openTags += tags;
  }

  /**
   * Adds a sense.
   *
   * @param sense the row of the sense
   * @param meaning the row of its meaning
   * @param linkBasisPoints the confidence of the link between word and meaning
   * @param share the weight of the word for the spelling, 0 to 1
   * @param part the weight by which the sense shares the uses of all closed classes
   */
  public void add(int sense, int meaning, int linkBasisPoints, float share, float part) {
    if (size == senses.length) {
      grow();
    }
    senses[size] = sense;
    meanings[size] = meaning;
    links[size] = linkBasisPoints;
    shares[size] = share;
    parts[size++] = part;
  }

  /** Returns the number of senses. */
  public int size() {
    return size;
  }

  private void grow() {
    int capacity = size * 2;
    senses = Arrays.copyOf(senses, capacity);
    meanings = Arrays.copyOf(meanings, capacity);
    links = Arrays.copyOf(links, capacity);
    shares = Arrays.copyOf(shares, capacity);
    parts = Arrays.copyOf(parts, capacity);
  }

  /** Adds the senses to the candidates. */
  public void addClosed(SenseCandidates out) {
    float all = 0;
    int link = 0;
    for (int i = 0; i < size; i++) {
      all += parts[i];
      link = Math.max(link, links[i]);
    }
    double uses = SenseStrength.closedUses(rank, openTags, link / 10_000.0);
    for (int i = 0; i < size && all > 0; i++) {
      out.add(senses[i], meanings[i], links[i], (float) (uses * shares[i] * parts[i] / all));
    }
  }
}
