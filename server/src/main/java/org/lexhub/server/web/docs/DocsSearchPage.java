package org.lexhub.server.web.docs;

import java.util.List;
import org.lexhub.server.http.Call;
import org.lexhub.server.http.Fields;
import org.lexhub.server.web.Frame;
import org.lexhub.server.web.Html;
import org.lexhub.server.web.docs.DocsIndex.Section;

/**
 * {@code GET /docs/search}: the sections of the documentation that contain all words of a query.
 */
final class DocsSearchPage extends DocsPage {
  private final DocsIndex index;

  DocsSearchPage(Frame frame, DocsIndex index) {
    super(frame, DocsChapter.SEARCH, "docs.js");
    this.index = index;
  }

  /** Writes the search form, which every page of the documentation has. */
  static void form(Html html, String query) {
    html.open("form", "class", "docs-search", "role", "search", "action", "/docs/search");
    html.empty(
        "input",
        "name",
        "q",
        "type",
        "search",
        "value",
        query,
        "placeholder",
        "Search the docs",
        "aria-label",
        "Search the documentation",
        "maxlength",
        "100",
        "required",
        "");
    html.close();
  }

  @Override
  void contents(Html html) {}

  @Override
  void chapter(Html html, Call call) {
    String query = Fields.ofQuery(call).text("q").strip();
    html.element("h1", "Search the documentation");
    if (query.isEmpty()) {
      html.element("p", "Type a word in the search field, for example “quota”.");
      return;
    }
    List<Section> found = index.search(query);
    String count = found.size() == 1 ? "1 section" : found.size() + " sections";
    html.element("p", found.isEmpty() ? "No results for “" + query + "”." : count + " found.");
    if (found.isEmpty()) {
      html.element("p", "Try fewer or shorter words.");
      return;
    }
    html.open("ol", "class", "docs-results");
    for (Section section : found) {
      html.open("li").element("a", section.title(), "href", section.address());
      html.element("span", " " + section.chapter(), "class", "muted small");
      html.element("p", section.excerpt(query), "class", "small").close();
    }
    html.close();
  }
}
