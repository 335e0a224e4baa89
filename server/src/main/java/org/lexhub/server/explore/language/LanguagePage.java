package org.lexhub.server.explore.language;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.explore.ApiFootnote;
import org.lexhub.server.explore.LanguageLink;
import org.lexhub.server.explore.LenientCodes;
import org.lexhub.server.explore.MainLanguages;
import org.lexhub.server.explore.WordLabels;
import org.lexhub.server.explore.WordLink;
import org.lexhub.server.http.Call;
import org.lexhub.server.http.parameter.ApiError;
import org.lexhub.server.web.Assets;
import org.lexhub.server.web.Frame;
import org.lexhub.server.web.NavigationEntry;
import org.lexhub.server.web.Page;
import org.lexhub.server.web.PageEndpoint;
import org.lexhub.server.web.text.Texts;
import org.lexhub.store.Store;
import org.lexhub.store.table.LanguageCodes;
import org.lexhub.store.table.LanguageTable;
import org.lexhub.store.table.ScriptTable;
import org.lexhub.store.table.vocabulary.EndangermentStatus;
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
        Page.of(NavigationEntry.LANGUAGES, WordLabels.language(store, row))
            .about(about(store, row))
            .at("/language/" + code)
            .with("explore.css")
            .with("map.css")
            .with("suggest.js")
            .with("map.js");
    frame.write(call, page, JteLanguagePageGenerated::render, view(call, row, code));
  }

  /**
   * What the page shows.
   *
   * @param ancestors the languages and families above it, the family first
   * @param speakers the number of speakers, -1 for unknown
   * @param languages the number of languages of a family
   * @param place the coordinates as text, or null
   * @param iso the ISO 639-3 code, empty for none
   * @param words the number of lexemes
   * @param samples some of its words
   */
  record View(
      String name,
      List<LanguageLink> ancestors,
      LanguageLevel level,
      long speakers,
      int languages,
      List<String> scripts,
      EndangermentStatus status,
      @Nullable String place,
      String glottocode,
      String iso,
      int words,
      LanguageTree tree,
      List<WordLink> samples,
      List<LanguageName> names,
      ApiFootnote footnote,
      Assets assets) {}

  private View view(Call call, int row, String code) {
    Store store = call.store();
    LanguageTable languages = store.languages();
    ApiFootnote footnote =
        new ApiFootnote(call)
            .get(
                Texts.text("language.request"),
                "/v1/languages/" + code,
                "include",
                "scripts,names,family,children");
    return new View(
        WordLabels.language(store, row),
        ancestors(store, row),
        languages.levelOf(row),
        languages.speakers(row),
        LanguageFamilies.languagesIn(store, row),
        IntStream.range(0, languages.scriptCount(row))
            .mapToObj(i -> script(store, languages.scriptAt(row, i)))
            .toList(),
        languages.statusOf(row),
        place(languages.latitude(row), languages.longitude(row)),
        code,
        languages.iso639(row) == 0 ? "" : LanguageCodes.unpack(languages.iso639(row)),
        MainLanguages.words(store, row),
        LanguageTree.of(store, row),
        LanguageWords.of(store, row),
        LanguageName.of(store, row),
        footnote,
        frame.assets());
  }

  private static String about(Store store, int row) {
    String name = WordLabels.language(store, row);
    int words = MainLanguages.words(store, row);
    return words > 0
        ? Texts.text("language.about.words", name, words)
        : Texts.text("language.about", name);
  }

  private static List<LanguageLink> ancestors(Store store, int row) {
    List<LanguageLink> ancestors = new ArrayList<>();
    for (int up = store.languages().parent(row); up >= 0; up = store.languages().parent(up)) {
      ancestors.addFirst(LanguageLink.of(store, up));
    }
    return ancestors;
  }

  private static @Nullable String place(double latitude, double longitude) {
    if (!Double.isFinite(latitude)) {
      return null;
    }
    return Texts.text(latitude < 0 ? "language.south" : "language.north", degrees(latitude))
        + Texts.text("format.comma")
        + Texts.text(longitude < 0 ? "language.west" : "language.east", degrees(longitude));
  }

  private static String degrees(double angle) {
    return Double.toString(Math.round(Math.abs(angle) * 10) / 10.0);
  }

  private static String script(Store store, int script) {
    ScriptTable scripts = store.scripts();
    String code = store.strings().get(scripts.code(script));
    return Texts.current().scriptName(code, store.strings().get(scripts.name(script)));
  }
}
