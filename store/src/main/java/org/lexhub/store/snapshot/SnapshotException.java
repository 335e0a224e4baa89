package org.lexhub.store.snapshot;

/** Thrown when a snapshot file is unusable. The message names the file, the reason and a remedy. */
public abstract sealed class SnapshotException extends RuntimeException
    permits CorruptSnapshotException, SnapshotVersionException, NotASnapshotException {
  private static final long serialVersionUID = 1L;

  private final String file;

  SnapshotException(String file, String message) {
    super(message);
    this.file = file;
  }

  /** Returns the file that is unusable. */
  public final String file() {
    return file;
  }
}
