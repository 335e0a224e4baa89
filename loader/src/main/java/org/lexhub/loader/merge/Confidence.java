package org.lexhub.loader.merge;

/**
 * How sure a link is that several sources assert: the chance that not all of them err, {@code 1 − Π
 * (1 − prior · evidence)}, never above {@value #CAP}. Evidence is taken in whole hundredths, which
 * the snapshot keeps, so that every confidence can be worked out again.
 */
public final class Confidence {
  /** No link is ever certain. */
  public static final double CAP = 0.99;

  private double doubt = 1;

  /** Forgets everything. */
  void clear() {
    doubt = 1;
  }

  /** One more source asserts the link. */
  void add(double prior, double evidence) {
    doubt *= 1 - prior * evidence;
  }

  /** The combined confidence in basis points. */
  int basisPoints() {
    return (int) Math.round(Math.min(CAP, 1 - doubt) * 10_000);
  }

  /** The confidence of a link in basis points from priors and evidence of its sources. */
  public static int of(double[] priors, double[] evidence) {
    Confidence confidence = new Confidence();
    for (int i = 0; i < priors.length; i++) {
      confidence.add(priors[i], evidence[i]);
    }
    return confidence.basisPoints();
  }
}
