package org.lexhub.server.explore;

import org.lexhub.server.json.JsonName;
import org.lexhub.server.json.JsonOut;
import org.lexhub.server.web.Frame;
import org.lexhub.server.web.Html;
import org.lexhub.store.Store;
import org.lexhub.store.text.Utf8Buffer;

/** What is asked on the page of translations, as a form and as the body that the API takes. */
final class TranslateForm {
  private TranslateForm() {}

  static void write(Html html, Frame frame, Store store, TranslateFields asked) {
    html.open("form", "action", "/translate", "class", "card translate-form");
    html.open("div", "class", "translate-row");
    html.open("div", "class", "field grow").element("label", "Word or phrase", "for", "text");
    html.empty(
        "input",
        "id",
        "text",
        "name",
        "text",
        "value",
        asked.text(),
        "required",
        "",
        "maxlength",
        "256",
        "autocomplete",
        "off",
        "autocapitalize",
        "none",
        "dir",
        "auto",
        "class",
        "large");
    html.close().open("div", "class", "field").element("label", "From", "for", "from");
    html.open("select", "id", "from", "name", "from");
    MainLanguages.options(html, store, asked.from());
    html.close().close().close();
    text(
        html,
        "to",
        "Into",
        String.join(", ", asked.to()),
        "Language codes as in deu, spa, ja; up to twenty.");
    html.open("div", "class", "translate-row");
    text(
        html, "hint", "Hint", asked.hint(), "One or more words that name the sense: money, river.");
    text(
        html,
        "context",
        "Or the sentence around it",
        asked.context(),
        "As in: We sat on the bank of the river.");
    html.close().open("button", "type", "submit").text("Translate");
    frame.icon(html, "arrow").close().close();
  }

  private static void text(Html html, String name, String label, String value, String hint) {
    html.open("div", "class", "field grow").element("label", label, "for", name);
    html.empty(
        "input",
        "id",
        name,
        "name",
        name,
        "value",
        value,
        "maxlength",
        "2000",
        "autocomplete",
        "off",
        "dir",
        "auto",
        "aria-describedby",
        name + "-hint");
    html.element("p", hint, "class", "hint", "id", name + "-hint").close();
  }

  /** Returns the body of the call that gives the same. */
  static String json(TranslateFields asked) {
    JsonOut json = new JsonOut(new Utf8Buffer(256));
    json.beginObject();
    member(json, "text", asked.text());
    member(json, "source_lang", asked.from());
    member(json, "target_lang", String.join(",", asked.to()));
    if (!asked.hint().isEmpty()) {
      member(json, "sense_hint", asked.hint());
    }
    if (!asked.context().isEmpty()) {
      member(json, "context", asked.context());
    }
    json.name(JsonName.of("limit")).number(TranslatePage.LIMIT);
    json.name(JsonName.of("explain")).bool(true).endObject();
    return json.buffer().toString();
  }

  private static void member(JsonOut json, String name, String value) {
    json.name(JsonName.of(name)).string(value);
  }
}
