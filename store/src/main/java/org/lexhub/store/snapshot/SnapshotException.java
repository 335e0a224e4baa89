package org.lexhub.store.snapshot;

/** A snapshot file that cannot be used. The message names the file, the reason and the way out. */
public abstract sealed class SnapshotException extends RuntimeException
    permits CorruptSnapshotException, SnapshotVersionException, NotASnapshotException {
  private static final long serialVersionUID = 1L;

  private final String file;

  SnapshotException(String file, String message) {
    super(message);
    this.file = file;
  }

  /** The file that cannot be used. */
  public final String file() {
    return file;
  }
}
