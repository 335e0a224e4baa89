package org.lexhub.server.audit;

import java.security.MessageDigest;
import org.jspecify.annotations.Nullable;

/**
 * The bytes between two lines of the chain: a line that a killed process has not finished, or what
 * the file had before the chain.
 */
final class SkippedBytes {
  private MessageDigest digest = AuditLine.sha256();
  private long length;
  private long line;
  private boolean isEnded;

  void clear() {
    digest = AuditLine.sha256();
    length = 0;
    line = 0;
    isEnded = false;
  }

  boolean isEmpty() {
    return length == 0;
  }

  long length() {
    return length;
  }

  /** Returns the number of the first line in the file. */
  long line() {
    return line;
  }

  /** Adds a line; {@code ended} tells whether a line break follows it. */
  void add(byte[] bytes, boolean ended, long number) {
    if (length == 0) {
      line = number;
    }
    if (isEnded) {
      digest.update((byte) '\n');
    }
    digest.update(bytes);
    length += bytes.length + (ended ? 1 : 0);
    isEnded = ended;
  }

  /**
   * Returns whether a line of the chain covers these bytes. The line break at their end can belong
   * to them or to the line that covers them.
   */
  boolean matches(@Nullable String count, @Nullable String sha256) {
    if (count == null || sha256 == null) {
      return false;
    }
    if (count.equals(Long.toString(length - (isEnded ? 1 : 0))) && sha256.equals(hash(false))) {
      return true;
    }
    return isEnded && count.equals(Long.toString(length)) && sha256.equals(hash(true));
  }

  private String hash(boolean withBreak) {
    try {
      MessageDigest copy = (MessageDigest) digest.clone();
      if (withBreak) {
        copy.update((byte) '\n');
      }
      return AuditLine.hex(copy.digest());
    } catch (CloneNotSupportedException e) {
      throw new IllegalStateException(e);
    }
  }
}
