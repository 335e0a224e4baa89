package org.lexhub.server.snapshot;

import org.jspecify.annotations.Nullable;

/** Serves no snapshot. */
public final class NoSnapshot implements Serving {
  @Override
  public @Nullable Generation acquire() {
    return null;
  }

  @Override
  public void damaged(Generation generation, Throwable cause) {
    throw new AssertionError("there is no snapshot", cause);
  }
}
