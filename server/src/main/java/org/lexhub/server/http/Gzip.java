package org.lexhub.server.http;

import java.util.zip.CRC32;
import java.util.zip.Deflater;
import org.lexhub.store.text.Utf8Buffer;

/** Compresses whole answers (RFC 1952) with one deflater per thread, without allocating. */
final class Gzip {
  /** Answers below this many bytes are sent as they are. */
  static final int MIN = 1024;

  static final byte[] HEADER = {0x1f, (byte) 0x8b, 8, 0, 0, 0, 0, 0, 0, (byte) 0xff};
  private static final int ROOM = 4096;

  private final Deflater deflater = new Deflater(5, true);
  private final CRC32 crc = new CRC32();

  /** Replaces the content of {@code out} by the compressed {@code plain}. */
  void compress(Utf8Buffer plain, Utf8Buffer out) {
    out.clear();
    out.put(HEADER, 0, HEADER.length);
    deflater.reset();
    deflater.setInput(plain.bytes(), 0, plain.length());
    deflater.finish();
    while (!deflater.finished()) {
      byte[] room = out.ensure(ROOM);
      out.advance(deflater.deflate(room, out.length(), room.length - out.length()));
    }
    crc.reset();
    crc.update(plain.bytes(), 0, plain.length());
    little(out, (int) crc.getValue());
    little(out, plain.length());
  }

  static void little(Utf8Buffer out, int value) {
    for (int shift = 0; shift < 32; shift += 8) {
      out.put((byte) (value >>> shift));
    }
  }
}
