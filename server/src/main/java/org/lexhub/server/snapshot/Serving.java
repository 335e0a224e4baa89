package org.lexhub.server.snapshot;

import org.jspecify.annotations.Nullable;

/** The snapshot that the server serves, if there is one. */
public interface Serving {
  /** Pins the current snapshot, which the caller unpins; returns null if there is none. */
  @Nullable Generation acquire();

  /** Reports that reading the mapping of a snapshot failed, so that it must not be used again. */
  void damaged(Generation generation, Throwable cause);
}
