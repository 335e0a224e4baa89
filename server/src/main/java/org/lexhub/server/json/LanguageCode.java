package org.lexhub.server.json;

import org.lexhub.store.Store;

/** The language code of lexemes, definitions and translations. */
public final class LanguageCode {
  private LanguageCode() {}

  /** Writes the ISO 639-3 code of a language, or its glottocode if it has none. */
  public static void write(JsonOut json, JsonName name, Store store, int language) {
    int iso = store.languages().iso639(language);
    json.name(name).packed(iso != 0 ? iso : store.languages().glottocode(language));
  }
}
