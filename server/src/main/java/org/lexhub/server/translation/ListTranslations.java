package org.lexhub.server.translation;

import org.lexhub.server.http.Call;
import org.lexhub.server.http.parameter.ApiError;
import org.lexhub.server.http.parameter.Param;
import org.lexhub.server.http.parameter.ParamSet;
import org.lexhub.server.http.parameter.Parameters;
import org.lexhub.server.json.JsonName;
import org.lexhub.server.json.JsonOut;
import org.lexhub.server.json.MemberNames;
import org.lexhub.server.lexeme.LexemeJson;
import org.lexhub.server.lexeme.TranslationJson;
import org.lexhub.server.resource.SenseListEndpoint;
import org.lexhub.store.Store;
import org.lexhub.store.meaning.SenseRuns;
import org.lexhub.store.result.LanguageOrder;

/**
 * {@code GET /v1/translations}: the lexemes that share a meaning with a lexeme, or that have a
 * meaning. They are sorted by the sense of the lexeme, then by language in the order of {@code
 * target_lang}, then by descending confidence.
 */
public final class ListTranslations extends SenseListEndpoint {
  private static final ParamSet PARAMETERS =
      ParamSet.of(
              Param.EXPLAIN,
              Param.LIMIT,
              Param.MEANING_ID,
              Param.MIN_CONFIDENCE,
              Param.OFFSET,
              Param.SOURCE_LEXEME)
          .lists(Param.TARGET_LANG);

  private static final JsonName SOURCE_LEXEME = JsonName.of("source_lexeme");
  private static final JsonName LEXEME = JsonName.of("lexeme");

  /** Creates the endpoint. */
  public ListTranslations() {
    super(PARAMETERS, Param.TARGET_LANG, MemberNames.TRANSLATIONS);
  }

  @Override
  public void answer(Call call) {
    Parameters parameters = call.parameters();
    checkExactlyOne(parameters);
    parameters.id(Param.SOURCE_LEXEME);
    parameters.id(Param.MEANING_ID);
    super.answer(call);
  }

  @Override
  protected void start(Call call, LanguageOrder targets, SenseRuns runs, JsonOut json) {
    long lexeme = call.parameters().id(Param.SOURCE_LEXEME);
    if (lexeme >= 0) {
      addLexeme(call.store(), lexeme, targets, runs);
      json.name(SOURCE_LEXEME).number(lexeme);
    } else {
      long meaning = call.parameters().id(Param.MEANING_ID);
      addMeaning(call.store(), meaning, targets, runs);
      json.name(MemberNames.MEANING_ID).number(meaning);
    }
  }

  private static void checkExactlyOne(Parameters parameters) {
    boolean lexeme = parameters.has(Param.SOURCE_LEXEME);
    if (lexeme && parameters.has(Param.MEANING_ID)) {
      throw ApiError.invalid(
          Param.MEANING_ID.wire(), "excludes source_lexeme: give exactly one of the two");
    }
    if (!lexeme && !parameters.has(Param.MEANING_ID)) {
      throw ApiError.missing(
          Param.SOURCE_LEXEME.wire(), "One of source_lexeme and meaning_id is required.");
    }
  }

  private static void addLexeme(Store store, long id, LanguageOrder targets, SenseRuns runs) {
    int lexeme = store.lexemes().ordinal(id);
    if (lexeme < 0) {
      throw ApiError.notFound("Lexeme", Long.toString(id));
    }
    int end = store.lexemes().senseEnd(lexeme);
    for (int sense = store.lexemes().firstSense(lexeme); sense < end; sense++) {
      runs.addSense(sense, targets);
    }
  }

  private static void addMeaning(Store store, long id, LanguageOrder targets, SenseRuns runs) {
    int meaning = store.meanings().ordinal(id);
    if (meaning < 0) {
      throw ApiError.notFound("Meaning", Long.toString(id));
    }
    runs.addMeaning(meaning, targets);
  }

  @Override
  protected void item(Store store, SenseRuns runs, boolean explain, JsonOut json) {
    int sense = runs.sense();
    int lexeme = store.senses().lexeme(sense);
    json.beginObject();
    TranslationJson.language(store, lexeme, json);
    TranslationJson.lemma(store, LEXEME, lexeme, json);
    TranslationJson.confidence(store, lexeme, runs.confidenceBasisPoints(), json);
    if (runs.origin() >= 0) {
      json.name(MemberNames.MEANING_ID).number(store.meanings().id(store.senses().meaning(sense)));
    }
    LexemeJson.reading(json, store, lexeme);
    if (explain) {
      TranslationJson.explain(store, runs, json);
    }
    json.endObject();
  }
}
