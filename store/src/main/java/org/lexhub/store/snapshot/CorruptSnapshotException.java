package org.lexhub.store.snapshot;

/** Thrown when a file is a snapshot, but its bytes are not those that were written. */
public final class CorruptSnapshotException extends SnapshotException {
  private static final long serialVersionUID = 1L;

  /**
   * @param file the damaged file
   * @param what the part that is wrong
   * @param expected the correct content
   * @param found the actual content
   */
  public CorruptSnapshotException(String file, String what, String expected, String found) {
    super(
        file,
        file
            + " is damaged: "
            + what
            + ": expected "
            + expected
            + ", found "
            + found
            + ". Build it again with 'lexhub load', or go back with 'lexhub rollback'.");
  }
}
