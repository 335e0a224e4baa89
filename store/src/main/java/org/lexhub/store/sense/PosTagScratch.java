package org.lexhub.store.sense;

/** The buffers of {@link PosTagger}, for one thread. */
public final class PosTagScratch {
  final PosTagFeatures features = new PosTagFeatures();

  /** Creates the buffers. */
  public PosTagScratch() {}
}
