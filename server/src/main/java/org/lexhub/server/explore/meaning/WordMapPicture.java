package org.lexhub.server.explore.meaning;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.explore.WordLabels;
import org.lexhub.server.explore.WordLink;
import org.lexhub.server.explore.picture.PictureColours;
import org.lexhub.store.Store;

/**
 * A {@link WordMap} as SVG: in a page, coloured by its style sheet, or as a file, whose colours
 * need none.
 *
 * @param file whether it is a file
 */
record WordMapPicture(Store store, WordMap map, boolean file) {
  /** The outlines of land, made from Natural Earth as {@code land.svg} is. */
  static final String LAND = land();

  private static String land() {
    try (InputStream in = WordMapPicture.class.getResourceAsStream("land-path.txt")) {
      if (in == null) {
        throw new IllegalStateException("land-path.txt is not in the jar");
      }
      return new String(in.readAllBytes(), StandardCharsets.US_ASCII).strip();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns the colour of a word, null if the style sheet gives it. */
  @Nullable String ink(WordMap.Place place) {
    return file ? PictureColours.svg(PictureColours.group(place.group())) : null;
  }

  WordLink word(WordMap.Place place) {
    return WordLink.of(store, place.lexeme());
  }

  /** Returns a word and its language. */
  String title(WordMap.Place place) {
    return WordLabels.lemma(store, place.lexeme())
        + " · "
        + WordLabels.language(store, place.language());
  }

  static String number(double value) {
    return String.format(Locale.ROOT, "%.0f", value);
  }
}
