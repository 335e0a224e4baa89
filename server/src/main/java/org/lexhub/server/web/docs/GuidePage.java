package org.lexhub.server.web.docs;

import org.lexhub.server.web.Frame;
import org.lexhub.server.web.Html;
import org.lexhub.server.web.docs.ApiDescription.Operation;

/** {@code GET /docs}: the guide and a table of all endpoints. */
final class GuidePage extends DocsPage {
  private final ApiDescription api;
  private final GuideText guide = GuideText.load("guide");

  GuidePage(Frame frame, ApiDescription api) {
    super(
        frame,
        "Documentation",
        "How to ask Lexhub for words, meanings and translations.",
        "docs.js");
    this.api = api;
  }

  @Override
  void contents(Html html) {
    html.element("p", "Guide", "class", "contents-title");
    guide.writeContents(html);
    html.element("p", "Reference", "class", "contents-title").open("ul").open("li");
    html.element("a", "All endpoints", "href", "#endpoints").close().open("li");
    html.element("a", "Reference, to try", "href", "/docs/reference").close().open("li");
    html.element("a", "openapi.json", "href", "/openapi.json").close().close();
    html.element("p", "For who runs it", "class", "contents-title").open("ul").open("li");
    html.element("a", "Run a server", "href", "/docs/operating").close().close();
  }

  @Override
  void chapter(Html html) {
    guide.write(html);
    endpoints(html);
  }

  private void endpoints(Html html) {
    html.element("h2", "All endpoints", "id", "endpoints");
    html.open(
        "div", "class", "scroll", "tabindex", "0", "role", "group", "aria-label", "Endpoints");
    html.open("table").open("thead").open("tr");
    html.element("th", "Endpoint", "scope", "col").element("th", "What it does", "scope", "col");
    html.close().close().open("tbody");
    for (Operation operation : api.operations()) {
      html.open("tr").open("td").open("a", "href", "/docs/reference#" + operation.id());
      html.open("code").element("b", operation.method()).text(" " + operation.path()).close();
      html.close().close().element("td", operation.summary()).close();
    }
    html.close().close().close();
  }
}
