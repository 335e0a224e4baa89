package org.lexhub.server.explore.picture;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Arrays;

/**
 * The outlines of letters in {@code glyphs.bin}, see {@code server/glyphs/write}. A distance of 1
 * is one em; the y axis points down, and the baseline is at 0.
 */
final class GlyphOutlines {
  private static final double EM = 512;

  private final byte[] bytes;
  private final int[] codes;
  private final int[] advances;
  private final int[] starts;

  private GlyphOutlines(byte[] bytes) {
    this.bytes = bytes;
    Cursor in = new Cursor(bytes, 0);
    int count = in.number();
    codes = new int[count];
    advances = new int[count];
    starts = new int[count];
    int code = 0;
    for (int i = 0; i < count; i++) {
      code += in.number();
      codes[i] = code;
      advances[i] = in.number();
      int length = in.number();
      starts[i] = in.at;
      in.at += length;
    }
  }

  /** Returns the outlines, which are read when they are first needed. */
  static GlyphOutlines get() {
    return Loaded.GLYPHS;
  }

  /** Returns whether there is an outline for a character. */
  boolean has(int code) {
    return index(code) >= 0;
  }

  /** Returns the width of a character, 0 for one without an outline. */
  double advance(int code) {
    int index = index(code);
    return index < 0 ? 0 : advances[index] / EM;
  }

  /**
   * Adds the outline of a character to a path; nothing for one without an outline.
   *
   * @param size pixels of one em
   * @param x the start of the character on the baseline, in pixels
   * @param y the baseline, in pixels
   */
  void add(int code, double size, double x, double y, Path path) {
    int index = index(code);
    if (index < 0) {
      return;
    }
    Cursor in = new Cursor(bytes, starts[index]);
    double scale = size / EM;
    int contours = in.number();
    for (int i = 0; i < contours; i++) {
      addContour(in, scale, x, y, path);
    }
  }

  /** Adds a contour; between two control points, the curve passes through the middle. */
  private static void addContour(Cursor in, double scale, double x, double y, Path path) {
    int count = in.number();
    double[] xs = new double[count];
    double[] ys = new double[count];
    boolean[] on = new boolean[count];
    for (int i = 0; i < count; i++) {
      int first = in.number();
      on[i] = (first & 1) != 0;
      in.x += Cursor.signed(first >>> 1);
      in.y += Cursor.signed(in.number());
      xs[i] = x + in.x * scale;
      ys[i] = y + in.y * scale;
    }
    int last = count - 1;
    if (on[0]) {
      path.moveTo(xs[0], ys[0]);
    } else if (on[last]) {
      path.moveTo(xs[last], ys[last]);
    } else {
      path.moveTo((xs[0] + xs[last]) / 2, (ys[0] + ys[last]) / 2);
    }
    for (int i = on[0] ? 1 : 0; i < count; i++) {
      if (on[i]) {
        path.lineTo(xs[i], ys[i]);
        continue;
      }
      int next = i == last ? 0 : i + 1;
      boolean corner = on[next];
      path.curveTo(
          xs[i],
          ys[i],
          corner ? xs[next] : (xs[i] + xs[next]) / 2,
          corner ? ys[next] : (ys[i] + ys[next]) / 2);
    }
    path.close();
  }

  private int index(int code) {
    return Arrays.binarySearch(codes, code);
  }

  /** Reads numbers, and keeps the last point of the outline. */
  private static final class Cursor {
    private final byte[] bytes;
    private int at;
    private int x;
    private int y;

    Cursor(byte[] bytes, int at) {
      this.bytes = bytes;
      this.at = at;
    }

    int number() {
      int value = 0;
      for (int shift = 0; ; shift += 7) {
        byte next = bytes[at++];
        value |= (next & 0x7f) << shift;
        if (next >= 0) {
          return value;
        }
      }
    }

    static int signed(int zigzag) {
      return (zigzag >>> 1) ^ -(zigzag & 1);
    }
  }

  private static final class Loaded {
    static final GlyphOutlines GLYPHS = read();

    private static GlyphOutlines read() {
      try (InputStream in = GlyphOutlines.class.getResourceAsStream("glyphs.bin")) {
        if (in == null) {
          throw new IllegalStateException("glyphs.bin is not in the jar");
        }
        return new GlyphOutlines(in.readAllBytes());
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
