package org.lexhub.server.explore.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.data.Offset.offset;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Objects;
import java.util.Random;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Shapes and letters on a canvas, and its file. */
class PictureTest {
  private static final int WHITE = 0xffffff;
  private static final int BLACK = 0;

  private static BufferedImage decoded(Canvas canvas) throws IOException {
    return ImageIO.read(new ByteArrayInputStream(PngFile.of(canvas)));
  }

  /** Returns the black area in pixels, with the shares of pixels at edges. */
  private static double ink(Canvas canvas) {
    double sum = 0;
    for (int y = 0; y < canvas.height(); y++) {
      for (int x = 0; x < canvas.width(); x++) {
        sum += 1 - (canvas.pixel(x, y) & 0xff) / 255.0;
      }
    }
    return sum;
  }

  private static void polygon(Path path, double... coordinates) {
    path.moveTo(coordinates[0], coordinates[1]);
    for (int i = 2; i < coordinates.length; i += 2) {
      path.lineTo(coordinates[i], coordinates[i + 1]);
    }
    path.close();
  }

  @Test
  void aFileHasThePixelsOfItsCanvas() throws IOException {
    long seed = 20261123;
    Random random = new Random(seed);
    Canvas canvas = new Canvas(97, 31, 0x123456);
    for (int i = 0; i < 40; i++) {
      Path path = new Path();
      path.circle(random.nextDouble(97), random.nextDouble(31), random.nextDouble(12));
      canvas.fill(path, random.nextInt(WHITE), random.nextDouble());
    }
    BufferedImage image = decoded(canvas);
    assertThat(image.getWidth()).isEqualTo(97);
    assertThat(image.getHeight()).isEqualTo(31);
    for (int y = 0; y < 31; y++) {
      for (int x = 0; x < 97; x++) {
        assertThat(image.getRGB(x, y) & WHITE).as("seed " + seed).isEqualTo(canvas.pixel(x, y));
      }
    }
  }

  @Test
  void aShapeCoversItsArea() {
    Canvas canvas = new Canvas(60, 60, WHITE);
    Path triangle = new Path();
    polygon(triangle, 10.3, 8.6, 50.2, 20.1, 17.7, 55.5);
    canvas.fill(triangle, BLACK);
    double area = Math.abs((50.2 - 10.3) * (55.5 - 8.6) - (17.7 - 10.3) * (20.1 - 8.6)) / 2;
    assertThat(ink(canvas)).isCloseTo(area, offset(6.0));

    Canvas round = new Canvas(60, 60, WHITE);
    Path circle = new Path();
    circle.circle(30, 30, 20);
    round.fill(circle, BLACK);
    assertThat(ink(round)).isCloseTo(400 * Math.PI, offset(9.0));
  }

  @Test
  void shapesOutsideAreCutAndInnerContoursAreHoles() {
    Canvas canvas = new Canvas(20, 20, WHITE);
    Path outside = new Path();
    polygon(outside, -500, -500, 10, -500, 10, 900, -500, 900);
    canvas.fill(outside, BLACK);
    assertThat(ink(canvas)).isCloseTo(200, offset(0.5));
    assertThat(canvas.pixel(9, 19)).isEqualTo(BLACK);
    assertThat(canvas.pixel(10, 0)).isEqualTo(WHITE);
    Path beside = new Path();
    polygon(beside, 300, 2, 400, 2, 400, 9, 300, 9);
    canvas.fill(beside, BLACK);
    assertThat(ink(canvas)).isCloseTo(200, offset(0.5));

    Canvas letter = new Canvas(100, 100, WHITE);
    PictureText o = text("o");
    letter.fill(o.path(100, 20, 80), BLACK);
    int middle = (int) (20 + o.width(100) / 2);
    assertThat(letter.pixel(middle, 54)).as("the hole of the letter o").isEqualTo(WHITE);
    assertThat(ink(letter)).isBetween(500.0, 2000.0);
  }

  /** Returns a word that can be drawn. */
  private static PictureText text(String word) {
    return Objects.requireNonNull(PictureText.of(word), word);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "dog", "chó", "σκύλος", "собака", "ძაღლი", "շուն", "כלב", "كلب", "سگ", "犬", "狗", "강아지",
        "หมา", "ውሻ", "ᏩᏯ", "ⴰⵢⴷⵉ", "kučė", "ŋkwo", "ƙare"
      })
  void wordsOfManyScriptsAreDrawn(String word) {
    Canvas canvas = new Canvas(400, 80, WHITE);
    canvas.fill(text(word).path(48, 10, 58), BLACK);
    assertThat(ink(canvas)).as(word).isGreaterThan(150);
  }

  @ParameterizedTest
  @ValueSource(strings = {"कुत्ता", "কুকুর", "நாய்", "ខ្មែរ", "ခွေး", "🐕", "\u0000"})
  void wordsWhoseLettersNeedShapingAreNot(String word) {
    assertThat(PictureText.of(word)).isNull();
    assertThat(PictureText.lenient(word).width(10)).isNotNegative();
  }

  @ParameterizedTest
  @CsvSource({"كلب, \uFE90\uFEE0\uFEDB", "لا, \uFEFB", "כלב, \u05D1\u05DC\u05DB"})
  void arabicIsJoinedAndRunsFromRightToLeft(String word, String shown) {
    Canvas canvas = new Canvas(300, 80, WHITE);
    double x = 10;
    for (int code : shown.codePoints().toArray()) {
      Path path = new Path();
      GlyphOutlines.get().add(code, 48, x, 58, path);
      canvas.fill(path, BLACK);
      x += GlyphOutlines.get().advance(code) * 48;
    }
    Canvas word48 = new Canvas(300, 80, WHITE);
    PictureText text = text(word);
    assertThat(text.width(48)).isCloseTo(x - 10, offset(0.01));
    word48.fill(text.path(48, 10, 58), BLACK);
    assertThat(ink(word48)).isCloseTo(ink(canvas), offset(8.0));
  }
}
