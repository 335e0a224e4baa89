package org.lexhub.server.web.docs;

import org.lexhub.server.http.Call;
import org.lexhub.server.web.Frame;
import org.lexhub.server.web.Html;
import org.lexhub.server.web.docs.ApiDescription.Operation;

/** {@code GET /docs}: the guide and a table of all endpoints. */
final class GuidePage extends DocsPage {
  private final ApiDescription api;
  private final GuideText guide;

  GuidePage(Frame frame, ApiDescription api, GuideText guide) {
    super(frame, DocsChapter.GUIDE, "docs.js");
    this.api = api;
    this.guide = guide;
  }

  @Override
  void contents(Html html) {
    guide.writeContents(html);
    html.open("ul").open("li").element("a", "All endpoints", "href", "#endpoints").close().close();
  }

  @Override
  void chapter(Html html, Call call) {
    guide.write(html, call.origin());
    endpoints(html);
  }

  private void endpoints(Html html) {
    html.open("h2", "id", "endpoints");
    html.element("a", "All endpoints", "class", "anchor", "href", "#endpoints").close();
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
