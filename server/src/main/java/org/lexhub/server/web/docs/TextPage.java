package org.lexhub.server.web.docs;

import org.lexhub.server.http.Call;
import org.lexhub.server.web.Frame;
import org.lexhub.server.web.Html;

/** A page of the documentation that shows one Markdown document. */
final class TextPage extends DocsPage {
  private final GuideText text;

  TextPage(Frame frame, DocsChapter chapter, GuideText text) {
    super(frame, chapter, "docs.js");
    this.text = text;
  }

  @Override
  void contents(Html html) {
    text.writeContents(html);
  }

  @Override
  void chapter(Html html, Call call) {
    text.write(html, call.origin());
  }
}
