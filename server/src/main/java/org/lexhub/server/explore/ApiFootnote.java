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
public final class ApiFootnote {
  private final String origin;
  private final List<String> titles = new ArrayList<>();
  private final List<String> commands = new ArrayList<>();
  private final TreeSet<Integer> sources = new TreeSet<>();
  private boolean linksSources = true;

  /** Creates a foot without requests and sources. */
  public ApiFootnote(Call call) {
    origin = call.origin();
  }

  /**
   * Adds a GET request.
   *
   * @param query names and values in turns; parameters with an empty value are omitted
   */
  public ApiFootnote get(String title, String path, String... query) {
    titles.add(title);
    commands.add(
        "curl -s "
            + quoted(origin + Urls.of(path, query))
            + " \\\n  -H \"Authorization: Bearer $LEXHUB_KEY\"");
    return this;
  }

  /** Adds a POST request with a JSON body. */
  public ApiFootnote post(String title, String path, String json) {
    titles.add(title);
    commands.add(
        "curl -s "
            + quoted(origin + path)
            + " \\\n  -H \"Authorization: Bearer $LEXHUB_KEY\" \\\n  -H 'Content-Type: application/json' \\\n  -d "
            + quoted(json));
    return this;
  }

  /** Quotes text as one word of a shell. */
  private static String quoted(String text) {
    return "'" + text.replace("'", "'\\''") + "'";
  }

  /** Adds a source of the page; nothing for row -1. */
  public ApiFootnote source(int row) {
    if (row >= 0) {
      sources.add(row);
    }
    return this;
  }

  /** Adds all sources of a lexeme. */
  public ApiFootnote lexeme(Store store, int lexeme) {
    for (int i = 0; i < store.lexemes().sourceCount(lexeme); i++) {
      source(store.lexemes().sourceAt(lexeme, i));
    }
    return this;
  }

  /** Adds all sources of a sense. */
  public ApiFootnote sense(Store store, int sense) {
    source(store.senses().source(sense));
    for (int i = 0; i < store.senses().sourceCount(sense); i++) {
      source(store.senses().sourceAt(sense, i));
    }
    return this;
  }

  /** Omits the link to all sources. */
  public ApiFootnote withoutSources() {
    linksSources = false;
    return this;
  }

  /** Writes the sources and the requests. */
  public void write(Html html, Store store) {
    html.open("section", "class", "behind", "aria-label", "Sources and API");
    if (!sources.isEmpty()) {
      html.open("details").element("summary", "Sources and licences (" + sources.size() + ")");
      html.open("ul", "class", "sources");
      for (int source : sources) {
        SourceMarkup.item(html, store, source);
      }
      html.close().close();
    }
    if (sources.isEmpty() && linksSources) {
      html.open("p").text("Data: ");
      html.element("a", "sources and licences", "href", "/sources").text(".").close();
    }
    if (!commands.isEmpty()) {
      requests(html);
    }
    html.close();
  }

  private void requests(Html html) {
    html.open("details").element("summary", "API requests for this page").open("div");
    for (int i = 0; i < commands.size(); i++) {
      String id = "curl-" + i;
      html.element("p", titles.get(i), "class", "small muted");
      html.open("div", "class", "code").open("pre", "tabindex", "0");
      html.element("code", commands.get(i), "id", id, "data-origin", origin).close();
      html.open("button", "type", "button", "class", "second", "data-copy", id, "hidden", "");
      html.text("Copy").close().close();
    }
    html.open("p", "class", "small muted").text("Set LEXHUB_KEY to a key from ");
    html.element("a", "your account", "href", "/account").text(". The ");
    html.element("a", "documentation", "href", "/docs").text(" lists all parameters.");
    html.close().close().close();
  }
}
