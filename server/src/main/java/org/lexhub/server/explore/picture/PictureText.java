package org.lexhub.server.explore.picture;

import com.ibm.icu.text.Bidi;
import java.text.Normalizer;
import org.jspecify.annotations.Nullable;

/**
 * A line of text as its characters follow each other from left to right: letters of Arabic in the
 * forms that they have between their neighbours, and text that runs from right to left reversed.
 */
public final class PictureText {
  private static final int REORDERING = Bidi.DO_MIRRORING | Bidi.KEEP_BASE_COMBINING;

  private final int[] characters;
  private final double width;

  private PictureText(int[] characters) {
    this.characters = characters;
    double sum = 0;
    for (int character : characters) {
      sum += GlyphOutlines.get().advance(character);
    }
    width = sum;
  }

  /** Returns a text, or null if it has characters that cannot be drawn on their own. */
  public static @Nullable PictureText of(String text) {
    String visual = visual(Normalizer.normalize(text, Normalizer.Form.NFC));
    int[] characters = visual.codePoints().filter(code -> !isInvisible(code)).toArray();
    for (int character : characters) {
      if (!GlyphOutlines.get().has(character) || isUnshaped(character)) {
        return null;
      }
    }
    return new PictureText(characters);
  }

  /** Returns a text in which a question mark replaces each character that cannot be drawn. */
  public static PictureText lenient(String text) {
    PictureText whole = of(text);
    if (whole != null) {
      return whole;
    }
    StringBuilder known = new StringBuilder();
    text.codePoints()
        .map(code -> GlyphOutlines.get().has(code) && !isUnshaped(code) ? code : '?')
        .forEach(known::appendCodePoint);
    return new PictureText(known.codePoints().toArray());
  }

  private static String visual(String text) {
    char[] letters = text.toCharArray();
    if (!Bidi.requiresBidi(letters, 0, letters.length)) {
      return text;
    }
    String shaped = ArabicForms.of(text);
    return new Bidi(shaped, Bidi.DIRECTION_DEFAULT_LEFT_TO_RIGHT).writeReordered(REORDERING);
  }

  /** Returns whether a character only controls the direction or the joining of others. */
  private static boolean isInvisible(int code) {
    return Character.getType(code) == Character.FORMAT;
  }

  /** Returns whether a character is a letter of Arabic that has no code point for its forms. */
  private static boolean isUnshaped(int code) {
    return code >= 0x0620
        && code < 0x0780
        && Character.isLetter(code)
        && Character.UnicodeScript.of(code) == Character.UnicodeScript.ARABIC
        && code != 0x0640;
  }

  /** Returns the width in pixels. */
  public double width(double size) {
    return width * size;
  }

  /**
   * Returns the outlines.
   *
   * @param x the start, in pixels
   * @param y the baseline, in pixels
   */
  public Path path(double size, double x, double y) {
    Path path = new Path();
    double at = x;
    for (int character : characters) {
      GlyphOutlines.get().add(character, size, at, y, path);
      at += GlyphOutlines.get().advance(character) * size;
    }
    return path;
  }
}
