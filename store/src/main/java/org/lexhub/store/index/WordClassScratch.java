package org.lexhub.store.index;

/** The working memory of {@link WordClasses}, for one thread. */
public final class WordClassScratch {
  final WordClassFeatures features = new WordClassFeatures();

  /** Creates working memory. */
  public WordClassScratch() {}
}
