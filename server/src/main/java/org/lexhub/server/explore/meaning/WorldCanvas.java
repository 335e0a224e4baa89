package org.lexhub.server.explore.meaning;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.lexhub.server.explore.picture.Canvas;
import org.lexhub.server.explore.picture.Path;
import org.lexhub.server.explore.picture.PictureColours;
import org.lexhub.server.explore.picture.PictureText;

/** A map of the world as a picture of 1200 × 630 pixels, the size that previews of links have. */
public final class WorldCanvas {
  private static final int WIDTH = 1200;
  private static final int HEIGHT = 630;
  private static final double TOP = 52;
  private static final double MARGIN = 24;

  /** Pixels per thousandth of a unit of the projection. */
  static final double SCALE = 1200.0 / 5520;

  private static final Pattern RING = Pattern.compile("M(-?\\d+) ?(-?\\d+)l([^z]*)z");
  private static final Pattern NUMBER = Pattern.compile("-?\\d+");

  /** The outlines of land, with which every map begins. */
  private static final Path LAND = land();

  private final Canvas canvas = new Canvas(WIDTH, HEIGHT, PictureColours.SEA);

  /** Creates a map of land. */
  public WorldCanvas() {
    canvas.fill(LAND, PictureColours.LAND);
  }

  /** Returns the picture. */
  public Canvas canvas() {
    return canvas;
  }

  /** Draws a dot at a place in degrees. */
  public void place(double latitude, double longitude, double radius, int colour) {
    dot(1000 * EqualEarth.x(latitude, longitude), 1000 * EqualEarth.y(latitude), radius, colour);
  }

  /** Draws a dot at a place in thousandths of units of the projection. */
  void dot(double x, double y, double radius, int colour) {
    Path dot = new Path();
    dot.circle(x(x), y(y), radius);
    canvas.fill(dot, colour);
  }

  /** Writes a heading, and groups in the colours of their ranks. */
  public void label(String title, List<String> groups) {
    Path band = new Path();
    band.moveTo(0, 0);
    band.lineTo(WIDTH, 0);
    band.lineTo(WIDTH, TOP);
    band.lineTo(0, TOP);
    band.close();
    canvas.fill(band, PictureColours.PAPER);
    PictureText heading = PictureText.lenient(title);
    double size = Math.min(28, 900 / heading.width(1));
    canvas.fill(heading.path(size, MARGIN, 36), PictureColours.ACCENT);
    PictureText name = PictureText.lenient("Lexhub");
    canvas.fill(name.path(24, WIDTH - MARGIN - name.width(24), 35), PictureColours.ACCENT);
    double at = MARGIN;
    for (int i = 0; i < groups.size(); i++) {
      PictureText group = PictureText.lenient(groups.get(i));
      double end = at + 16 + group.width(15);
      if (end > WIDTH - MARGIN) {
        return;
      }
      Path dot = new Path();
      dot.circle(at + 6, HEIGHT - 17, 5);
      canvas.fill(dot, PictureColours.group(i));
      canvas.fill(group.path(15, at + 16, HEIGHT - 12), PictureColours.SOFT);
      at = end + 20;
    }
  }

  /** Returns the pixels of a horizontal coordinate in thousandths of units. */
  static double x(double units) {
    return WIDTH / 2.0 + units * SCALE;
  }

  /** Returns the pixels of a vertical coordinate in thousandths of units. */
  static double y(double units) {
    return TOP + (1340 + units) * SCALE;
  }

  /** Returns the rings of {@code land-path.txt}: a start and differences, without curves. */
  private static Path land() {
    Path path = new Path();
    Matcher ring = RING.matcher(WordMapPicture.LAND);
    while (ring.find()) {
      double left = Double.parseDouble(ring.group(1));
      double top = Double.parseDouble(ring.group(2));
      path.moveTo(x(left), y(top));
      Matcher number = NUMBER.matcher(ring.group(3));
      while (number.find()) {
        left += Double.parseDouble(number.group());
        if (!number.find()) {
          throw new IllegalStateException("land-path.txt has a point with one coordinate");
        }
        top += Double.parseDouble(number.group());
        path.lineTo(x(left), y(top));
      }
      path.close();
    }
    return path;
  }
}
