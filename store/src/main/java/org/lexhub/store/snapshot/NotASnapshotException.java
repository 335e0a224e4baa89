package org.lexhub.store.snapshot;

/** Thrown when a file is not a finished snapshot. */
public final class NotASnapshotException extends SnapshotException {
  private static final long serialVersionUID = 1L;

  /**
   * @param file the file
   * @param expected what a snapshot has there
   * @param found what the file has there
   */
  public NotASnapshotException(String file, String expected, String found) {
    super(
        file,
        file
            + " is not a Lexhub snapshot: expected "
            + expected
            + ", found "
            + found
            + ". Name a file that 'lexhub load' wrote.");
  }
}
