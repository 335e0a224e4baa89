package org.lexhub.server.explore.search;

import java.text.Normalizer;
import java.util.List;
import org.lexhub.server.explore.ApiFootnote;
import org.lexhub.server.explore.LenientCodes;
import org.lexhub.server.explore.PickedLanguages;
import org.lexhub.server.http.Call;
import org.lexhub.server.http.Fields;
import org.lexhub.server.resource.Workspace;
import org.lexhub.server.web.Assets;
import org.lexhub.server.web.Frame;
import org.lexhub.server.web.NavigationEntry;
import org.lexhub.server.web.Page;
import org.lexhub.server.web.PageEndpoint;
import org.lexhub.store.Store;
import org.lexhub.store.lexeme.LexemeHits;
import org.lexhub.store.lexeme.LexemeQuery;
import org.lexhub.store.lexeme.LexemeSearch;
import org.lexhub.store.table.HubLanguage;
import org.lexhub.store.table.vocabulary.Pos;

/** {@code GET /search}: words by spelling or by English definition. */
public final class SearchPage extends PageEndpoint {
  private static final int PAGE_SIZE = 50;

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
    Store store = call.store();
    LexemeHits hits = Workspace.of(call).lexemeHits;
    SearchRequest shown = find(call, request, hits);
    List<Integer> others = PickedLanguages.of(call).rows();
    View view =
        new View(
            frame.assets(),
            SearchForm.of(store, request),
            SearchResults.of(store, shown, hits, others, PAGE_SIZE),
            footnote(call, shown));
    Page page =
        Page.of(NavigationEntry.EXPLORE, request.text())
            .withoutSearch()
            .with("explore.css", "suggest.js");
    frame.write(call, page, JteSearchGenerated::render, view);
  }

  /** What the page shows. */
  record View(Assets assets, SearchForm form, SearchResults results, ApiFootnote footnote) {}

  /**
   * Searches for a request, then for similar spellings, then for a guess, until something is found.
   *
   * @return the request that the results answer
   */
  private static SearchRequest find(Call call, SearchRequest request, LexemeHits hits) {
    LexemeSearch search = call.store().lexemeSearch();
    search.search(query(call, request), hits);
    if (hits.total() > 0) {
      return request;
    }
    SearchRequest similar = request.withFuzzy();
    if (!request.fuzzy()) {
      search.search(query(call, similar), hits);
    }
    if (hits.total() == 0) {
      search.guess(query(call, similar), hits);
    }
    return similar;
  }

  private static LexemeQuery query(Call call, SearchRequest request) {
    LexemeQuery query = Workspace.of(call).lexemeQuery;
    query.clear();
    query.setText(Normalizer.normalize(request.text(), Normalizer.Form.NFC));
    query.limit = PAGE_SIZE;
    query.offset = (request.page() - 1) * PAGE_SIZE;
    query.fuzzy = request.fuzzy();
    Pos pos = request.pos().isEmpty() ? null : Pos.parse(request.pos());
    query.pos = pos == null ? -1 : pos.number();
    query.definitions = request.lang().isEmpty() || request.lang().equals(HubLanguage.CODE);
    if (!request.lang().isEmpty()) {
      LenientCodes.fill(call.store(), request.lang(), query.languages());
    }
    return query;
  }

  private static ApiFootnote footnote(Call call, SearchRequest request) {
    String offset = request.page() > 1 ? Integer.toString((request.page() - 1) * PAGE_SIZE) : "";
    return new ApiFootnote(call)
        .get(
            "This search",
            "/v1/lexemes/search",
            "q",
            request.text(),
            "lang",
            request.lang(),
            "pos",
            request.pos(),
            "fuzzy",
            request.fuzzy() ? "true" : "",
            "limit",
            Integer.toString(PAGE_SIZE),
            "offset",
            offset,
            "include",
            "senses");
  }
}
