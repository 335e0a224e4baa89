package org.lexhub.loader.merge;

/**
 * Combines the confidences of the sources that assert a link: the probability that not all of them
 * err, {@code 1 − Π (1 − prior · evidence)}, at most {@value #MAX_CONFIDENCE}. Evidence is in whole
 * hundredths, as in the snapshot, so that every confidence can be computed again from it.
 */
public final class Confidence {
  /** The maximum confidence; no link is certain. */
  public static final double MAX_CONFIDENCE = 0.99;

  private double doubt = 1;

  /** Removes all sources. */
  void clear() {
    doubt = 1;
  }

  /** Adds a source that asserts the link. */
  void add(double prior, double evidence) {
    doubt *= 1 - prior * evidence;
  }

  /** Returns the combined confidence in basis points. */
  int basisPoints() {
    return (int) Math.round(Math.min(MAX_CONFIDENCE, 1 - doubt) * 10_000);
  }

  /**
   * Returns the confidence of a link in basis points.
   *
   * @param priors the priors of its sources
   * @param evidence the evidence of each of them
   */
  public static int of(double[] priors, double[] evidence) {
    Confidence confidence = new Confidence();
    for (int i = 0; i < priors.length; i++) {
      confidence.add(priors[i], evidence[i]);
    }
    return confidence.basisPoints();
  }
}
