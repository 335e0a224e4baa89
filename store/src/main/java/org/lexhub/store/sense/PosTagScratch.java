package org.lexhub.store.sense;

/** The working memory of {@link PosTagger}, for one thread. */
public final class PosTagScratch {
  final PosTagFeatures features = new PosTagFeatures();

  /** Creates working memory. */
  public PosTagScratch() {}
}
