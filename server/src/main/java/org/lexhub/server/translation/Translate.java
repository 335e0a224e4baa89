package org.lexhub.server.translation;

import org.lexhub.server.http.ApiError;
import org.lexhub.server.http.Call;
import org.lexhub.server.http.Endpoint;
import org.lexhub.server.json.JsonName;
import org.lexhub.server.json.JsonOut;
import org.lexhub.server.json.LanguageCode;
import org.lexhub.server.json.Names;
import org.lexhub.server.lexeme.SenseJson;
import org.lexhub.store.Store;
import org.lexhub.store.query.TranslateQuery;
import org.lexhub.store.query.Translation;
import org.lexhub.store.table.LanguageCodes;

/**
 * {@code POST /v1/translations/translate}: a word or phrase into one or more languages, through the
 * meanings of its senses.
 */
public final class Translate implements Endpoint {
  private static final JsonName DETECTED_SENSES = JsonName.of("detected_senses");
  private static final JsonName WARNING = JsonName.of("warning");

  @Override
  public void answer(Call call) {
    Store store = call.store();
    LanguageCodes codes = store.codes();
    TranslateRequest request = TranslateRequest.read(call.body(), codes);
    TranslateQuery query = new TranslateQuery();
    query.setText(request.normalText());
    query.setHint(request.hint());
    query.setContext(request.context());
    query.setLimit(request.limit());
    request.source().fill(query.source(), codes);
    TargetLanguages targets = new TargetLanguages(request.targets(), codes, query);

    Translation translation = call.workspace().translation;
    store.translator().translate(query, translation);
    if (!translation.found()) {
      throw ApiError.wordNotFound(request.text(), request.source().text(0));
    }
    write(store, request, targets, translation, call.json());
  }

  private static void write(
      Store store,
      TranslateRequest request,
      TargetLanguages targets,
      Translation translation,
      JsonOut json) {
    json.beginObject().name(Names.SOURCE);
    source(store, request, translation, json);
    boolean[] given = TranslateJson.writeAll(store, request, translation, targets.count(), json);
    String warning = TranslateWarning.of(request, targets, translation, given);
    if (!warning.isEmpty()) {
      json.name(WARNING).string(warning);
    }
    json.endObject();
  }

  private static void source(
      Store store, TranslateRequest request, Translation translation, JsonOut json) {
    int lexeme = translation.lexeme();
    json.beginObject().name(Names.TEXT).string(request.text());
    LanguageCode.write(json, Names.LANGUAGE, store, store.lexemes().language(lexeme));
    json.name(Names.LEXEME_ID).number(store.lexemes().id(lexeme));
    json.name(DETECTED_SENSES).beginArray();
    for (int i = 0; i < translation.senseCount(); i++) {
      json.beginObject().name(Names.SENSE_ID).number(store.senses().id(translation.sense(i)));
      SenseJson.gloss(json, store, translation.sense(i));
      json.name(Names.CONFIDENCE).tenThousandths(translation.senseConfidence10000(i)).endObject();
    }
    json.endArray().endObject();
  }
}
