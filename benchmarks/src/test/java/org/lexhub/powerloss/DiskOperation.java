package org.lexhub.powerloss;

/**
 * A recorded operation on a folder.
 *
 * @param kind what it does
 * @param inode the number of the file that it accesses; 0 for the folder itself
 * @param name the name that it creates, replaces or removes, or the line of a message
 * @param from the old name of a renamed file
 * @param offset the place of written bytes, or the new length of a cut file
 */
@SuppressWarnings("ArrayRecordComponent") // records are not compared
record DiskOperation(Kind kind, int inode, String name, String from, long offset, byte[] bytes) {
  /** What an operation does. */
  enum Kind {
    CREATE,
    RENAME,
    DELETE,
    WRITE,
    CUT,
    SYNC,
    /** A line on the standard output, by which the process acknowledges what it did. */
    MESSAGE
  }

  private static final byte[] NONE = {};

  static DiskOperation entry(Kind kind, int inode, String name, String from) {
    return new DiskOperation(kind, inode, name, from, 0, NONE);
  }

  static DiskOperation content(Kind kind, int inode, long offset, byte[] bytes) {
    return new DiskOperation(kind, inode, "", "", offset, bytes);
  }

  /** Returns whether it changes the folder instead of a file. */
  boolean changesFolder() {
    return kind == Kind.CREATE || kind == Kind.RENAME || kind == Kind.DELETE;
  }

  /** Returns whether it changes the content of a file. */
  boolean changesFile() {
    return kind == Kind.WRITE || kind == Kind.CUT;
  }
}
