package org.lexhub.server.http;

import io.undertow.util.HeaderMap;
import io.undertow.util.HttpString;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.text.Utf8Buffer;

/**
 * Where the headers of one answer are put: into the map of an exchange, from which Undertow writes
 * them, or straight into bytes as they go over the wire. Reused by one thread.
 */
final class ResponseHead {
  private final Utf8Buffer bytes = new Utf8Buffer(1024);
  private @Nullable HeaderMap map;

  /** From now on headers go into a map. */
  void into(HeaderMap headers) {
    map = headers;
  }

  /** From now on headers go behind this beginning, which ends with a line break. */
  void intoBytes(byte[] beginning) {
    map = null;
    bytes.clear();
    bytes.put(beginning, 0, beginning.length);
  }

  /** Returns what was put since {@link #intoBytes}. */
  Utf8Buffer bytes() {
    return bytes;
  }

  /** Puts a header of one value, both in ASCII without line breaks. */
  void put(HttpString name, String value) {
    if (map != null) {
      map.put(name, value);
      return;
    }
    int length = name.length();
    name.copyTo(bytes.ensure(length + 2), bytes.length());
    bytes.advance(length);
    bytes.put((byte) ':');
    bytes.put((byte) ' ');
    bytes.putAscii(value);
    bytes.put((byte) '\r');
    bytes.put((byte) '\n');
  }
}
