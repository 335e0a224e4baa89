package org.lexhub.server.snapshot;

import org.jspecify.annotations.Nullable;

/** What the server serves from: at any moment one snapshot, or none yet. */
public interface Serving {
  /** Takes hold of the present snapshot; the caller unpins it. Null where there is none. */
  @Nullable Generation acquire();

  /** Tells that reading a snapshot failed in its mapping, so that it must not be used any more. */
  void damaged(Generation generation, Throwable cause);
}
