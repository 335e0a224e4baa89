package org.lexhub.server.explore.search;

import org.lexhub.server.http.Fields;
import org.lexhub.server.web.Urls;

/**
 * The query of the search page.
 *
 * @param text the words, cut at {@value #MAX_LENGTH} characters
 * @param lang a language code, empty for all
 * @param pos a part of speech, empty for any
 * @param fuzzy whether similar spellings match
 * @param page the number of the page, from 1
 */
record SearchRequest(String text, String lang, String pos, boolean fuzzy, int page) {
  private static final int MAX_LENGTH = 200;
  private static final int MAX_PAGE = 500;

  static SearchRequest of(Fields fields) {
    String text = fields.text("q");
    if (text.codePointCount(0, text.length()) > MAX_LENGTH) {
      text = text.substring(0, text.offsetByCodePoints(0, MAX_LENGTH));
    }
    return new SearchRequest(
        text,
        fields.text("lang"),
        fields.text("pos"),
        !fields.text("fuzzy").isEmpty(),
        fields.number("page", 1, 1, MAX_PAGE));
  }

  SearchRequest withPage(int newPage) {
    return new SearchRequest(text, lang, pos, fuzzy, newPage);
  }

  SearchRequest withFuzzy() {
    return new SearchRequest(text, lang, pos, true, page);
  }

  SearchRequest withText(String newText) {
    return new SearchRequest(newText, lang, pos, false, 1);
  }

  SearchRequest withLang(String newLang) {
    return new SearchRequest(text, newLang, pos, fuzzy, 1);
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
        "fuzzy",
        fuzzy ? "1" : "",
        "page",
        page > 1 ? Integer.toString(page) : "");
  }
}
