package org.lexhub.server.audit;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The bytes of a line of a file, without its line break. */
final class LineBytes {
  private static final int MAX_LENGTH = 1 << 20;
  private static final int ROOM = 256;

  private final byte[] bytes;
  private final boolean isEnded;

  private LineBytes(byte[] bytes, boolean isEnded) {
    this.bytes = bytes;
    this.isEnded = isEnded;
  }

  /** Reads the next line, of a very long one a part; null at the end. */
  static @Nullable LineBytes next(InputStream in) throws IOException {
    byte[] bytes = new byte[ROOM];
    int length = 0;
    int next = in.read();
    if (next < 0) {
      return null;
    }
    while (next >= 0 && next != '\n' && length < MAX_LENGTH) {
      if (length == bytes.length) {
        bytes = Arrays.copyOf(bytes, length * 2);
      }
      bytes[length++] = (byte) next;
      next = length < MAX_LENGTH ? in.read() : -1;
    }
    return new LineBytes(Arrays.copyOf(bytes, length), next == '\n');
  }

  /** Returns the bytes, which the caller must not change. */
  byte[] bytes() {
    return bytes;
  }

  /** Returns whether a line break follows. */
  boolean isEnded() {
    return isEnded;
  }

  String text() {
    return new String(bytes, StandardCharsets.UTF_8);
  }
}
