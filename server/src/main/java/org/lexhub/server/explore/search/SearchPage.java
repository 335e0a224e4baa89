package org.lexhub.server.explore.search;

import java.util.List;
import org.lexhub.server.explore.ApiFootnote;
import org.lexhub.server.explore.PickedLanguages;
import org.lexhub.server.http.Call;
import org.lexhub.server.http.Fields;
import org.lexhub.server.web.Assets;
import org.lexhub.server.web.Frame;
import org.lexhub.server.web.NavigationEntry;
import org.lexhub.server.web.Page;
import org.lexhub.server.web.PageEndpoint;
import org.lexhub.server.web.text.Texts;

/** {@code GET /search}: words by spelling or by English definition. */
public final class SearchPage extends PageEndpoint {
  /** Writes the page in a frame. */
  public SearchPage(Frame frame) {
    super(frame);
  }

  @Override
  public void answer(Call call) {
    SearchRequest request = SearchRequest.of(Fields.ofQuery(call));
    if (request.text().isEmpty()) {
      call.redirect(303, "/");
      return;
    }
    SearchMatches matches = SearchMatches.find(call, request);
    List<Integer> others = PickedLanguages.of(call).rows();
    View view =
        new View(
            frame.assets(),
            SearchForm.of(call.store(), request),
            SearchResults.of(call.store(), matches, others),
            footnote(call, matches.request()));
    Page page =
        Page.of(NavigationEntry.EXPLORE, request.text())
            .withoutSearch()
            .with("explore.css", "suggest.js");
    frame.write(call, page, JteSearchGenerated::render, view);
  }

  /** What the page shows. */
  record View(Assets assets, SearchForm form, SearchResults results, ApiFootnote footnote) {}

  private static ApiFootnote footnote(Call call, SearchRequest request) {
    int size = SearchMatches.PAGE_SIZE;
    String offset = request.page() > 1 ? Integer.toString((request.page() - 1) * size) : "";
    return new ApiFootnote(call)
        .get(
            Texts.text("search.request"),
            "/v1/lexemes/search",
            "q",
            request.text(),
            "lang",
            request.lang(),
            "pos",
            request.pos(),
            "fuzzy",
            request.fuzzy() ? "true" : "",
            "definition_lang",
            request.definitions(),
            "limit",
            Integer.toString(size),
            "offset",
            offset,
            "include",
            "senses");
  }
}
