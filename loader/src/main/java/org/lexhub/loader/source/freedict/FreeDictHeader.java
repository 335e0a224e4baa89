package org.lexhub.loader.source.freedict;

import java.util.LinkedHashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.record.SourceRecord;
import org.lexhub.loader.source.text.Blanks;
import org.lexhub.loader.source.text.LicenceText;

/** Collects title, version, licence and authors from the header of a FreeDict file. */
final class FreeDictHeader {
  private final StringBuilder text = new StringBuilder();
  private final Set<String> authors = new LinkedHashSet<>();
  private final StringBuilder terms = new StringBuilder();
  private String section = "";
  private @Nullable String title;
  private @Nullable String version;
  private String origin = "";

  void text(String characters) {
    text.append(characters);
  }

  /**
   * Receives the start of an element.
   *
   * @param target its {@code target} attribute, or null
   */
  void start(String element, @Nullable String target) {
    switch (element) {
      case "titleStmt", "editionStmt", "availability", "sourceDesc" -> section = element;
      default -> {}
    }
    if (section.equals("sourceDesc") && !element.equals("sourceDesc")) {
      return;
    }
    text.setLength(0);
    if (target != null && section.equals("availability")) {
      terms.append(' ').append(target);
    }
  }

  void end(String element) {
    String value = Blanks.single(text.toString());
    switch (section + " " + element) {
      case "titleStmt title" -> title = title == null && !value.isEmpty() ? value : title;
      case "titleStmt name", "titleStmt author", "titleStmt editor" -> author(value);
      case "editionStmt edition" -> version = version == null ? value : version;
      case "availability p", "availability ref", "availability licence" ->
          terms.append(' ').append(value);
      case "sourceDesc sourceDesc" -> origin = value;
      default -> {}
    }
    if (element.equals(section)) {
      section = "";
    }
    if (!section.equals("sourceDesc")) {
      text.setLength(0);
    }
  }

  private void author(String value) {
    String name = value.replaceAll("<[^>]*>|, \\S+ at \\S+|\\[.*\\]", "").strip();
    if (!name.isEmpty()) {
      authors.add(name);
    }
  }

  /** Returns the dictionary as a source; the layer provides what the header does not. */
  SourceRecord source(SourceRecord layer, String name) {
    String licence = LicenceText.spdx(terms.toString());
    String by = authors.isEmpty() ? layer.attribution() : String.join(", ", authors);
    return new SourceRecord(
        name,
        title == null ? layer.title() + " " + name : title,
        version == null ? layer.version() : version,
        licence == null ? layer.licence() : licence,
        origin.isEmpty() || origin.length() > 200 ? by : by + ". " + origin,
        layer.url(),
        layer.prior());
  }
}
