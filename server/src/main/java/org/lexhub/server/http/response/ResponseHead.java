package org.lexhub.server.http.response;

import io.undertow.util.HeaderMap;
import io.undertow.util.HttpString;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.text.Utf8Buffer;

/**
 * The headers of one response. They are put either into the map of an exchange, from which Undertow
 * writes them, or directly into bytes as they are sent. Reused by one thread.
 */
public final class ResponseHead {
  private final Utf8Buffer bytes = new Utf8Buffer(1024);
  private @Nullable HeaderMap map;

  /** Starts a head whose headers go into a map. */
  public void into(HeaderMap headers) {
    map = headers;
  }

  /** Starts a head in bytes with a status line, which ends with a line break. */
  public void intoBytes(byte[] statusLine) {
    map = null;
    bytes.clear();
    bytes.put(statusLine, 0, statusLine.length);
  }

  /** Returns everything that was put since {@link #intoBytes}. */
  public Utf8Buffer bytes() {
    return bytes;
  }

  /** Puts a header with one value, both in ASCII without line breaks. */
  public void put(HttpString name, String value) {
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
