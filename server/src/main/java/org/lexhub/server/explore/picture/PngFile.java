package org.lexhub.server.explore.picture;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;

/** Encodes a canvas as PNG (ISO/IEC 15948): 8 bits of red, green and blue for each pixel. */
final class PngFile {
  private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
  private static final int BITS = 8;
  private static final int TRUE_COLOUR = 2;
  private static final int FILTER_UP = 2;
  private static final int LEVEL = 5;

  private PngFile() {}

  /** Returns the bytes of the file. */
  static byte[] of(Canvas canvas) {
    try {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream(1 << 16);
      DataOutputStream out = new DataOutputStream(bytes);
      out.write(SIGNATURE);
      chunk(out, "IHDR", header(canvas));
      chunk(out, "IDAT", compressed(canvas));
      chunk(out, "IEND", new byte[0]);
      return bytes.toByteArray();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static byte[] header(Canvas canvas) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(bytes);
    out.writeInt(canvas.width());
    out.writeInt(canvas.height());
    out.write(BITS);
    out.write(TRUE_COLOUR);
    out.write(0); // the only method of compression
    out.write(0); // the only set of filters
    out.write(0); // not interlaced
    return bytes.toByteArray();
  }

  /** Returns the rows, each as the difference to the row above, because most are alike. */
  private static byte[] compressed(Canvas canvas) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream(1 << 16);
    Deflater deflater = new Deflater(LEVEL);
    try (DeflaterOutputStream out = new DeflaterOutputStream(bytes, deflater, 1 << 13)) {
      byte[] row = new byte[1 + 3 * canvas.width()];
      row[0] = FILTER_UP;
      for (int y = 0; y < canvas.height(); y++) {
        for (int x = 0; x < canvas.width(); x++) {
          int pixel = canvas.pixel(x, y);
          int above = y == 0 ? 0 : canvas.pixel(x, y - 1);
          row[1 + 3 * x] = (byte) ((pixel >> 16) - (above >> 16));
          row[2 + 3 * x] = (byte) ((pixel >> 8) - (above >> 8));
          row[3 + 3 * x] = (byte) (pixel - above);
        }
        out.write(row);
      }
    } finally {
      deflater.end();
    }
    return bytes.toByteArray();
  }

  private static void chunk(DataOutputStream out, String type, byte[] content) throws IOException {
    byte[] name = type.getBytes(StandardCharsets.US_ASCII);
    CRC32 sum = new CRC32();
    sum.update(name);
    sum.update(content);
    out.writeInt(content.length);
    out.write(name);
    out.write(content);
    out.writeInt((int) sum.getValue());
  }
}
