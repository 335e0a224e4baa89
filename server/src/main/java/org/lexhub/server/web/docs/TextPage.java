package org.lexhub.server.web.docs;

import gg.jte.html.HtmlContent;
import java.util.List;
import org.lexhub.server.http.Call;
import org.lexhub.server.web.Frame;
import org.lexhub.server.web.PageTemplate;

/** A page of the documentation that shows one Markdown document. */
final class TextPage extends DocsPage {
  private final GuideText text;

  TextPage(Frame frame, DocsChapter chapter, GuideText text) {
    super(frame, chapter, "docs.js");
    this.text = text;
  }

  @Override
  List<Links> contents() {
    return List.of(text.contents());
  }

  @Override
  HtmlContent chapter(Call call) {
    return PageTemplate.of(JteMarkupGenerated::render, text.markup(call.origin()));
  }
}
