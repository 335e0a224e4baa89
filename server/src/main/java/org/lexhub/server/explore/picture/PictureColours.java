package org.lexhub.server.explore.picture;

import java.util.List;
import java.util.Locale;

/** The colours of pictures, {@code 0xRRGGBB}: those of the light theme of pages. */
public final class PictureColours {
  /** The background of a hub. */
  public static final int PAPER = 0xfaf8f4;

  /** The sea of a map. */
  public static final int SEA = 0xeef3f4;

  /** The land of a map. */
  public static final int LAND = 0xfdfcf9;

  /** Secondary text. */
  public static final int SOFT = 0x535b69;

  /** The word in the middle of a hub. */
  public static final int ACCENT = 0x0c6560;

  /** Text on {@link #ACCENT}. */
  public static final int ON_ACCENT = 0xffffff;

  private static final List<Integer> GROUPS =
      List.of(
          0x2563b8, 0xb4471f, 0x23803f, 0x8b46b8, 0x8a6208, 0x127d8a, 0xc22d6b, 0x5b6b16, 0x5a52c9,
          0x8a5a3b, 0x2c7a67, 0x59606b);

  private PictureColours() {}

  /** Returns the colour of a group by its rank; small groups share the last colour. */
  public static int group(int rank) {
    return GROUPS.get(Math.min(rank, GROUPS.size() - 1));
  }

  /** Returns a colour in the notation of SVG, for example {@code #0c6560}. */
  public static String svg(int colour) {
    return String.format(Locale.ROOT, "#%06x", colour);
  }
}
