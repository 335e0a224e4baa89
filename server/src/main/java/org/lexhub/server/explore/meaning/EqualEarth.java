package org.lexhub.server.explore.meaning;

/**
 * The Equal Earth projection (Šavrič, Patterson, Jenny 2018) around 10° east, which preserves
 * areas; {@code map-points.js} has the same.
 */
final class EqualEarth {
  private static final double A1 = 1.340264;
  private static final double A2 = -0.081106;
  private static final double A3 = 0.000893;
  private static final double A4 = 0.003796;
  private static final double MIDDLE = 10;

  private EqualEarth() {}

  /** Returns the horizontal coordinate, from -2.71 to 2.71 to the right. */
  static double x(double latitude, double longitude) {
    double turned = (((longitude - MIDDLE + 540) % 360) - 180) * Math.PI / 180;
    double t = parametric(latitude);
    double t2 = t * t;
    double t6 = t2 * t2 * t2;
    return 2
        * Math.sqrt(3)
        * turned
        * Math.cos(t)
        / (3 * (9 * A4 * t6 * t2 + 7 * A3 * t6 + 3 * A2 * t2 + A1));
  }

  /** Returns the vertical coordinate, from -1.32 to 1.32 downwards. */
  static double y(double latitude) {
    double t = parametric(latitude);
    double t2 = t * t;
    double t6 = t2 * t2 * t2;
    return -(t * (A4 * t6 * t2 + A3 * t6 + A2 * t2 + A1));
  }

  private static double parametric(double latitude) {
    return Math.asin(Math.sqrt(3) / 2 * Math.sin(latitude * Math.PI / 180));
  }
}
