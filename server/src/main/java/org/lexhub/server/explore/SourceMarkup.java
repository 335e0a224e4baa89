package org.lexhub.server.explore;

import java.util.regex.Pattern;
import org.lexhub.server.web.DisplayFormats;
import org.lexhub.server.web.Html;
import org.lexhub.server.web.Urls;
import org.lexhub.store.Store;
import org.lexhub.store.table.SourceTable;
import org.lexhub.store.text.TextColumn;

/** Writes sources with the attributions that their licences require. */
final class SourceMarkup {
  /** The name of a licence with a version, as the SPDX list has it. */
  private static final Pattern SPDX =
      Pattern.compile("(?!LicenseRef)[A-Za-z][A-Za-z0-9-]*-[0-9][A-Za-z0-9.-]*");

  private SourceMarkup() {}

  /** Returns the title of a source, or its name if it has none. */
  static String title(Store store, int row) {
    String title = text(store.texts(), store.sources().title(row));
    return title.isEmpty() ? store.strings().get(store.sources().name(row)) : title;
  }

  private static String text(TextColumn column, int row) {
    return row < 0 ? "" : column.get(row);
  }

  /** Writes a source as an item of a list: title, version, licence, attribution. */
  static void item(Html html, Store store, int row) {
    SourceTable sources = store.sources();
    html.open("li").open("strong");
    title(html, store, row);
    html.close();
    String version = text(store.texts(), sources.version(row));
    if (!version.isEmpty()) {
      html.text(" " + version);
    }
    html.text(" ").element("span", licence(store, row), "class", "badge");
    String attribution = text(store.texts(), sources.attribution(row));
    if (!attribution.isEmpty()) {
      html.element("span", attribution, "class", "attribution", "dir", "auto");
    }
    html.close();
  }

  private static String licence(Store store, int row) {
    String licence = text(store.texts(), store.sources().licence(row));
    return licence.isEmpty() ? "licence not stated" : licence;
  }

  private static void title(Html html, Store store, int row) {
    String url = text(store.texts(), store.sources().url(row));
    if (url.startsWith("http")) {
      html.element("a", title(store, row), "href", url, "rel", "noopener noreferrer external");
    } else {
      html.text(title(store, row));
    }
  }

  /** Writes a source as a card with all its properties. */
  static void card(Html html, Store store, int row) {
    SourceTable sources = store.sources();
    html.open(
        "article",
        "class",
        "card",
        "id",
        "source-" + Urls.encoded(store.strings().get(sources.name(row))));
    html.open("h2");
    title(html, store, row);
    html.close();
    html.element(
        "p", text(store.texts(), sources.attribution(row)), "class", "small muted", "dir", "auto");
    html.open("dl", "class", "facts small");
    licenceFact(html, licence(store, row));
    fact(html, "Version", text(store.texts(), sources.version(row)));
    html.element("dt", "API name").open("dd");
    html.element("code", store.strings().get(sources.name(row))).close();
    fact(html, "Lexemes", DisplayFormats.number(sources.lexemes(row)));
    fact(html, "Senses", DisplayFormats.number(sources.senses(row)));
    fact(html, "Trust weight", DisplayFormats.percent(sources.prior(row)));
    html.close().close();
  }

  /** Writes a licence; the name of one on the SPDX list links to its text. */
  private static void licenceFact(Html html, String licence) {
    if (!SPDX.matcher(licence).matches()) {
      fact(html, "Licence", licence);
      return;
    }
    html.element("dt", "Licence").open("dd");
    String text = "https://spdx.org/licenses/" + licence + ".html";
    html.element("a", licence, "href", text, "rel", "noopener noreferrer external").close();
  }

  private static void fact(Html html, String name, String value) {
    if (!value.isEmpty()) {
      html.element("dt", name).element("dd", value, "dir", "auto");
    }
  }
}
