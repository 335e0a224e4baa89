package org.lexhub.server.explore.language;

import org.jspecify.annotations.Nullable;
import org.lexhub.server.explore.MainLanguages;
import org.lexhub.server.http.Fields;
import org.lexhub.server.web.Urls;
import org.lexhub.store.Store;
import org.lexhub.store.table.LanguageTable;
import org.lexhub.store.table.vocabulary.EndangermentStatus;
import org.lexhub.store.table.vocabulary.LanguageLevel;

/**
 * The query of the page of languages.
 *
 * @param text a name or a part of one; empty for any
 * @param family the glottocode of a family; empty for any
 * @param status a status; empty for any
 * @param level a level; empty for languages
 * @param words whether to list only languages with words
 * @param page the number of the page, from 1
 * @param sortOrNull the order, or null for the best match of the text, else the number of speakers
 * @param csv whether to return all rows as CSV
 */
record LanguageFilterRequest(
    String text,
    String family,
    String status,
    String level,
    boolean words,
    int page,
    @Nullable LanguageSort sortOrNull,
    boolean csv) {
  private static final int MAX_PAGE = 1000;

  /** Reads the query; values that are not valid match nothing or count as missing. */
  static LanguageFilterRequest of(Fields fields) {
    return new LanguageFilterRequest(
        fields.text("q"),
        fields.text("family"),
        fields.text("status"),
        fields.text("level"),
        !fields.text("words").isEmpty(),
        fields.number("page", 1, 1, MAX_PAGE),
        LanguageSort.parse(fields.text("sort")),
        fields.text("format").equals("csv"));
  }

  LanguageFilterRequest withPage(int newPage) {
    return new LanguageFilterRequest(text, family, status, level, words, newPage, sortOrNull, csv);
  }

  LanguageFilterRequest withSort(LanguageSort newSort) {
    return new LanguageFilterRequest(text, family, status, level, words, 1, newSort, csv);
  }

  /** Returns the order of the rows. */
  LanguageSort sort() {
    return sortOrNull == null ? LanguageSort.SPEAKERS : sortOrNull;
  }

  /** Returns whether the order was chosen. */
  boolean isSorted() {
    return sortOrNull != null;
  }

  /** Returns the address of all rows as CSV. */
  String csvUrl() {
    return Urls.of(withPage(1).url(), "format", "csv");
  }

  /** Returns the address of the page with this query. */
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
        page > 1 ? Integer.toString(page) : "",
        "sort",
        sortOrNull == null ? "" : sortOrNull.code());
  }

  /** Returns whether a language matches the filters, regardless of {@link #text}. */
  boolean matches(Store store, int row, int familyRow) {
    LanguageTable languages = store.languages();
    EndangermentStatus required = statusFilter();
    return languages.levelOf(row) == levelFilter()
        && (familyRow < 0 || row == familyRow || languages.isWithin(row, familyRow))
        && (required == null || languages.statusOf(row) == required)
        && (!words || MainLanguages.words(store, row) > 0);
  }

  /** Returns the level of the listed languages. */
  LanguageLevel levelFilter() {
    LanguageLevel parsed = level.isEmpty() ? null : LanguageLevel.parse(level);
    return parsed == null ? LanguageLevel.LANGUAGE : parsed;
  }

  private @Nullable EndangermentStatus statusFilter() {
    return status.isEmpty() ? null : EndangermentStatus.parse(status);
  }
}
