package org.lexhub.server.lexeme;

import org.lexhub.server.http.Call;
import org.lexhub.server.http.Endpoint;
import org.lexhub.server.http.parameter.ApiError;
import org.lexhub.server.http.parameter.Choices;
import org.lexhub.server.http.parameter.Param;
import org.lexhub.server.json.JsonOut;
import org.lexhub.server.json.MemberNames;
import org.lexhub.server.resource.DefinitionLanguages;
import org.lexhub.server.resource.LanguageChoice;
import org.lexhub.server.resource.Workspace;
import org.lexhub.store.Store;
import org.lexhub.store.meaning.SenseRuns;
import org.lexhub.store.result.LanguageOrder;
import org.lexhub.store.table.LexemeTable;

/**
 * An endpoint that answers one lexeme with its requested parts. Its parameters include {@code
 * include}, {@code definition_lang}, {@code target_lang}, {@code explain} and {@code
 * min_confidence}.
 */
abstract class SingleLexeme implements Endpoint {
  private static final Choices INCLUDES =
      Choices.of(
          "senses",
          "pronunciations",
          "etymology",
          "frequency",
          "forms",
          "translations",
          "relations");
  private static final int SENSES = 1;
  private static final int PRONUNCIATIONS = 1 << 1;
  private static final int ETYMOLOGY = 1 << 2;
  private static final int FREQUENCY = 1 << 3;
  private static final int FORMS = 1 << 4;
  private static final int TRANSLATIONS = 1 << 5;
  private static final int RELATIONS = 1 << 6;

  /** All parts that belong to the lexeme alone. */
  static final int OWN_PARTS = PRONUNCIATIONS | ETYMOLOGY | FREQUENCY | FORMS;

  /**
   * Returns the row of the lexeme.
   *
   * @throws ApiError if there is none
   */
  protected abstract int find(Call call);

  @Override
  public final void answer(Call call) {
    Store store = call.store();
    int includes = call.parameters().choices(Param.INCLUDE, INCLUDES);
    if ((includes & (TRANSLATIONS | RELATIONS)) != 0) {
      // There can be thousands.
      call.needWorker();
    }
    boolean explain = call.parameters().flag(Param.EXPLAIN);
    int minConfidence = call.parameters().basisPoints(Param.MIN_CONFIDENCE, 0);
    LanguageOrder definitions = DefinitionLanguages.read(call);
    LanguageOrder targets = targets(call, store);
    int row = find(call);
    JsonOut json = call.json();
    ReadAhead.lexeme(call, store, row, (includes & SENSES) != 0);
    json.beginObject();
    record(json, store, row);
    if ((includes & SENSES) != 0) {
      SenseJson.full(json, store, row, definitions);
    }
    included(json, store, row, includes);
    if ((includes & TRANSLATIONS) != 0) {
      SenseRuns runs = Workspace.of(call).senseRuns;
      new LexemeTranslationsJson(json, store, runs, explain).write(row, targets, minConfidence);
    }
    if ((includes & RELATIONS) != 0) {
      relations(call, row);
    }
    json.endObject();
  }

  private static void relations(Call call, int row) {
    Store store = call.store();
    LanguageOrder languages = Workspace.of(call).languageOrder;
    languages.clear();
    languages.add(store.lexemes().language(row));
    call.json().name(RelatedMeaningsJson.RELATIONS).beginArray();
    new RelatedMeaningsJson(
            call.json(),
            store,
            Workspace.of(call).senseRuns,
            languages,
            RelationTypes.ALL,
            RelatedMeaningsJson.MAX_INCLUDED,
            0)
        .ofLexeme(row);
    call.json().endArray();
  }

  private static LanguageOrder targets(Call call, Store store) {
    LanguageChoice choice = Workspace.of(call).choice;
    choice.readList(call.parameters(), Param.TARGET_LANG, store.codes());
    LanguageOrder targets = Workspace.of(call).languageOrder;
    choice.order(targets, store.codes());
    return targets;
  }

  /** Writes the members that every answer about one lexeme has. */
  static void record(JsonOut json, Store store, int row) {
    LexemeTable lexemes = store.lexemes();
    LexemeJson.heading(json, store, row);
    json.name(MemberNames.LANGUAGE_ID).number(store.languages().id(lexemes.language(row)));
    json.name(MemberNames.POS).ascii(lexemes.posOf(row).code());
    LexemeJson.spellings(json, store, row);
    LexemeJson.otherAttributes(json, store, row);
    LexemeJson.source(json, store, row);
    LexemeJson.sources(json, store, row);
    LexemeJson.proficiency(json, store, row);
  }

  /** Writes the requested parts that belong to the lexeme alone. */
  static void included(JsonOut json, Store store, int row, int includes) {
    if ((includes & PRONUNCIATIONS) != 0) {
      LexemeJson.pronunciations(json, store, row);
    }
    if ((includes & ETYMOLOGY) != 0) {
      LexemeJson.etymology(json, store, row);
    }
    if ((includes & FREQUENCY) != 0) {
      LexemeJson.frequency(json, store, row);
    }
    if ((includes & FORMS) != 0) {
      LexemeJson.forms(json, store, row);
    }
  }
}
