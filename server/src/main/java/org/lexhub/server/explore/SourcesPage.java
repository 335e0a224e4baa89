package org.lexhub.server.explore;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.lexhub.server.http.Call;
import org.lexhub.server.http.Fields;
import org.lexhub.server.web.DisplayFormats;
import org.lexhub.server.web.Frame;
import org.lexhub.server.web.Html;
import org.lexhub.server.web.Page;
import org.lexhub.server.web.PageEndpoint;
import org.lexhub.store.Store;

/**
 * {@code GET /sources}: the sources of the data with their licences, and what the data contains by
 * language; {@code ?coverage=deu} shows one language by source, {@code ?coverage=all} all of them.
 */
public final class SourcesPage extends PageEndpoint {
  /** The credit of {@code loader.learn.WordVectors}, which every snapshot contains parts of. */
  private static final String WORD_VECTORS =
      "The choice of senses uses English word vectors distilled from the sentence encoder"
          + " all-MiniLM-L6-v2 (Apache-2.0, Nils Reimers and others).";

  private static final String ALL = "all";

  private final CoverageMarkup coverage = new CoverageMarkup();

  /** Writes the page in a frame. */
  public SourcesPage(Frame frame) {
    super(frame);
  }

  @Override
  public void answer(Call call) {
    Store store = call.store();
    call.needWorker();
    String asked = Fields.ofQuery(call).text("coverage");
    frame.write(
        call,
        Page.of(null, "Sources and licences")
            .about("The open datasets behind Lexhub, with their licences and coverage.")
            .at("/sources")
            .with("explore.css")
            .with("suggest.js"),
        html -> body(call, store, html, asked));
  }

  private void body(Call call, Store store, Html html, String asked) {
    List<Integer> rows = new ArrayList<>();
    for (int row = 0; row < store.sources().size(); row++) {
      rows.add(row);
    }
    rows.sort(Comparator.comparingInt(row -> -store.sources().senses(row)));
    html.element("h1", "Sources and licences");
    html.open("p", "class", "lead");
    html.text(
        "Lexhub is built from "
            + DisplayFormats.count(rows.size(), "open dataset", "open datasets"));
    html.text(". Every page credits its sources. If you redistribute the data, keep their ");
    html.text("licences.").close();
    html.open("div", "class", "grid source-grid");
    for (int row : rows) {
      SourceMarkup.card(html, store, row);
    }
    html.close();
    html.element("p", WORD_VECTORS);
    int language = asked.isEmpty() || asked.equals(ALL) ? -1 : LenientCodes.row(store, asked);
    if (language >= 0) {
      CoverageMarkup.sources(html, store, language);
    } else {
      coverage.languages(html, store, asked.equals(ALL));
    }
    new ApiFootnote(call).withoutSources().get("All sources", "/v1/sources").write(html, store);
  }
}
