package org.lexhub.server.explore.language;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.lexhub.server.explore.WordMarkup;
import org.lexhub.server.web.DisplayFormats;
import org.lexhub.server.web.Html;
import org.lexhub.store.Store;
import org.lexhub.store.table.LanguageCodes;
import org.lexhub.store.table.LanguageTable;
import org.lexhub.store.table.vocabulary.EndangermentStatus;
import org.lexhub.store.table.vocabulary.LanguageLevel;

/** The form with the filters of the page of languages. */
final class LanguageForm {
  /** The minimum number of languages of a family in the list of families. */
  private static final int MIN_LANGUAGES = 5;

  private LanguageForm() {}

  /** Writes the form with the values of a request. */
  static void write(Html html, Store store, LanguageFilterRequest request) {
    html.open(
        "form", "action", "/languages", "class", "filters language-filters", "role", "search");
    html.open("div", "class", "field").element("label", "Name", "for", "name");
    html.empty(
        "input",
        "id",
        "name",
        "name",
        "q",
        "type",
        "search",
        "value",
        request.text(),
        "placeholder",
        "Name in any language",
        "maxlength",
        "200",
        "autocomplete",
        "off",
        "dir",
        "auto");
    html.close();
    select(html, "family", "Family", "All families");
    for (int family : families(store)) {
      String code = LanguageCodes.unpack(store.languages().glottocode(family));
      option(html, WordMarkup.language(store, family), code, request.family());
    }
    html.close().close();
    select(html, "status", "Status", "Any status");
    for (EndangermentStatus status : EndangermentStatus.values()) {
      option(html, DisplayFormats.title(status.code()), status.code(), request.status());
    }
    html.close().close();
    select(html, "level", "Level", "Languages");
    option(html, "Families", LanguageLevel.FAMILY.code(), request.level());
    option(html, "Dialects", LanguageLevel.DIALECT.code(), request.level());
    html.close().close();
    html.open("label", "class", "tick");
    html.empty(
        "input",
        "type",
        "checkbox",
        "name",
        "words",
        "value",
        "1",
        "checked",
        request.words() ? "" : null);
    html.text("Only languages with words").close();
    html.element("button", "Apply", "type", "submit").close();
  }

  private static void select(Html html, String name, String label, String any) {
    html.open("div", "class", "field").element("label", label, "for", name);
    html.open("select", "id", name, "name", name).element("option", any, "value", "");
  }

  private static void option(Html html, String label, String value, String chosen) {
    html.element("option", label, "value", value, "selected", value.equals(chosen) ? "" : null);
  }

  /** Returns the top-level families with several languages, by name. */
  static List<Integer> families(Store store) {
    LanguageTable languages = store.languages();
    List<Integer> rows = new ArrayList<>();
    for (int row = 0; row < languages.size(); row++) {
      if (languages.levelOf(row) == LanguageLevel.FAMILY
          && languages.family(row) < 0
          && languagesIn(store, row) >= MIN_LANGUAGES) {
        rows.add(row);
      }
    }
    rows.sort(Comparator.comparing(row -> WordMarkup.language(store, row)));
    return rows;
  }

  /** Returns the number of languages of a family. */
  static int languagesIn(Store store, int family) {
    int list = family * LanguageLevel.count() + LanguageLevel.LANGUAGE.number();
    return store.languages().levelDescendantCount(list);
  }
}
