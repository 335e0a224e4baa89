package org.lexhub.server.web.docs;

import org.lexhub.server.web.Frame;
import org.lexhub.server.web.Html;

/** {@code GET /docs/operating}: the guide to running a server. */
final class OperatingPage extends DocsPage {
  private final GuideText text = GuideText.load("operating");

  OperatingPage(Frame frame) {
    super(
        frame,
        "Run a server",
        "Starting, securing, updating, backing up and watching a Lexhub server.",
        "docs.js");
  }

  @Override
  void contents(Html html) {
    html.element("p", "Run a server", "class", "contents-title");
    text.writeContents(html);
    html.element("p", "For who asks it", "class", "contents-title").open("ul").open("li");
    html.element("a", "Guide", "href", "/docs").close().open("li");
    html.element("a", "Reference, to try", "href", "/docs/reference").close().close();
  }

  @Override
  void chapter(Html html) {
    text.write(html);
  }
}
