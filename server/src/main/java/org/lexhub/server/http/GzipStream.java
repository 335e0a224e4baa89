package org.lexhub.server.http;

import java.util.zip.CRC32;
import java.util.zip.Deflater;
import org.lexhub.store.text.Utf8Buffer;

/** Compresses an answer piece by piece (RFC 1952). */
final class GzipStream implements AutoCloseable {
  private static final int ROOM = 4096;

  private final Deflater deflater = new Deflater(5, true);
  private final CRC32 crc = new CRC32();
  private int length;
  private boolean begun;

  /**
   * Appends to {@code out} what is ready once {@code plain} was put in, and the end after the last.
   */
  void add(Utf8Buffer plain, boolean last, Utf8Buffer out) {
    if (!begun) {
      begun = true;
      out.put(Gzip.HEADER, 0, Gzip.HEADER.length);
    }
    crc.update(plain.bytes(), 0, plain.length());
    length += plain.length();
    deflater.setInput(plain.bytes(), 0, plain.length());
    if (last) {
      deflater.finish();
    }
    while (last ? !deflater.finished() : !deflater.needsInput()) {
      byte[] room = out.ensure(ROOM);
      out.advance(deflater.deflate(room, out.length(), room.length - out.length()));
    }
    if (last) {
      Gzip.little(out, (int) crc.getValue());
      Gzip.little(out, length);
    }
  }

  @Override
  public void close() {
    deflater.end();
  }
}
