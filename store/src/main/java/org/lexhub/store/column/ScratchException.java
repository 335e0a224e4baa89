package org.lexhub.store.column;

import java.io.IOException;
import java.io.UncheckedIOException;

/** Thrown when the disk cannot hold the bytes of a {@link Scratch}; the cause says why. */
public final class ScratchException extends UncheckedIOException {
  private static final long serialVersionUID = 1;

  ScratchException(IOException cause) {
    super(cause);
  }
}
