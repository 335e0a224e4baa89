package org.lexhub.store.index;

import org.jspecify.annotations.Nullable;

/** The working memory of {@link TraitModel}, for one thread. */
public final class TraitScratch implements ClauseLexicon {
  final TraitFeatures features = new TraitFeatures();
  private @Nullable TraitModel model;
  private @Nullable WordClasses classes;

  /** Creates working memory. */
  public TraitScratch() {}

  /** Says where spellings are looked up. */
  void use(TraitModel model, WordClasses classes) {
    this.model = model;
    this.classes = classes;
  }

  @Override
  public int classes(int hash) {
    return classes == null ? UNKNOWN : classes.classes(hash);
  }

  @Override
  public boolean isPerson(int hash) {
    return model != null && model.isPerson(hash);
  }
}
