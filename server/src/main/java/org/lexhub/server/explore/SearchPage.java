package org.lexhub.server.explore;

import java.text.Normalizer;
import org.lexhub.server.http.Call;
import org.lexhub.server.http.Fields;
import org.lexhub.server.web.Frame;
import org.lexhub.server.web.Html;
import org.lexhub.server.web.Page;
import org.lexhub.server.web.PageEndpoint;
import org.lexhub.server.web.Section;
import org.lexhub.server.web.Show;
import org.lexhub.store.Store;
import org.lexhub.store.query.LexemeHits;
import org.lexhub.store.query.LexemeQuery;
import org.lexhub.store.table.Pos;

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
    LexemeHits hits = call.workspace().lexemeHits;
    SearchRequest answered = asked;
    find(call, asked, hits);
    if (hits.total() == 0 && !asked.fuzzy()) {
      answered = asked.withFuzzy();
      find(call, answered, hits);
    }
    SearchRequest shown = answered;
    frame.write(
        call,
        Page.of(Section.EXPLORE, asked.text())
            .withoutSearch()
            .with("explore.css")
            .with("suggest.js"),
        html -> {
          html.element("h1", "Search", "class", "unseen");
          form.full(html, store, asked);
          results(html, store, asked, shown, hits);
          behind(call, shown).write(html, store);
        });
  }

  private static void find(Call call, SearchRequest asked, LexemeHits hits) {
    LexemeQuery query = call.workspace().lexemeQuery;
    query.clear();
    query.setText(Normalizer.normalize(asked.text(), Normalizer.Form.NFC));
    query.limit = SIZE;
    query.offset = (asked.page() - 1) * SIZE;
    query.fuzzy = asked.fuzzy();
    Pos pos = asked.pos().isEmpty() ? null : Pos.parse(asked.pos());
    query.pos = pos == null ? -1 : pos.number();
    query.definitions = asked.lang().isEmpty() || asked.lang().equals("eng");
    if (!asked.lang().isEmpty()) {
      Codes.fill(call.store(), asked.lang(), query.languages());
    }
    call.store().lexemeSearch().search(query, hits);
  }

  private static void results(
      Html html, Store store, SearchRequest asked, SearchRequest shown, LexemeHits hits) {
    html.open("p", "class", "found", "role", "status");
    if (hits.total() == 0) {
      html.text("No word is spelled ").element("bdi", asked.text(), "class", "word");
      html.text(asked.lang().isEmpty() ? "." : " in this language.").close();
      other(html, asked);
      return;
    }
    if (!shown.equals(asked)) {
      html.text("Nothing is spelled exactly so. Similar: ");
    }
    html.text(Show.count(hits.total(), "word", "words") + " for ");
    html.element("bdi", asked.text(), "class", "word").close();
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

  private static Behind behind(Call call, SearchRequest asked) {
    String offset = asked.page() > 1 ? Integer.toString((asked.page() - 1) * SIZE) : "";
    return new Behind(call)
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
