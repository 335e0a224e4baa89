package org.lexhub.server.audit;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import org.jspecify.annotations.Nullable;

/**
 * The end of a file of the audit log.
 *
 * @param last the last line of the chain, or null if the file has none
 * @param skipped the number of bytes after it
 * @param digest the SHA-256 of these bytes in hexadecimal digits
 * @param isEnded whether the file is empty or ends with a line break
 */
record AuditTail(@Nullable AuditLine last, long skipped, String digest, boolean isEnded) {
  private static final int FIRST_WINDOW = 1 << 16;
  private static final int MAX_WINDOW = 1 << 28;

  /** Reads the end of a file, as much of it as is needed. */
  static AuditTail read(FileChannel file) throws IOException {
    long size = file.size();
    for (long window = FIRST_WINDOW; ; window *= 4) {
      long start = Math.max(0, size - window);
      byte[] bytes = read(file, start, (int) (size - start));
      int end = bytes.length;
      AuditLine unended = unended(bytes, start == 0);
      if (unended != null) {
        return new AuditTail(unended, 0, digest(bytes, end), false);
      }
      while (end > 0) {
        int lineEnd = lastBreak(bytes, end - 1);
        if (lineEnd < 0) {
          break;
        }
        int lineStart = lastBreak(bytes, lineEnd - 1) + 1;
        if (lineStart == 0 && start > 0) {
          break; // the line may begin before the window
        }
        String text = new String(bytes, lineStart, lineEnd - lineStart, StandardCharsets.UTF_8);
        AuditLine line = AuditLine.parse(text);
        if (line != null) {
          return new AuditTail(
              line, bytes.length - lineEnd - 1, digest(bytes, lineEnd + 1), isEnded(bytes));
        }
        end = lineEnd;
      }
      if (start == 0) {
        return new AuditTail(null, size, digest(bytes, 0), isEnded(bytes));
      }
      if (window >= MAX_WINDOW) {
        throw new IOException(
            "the last " + (MAX_WINDOW >> 20) + " MB have no line of an audit log");
      }
    }
  }

  /** Returns the last line if it lacks nothing but its line break, otherwise null. */
  private static @Nullable AuditLine unended(byte[] bytes, boolean isWhole) {
    int start = lastBreak(bytes, bytes.length - 1) + 1;
    if (start == bytes.length || (start == 0 && !isWhole)) {
      return null;
    }
    return AuditLine.parse(new String(bytes, start, bytes.length - start, StandardCharsets.UTF_8));
  }

  private static boolean isEnded(byte[] bytes) {
    return bytes.length == 0 || bytes[bytes.length - 1] == '\n';
  }

  /** Returns the last line break at or before a place, or -1. */
  private static int lastBreak(byte[] bytes, int from) {
    int at = from;
    while (at >= 0 && bytes[at] != '\n') {
      at--;
    }
    return at;
  }

  private static byte[] read(FileChannel file, long start, int length) throws IOException {
    ByteBuffer bytes = ByteBuffer.allocate(length);
    while (bytes.hasRemaining()) {
      if (file.read(bytes, start + bytes.position()) < 0) {
        throw new IOException("the file became shorter while it was read");
      }
    }
    return bytes.array();
  }

  private static String digest(byte[] bytes, int start) {
    MessageDigest digest = AuditLine.sha256();
    digest.update(bytes, start, bytes.length - start);
    return AuditLine.hex(digest.digest());
  }
}
