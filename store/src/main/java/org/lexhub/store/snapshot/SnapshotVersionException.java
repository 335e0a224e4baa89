package org.lexhub.store.snapshot;

/** Thrown when a snapshot has another format version than the one that this program reads. */
public final class SnapshotVersionException extends SnapshotException {
  private static final long serialVersionUID = 1L;

  private final int found;

  /**
   * @param file the file
   * @param expected the format version that this program reads
   * @param found the format version of the file
   */
  public SnapshotVersionException(String file, int expected, int found) {
    super(
        file,
        file
            + " has format version "
            + found
            + ", this program reads version "
            + expected
            + (found > expected
                ? ": the file is too new. Use a newer Lexhub."
                : ": the file is too old. Build it again with 'lexhub load'."));
    this.found = found;
  }

  /** Returns the format version of the file. */
  public int found() {
    return found;
  }
}
