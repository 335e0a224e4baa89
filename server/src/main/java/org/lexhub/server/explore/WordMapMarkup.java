package org.lexhub.server.explore;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.web.Html;
import org.lexhub.server.web.LanguageTags;
import org.lexhub.store.Store;

/** Writes a {@link WordMap} as SVG: in a page, coloured by its style sheet, or as a file. */
final class WordMapMarkup {
  private static final String VIEW = "-2760 -1340 5520 2620";
  private static final int MIN_WORDS = 3;

  /** The outlines of land, made from Natural Earth as {@code land.svg} is. */
  private static final String LAND = land();

  private static final List<String> INKS =
      List.of(
          "#2563b8", "#b4471f", "#23803f", "#8b46b8", "#8a6208", "#127d8a", "#c22d6b", "#5b6b16",
          "#5a52c9", "#8a5a3b", "#2c7a67", "#59606b");

  private WordMapMarkup() {}

  private static String land() {
    try (InputStream in = WordMapMarkup.class.getResourceAsStream("land-path.txt")) {
      if (in == null) {
        throw new IllegalStateException("land-path.txt is not in the jar");
      }
      return new String(in.readAllBytes(), StandardCharsets.US_ASCII).strip();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Writes the section of the page of a meaning; nothing if few of its words have a place. */
  static void section(Html html, Store store, Hub hub) {
    WordMap map = WordMap.of(store, hub, WordMap.Colour.FAMILY);
    if (map.places().size() < MIN_WORDS) {
      return;
    }
    String address = "/meaning/" + store.meanings().id(hub.meaning());
    html.open("section", "id", "map").element("h2", "Word map");
    inPage(html, store, map);
    html.open("p", "class", "row small");
    html.element("a", "Open the word map", "href", address + "/map");
    html.element("a", "Colour by first letter", "href", address + "/map?colour=letter");
    html.element("a", "Download SVG", "href", address + "/map.svg", "download", "");
    html.close().close();
  }

  /** Writes the picture and its legend. */
  static void inPage(Html html, Store store, WordMap map) {
    html.open(
        "div",
        "class",
        "scroll word-map",
        "tabindex",
        "0",
        "role",
        "group",
        "aria-label",
        "Word map");
    picture(html, store, map, false);
    html.close().open("ul", "class", "map-key");
    for (int i = 0; i < map.groups().size(); i++) {
      html.open("li").element("span", "", "class", "dot c" + i, "aria-hidden", "true");
      html.text(map.groups().get(i)).close();
    }
    if (map.places().stream().anyMatch(place -> place.group() == WordMap.COLOURS)) {
      html.open("li");
      html.element("span", "", "class", "dot c" + WordMap.COLOURS, "aria-hidden", "true");
      html.text("Others").close();
    }
    html.close();
  }

  /** Writes a standalone file, whose colours need no style sheet. */
  static void file(Html html, Store store, WordMap map) {
    picture(html, store, map, true);
  }

  private static void picture(Html html, Store store, WordMap map, boolean file) {
    html.open(
        "svg",
        "class",
        file ? null : "word-map-svg",
        "viewBox",
        VIEW,
        "xmlns",
        "http://www.w3.org/2000/svg",
        "font-family",
        file ? "Georgia, 'Noto Serif', serif" : null,
        "font-size",
        "62",
        "width",
        file ? "1380" : null,
        "height",
        file ? "655" : null);
    if (file) {
      html.element(
          "rect", "", "x", "-2760", "y", "-1340", "width", "5520", "height", "2620", "fill",
          "#eef3f4");
    }
    html.element("path", "", "class", "land", "fill", file ? "#fdfcf9" : null, "d", LAND);
    for (int i = map.places().size() - 1; i >= 0; i--) {
      dot(html, store, map.places().get(i), file);
    }
    for (WordMap.Place place : map.places()) {
      if (place.label().isShown()) {
        label(html, store, place, file);
      }
    }
    html.close();
  }

  private static @Nullable String ink(WordMap.Place place, boolean file) {
    return file ? INKS.get(place.group()) : null;
  }

  private static void dot(Html html, Store store, WordMap.Place place, boolean file) {
    html.open(
        "circle",
        "class",
        "c" + place.group(),
        "cx",
        number(place.x()),
        "cy",
        number(place.y()),
        "r",
        "13",
        "fill",
        ink(place, file));
    html.element("title", title(store, place)).close();
  }

  private static String title(Store store, WordMap.Place place) {
    return WordMarkup.lemma(store, place.lexeme())
        + " · "
        + WordMarkup.language(store, place.language());
  }

  private static void label(Html html, Store store, WordMap.Place place, boolean file) {
    WordMap.Box box = place.label();
    html.open("a", "href", file ? null : WordMarkup.url(store, place.lexeme()));
    html.open(
        "text",
        "class",
        "c" + place.group(),
        "x",
        number(box.end() ? box.left() + box.width() : box.left()),
        "y",
        number(box.top() + WordMap.LINE * 0.74),
        "text-anchor",
        box.end() ? "end" : null,
        "fill",
        ink(place, file),
        "lang",
        LanguageTags.of(store, place.language()));
    html.element("title", title(store, place));
    html.text(WordMarkup.lemma(store, place.lexeme())).close().close();
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%.0f", value);
  }
}
