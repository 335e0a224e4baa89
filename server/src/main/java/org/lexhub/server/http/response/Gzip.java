package org.lexhub.server.http.response;

import java.util.zip.CRC32;
import java.util.zip.Deflater;
import org.lexhub.store.text.Utf8Buffer;

/**
 * Compresses whole responses as gzip (RFC 1952), without allocating: each thread keeps one
 * deflater.
 */
public final class Gzip {
  /** The minimum length of a compressed response in bytes; shorter ones are sent as they are. */
  public static final int MIN_LENGTH = 1024;

  /** The compression level of all responses, also of {@link GzipStream}. */
  static final int LEVEL = 5;

  private static final byte[] HEADER = {0x1f, (byte) 0x8b, 8, 0, 0, 0, 0, 0, 0, (byte) 0xff};
  private static final int STEP_LENGTH = 4096;

  private final Deflater deflater = new Deflater(LEVEL, true);
  private final CRC32 crc = new CRC32();

  /** Replaces the content of {@code out} by the compressed {@code plain}. */
  public void compress(Utf8Buffer plain, Utf8Buffer out) {
    out.clear();
    out.put(HEADER, 0, HEADER.length);
    deflater.reset();
    deflater.setInput(plain.bytes(), 0, plain.length());
    deflater.finish();
    while (!deflater.finished()) {
      byte[] bytes = out.ensure(STEP_LENGTH);
      out.advance(deflater.deflate(bytes, out.length(), bytes.length - out.length()));
    }
    crc.reset();
    crc.update(plain.bytes(), 0, plain.length());
    putLittleEndian(out, (int) crc.getValue());
    putLittleEndian(out, plain.length());
  }

  private static void putLittleEndian(Utf8Buffer out, int value) {
    for (int shift = 0; shift < 32; shift += 8) {
      out.put((byte) (value >>> shift));
    }
  }
}
