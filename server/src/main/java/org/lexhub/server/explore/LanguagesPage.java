package org.lexhub.server.explore;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
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
import org.lexhub.store.language.LanguageHits;
import org.lexhub.store.language.LanguageQuery;
import org.lexhub.store.table.LanguageTable;

/** {@code GET /languages}: the languages of the world on a map and in a list, by what is asked. */
public final class LanguagesPage extends PageEndpoint {
  private static final int SIZE = 50;
  private static final int MAX_NAMED = 1_000;

  /** In a frame. */
  public LanguagesPage(Frame frame) {
    super(frame);
  }

  @Override
  public void answer(Call call) {
    Store store = call.store();
    LanguageFilterRequest asked = LanguageFilterRequest.of(Fields.ofQuery(call));
    List<Integer> found = find(call, asked);
    Page page =
        Page.of(NavigationEntry.LANGUAGES, "Languages of the world")
            .about("The languages of the world on a map, by family and by how endangered they are.")
            .with("explore.css")
            .with("map.css")
            .with("suggest.js")
            .with("map.js");
    frame.write(
        call,
        page,
        html -> {
          html.element("h1", "Languages of the world");
          LanguageForm.write(html, store, asked);
          MapMarkup.write(html, "", asked.family(), asked.status());
          list(html, store, asked, found);
          footnote(call, asked).write(html, store);
        });
  }

  private static List<Integer> find(Call call, LanguageFilterRequest asked) {
    Store store = call.store();
    int family = store.codes().glottocode(asked.family());
    List<Integer> rows = new ArrayList<>();
    if (asked.text().codePointCount(0, asked.text().length()) >= 2) {
      LanguageQuery query = Workspace.of(call).languageQuery;
      query.clear();
      query.setText(asked.text());
      query.limit = 100;
      query.level = asked.wantedLevel().number();
      LanguageHits hits = Workspace.of(call).languageHits;
      for (query.offset = 0; query.offset < MAX_NAMED; query.offset += query.limit) {
        store.languageSearch().search(query, hits);
        for (int i = 0; i < hits.size(); i++) {
          if (asked.fits(store, hits.language(i), family)) {
            rows.add(hits.language(i));
          }
        }
        if (hits.size() < query.limit) {
          break;
        }
      }
      return rows;
    }
    for (int row = 0; row < store.languages().size(); row++) {
      if (asked.fits(store, row, family)) {
        rows.add(row);
      }
    }
    rows.sort(
        Comparator.comparingLong((Integer row) -> -store.languages().speakers(row))
            .thenComparingInt(row -> row));
    return rows;
  }

  private static void list(
      Html html, Store store, LanguageFilterRequest asked, List<Integer> found) {
    int from = Math.min((asked.page() - 1) * SIZE, found.size());
    html.open("h2", "id", "list")
        .text(DisplayFormats.count(found.size(), label(asked, true), label(asked, false)));
    html.close().open("div", "class", "scroll").open("table", "class", "languages");
    html.open("thead").open("tr").element("th", "Name", "scope", "col");
    html.element("th", "Family", "scope", "col").element("th", "Status", "scope", "col");
    html.element("th", "Speakers", "scope", "col", "class", "number");
    html.element("th", "Words", "scope", "col", "class", "number").close().close().open("tbody");
    for (int row : found.subList(from, Math.min(from + SIZE, found.size()))) {
      row(html, store, row);
    }
    html.close().close().close();
    Paging.links(
        html, asked.page(), found.size(), SIZE, page -> asked.withPage(page).url() + "#list");
  }

  private static String label(LanguageFilterRequest asked, boolean one) {
    return switch (asked.wantedLevel()) {
      case FAMILY -> one ? "family" : "families";
      case LANGUAGE -> one ? "language" : "languages";
      case DIALECT -> one ? "dialect" : "dialects";
    };
  }

  private static void row(Html html, Store store, int row) {
    LanguageTable languages = store.languages();
    html.open("tr").open("th", "scope", "row");
    WordMarkup.languageLink(html, store, row);
    html.close().open("td");
    if (languages.family(row) >= 0) {
      WordMarkup.languageLink(html, store, languages.family(row));
    }
    html.close().open("td");
    LanguageMarkup.status(html, languages.statusOf(row));
    html.close().open("td", "class", "number");
    if (languages.speakers(row) >= 0) {
      html.number(languages.speakers(row));
    }
    html.close().open("td", "class", "number");
    if (MainLanguages.words(store, row) > 0) {
      html.number(MainLanguages.words(store, row));
    }
    html.close().close();
  }

  private static ApiFootnote footnote(Call call, LanguageFilterRequest asked) {
    ApiFootnote footnote = new ApiFootnote(call);
    if (!asked.text().isEmpty()) {
      footnote.get(
          "Languages by name", "/v1/languages/search", "q", asked.text(), "level", asked.level());
    }
    return footnote.get(
        "Languages of a family or level",
        "/v1/languages",
        "family",
        asked.family(),
        "level",
        asked.wantedLevel().code(),
        "include",
        "family,scripts");
  }
}
