package org.lexhub.server.explore;

import org.lexhub.server.web.Frame;
import org.lexhub.server.web.Html;
import org.lexhub.store.Store;
import org.lexhub.store.table.vocabulary.Pos;

/** The search box over all languages, with or without filters. */
final class SearchForm {
  private static final Pos[] COMMON = {
    Pos.NOUN,
    Pos.VERB,
    Pos.ADJ,
    Pos.ADV,
    Pos.NAME,
    Pos.PRON,
    Pos.NUM,
    Pos.ADP,
    Pos.CONJ,
    Pos.INTJ,
    Pos.PHRASE
  };

  private final Frame frame;

  SearchForm(Frame frame) {
    this.frame = frame;
  }

  /** Writes a large box without filters. */
  void large(Html html) {
    html.open("form", "class", "hero-search", "role", "search", "action", "/search");
    box(html, "");
    html.close();
  }

  /** Writes the box and the filters with the values of a request. */
  void full(Html html, Store store, SearchRequest request) {
    html.open("form", "class", "search-form", "role", "search", "action", "/search");
    box(html, request.text());
    html.open("div", "class", "filters");
    html.open("div", "class", "field").element("label", "Language", "for", "lang");
    html.open("select", "id", "lang", "name", "lang")
        .element("option", "All languages", "value", "");
    MainLanguages.options(html, store, request.lang());
    html.close().close();
    html.open("div", "class", "field").element("label", "Part of speech", "for", "pos");
    html.open("select", "id", "pos", "name", "pos").element("option", "Any", "value", "");
    for (Pos pos : COMMON) {
      String selected = pos.code().equals(request.pos()) ? "" : null;
      html.element("option", WordMarkup.pos(pos.code()), "value", pos.code(), "selected", selected);
    }
    html.close().close();
    html.open("label", "class", "tick");
    String checked = request.fuzzy() ? "" : null;
    html.empty("input", "type", "checkbox", "name", "fuzzy", "value", "1", "checked", checked);
    html.text("Include similar spellings").close();
    html.close().close();
  }

  private void box(Html html, String text) {
    html.open("div", "class", "combobox", "data-suggest", "");
    html.element("label", "Search words in any language", "for", "q", "class", "unseen");
    html.empty(
        "input",
        "id",
        "q",
        "name",
        "q",
        "type",
        "search",
        "value",
        text,
        "placeholder",
        "A word in any language",
        "autocomplete",
        "off",
        "autocapitalize",
        "none",
        "spellcheck",
        "false",
        "maxlength",
        "200",
        "required",
        "",
        "dir",
        "auto");
    html.open("button", "type", "submit");
    frame.icon(html, "search").element("span", "Search").close().close();
  }
}
