package org.lexhub.server.explore.picture;

import java.util.Arrays;

/**
 * Closed polygons in pixels: the edges of shapes that are filled together. Curves become short
 * lines.
 */
public final class Path {
  private static final double MAX_STEP = 3;
  private static final int MAX_STEPS = 24;

  /** Four numbers for each edge: the start and the end. */
  private double[] edges = new double[256];

  private int length;
  private double startX;
  private double startY;
  private double x;
  private double y;

  /** Starts a polygon. */
  public void moveTo(double toX, double toY) {
    x = toX;
    y = toY;
    startX = toX;
    startY = toY;
  }

  /** Adds a line. */
  public void lineTo(double toX, double toY) {
    if (length + 4 > edges.length) {
      edges = Arrays.copyOf(edges, edges.length * 2);
    }
    edges[length++] = x;
    edges[length++] = y;
    edges[length++] = toX;
    edges[length++] = toY;
    x = toX;
    y = toY;
  }

  /** Adds a quadratic Bézier curve. */
  public void curveTo(double controlX, double controlY, double toX, double toY) {
    double fromX = x;
    double fromY = y;
    double bend = Math.hypot(fromX - 2 * controlX + toX, fromY - 2 * controlY + toY);
    int steps = Math.clamp((int) Math.ceil(Math.sqrt(bend) * MAX_STEP / 2), 1, MAX_STEPS);
    for (int i = 1; i < steps; i++) {
      double t = (double) i / steps;
      double u = 1 - t;
      lineTo(
          u * u * fromX + 2 * u * t * controlX + t * t * toX,
          u * u * fromY + 2 * u * t * controlY + t * t * toY);
    }
    lineTo(toX, toY);
  }

  /** Ends a polygon with a line to its start. */
  public void close() {
    if (x != startX || y != startY) {
      lineTo(startX, startY);
    }
  }

  /** Adds a circle. */
  public void circle(double centreX, double centreY, double radius) {
    int sides = Math.clamp((int) (radius * 2), 12, 180);
    moveTo(centreX + radius, centreY);
    for (int i = 1; i < sides; i++) {
      double angle = 2 * Math.PI * i / sides;
      lineTo(centreX + radius * Math.cos(angle), centreY + radius * Math.sin(angle));
    }
    close();
  }

  /** Adds a rectangle whose short sides are half circles. */
  public void pill(double centreX, double centreY, double pillWidth, double pillHeight) {
    double radius = pillHeight / 2;
    double straight = pillWidth / 2 - radius;
    moveTo(centreX + straight, centreY - radius);
    halfCircle(centreX + straight, centreY, radius, -Math.PI / 2);
    halfCircle(centreX - straight, centreY, radius, Math.PI / 2);
    close();
  }

  private void halfCircle(double centreX, double centreY, double radius, double start) {
    for (int i = 0; i <= MAX_STEPS; i++) {
      double angle = start + Math.PI * i / MAX_STEPS;
      lineTo(centreX + radius * Math.cos(angle), centreY + radius * Math.sin(angle));
    }
  }

  /** Adds a line of some width from one point to another, bent horizontally at both ends. */
  public void bentLine(double fromX, double fromY, double toX, double toY, double width) {
    int steps = MAX_STEPS;
    double middle = (fromX + toX) / 2;
    double[] xs = new double[steps + 1];
    double[] ys = new double[steps + 1];
    for (int i = 0; i <= steps; i++) {
      double t = (double) i / steps;
      double u = 1 - t;
      xs[i] = u * u * u * fromX + 3 * u * t * (u * middle + t * middle) + t * t * t * toX;
      ys[i] = u * u * (u + 3 * t) * fromY + t * t * (t + 3 * u) * toY;
    }
    double[][] normals = new double[steps + 1][];
    for (int i = 0; i <= steps; i++) {
      int before = Math.max(0, i - 1);
      int after = Math.min(steps, i + 1);
      double dx = xs[after] - xs[before];
      double dy = ys[after] - ys[before];
      double size = Math.max(1e-9, Math.hypot(dx, dy));
      normals[i] = new double[] {-dy / size * width / 2, dx / size * width / 2};
    }
    moveTo(xs[0] + normals[0][0], ys[0] + normals[0][1]);
    for (int i = 1; i <= steps; i++) {
      lineTo(xs[i] + normals[i][0], ys[i] + normals[i][1]);
    }
    for (int i = steps; i >= 0; i--) {
      lineTo(xs[i] - normals[i][0], ys[i] - normals[i][1]);
    }
    close();
  }

  /** Returns the number of edges. */
  int edges() {
    return length / 4;
  }

  /** Returns a coordinate of an edge: 0 and 1 are x and y of the start, 2 and 3 of the end. */
  double at(int edge, int coordinate) {
    return edges[4 * edge + coordinate];
  }
}
