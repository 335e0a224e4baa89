package org.lexhub.server.explore;

import java.text.Normalizer;
import org.lexhub.server.http.Call;
import org.lexhub.server.http.Fields;
import org.lexhub.server.resource.Workspace;
import org.lexhub.server.web.DisplayFormats;
import org.lexhub.server.web.Frame;
import org.lexhub.server.web.Html;
import org.lexhub.server.web.NavigationEntry;
import org.lexhub.server.web.Page;
import org.lexhub.server.web.PageEndpoint;
import org.lexhub.store.Store;
import org.lexhub.store.lexeme.LexemeHits;
import org.lexhub.store.lexeme.LexemeQuery;
import org.lexhub.store.lexeme.LexemeSearch;
import org.lexhub.store.table.vocabulary.MatchKind;
import org.lexhub.store.table.vocabulary.Pos;

/** {@code GET /search}: words by spelling, and by English definition. */
public final class SearchPage extends PageEndpoint {
  private static final int SIZE = 25;

  private final SearchForm form;

  /** In a frame. */
  public SearchPage(Frame frame) {
    super(frame);
    form = new SearchForm(frame);
  }

  @Override
  public void answer(Call call) {
    SearchRequest asked = SearchRequest.of(Fields.ofQuery(call));
    if (asked.text().isEmpty()) {
      call.redirect(303, "/");
      return;
    }
    Store store = call.store();
    LexemeHits hits = Workspace.of(call).lexemeHits;
    SearchRequest shown = find(call, asked, hits);
    frame.write(
        call,
        Page.of(NavigationEntry.EXPLORE, asked.text())
            .withoutSearch()
            .with("explore.css")
            .with("suggest.js"),
        html -> {
          html.element("h1", "Search", "class", "unseen");
          form.full(html, store, asked);
          results(html, store, shown, hits);
          footnote(call, shown).write(html, store);
        });
  }

  /** Finds what was asked for; where there is nothing, what is similar, else what may be meant. */
  private static SearchRequest find(Call call, SearchRequest asked, LexemeHits hits) {
    LexemeSearch search = call.store().lexemeSearch();
    search.search(query(call, asked), hits);
    if (hits.total() > 0) {
      return asked;
    }
    SearchRequest similar = asked.withFuzzy();
    if (!asked.fuzzy()) {
      search.search(query(call, similar), hits);
    }
    if (hits.total() == 0) {
      search.guess(query(call, similar), hits);
    }
    return similar;
  }

  private static LexemeQuery query(Call call, SearchRequest asked) {
    LexemeQuery query = Workspace.of(call).lexemeQuery;
    query.clear();
    query.setText(Normalizer.normalize(asked.text(), Normalizer.Form.NFC));
    query.limit = SIZE;
    query.offset = (asked.page() - 1) * SIZE;
    query.fuzzy = asked.fuzzy();
    Pos pos = asked.pos().isEmpty() ? null : Pos.parse(asked.pos());
    query.pos = pos == null ? -1 : pos.number();
    query.definitions = asked.lang().isEmpty() || asked.lang().equals("eng");
    if (!asked.lang().isEmpty()) {
      LenientCodes.fill(call.store(), asked.lang(), query.languages());
    }
    return query;
  }

  private static void results(Html html, Store store, SearchRequest shown, LexemeHits hits) {
    html.open("p", "class", "found", "role", "status");
    if (hits.total() == 0) {
      html.text("No word is spelled ").element("bdi", shown.text(), "class", "word");
      html.text(shown.lang().isEmpty() ? "." : " in this language.").close();
      other(html, shown);
      return;
    }
    if (hits.size() > 0 && hits.match(0) == MatchKind.FUZZY) {
      html.text("Nothing is spelled exactly so. Similar: ");
    }
    html.text(DisplayFormats.count(hits.total(), "word", "words") + " for ");
    html.element("bdi", shown.text(), "class", "word").close();
    html.open("ol", "class", "hits", "start", Integer.toString((shown.page() - 1) * SIZE + 1));
    for (int i = 0; i < hits.size(); i++) {
      HitMarkup.item(html, store, hits.lexeme(i), hits.match(i));
    }
    html.close();
    Paging.links(html, shown.page(), hits.total(), SIZE, page -> shown.withPage(page).url());
  }

  private static void other(Html html, SearchRequest asked) {
    html.open("p");
    if (!asked.lang().isEmpty()) {
      html.element(
          "a", "Search all languages", "href", asked.withLang("").url(), "class", "button");
    } else {
      html.text("Try fewer letters, or the form that a dictionary would list.");
    }
    html.close();
  }

  private static ApiFootnote footnote(Call call, SearchRequest asked) {
    String offset = asked.page() > 1 ? Integer.toString((asked.page() - 1) * SIZE) : "";
    return new ApiFootnote(call)
        .get(
            "This search",
            "/v1/lexemes/search",
            "q",
            asked.text(),
            "lang",
            asked.lang(),
            "pos",
            asked.pos(),
            "fuzzy",
            asked.fuzzy() ? "true" : "",
            "limit",
            Integer.toString(SIZE),
            "offset",
            offset,
            "include",
            "senses");
  }
}
