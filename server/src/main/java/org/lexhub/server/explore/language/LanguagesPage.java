package org.lexhub.server.explore.language;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.explore.ApiFootnote;
import org.lexhub.server.explore.LanguageLink;
import org.lexhub.server.explore.MainLanguages;
import org.lexhub.server.explore.Paging;
import org.lexhub.server.http.Call;
import org.lexhub.server.http.Fields;
import org.lexhub.server.resource.Workspace;
import org.lexhub.server.web.Assets;
import org.lexhub.server.web.Frame;
import org.lexhub.server.web.NavigationEntry;
import org.lexhub.server.web.Page;
import org.lexhub.server.web.PageEndpoint;
import org.lexhub.server.web.text.Texts;
import org.lexhub.store.Store;
import org.lexhub.store.language.LanguageHits;
import org.lexhub.store.language.LanguageQuery;
import org.lexhub.store.table.LanguageCodes;
import org.lexhub.store.table.LanguageTable;
import org.lexhub.store.table.vocabulary.EndangermentStatus;

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
    LanguageFilterRequest request = LanguageFilterRequest.of(Fields.ofQuery(call));
    List<Integer> found = find(call, request);
    if (request.csv()) {
      LanguagesCsv.write(call, found);
      return;
    }
    Page page =
        Page.of(NavigationEntry.LANGUAGES, Texts.text("languages.title"))
            .about(Texts.text("languages.about"))
            .at("/languages")
            .picture("/languages/map.png")
            .with("explore.css")
            .with("map.css")
            .with("suggest.js")
            .with("map.js");
    frame.write(call, page, JteLanguagesPageGenerated::render, view(call, request, found));
  }

  /**
   * What the page shows.
   *
   * @param families the families to choose from
   * @param count the number of languages found with their noun
   * @param filled the number of those with words
   */
  record View(
      LanguageFilterRequest request,
      List<LanguageFamilies.Family> families,
      String count,
      long filled,
      List<Row> rows,
      Paging paging,
      ApiFootnote footnote,
      Assets assets) {}

  /**
   * A row of the table.
   *
   * @param iso the ISO 639-3 code, empty for none
   * @param family its family, or null
   * @param speakers the number of speakers, -1 for unknown
   * @param words the number of lexemes
   */
  record Row(
      LanguageLink link,
      String iso,
      String glottocode,
      @Nullable LanguageLink family,
      EndangermentStatus status,
      long speakers,
      int words) {
    static Row of(Store store, int row) {
      LanguageTable languages = store.languages();
      int iso = languages.iso639(row);
      int family = languages.family(row);
      return new Row(
          LanguageLink.of(store, row),
          iso == 0 ? "" : LanguageCodes.unpack(iso),
          LanguageCodes.unpack(languages.glottocode(row)),
          family < 0 ? null : LanguageLink.of(store, family),
          languages.statusOf(row),
          languages.speakers(row),
          MainLanguages.words(store, row));
    }
  }

  private View view(Call call, LanguageFilterRequest request, List<Integer> found) {
    Store store = call.store();
    ApiFootnote footnote = footnote(call, request);
    return new View(
        request,
        LanguageFamilies.of(store),
        Texts.text("languages.count." + request.levelFilter().code(), found.size()),
        found.stream().filter(row -> MainLanguages.words(store, row) > 0).count(),
        found.stream()
            .skip((request.page() - 1L) * PAGE_SIZE)
            .limit(PAGE_SIZE)
            .map(row -> Row.of(store, row))
            .toList(),
        new Paging(
            request.page(),
            found.size(),
            PAGE_SIZE,
            page -> request.withPage(page).url() + "#list"),
        footnote,
        frame.assets());
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

  private static ApiFootnote footnote(Call call, LanguageFilterRequest request) {
    ApiFootnote footnote = new ApiFootnote(call);
    if (!request.text().isEmpty()) {
      footnote.get(
          Texts.text("languages.request.name"),
          "/v1/languages/search",
          "q",
          request.text(),
          "level",
          request.level());
    }
    return footnote.get(
        Texts.text("languages.request.list"),
        "/v1/languages",
        "family",
        request.family(),
        "level",
        request.levelFilter().code(),
        "include",
        "family,scripts");
  }
}
