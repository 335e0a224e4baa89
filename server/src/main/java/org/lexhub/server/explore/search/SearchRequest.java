package org.lexhub.server.explore.search;

import org.lexhub.server.http.Fields;
import org.lexhub.server.web.Urls;

/**
 * The query of the search page.
 *
 * @param text the words, cut at {@value #MAX_LENGTH} characters
 * @param lang a language code, empty for all
 * @param pos a part of speech, empty for any
 * @param level a proficiency level such as {@code cefr:a1}, empty for any
 * @param kind the code of a {@link MatchGroup}, empty for any
 * @param definitions the code of the language whose definitions are searched and shown, empty for
 *     English
 * @param fuzzy whether similar spellings match
 * @param page the number of the page, from 1
 */
record SearchRequest(
    String text,
    String lang,
    String pos,
    String level,
    String kind,
    String definitions,
    boolean fuzzy,
    int page) {
  private static final int MAX_LENGTH = 200;
  private static final int MAX_PAGE = 500;

  static SearchRequest of(Fields fields) {
    String text = fields.text("q");
    if (text.codePointCount(0, text.length()) > MAX_LENGTH) {
      text = text.substring(0, text.offsetByCodePoints(0, MAX_LENGTH));
    }
    MatchGroup group = MatchGroup.parse(fields.text("match"));
    return new SearchRequest(
        text,
        fields.text("lang"),
        fields.text("pos"),
        fields.text("level"),
        group == null ? "" : group.code(),
        fields.text("definition_lang"),
        !fields.text("fuzzy").isEmpty(),
        fields.number("page", 1, 1, MAX_PAGE));
  }

  SearchRequest withPage(int newPage) {
    return new SearchRequest(text, lang, pos, level, kind, definitions, fuzzy, newPage);
  }

  SearchRequest withFuzzy() {
    return new SearchRequest(text, lang, pos, level, kind, definitions, true, page);
  }

  /** Returns the search for another text without facets. */
  SearchRequest withText(String newText) {
    return new SearchRequest(newText, lang, pos, "", "", definitions, false, 1);
  }

  SearchRequest withLang(String newLang) {
    return new SearchRequest(text, newLang, pos, level, kind, definitions, fuzzy, 1);
  }

  SearchRequest withPos(String newPos) {
    return new SearchRequest(text, lang, newPos, level, kind, definitions, fuzzy, 1);
  }

  SearchRequest withLevel(String newLevel) {
    return new SearchRequest(text, lang, pos, newLevel, kind, definitions, fuzzy, 1);
  }

  SearchRequest withKind(String newKind) {
    return new SearchRequest(text, lang, pos, level, newKind, definitions, fuzzy, 1);
  }

  /** Returns the search without filters. */
  SearchRequest withoutFilters() {
    return new SearchRequest(text, "", "", "", "", definitions, fuzzy, 1);
  }

  /** Returns whether filters leave out results. */
  boolean isFiltered() {
    return !(lang.isEmpty() && pos.isEmpty() && level.isEmpty() && kind.isEmpty());
  }

  /** Returns the address of this search. */
  String url() {
    return Urls.of(
        "/search",
        "q",
        text,
        "lang",
        lang,
        "pos",
        pos,
        "level",
        level,
        "match",
        kind,
        "definition_lang",
        definitions,
        "fuzzy",
        fuzzy ? "1" : "",
        "page",
        page > 1 ? Integer.toString(page) : "");
  }
}
