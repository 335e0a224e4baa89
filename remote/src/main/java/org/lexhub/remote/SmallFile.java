package org.lexhub.remote;

import java.io.IOException;
import java.io.InputStream;

/** Reads files that are expected to be small. */
final class SmallFile {
  private static final int MAX_LENGTH = 1 << 20;

  private SmallFile() {}

  static byte[] read(InputStream in, String name) throws IOException {
    byte[] bytes = in.readNBytes(MAX_LENGTH + 1);
    if (bytes.length > MAX_LENGTH) {
      throw new IOException(name + " is larger than a megabyte");
    }
    return bytes;
  }
}
