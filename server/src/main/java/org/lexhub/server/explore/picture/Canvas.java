package org.lexhub.server.explore.picture;

import java.util.Arrays;

/**
 * A picture of pixels in RGB, on which paths are filled with smooth edges.
 *
 * <p>Filling adds, for each edge, the signed area right of it to the cells that it crosses; the sum
 * of a row up to a cell is how much of the cell is inside (the algorithm of font-rs by Raph
 * Levien). Polygons of one path that overlap must turn in the same direction.
 */
public final class Canvas {
  private final int width;
  private final int height;
  private final int[] pixels;
  private final float[] cells;

  /** Creates a picture of one colour. */
  public Canvas(int width, int height, int colour) {
    this.width = width;
    this.height = height;
    pixels = new int[width * height];
    Arrays.fill(pixels, colour);
    cells = new float[width * height + 2];
  }

  int width() {
    return width;
  }

  int height() {
    return height;
  }

  /** Returns a pixel, {@code 0xRRGGBB}. */
  int pixel(int x, int y) {
    return pixels[y * width + x];
  }

  /**
   * Fills a path.
   *
   * @param colour {@code 0xRRGGBB}
   * @param opacity from 0 to 1
   */
  public void fill(Path path, int colour, double opacity) {
    int top = height;
    int bottom = -1;
    for (int i = 0; i < path.edges(); i++) {
      double low = Math.min(path.at(i, 1), path.at(i, 3));
      double high = Math.max(path.at(i, 1), path.at(i, 3));
      top = Math.min(top, Math.clamp((long) Math.floor(low), 0, height));
      bottom = Math.max(bottom, Math.clamp((long) Math.floor(high), -1, height - 1));
      add(path.at(i, 0), path.at(i, 1), path.at(i, 2), path.at(i, 3));
    }
    for (int y = top; y <= bottom; y++) {
      blendRow(y, colour, opacity);
    }
  }

  /** Fills a path without transparency. */
  public void fill(Path path, int colour) {
    fill(path, colour, 1);
  }

  private void add(double x0, double y0, double x1, double y1) {
    if (y0 == y1) {
      return;
    }
    double direction = y0 < y1 ? 1 : -1;
    double top = Math.max(0, Math.min(y0, y1));
    double bottom = Math.min(height, Math.max(y0, y1));
    double slope = (x1 - x0) / (y1 - y0);
    for (int y = (int) top; y < bottom; y++) {
      double from = Math.max(top, y);
      double to = Math.min(bottom, y + 1);
      addSlice(y, x0 + (from - y0) * slope, x0 + (to - y0) * slope, (to - from) * direction);
    }
  }

  /** Adds the part of an edge within one row, from {@code a} to {@code b}. */
  private void addSlice(int y, double a, double b, double size) {
    int row = y * width;
    double left = Math.clamp(Math.min(a, b), 0, width);
    double right = Math.clamp(Math.max(a, b), 0, width);
    int first = (int) left;
    int last = (int) Math.ceil(right);
    if (first >= width) {
      return;
    }
    if (last <= first + 1) {
      double middle = (left + right) / 2 - first;
      put(row, first, size * (1 - middle));
      put(row, first + 1, size * middle);
      return;
    }
    double perPixel = 1 / (right - left);
    double start = 1 - (left - first);
    double before = perPixel * start * start / 2;
    put(row, first, size * before);
    double covered = before;
    for (int x = first + 1; x < last - 1; x++) {
      double sum = perPixel * (x + 0.5 - left);
      put(row, x, size * (sum - covered));
      covered = sum;
    }
    double end = right - (last - 1);
    double sum = 1 - perPixel * end * end / 2;
    put(row, last - 1, size * (sum - covered));
    put(row, last, size * (1 - sum));
  }

  private void put(int row, int x, double area) {
    if (x < width) {
      cells[row + x] += (float) area;
    }
  }

  /** Blends a row with the colour where it is covered, and clears the row. */
  private void blendRow(int y, int colour, double opacity) {
    float sum = 0;
    for (int i = y * width; i < (y + 1) * width; i++) {
      sum += cells[i];
      cells[i] = 0;
      double share = Math.min(1, Math.abs(sum)) * opacity;
      if (share > 0.004) {
        pixels[i] = blend(pixels[i], colour, share);
      }
    }
  }

  private static int blend(int under, int over, double share) {
    int mixed = 0;
    for (int shift = 16; shift >= 0; shift -= 8) {
      int below = under >> shift & 0xff;
      int above = over >> shift & 0xff;
      mixed |= (int) (below + (above - below) * share + 0.5) << shift;
    }
    return mixed;
  }
}
