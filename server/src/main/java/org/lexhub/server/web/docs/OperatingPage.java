package org.lexhub.server.web.docs;

import org.lexhub.server.http.Call;
import org.lexhub.server.web.Frame;
import org.lexhub.server.web.Html;
import org.lexhub.server.web.Page;
import org.lexhub.server.web.PageEndpoint;
import org.lexhub.server.web.Section;

/** {@code GET /docs/operating}: what whoever runs a server has to know. */
final class OperatingPage extends PageEndpoint {
  private final GuideText text = GuideText.load("operating");

  OperatingPage(Frame frame) {
    super(frame);
  }

  @Override
  public boolean readsStore() {
    return false;
  }

  @Override
  public void answer(Call call) {
    Page page =
        Page.of(Section.DOCS, "Run a server")
            .about("Starting, securing, updating, backing up and watching a Lexhub server.")
            .with("docs.css")
            .with("docs.js");
    frame.write(call, page, this::body);
  }

  private void body(Html html) {
    html.open("div", "class", "book").open("nav", "class", "contents", "aria-label", "Contents");
    html.element("p", "Run a server", "class", "contents-title");
    text.writeContents(html);
    html.element("p", "For who asks it", "class", "contents-title").open("ul").open("li");
    html.element("a", "Guide", "href", "/docs").close().open("li");
    html.element("a", "Reference, to try", "href", "/docs/reference").close().close().close();
    html.open("div", "class", "chapter");
    text.write(html);
    html.close().close();
  }
}
