package org.lexhub.server.meta;

import org.lexhub.server.json.JsonName;
import org.lexhub.server.json.JsonOut;
import org.lexhub.server.json.MemberNames;
import org.lexhub.store.Store;
import org.lexhub.store.table.SourceTable;

/** Writes the sources of a snapshot with the attributions that their licences require. */
final class SourceJson {
  private static final JsonName TITLE = JsonName.of("title");
  private static final JsonName VERSION = JsonName.of("version");
  private static final JsonName LICENCE = JsonName.of("licence");
  private static final JsonName ATTRIBUTION = JsonName.of("attribution");
  private static final JsonName URL = JsonName.of("url");
  private static final JsonName PRIOR = JsonName.of("prior");
  private static final JsonName LEXEMES = JsonName.of("lexemes");

  private SourceJson() {}

  /** Writes all sources as an array under {@code name}. */
  static void all(JsonOut json, JsonName name, Store store) {
    json.name(name).beginArray();
    for (int row = 0; row < store.sources().size(); row++) {
      one(json, store, row);
    }
    json.endArray();
  }

  private static void one(JsonOut json, Store store, int row) {
    SourceTable sources = store.sources();
    json.beginObject().name(MemberNames.NAME).text(store.strings(), sources.name(row));
    text(json, TITLE, store, sources.title(row));
    text(json, VERSION, store, sources.version(row));
    text(json, LICENCE, store, sources.licence(row));
    text(json, ATTRIBUTION, store, sources.attribution(row));
    text(json, URL, store, sources.url(row));
    json.name(PRIOR).basisPoints(sources.prior(row));
    json.name(LEXEMES).number(sources.lexemes(row));
    json.name(MemberNames.SENSES).number(sources.senses(row)).endObject();
  }

  private static void text(JsonOut json, JsonName name, Store store, int ref) {
    json.name(name);
    if (ref < 0) {
      json.ascii("");
    } else {
      json.text(store.texts(), ref);
    }
  }
}
