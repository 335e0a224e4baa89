package org.lexhub.server.web.docs;

import org.lexhub.server.http.Call;
import org.lexhub.server.web.Frame;
import org.lexhub.server.web.Html;
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

  /** Writes links to the sections of the page. */
  abstract void contents(Html html);

  /** Writes the text. */
  abstract void chapter(Html html, Call call);

  @Override
  public final boolean readsStore() {
    return false;
  }

  @Override
  public final void answer(Call call) {
    frame.write(call, page, html -> book(html, call));
  }

  private void book(Html html, Call call) {
    html.open("div", "class", "book").open("nav", "class", "contents", "aria-label", "Contents");
    DocsSearchPage.form(html, "");
    menu(html);
    html.open("div", "class", "on-this-page", "data-on-this-page", "");
    contents(html);
    html.close().close().open("div", "class", "chapter");
    chapter(html, call);
    html.close().close();
  }

  private void menu(Html html) {
    html.element("p", "Documentation", "class", "contents-title").open("ul");
    for (DocsChapter entry : DocsChapter.values()) {
      if (entry != DocsChapter.SEARCH) {
        String current = entry == chapter ? "page" : null;
        html.open("li");
        html.element("a", entry.title(), "href", entry.path(), "aria-current", current).close();
      }
    }
    html.open("li").element("a", "openapi.json", "href", "/openapi.json").close().close();
  }
}
