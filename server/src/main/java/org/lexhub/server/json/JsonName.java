package org.lexhub.server.json;

import java.nio.charset.StandardCharsets;

/** The name of a JSON member as the bytes that are written: {@code "name":}. */
public final class JsonName {
  private final byte[] bytes;

  private JsonName(byte[] bytes) {
    this.bytes = bytes;
  }

  /**
   * Returns a name.
   *
   * @throws IllegalArgumentException if it is not printable ASCII or needs an escape
   */
  public static JsonName of(String name) {
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      if (c < 0x20 || c > 0x7e || c == '"' || c == '\\') {
        throw new IllegalArgumentException("not a plain ASCII name: " + name);
      }
    }
    return new JsonName(('"' + name + "\":").getBytes(StandardCharsets.US_ASCII));
  }

  byte[] bytes() {
    return bytes;
  }
}
