package org.lexhub.server.web.docs;

import org.lexhub.server.http.Call;
import org.lexhub.server.web.Frame;
import org.lexhub.server.web.Html;
import org.lexhub.server.web.NavigationEntry;
import org.lexhub.server.web.Page;
import org.lexhub.server.web.PageEndpoint;

/** A page of the documentation: a table of contents at the side and one long chapter. */
abstract class DocsPage extends PageEndpoint {
  private final Page page;

  /**
   * Creates a page.
   *
   * @param about one sentence for search engines
   * @param script the name of the asset that is the script of this page
   */
  DocsPage(Frame frame, String title, String about, String script) {
    super(frame);
    page = Page.of(NavigationEntry.DOCS, title).about(about).with("docs.css").with(script);
  }

  /** Writes the table of contents. */
  abstract void contents(Html html);

  /** Writes the chapter. */
  abstract void chapter(Html html);

  @Override
  public final boolean readsStore() {
    return false;
  }

  @Override
  public final void answer(Call call) {
    frame.write(call, page, this::book);
  }

  private void book(Html html) {
    html.open("div", "class", "book").open("nav", "class", "contents", "aria-label", "Contents");
    contents(html);
    html.close().open("div", "class", "chapter");
    chapter(html);
    html.close().close();
  }
}
