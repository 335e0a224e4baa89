package org.lexhub.server.explore;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.lexhub.server.http.Call;
import org.lexhub.server.web.Html;
import org.lexhub.server.web.Urls;
import org.lexhub.store.Store;

/**
 * The foot of a page: the API requests that return the same data, and the sources of the data with
 * their licences.
 */
final class ApiFootnote {
  private final String origin;
  private final List<String> titles = new ArrayList<>();
  private final List<String> commands = new ArrayList<>();
  private final TreeSet<Integer> sources = new TreeSet<>();
  private boolean linksSources = true;

  ApiFootnote(Call call) {
    origin = call.origin();
  }

  /**
   * Adds a GET request.
   *
   * @param query names and values in turns; parameters with an empty value are omitted
   */
  ApiFootnote get(String title, String path, String... query) {
    titles.add(title);
    commands.add(
        "curl -s "
            + quoted(origin + Urls.of(path, query))
            + " \\\n  -H \"Authorization: Bearer $KEY\"");
    return this;
  }

  /** Adds a POST request with a JSON body. */
  ApiFootnote post(String title, String path, String json) {
    titles.add(title);
    commands.add(
        "curl -s "
            + quoted(origin + path)
            + " \\\n  -H \"Authorization: Bearer $KEY\" \\\n  -H 'Content-Type: application/json' \\\n  -d "
            + quoted(json));
    return this;
  }

  /** Quotes text as one word of a shell. */
  private static String quoted(String text) {
    return "'" + text.replace("'", "'\\''") + "'";
  }

  /** Adds a source of the page; nothing for row -1. */
  ApiFootnote source(int row) {
    if (row >= 0) {
      sources.add(row);
    }
    return this;
  }

  /** Adds all sources of a lexeme. */
  ApiFootnote lexeme(Store store, int lexeme) {
    for (int i = 0; i < store.lexemes().sourceCount(lexeme); i++) {
      source(store.lexemes().sourceAt(lexeme, i));
    }
    return this;
  }

  /** Adds all sources of a sense. */
  ApiFootnote sense(Store store, int sense) {
    source(store.senses().source(sense));
    for (int i = 0; i < store.senses().sourceCount(sense); i++) {
      source(store.senses().sourceAt(sense, i));
    }
    return this;
  }

  /** Omits the link to all sources. */
  ApiFootnote withoutSources() {
    linksSources = false;
    return this;
  }

  /** Writes the sources and the requests. */
  void write(Html html, Store store) {
    html.open("section", "class", "behind", "aria-label", "Behind this page");
    if (!sources.isEmpty()) {
      html.open("details").element("summary", "Sources and licences (" + sources.size() + ")");
      html.open("ul", "class", "sources");
      for (int source : sources) {
        SourceMarkup.item(html, store, source);
      }
      html.close().close();
    }
    if (sources.isEmpty() && linksSources) {
      html.open("p").text("Where it comes from: ");
      html.element("a", "all sources and their licences", "href", "/sources").text(".").close();
    }
    if (!commands.isEmpty()) {
      requests(html);
    }
    html.close();
  }

  private void requests(Html html) {
    html.open("details").element("summary", "The same by the API").open("div");
    for (int i = 0; i < commands.size(); i++) {
      String id = "curl-" + i;
      html.element("p", titles.get(i), "class", "small muted");
      html.open("div", "class", "code").open("pre", "tabindex", "0");
      html.element("code", commands.get(i), "id", id, "data-origin", origin).close();
      html.open("button", "type", "button", "class", "second", "data-copy", id, "hidden", "");
      html.text("Copy").close().close();
    }
    html.open("p", "class", "small muted").text("KEY is a key from ");
    html.element("a", "your account", "href", "/account").text("; the ");
    html.element("a", "documentation", "href", "/docs").text(" has all parameters.");
    html.close().close().close();
  }
}
