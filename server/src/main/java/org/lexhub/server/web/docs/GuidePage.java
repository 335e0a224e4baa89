package org.lexhub.server.web.docs;

import gg.jte.html.HtmlContent;
import java.util.List;
import org.lexhub.server.http.Call;
import org.lexhub.server.web.Frame;
import org.lexhub.server.web.PageTemplate;
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

  /** What {@code Guide.jte} shows. */
  record View(String markup, List<Operation> operations) {}

  @Override
  List<Links> contents() {
    return List.of(
        guide.contents(), new Links(null, List.of(new Link("All endpoints", "endpoints"))));
  }

  @Override
  HtmlContent chapter(Call call) {
    View view = new View(guide.markup(call.origin()), api.operations());
    return PageTemplate.of(JteGuideGenerated::render, view);
  }
}
