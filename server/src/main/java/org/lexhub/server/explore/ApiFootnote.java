package org.lexhub.server.explore;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.lexhub.server.http.Call;
import org.lexhub.server.web.Urls;
import org.lexhub.store.Store;

/**
 * The foot of a page: the API requests that return the same data, and the sources of the data with
 * their licences.
 */
public final class ApiFootnote {
  private static final String KEY = " \\\n  -H \"Authorization: Bearer $LEXHUB_KEY\"";
  private static final String JSON = " \\\n  -H 'Content-Type: application/json' \\\n  -d ";

  final String origin;
  private final Store store;
  final List<Request> requests = new ArrayList<>();
  private final TreeSet<Integer> sources = new TreeSet<>();
  boolean linksSources = true;

  /** A request with its command in a shell. */
  record Request(String title, String command) {}

  /** Creates a foot without requests and sources. */
  public ApiFootnote(Call call) {
    origin = call.origin();
    store = call.store();
  }

  /**
   * Adds a GET request.
   *
   * @param query names and values in turns; parameters with an empty value are omitted
   */
  public ApiFootnote get(String title, String path, String... query) {
    requests.add(new Request(title, "curl -s " + quoted(origin + Urls.of(path, query)) + KEY));
    return this;
  }

  /** Adds a POST request with a JSON body. */
  public ApiFootnote post(String title, String path, String json) {
    String command = "curl -s " + quoted(origin + path) + KEY + JSON + quoted(json);
    requests.add(new Request(title, command));
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
  public ApiFootnote lexeme(int lexeme) {
    for (int i = 0; i < store.lexemes().sourceCount(lexeme); i++) {
      source(store.lexemes().sourceAt(lexeme, i));
    }
    return this;
  }

  /** Adds all sources of a sense. */
  public ApiFootnote sense(int sense) {
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

  List<SourceEntry> sources() {
    return sources.stream().map(row -> SourceEntry.of(store, row)).toList();
  }
}
