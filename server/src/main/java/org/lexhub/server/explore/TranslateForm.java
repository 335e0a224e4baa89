package org.lexhub.server.explore;

import org.lexhub.server.json.JsonName;
import org.lexhub.server.json.JsonOut;
import org.lexhub.server.web.Frame;
import org.lexhub.server.web.Html;
import org.lexhub.store.Store;
import org.lexhub.store.text.Utf8Buffer;

/** Writes the query of the page of translations as a form and as a body for the API. */
final class TranslateForm {
  private TranslateForm() {}

  /** Writes the form with the values of a query. */
  static void write(Html html, Frame frame, Store store, TranslateFields request) {
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
        request.text(),
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
    MainLanguages.options(html, store, request.from());
    html.close().close();
    html.open("button", "type", "submit").text("Translate");
    frame.icon(html, "arrow").close().close();
    LanguagePicker.field(html, store, "to", "Into", String.join(",", request.to()));
    boolean filled = !request.hint().isEmpty() || !request.context().isEmpty();
    html.open("details", "class", "sense-help", "open", filled ? "" : null);
    html.element("summary", "Add a hint or a sentence").open("div", "class", "translate-row");
    text(html, "hint", "Hint", request.hint(), "Words that name the sense: money, river.");
    text(
        html,
        "context",
        "Context sentence",
        request.context(),
        "For example: We sat on the bank of the river.");
    html.close().close().close();
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

  /** Returns the body of the API request for the same translation. */
  static String json(TranslateFields request) {
    JsonOut json = new JsonOut(new Utf8Buffer(256));
    json.beginObject();
    member(json, "text", request.text());
    member(json, "source_lang", request.from());
    member(json, "target_lang", String.join(",", request.to()));
    if (!request.hint().isEmpty()) {
      member(json, "sense_hint", request.hint());
    }
    if (!request.context().isEmpty()) {
      member(json, "context", request.context());
    }
    json.name(JsonName.of("limit")).number(TranslatePage.LIMIT);
    json.name(JsonName.of("explain")).bool(true).endObject();
    return json.buffer().toString();
  }

  private static void member(JsonOut json, String name, String value) {
    json.name(JsonName.of(name)).string(value);
  }
}
