package org.lexhub.server.explore.language;

import java.util.ArrayList;
import java.util.List;
import org.lexhub.server.explore.ApiFootnote;
import org.lexhub.server.explore.LenientCodes;
import org.lexhub.server.explore.MainLanguages;
import org.lexhub.server.explore.WordMarkup;
import org.lexhub.server.http.Call;
import org.lexhub.server.http.parameter.ApiError;
import org.lexhub.server.web.DisplayFormats;
import org.lexhub.server.web.Frame;
import org.lexhub.server.web.Html;
import org.lexhub.server.web.NavigationEntry;
import org.lexhub.server.web.Page;
import org.lexhub.server.web.PageEndpoint;
import org.lexhub.server.web.Urls;
import org.lexhub.store.Store;
import org.lexhub.store.table.LanguageCodes;
import org.lexhub.store.table.LanguageTable;
import org.lexhub.store.table.vocabulary.LanguageLevel;

/** {@code GET /language/{code}}: one language, family or dialect. */
public final class LanguagePage extends PageEndpoint {
  /** Writes the page in a frame. */
  public LanguagePage(Frame frame) {
    super(frame);
  }

  @Override
  public void answer(Call call) {
    Store store = call.store();
    int row = LenientCodes.row(store, call.value());
    if (row < 0) {
      throw ApiError.notFound("Language", call.value());
    }
    String code = LanguageCodes.unpack(store.languages().glottocode(row));
    if (!call.value().equals(code)) {
      call.redirect(303, "/language/" + code);
      return;
    }
    Page page =
        Page.of(NavigationEntry.LANGUAGES, WordMarkup.language(store, row))
            .about(about(store, row))
            .at("/language/" + code)
            .with("explore.css")
            .with("map.css")
            .with("suggest.js")
            .with("map.js");
    frame.write(call, page, html -> body(call, store, row, code, html));
  }

  private static String about(Store store, int row) {
    String name = WordMarkup.language(store, row);
    int words = MainLanguages.words(store, row);
    return words > 0
        ? name + ": " + DisplayFormats.number(words) + " words, family, names and location."
        : name + ": family, names and location.";
  }

  private void body(Call call, Store store, int row, String code, Html html) {
    head(html, store, row);
    html.open("div", "class", "language-page").open("div");
    facts(html, store, row, code);
    LanguageTree.write(html, store, row);
    html.close().open("div");
    boolean family = store.languages().levelOf(row) == LanguageLevel.FAMILY;
    MapMarkup.write(html, frame, family ? "" : code, family ? code : "", "");
    LanguageWords.write(html, store, row);
    LanguageNames.write(html, store, row);
    html.close().close();
    new ApiFootnote(call)
        .get("This language", "/v1/languages/" + code, "include", "scripts,names,family,children")
        .write(html, store);
  }

  private static void head(Html html, Store store, int row) {
    LanguageTable languages = store.languages();
    html.open("nav", "aria-label", "Family", "class", "path").open("ol");
    for (int ancestor : ancestors(store, row)) {
      html.open("li");
      WordMarkup.languageLink(html, store, ancestor);
      html.close();
    }
    html.close().close();
    html.open("div", "class", "word-head").open("h1").text(WordMarkup.language(store, row)).close();
    html.open("p", "class", "row");
    html.element(
        "span", DisplayFormats.title(languages.levelOf(row).code()), "class", "badge accent");
    html.close().close();
  }

  private static List<Integer> ancestors(Store store, int row) {
    List<Integer> rows = new ArrayList<>();
    for (int up = store.languages().parent(row); up >= 0; up = store.languages().parent(up)) {
      rows.addFirst(up);
    }
    return rows;
  }

  private static void facts(Html html, Store store, int row, String code) {
    LanguageTable languages = store.languages();
    html.open("section", "class", "card").element("h2", "At a glance").open("dl", "class", "facts");
    if (languages.speakers(row) >= 0) {
      html.element("dt", "Speakers")
          .open("dd")
          .text("about ")
          .number(languages.speakers(row))
          .close();
    }
    if (languages.levelOf(row) == LanguageLevel.FAMILY) {
      html.element("dt", "Languages")
          .open("dd")
          .number(LanguageForm.languagesIn(store, row))
          .close();
    }
    scripts(html, store, row);
    if (languages.levelOf(row) == LanguageLevel.LANGUAGE) {
      html.element("dt", "Endangerment").open("dd");
      LanguageMarkup.status(html, languages.statusOf(row));
      html.text(" ").element("span", "(Glottolog)", "class", "muted small").close();
    }
    if (Double.isFinite(languages.latitude(row))) {
      html.element("dt", "Location")
          .element("dd", place(languages.latitude(row), languages.longitude(row)));
    }
    html.element("dt", "Glottocode").open("dd").element("code", code).close();
    if (languages.iso639(row) != 0) {
      html.element("dt", "ISO 639-3").open("dd");
      html.element("code", LanguageCodes.unpack(languages.iso639(row))).close();
    }
    int words = MainLanguages.words(store, row);
    if (words > 0) {
      html.element("dt", "Words in Lexhub").open("dd").number(words).close();
    }
    html.close();
    if (words > 0) {
      html.open("p")
          .element(
              "a",
              "Translate from " + WordMarkup.language(store, row),
              "class",
              "button second",
              "href",
              Urls.of("/translate", "from", WordMarkup.code(store, row)))
          .close();
    }
    html.close();
  }

  private static void scripts(Html html, Store store, int row) {
    int count = store.languages().scriptCount(row);
    if (count == 0) {
      return;
    }
    html.element("dt", count == 1 ? "Script" : "Scripts").open("dd");
    for (int i = 0; i < count; i++) {
      int script = store.languages().scriptAt(row, i);
      html.text(i == 0 ? "" : ", ").text(store.strings(), store.scripts().name(script));
    }
    html.close();
  }

  private static String place(double latitude, double longitude) {
    return Math.round(Math.abs(latitude) * 10) / 10.0
        + "° "
        + (latitude < 0 ? "S" : "N")
        + ", "
        + Math.round(Math.abs(longitude) * 10) / 10.0
        + "° "
        + (longitude < 0 ? "W" : "E");
  }
}
