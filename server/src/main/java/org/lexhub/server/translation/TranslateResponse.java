package org.lexhub.server.translation;

import org.jspecify.annotations.Nullable;
import org.lexhub.server.json.JsonName;
import org.lexhub.server.json.JsonOut;
import org.lexhub.server.json.LanguageCode;
import org.lexhub.server.json.MemberNames;
import org.lexhub.server.lexeme.LexemeJson;
import org.lexhub.server.lexeme.ReadAhead;
import org.lexhub.server.lexeme.SenseJson;
import org.lexhub.server.lexeme.TranslationJson;
import org.lexhub.store.Store;
import org.lexhub.store.table.LanguageCodes;
import org.lexhub.store.translation.TranslateQuery;
import org.lexhub.store.translation.Translation;

/** The response to one request to translate. */
final class TranslateResponse {
  private static final JsonName DETECTED_SENSES = JsonName.of("detected_senses");
  private static final JsonName MATCHED = JsonName.of("matched");
  private static final JsonName SENSE = JsonName.of("sense");
  private static final JsonName WARNING = JsonName.of("warning");

  /** The minimum number of words among which those in the preferred script come first. */
  private static final int MIN_SCRIPT_CANDIDATES = 20;

  private final Store store;
  private final TranslateRequest request;
  private final TargetLanguages targets;
  private final TranslateQuery query;
  private final Translation translation;

  private TranslateResponse(
      Store store,
      TranslateRequest request,
      TargetLanguages targets,
      TranslateQuery query,
      Translation translation) {
    this.store = store;
    this.request = request;
    this.targets = targets;
    this.query = query;
    this.translation = translation;
  }

  /**
   * Translates.
   *
   * @param query a query to fill, empty but for its glosses
   * @param translation receives the result; the response is valid until either is reused
   * @return the response, or null if the source language does not have the word
   */
  static @Nullable TranslateResponse of(
      Store store, TranslateRequest request, TranslateQuery query, Translation translation) {
    LanguageCodes codes = store.codes();
    query.setText(request.normalText());
    query.setHint(request.hint());
    query.setContext(request.context());
    query.setPos(request.pos());
    query.setLimit(request.limit());
    request.source().fill(query.source(), codes);
    TargetLanguages targets = new TargetLanguages(request.targets(), codes, query);
    if (targets.preferScript()) {
      query.setLimit(Math.max(request.limit(), MIN_SCRIPT_CANDIDATES));
    }
    store.translator().translate(query, translation);
    if (!translation.found()) {
      return null;
    }
    return new TranslateResponse(store, request, targets, query, translation);
  }

  /** Writes the members of the response. */
  void write(JsonOut json) {
    json.name(MemberNames.SOURCE);
    source(json);
    TranslateJson translations = new TranslateJson(store, query, translation, json);
    boolean[] written = translations.writeAll(targets, request);
    String warning =
        (Accuracy.warning(request, store, query)
                + TranslateWarning.of(request, targets, translation, written))
            .strip();
    if (!warning.isEmpty()) {
      json.name(WARNING).string(warning);
    }
  }

  /**
   * Writes the word as a part of a text: lexeme, lemma, part of speech and likeliest sense.
   *
   * @param translated whether to write its translations
   */
  void writeWord(JsonOut json, boolean translated) {
    int lexeme = translation.lexeme();
    json.name(MemberNames.LEXEME_ID).number(store.lexemes().id(lexeme));
    TranslationJson.lemma(store, MemberNames.LEMMA, lexeme, json);
    LexemeJson.reading(json, store, lexeme);
    TranslationJson.language(store, lexeme, json);
    json.name(MemberNames.POS).ascii(store.lexemes().posOf(lexeme).code());
    if (translation.senseCount() > 0) {
      json.name(SENSE);
      sense(0, json);
    }
    if (translated) {
      new TranslateJson(store, query, translation, json).writeAll(targets, request);
    }
  }

  /**
   * Reads what {@link #write} will read, so that the waits for memory overlap.
   *
   * @return a number without meaning, which the caller stores so that the compiler keeps the reads
   */
  long prefetch() {
    long mix = 0;
    for (int i = 0; i < translation.senseCount(); i++) {
      mix += ReadAhead.named(store, translation.sense(i));
    }
    for (int i = 0; i < translation.size(); i++) {
      mix += store.lexemes().prefetch(translation.itemLexeme(i), store.strings());
    }
    return mix;
  }

  private void source(JsonOut json) {
    int lexeme = translation.lexeme();
    json.beginObject().name(MemberNames.TEXT).string(request.text());
    if (translation.matchedOther()) {
      json.name(MATCHED).string(translation.matched().toString());
    }
    LanguageCode.write(json, MemberNames.LANGUAGE, store, store.lexemes().language(lexeme));
    json.name(MemberNames.LEXEME_ID).number(store.lexemes().id(lexeme));
    json.name(DETECTED_SENSES).beginArray();
    for (int i = 0; i < translation.senseCount(); i++) {
      sense(i, json);
    }
    json.endArray().endObject();
  }

  private void sense(int i, JsonOut json) {
    int sense = translation.sense(i);
    json.beginObject().name(MemberNames.SENSE_ID).number(store.senses().id(sense));
    json.name(MemberNames.MEANING_ID).number(store.meanings().id(store.senses().meaning(sense)));
    SenseJson.gloss(json, store, sense);
    json.name(MemberNames.CONFIDENCE)
        .basisPoints(translation.senseConfidenceBasisPoints(i))
        .endObject();
  }
}
