package org.lexhub.server.explore.language;

import java.util.ArrayList;
import java.util.List;
import org.lexhub.server.explore.ApiFootnote;
import org.lexhub.server.explore.MainLanguages;
import org.lexhub.server.explore.Paging;
import org.lexhub.server.explore.WordMarkup;
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
import org.lexhub.store.table.LanguageCodes;
import org.lexhub.store.table.LanguageTable;

/** {@code GET /languages}: the languages that match a query, on a map and in a list. */
public final class LanguagesPage extends PageEndpoint {
  private static final int PAGE_SIZE = 50;
  private static final int MAX_NAME_HITS = 1_000;

  /** Writes the page in a frame. */
  public LanguagesPage(Frame frame) {
    super(frame);
  }

  @Override
  public void answer(Call call) {
    Store store = call.store();
    LanguageFilterRequest request = LanguageFilterRequest.of(Fields.ofQuery(call));
    List<Integer> found = find(call, request);
    if (request.csv()) {
      LanguagesCsv.write(call, found);
      return;
    }
    Page page =
        Page.of(NavigationEntry.LANGUAGES, "Languages of the world")
            .about("The languages of the world on a map, by family and endangerment status.")
            .at("/languages")
            .with("explore.css")
            .with("map.css")
            .with("suggest.js")
            .with("map.js");
    frame.write(
        call,
        page,
        html -> {
          html.element("h1", "Languages of the world");
          LanguageForm.write(html, store, request);
          MapMarkup.write(html, frame, "", request.family(), request.status());
          list(html, store, request, found);
          footnote(call, request).write(html, store);
        });
  }

  private static List<Integer> find(Call call, LanguageFilterRequest request) {
    Store store = call.store();
    int family = store.codes().glottocode(request.family());
    List<Integer> rows = new ArrayList<>();
    if (request.text().codePointCount(0, request.text().length()) >= 2) {
      LanguageQuery query = Workspace.of(call).languageQuery;
      query.clear();
      query.setText(request.text());
      query.limit = 100;
      query.level = request.levelFilter().number();
      LanguageHits hits = Workspace.of(call).languageHits;
      for (query.offset = 0; query.offset < MAX_NAME_HITS; query.offset += query.limit) {
        store.languageSearch().search(query, hits);
        for (int i = 0; i < hits.size(); i++) {
          if (request.matches(store, hits.language(i), family)) {
            rows.add(hits.language(i));
          }
        }
        if (hits.size() < query.limit) {
          break;
        }
      }
      if (request.isSorted()) {
        rows.sort(request.sort().order(store));
      }
      return rows;
    }
    for (int row = 0; row < store.languages().size(); row++) {
      if (request.matches(store, row, family)) {
        rows.add(row);
      }
    }
    rows.sort(request.sort().order(store));
    return rows;
  }

  private static void list(
      Html html, Store store, LanguageFilterRequest request, List<Integer> found) {
    int from = Math.min((request.page() - 1) * PAGE_SIZE, found.size());
    html.open("h2", "id", "list")
        .text(DisplayFormats.count(found.size(), label(request, true), label(request, false)));
    html.close();
    long filled = found.stream().filter(row -> MainLanguages.words(store, row) > 0).count();
    html.open("p", "class", "small");
    html.text(DisplayFormats.number(filled) + " with words. ");
    html.element("a", "Download CSV", "href", request.csvUrl(), "download", "languages.csv");
    html.close();
    html.open("div", "class", "scroll").open("table", "class", "languages");
    html.open("thead").open("tr");
    for (LanguageSort sort : LanguageSort.values()) {
      heading(html, request, sort);
    }
    html.close().close().open("tbody");
    for (int row : found.subList(from, Math.min(from + PAGE_SIZE, found.size()))) {
      row(html, store, row);
    }
    html.close().close().close();
    Paging.links(
        html,
        request.page(),
        found.size(),
        PAGE_SIZE,
        page -> request.withPage(page).url() + "#list");
  }

  private static void heading(Html html, LanguageFilterRequest request, LanguageSort sort) {
    boolean chosen = sort == request.sort();
    html.open(
        "th",
        "scope",
        "col",
        "class",
        sort.isNumber() ? "number" : null,
        "aria-sort",
        chosen ? (sort.isNumber() ? "descending" : "ascending") : null);
    html.element("a", sort.label(), "href", request.withSort(sort).url() + "#list");
    html.close();
  }

  private static String label(LanguageFilterRequest request, boolean singular) {
    return switch (request.levelFilter()) {
      case FAMILY -> singular ? "family" : "families";
      case LANGUAGE -> singular ? "language" : "languages";
      case DIALECT -> singular ? "dialect" : "dialects";
    };
  }

  private static void row(Html html, Store store, int row) {
    LanguageTable languages = store.languages();
    html.open("tr").open("th", "scope", "row");
    WordMarkup.languageLink(html, store, row);
    html.close().open("td");
    if (languages.iso639(row) != 0) {
      html.element("code", LanguageCodes.unpack(languages.iso639(row)));
    }
    html.close().open("td");
    html.element("code", LanguageCodes.unpack(languages.glottocode(row)));
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

  private static ApiFootnote footnote(Call call, LanguageFilterRequest request) {
    ApiFootnote footnote = new ApiFootnote(call);
    if (!request.text().isEmpty()) {
      footnote.get(
          "Languages by name",
          "/v1/languages/search",
          "q",
          request.text(),
          "level",
          request.level());
    }
    return footnote.get(
        "Languages of a family or level",
        "/v1/languages",
        "family",
        request.family(),
        "level",
        request.levelFilter().code(),
        "include",
        "family,scripts");
  }
}
