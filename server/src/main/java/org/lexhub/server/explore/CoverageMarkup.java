package org.lexhub.server.explore;

import java.util.List;
import org.lexhub.server.web.DisplayFormats;
import org.lexhub.server.web.Html;
import org.lexhub.server.web.Urls;
import org.lexhub.store.Coverage;
import org.lexhub.store.CoverageField;
import org.lexhub.store.Store;

/**
 * Writes which fields the data fills: a table of the largest languages, or of one language by
 * source. The counts of all languages are kept until another snapshot is shown.
 */
final class CoverageMarkup {
  /** The number of languages in the table, the largest ones. */
  private static final int SHOWN = 30;

  private String build = "";
  private List<Coverage.Row> languages = List.of();

  /** Writes the largest languages, or all of them. */
  void languages(Html html, Store store, boolean all) {
    List<Coverage.Row> rows = counted(store);
    int end = all ? rows.size() : Math.min(SHOWN, rows.size());
    html.open("section", "id", "coverage").element("h2", "What the data contains");
    html.element("p", "Entries and their contents by language.");
    table(html, "Language", rows.subList(0, end), true);
    if (end < rows.size()) {
      html.open("p");
      html.element(
          "a",
          "All " + DisplayFormats.number(rows.size()) + " languages",
          "href",
          "/sources?coverage=all#coverage");
      html.close();
    }
    html.close();
  }

  /** Writes the sources of one language. */
  static void sources(Html html, Store store, int language) {
    html.open("section", "id", "coverage");
    html.element("h2", "What the data contains for " + WordMarkup.language(store, language));
    html.element("p", "Each entry is counted under its main source.");
    table(html, "Source", Coverage.sources(store, language), false);
    html.open("p").element("a", "All languages", "href", "/sources#coverage").close();
    html.close();
  }

  private synchronized List<Coverage.Row> counted(Store store) {
    String current = store.snapshot().header().buildId();
    if (!current.equals(build)) {
      languages = Coverage.of(store).languages();
      build = current;
    }
    return languages;
  }

  private static void table(Html html, String first, List<Coverage.Row> rows, boolean linked) {
    html.open("div", "class", "scroll").open("table").open("thead").open("tr");
    html.element("th", first, "scope", "col");
    for (CoverageField field : CoverageField.values()) {
      html.element("th", field.heading(), "scope", "col");
    }
    html.close().close().open("tbody");
    for (Coverage.Row row : rows) {
      html.open("tr").open("th", "scope", "row");
      if (linked) {
        String address = Urls.of("/sources", "coverage", row.name()) + "#coverage";
        html.element("a", row.name(), "href", address);
      } else {
        html.text(row.name());
      }
      html.close();
      for (CoverageField field : CoverageField.values()) {
        html.element("td", DisplayFormats.number(row.count(field)));
      }
      html.close();
    }
    html.close().close().close();
  }
}
