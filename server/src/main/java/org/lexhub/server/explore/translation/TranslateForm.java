package org.lexhub.server.explore.translation;

import java.util.List;
import org.lexhub.server.explore.LanguagePicker;
import org.lexhub.server.explore.MainLanguages;
import org.lexhub.server.explore.SelectOption;
import org.lexhub.server.json.JsonName;
import org.lexhub.server.json.JsonOut;
import org.lexhub.server.web.text.Texts;
import org.lexhub.store.Store;
import org.lexhub.store.text.Utf8Buffer;

/**
 * The query of the page of translations as a form and as a body for the API.
 *
 * @param sources the languages from which to translate
 * @param targets the field of the languages into which to translate
 */
record TranslateForm(TranslateFields request, List<SelectOption> sources, LanguagePicker targets) {
  static TranslateForm of(Store store, TranslateFields request) {
    return new TranslateForm(
        request,
        MainLanguages.options(store, request.from()),
        LanguagePicker.of(
            store, "to", Texts.text("translate.into"), String.join(",", request.to())));
  }

  /** Returns whether the query has a hint or a context. */
  boolean refined() {
    return !request.hint().isEmpty() || !request.context().isEmpty();
  }

  /** Returns the body of the API request for the same translation. */
  String json() {
    JsonOut json = new JsonOut(new Utf8Buffer(256));
    json.beginObject();
    member(json, "text", request.text());
    member(json, "source_lang", request.from());
    member(json, "target_lang", String.join(",", request.to()));
    member(json, "sense_hint", request.hint());
    member(json, "context", request.context());
    json.name(JsonName.of("limit")).number(TranslatePage.LIMIT);
    json.name(JsonName.of("explain")).bool(true).endObject();
    return json.buffer().toString();
  }

  private static void member(JsonOut json, String name, String value) {
    if (!value.isEmpty()) {
      json.name(JsonName.of(name)).string(value);
    }
  }
}
