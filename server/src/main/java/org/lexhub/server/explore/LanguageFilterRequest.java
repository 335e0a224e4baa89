package org.lexhub.server.explore;

import org.jspecify.annotations.Nullable;
import org.lexhub.server.http.Fields;
import org.lexhub.server.web.Urls;
import org.lexhub.store.Store;
import org.lexhub.store.table.LanguageTable;
import org.lexhub.store.table.vocabulary.EndangermentStatus;
import org.lexhub.store.table.vocabulary.LanguageLevel;

/**
 * What the page of languages is asked for.
 *
 * @param text a name or a part of one; empty for any
 * @param family the glottocode of a family; empty for any
 * @param status a status; empty for any
 * @param level a level, languages where it is empty
 * @param words whether only languages with words are wanted
 * @param page which page of the list, from 1
 */
record LanguageFilterRequest(
    String text, String family, String status, String level, boolean words, int page) {
  static LanguageFilterRequest of(Fields fields) {
    return new LanguageFilterRequest(
        fields.text("q"),
        fields.text("family"),
        fields.text("status"),
        fields.text("level"),
        !fields.text("words").isEmpty(),
        fields.number("page", 1, 1, 1000));
  }

  LanguageFilterRequest withPage(int newPage) {
    return new LanguageFilterRequest(text, family, status, level, words, newPage);
  }

  String url() {
    return Urls.of(
        "/languages",
        "q",
        text,
        "family",
        family,
        "status",
        status,
        "level",
        level,
        "words",
        words ? "1" : "",
        "page",
        page > 1 ? Integer.toString(page) : "");
  }

  /** Tells whether a language fits, apart from its name. */
  boolean fits(Store store, int row, int familyRow) {
    LanguageTable languages = store.languages();
    EndangermentStatus wanted = wantedStatus();
    return languages.levelOf(row) == wantedLevel()
        && (familyRow < 0 || row == familyRow || languages.isWithin(row, familyRow))
        && (wanted == null || languages.statusOf(row) == wanted)
        && (!words || MainLanguages.words(store, row) > 0);
  }

  LanguageLevel wantedLevel() {
    LanguageLevel parsed = level.isEmpty() ? null : LanguageLevel.parse(level);
    return parsed == null ? LanguageLevel.LANGUAGE : parsed;
  }

  private @Nullable EndangermentStatus wantedStatus() {
    return status.isEmpty() ? null : EndangermentStatus.parse(status);
  }
}
