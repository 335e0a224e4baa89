package org.lexhub.loader.source.dictd;

import java.util.LinkedHashSet;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.record.SourceRecord;
import org.lexhub.loader.source.text.LicenceText;

/** What a dictionary says about itself in the entries {@code 00database…}. */
final class DictdHeader {
  private static final Pattern EDITION = Pattern.compile("(?m)^Edition: *(\\S+)");
  private static final Pattern BY =
      Pattern.compile("(?m)^(?:Author|Maintainer|created by|Publisher): *(.+?)\\.?$");
  private static final Pattern ADDRESS = Pattern.compile("\\s*<[^>]*>|\\[.*?]");

  private String info = "";
  private @Nullable String title;
  private @Nullable String url;

  /**
   * Adds an entry.
   *
   * @param name {@code 00databaseinfo} or another one, without hyphens
   */
  void add(String name, String text) {
    int end = text.indexOf('\n');
    String value = (end < 0 ? "" : text.substring(end + 1)).strip();
    switch (name) {
      case "00databaseinfo" -> info = text;
      case "00databaseshort" -> title = value.isEmpty() ? text.strip() : value;
      case "00databaseurl" -> url = value.isEmpty() ? text.strip() : value;
      default -> {}
    }
  }

  /**
   * Returns whether WikDict made the dictionary: its definitions are in the language of the
   * headwords.
   */
  boolean isWikDict() {
    return info.contains("WikDict");
  }

  /** Returns the dictionary as a source; the layer provides what the header does not. */
  SourceRecord source(SourceRecord layer, String name) {
    Matcher edition = EDITION.matcher(info);
    String licence = LicenceText.spdx(info);
    String heading = title;
    String home = url;
    return new SourceRecord(
        name,
        heading == null
            ? layer.title() + " " + name
            : heading.replaceFirst(" ver\\. \\S+$", "").replaceAll("\\s+", " "),
        edition.find() ? edition.group(1) : layer.version(),
        licence == null ? layer.licence() : licence,
        attribution(layer),
        home == null || !home.matches("https?://\\S+") ? layer.url() : home,
        layer.prior());
  }

  private String attribution(SourceRecord layer) {
    Set<String> authors = new LinkedHashSet<>();
    Matcher by = BY.matcher(info);
    while (by.find()) {
      String author = ADDRESS.matcher(by.group(1)).replaceAll("").strip();
      if (!author.isEmpty()) {
        authors.add(author);
      }
    }
    return authors.isEmpty()
        ? layer.attribution()
        : String.join(", ", authors) + "; " + layer.attribution();
  }
}
