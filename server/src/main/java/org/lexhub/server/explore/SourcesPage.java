package org.lexhub.server.explore;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.lexhub.server.http.Call;
import org.lexhub.server.web.DisplayFormats;
import org.lexhub.server.web.Frame;
import org.lexhub.server.web.Html;
import org.lexhub.server.web.Page;
import org.lexhub.server.web.PageEndpoint;
import org.lexhub.store.Store;

/** {@code GET /sources}: the sources of the data with their licences. */
public final class SourcesPage extends PageEndpoint {
  /** Writes the page in a frame. */
  public SourcesPage(Frame frame) {
    super(frame);
  }

  @Override
  public void answer(Call call) {
    Store store = call.store();
    frame.write(
        call,
        Page.of(null, "Sources and licences").with("explore.css").with("suggest.js"),
        html -> body(call, store, html));
  }

  private static void body(Call call, Store store, Html html) {
    List<Integer> rows = new ArrayList<>();
    for (int row = 0; row < store.sources().size(); row++) {
      rows.add(row);
    }
    rows.sort(Comparator.comparingInt(row -> -store.sources().senses(row)));
    html.element("h1", "Sources and licences");
    html.open("p", "class", "lead");
    html.text(
        "What is shown here comes from " + DisplayFormats.count(rows.size(), "source", "sources"));
    html.text(" that people made and gave away. Each page names the ones behind it; ");
    html.text("whoever passes their words on keeps their licences.").close();
    html.open("div", "class", "grid source-grid");
    for (int row : rows) {
      SourceMarkup.card(html, store, row);
    }
    html.close();
    new ApiFootnote(call).withoutSources().get("All sources", "/v1/sources").write(html, store);
  }
}
