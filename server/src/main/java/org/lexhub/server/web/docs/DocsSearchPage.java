package org.lexhub.server.web.docs;

import gg.jte.html.HtmlContent;
import java.util.List;
import org.lexhub.server.http.Call;
import org.lexhub.server.http.Fields;
import org.lexhub.server.web.Frame;
import org.lexhub.server.web.PageTemplate;
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

  /** What {@code DocsSearch.jte} shows. */
  record Results(String query, List<Section> sections) {}

  @Override
  List<Links> contents() {
    return List.of();
  }

  @Override
  HtmlContent chapter(Call call) {
    String query = Fields.ofQuery(call).text("q");
    return PageTemplate.of(JteDocsSearchGenerated::render, new Results(query, index.search(query)));
  }
}
