package org.lexhub.server.meta;

import java.util.Map;
import org.lexhub.server.export.LexiconFile;
import org.lexhub.server.http.Call;
import org.lexhub.server.http.Endpoint;
import org.lexhub.server.json.JsonName;
import org.lexhub.server.json.JsonOut;
import org.lexhub.server.json.MemberNames;
import org.lexhub.server.translation.PairFile;
import org.lexhub.store.Store;
import org.lexhub.store.snapshot.SnapshotHeader;
import org.lexhub.store.table.vocabulary.EndangermentStatus;
import org.lexhub.store.table.vocabulary.LanguageLevel;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.table.vocabulary.Register;

/** {@code GET /v1/info}: the served snapshot, its counts, its sources, the allowed values. */
public final class GetInfo implements Endpoint {
  private static final JsonName SNAPSHOT = JsonName.of("snapshot");
  private static final JsonName CREATED = JsonName.of("created");
  private static final JsonName FORMAT_VERSION = JsonName.of("format_version");
  private static final JsonName COUNTS = JsonName.of("counts");
  private static final JsonName ALLOWED = JsonName.of("allowed");
  private static final JsonName EXPORT_FORMAT = JsonName.of("export_format");
  private static final JsonName LANGUAGE_EXPORT_FORMAT = JsonName.of("language_export_format");

  @Override
  public void answer(Call call) {
    Store store = call.store();
    SnapshotHeader header = store.snapshot().header();
    JsonOut json = call.json();
    json.beginObject().name(SNAPSHOT).beginObject();
    json.name(MemberNames.ID).string(header.buildId());
    json.name(CREATED).string(header.created().toString());
    json.name(FORMAT_VERSION).number(header.formatVersion()).endObject();
    json.name(COUNTS).beginObject();
    for (Map.Entry<String, Long> count : header.counts().entrySet()) {
      json.name(count.getKey()).number(count.getValue());
    }
    json.endObject();
    SourceJson.all(json, MemberNames.SOURCES, store);
    allowed(json, store);
    json.endObject();
  }

  private static void allowed(JsonOut json, Store store) {
    json.name(ALLOWED).beginObject();
    json.name(MemberNames.LEVEL).beginArray();
    for (LanguageLevel level : LanguageLevel.values()) {
      json.ascii(level.code());
    }
    json.endArray().name(MemberNames.STATUS).beginArray();
    for (EndangermentStatus status : EndangermentStatus.values()) {
      json.ascii(status.code());
    }
    json.endArray().name(MemberNames.POS).beginArray();
    for (Pos pos : Pos.values()) {
      json.ascii(pos.code());
    }
    json.endArray().name(MemberNames.REGISTER).beginArray();
    for (Register register : Register.values()) {
      json.ascii(register.code());
    }
    json.endArray();
    openSets(json, store);
    json.name(EXPORT_FORMAT).beginArray();
    PairFile.names().forEach(json::ascii);
    LexiconFile.names(true).forEach(json::ascii);
    json.endArray().name(LANGUAGE_EXPORT_FORMAT).beginArray();
    LexiconFile.names(false).forEach(json::ascii);
    json.endArray();
    json.endObject();
  }

  private static void openSets(JsonOut json, Store store) {
    json.name(MemberNames.SOURCE).beginArray();
    for (int row = 0; row < store.sources().size(); row++) {
      json.text(store.strings(), store.sources().name(row));
    }
    json.endArray().name(MemberNames.PROFICIENCY).beginArray();
    for (int row = 0; row < store.proficiencies().size(); row++) {
      json.text(store.strings(), store.proficiencies().code(row));
    }
    json.endArray();
  }
}
