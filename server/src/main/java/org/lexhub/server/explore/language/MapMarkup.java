package org.lexhub.server.explore.language;

import org.lexhub.server.web.Frame;
import org.lexhub.server.web.Html;

/** Writes the element of the map; {@code map.js} draws it from {@link LanguagePoints}. */
final class MapMarkup {
  private MapMarkup() {}

  /**
   * Writes the element.
   *
   * @param here the glottocode of the language at the centre, empty for the whole world
   * @param family the glottocode of the family to show, empty for all
   * @param status the status to show, empty for all
   */
  static void write(Html html, Frame frame, String here, String family, String status) {
    html.open(
        "figure",
        "class",
        "map",
        "data-map",
        "/languages/points",
        "data-land",
        frame.assets().url("land.svg"),
        "data-here",
        here,
        "data-family",
        family,
        "data-status",
        status);
    html.element(
        "figcaption",
        "Each dot is a language. Land: Natural Earth, public domain.",
        "class",
        "small muted");
    html.close();
  }
}
