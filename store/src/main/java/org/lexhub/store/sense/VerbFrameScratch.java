package org.lexhub.store.sense;

import org.jspecify.annotations.Nullable;

/** The buffers of {@link VerbFrameModel}, for one thread. */
public final class VerbFrameScratch implements ClauseLexicon {
  final VerbFrameFeatures features = new VerbFrameFeatures();
  private @Nullable VerbFrameModel model;
  private @Nullable PosTagger classes;

  /** Creates the buffers. */
  public VerbFrameScratch() {}

  /** Sets the models in which spellings are looked up. */
  void use(VerbFrameModel model, PosTagger classes) {
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
