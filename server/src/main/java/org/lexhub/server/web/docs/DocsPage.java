package org.lexhub.server.web.docs;

import gg.jte.html.HtmlContent;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.http.Call;
import org.lexhub.server.web.Frame;
import org.lexhub.server.web.NavigationEntry;
import org.lexhub.server.web.Page;
import org.lexhub.server.web.PageEndpoint;

/** A page of the documentation: a menu with a search and the sections of the page, and a text. */
abstract class DocsPage extends PageEndpoint {
  private final DocsChapter chapter;
  private final Page page;

  /**
   * Creates a page.
   *
   * @param script the name of the asset that is the script of this page
   */
  DocsPage(Frame frame, DocsChapter chapter, String script) {
    super(frame);
    this.chapter = chapter;
    page =
        Page.of(NavigationEntry.DOCS, chapter.title())
            .about(chapter.about())
            .with("docs.css")
            .with(script);
  }

  /** A link to a section of the page. */
  record Link(String title, String anchor) {}

  /** Links with a title, or without one if it is null. */
  record Links(@Nullable String title, List<Link> links) {}

  /** What {@code Docs.jte} shows. */
  record View(DocsChapter chapter, List<Links> contents, HtmlContent text) {}

  /** Returns the links to the sections of the page. */
  abstract List<Links> contents();

  /** Returns the text of the page. */
  abstract HtmlContent chapter(Call call);

  @Override
  public final boolean readsStore() {
    return false;
  }

  @Override
  public final void answer(Call call) {
    frame.write(call, page, JteDocsGenerated::render, new View(chapter, contents(), chapter(call)));
  }
}
