package org.lexhub.server.explore;

import java.util.List;
import org.lexhub.server.web.Html;
import org.lexhub.server.web.Widgets;
import org.lexhub.store.Store;

/**
 * Writes a field with language codes. {@code pick.js} turns it into chips with names and a box that
 * finds a language by its name, and remembers the choice.
 */
final class LanguagePicker {
  private LanguagePicker() {}

  /**
   * Writes the field with its label and the list of names and codes.
   *
   * @param name the name of the field in its form
   */
  static void field(Html html, Store store, String name, String label, String codes) {
    html.open("div", "class", "field grow pick", "data-pick", "");
    html.element("label", label, "for", name);
    html.empty(
        "input",
        "id",
        name,
        "name",
        name,
        "value",
        codes.replace(",", ", "),
        "maxlength",
        "300",
        "autocomplete",
        "off",
        "autocapitalize",
        "none",
        "spellcheck",
        "false",
        "aria-describedby",
        name + "-hint");
    html.open("p", "class", "hint", "id", name + "-hint");
    html.text("ISO 639 codes such as deu, spa, ja. Up to " + PickedLanguages.MAX_CHOSEN + ".");
    html.close();
    html.open("datalist", "id", name + "-names");
    MainLanguages.options(html, store, "");
    html.close().close();
  }

  /** Writes a folded form that changes the languages of the page. */
  static void folded(Html html, Store store, PickedLanguages picked) {
    html.open("details", "class", "pick-fold").open("summary");
    List<String> names =
        picked.rows().stream().map(row -> WordMarkup.language(store, row)).toList();
    int shown = Math.min(4, names.size());
    html.text("Languages: " + String.join(", ", names.subList(0, shown)));
    html.text(names.size() > shown ? " and " + (names.size() - shown) + " more" : "").close();
    html.open("form", "class", "pick-form", "data-pick-remember", "");
    field(html, store, "langs", "Show words in", picked.codes(store));
    html.element("button", "Apply", "type", "submit", "class", "second").close().close();
    warn(html, picked.unknown());
  }

  /** Writes a warning about codes that no language has; nothing if there are none. */
  static void warn(Html html, List<String> unknown) {
    if (!unknown.isEmpty()) {
      Widgets.alert(
          html,
          "warn",
          "Unknown language "
              + (unknown.size() == 1 ? "code: " : "codes: ")
              + String.join(", ", unknown)
              + ". Use ISO 639 codes such as deu or ja.");
    }
  }
}
