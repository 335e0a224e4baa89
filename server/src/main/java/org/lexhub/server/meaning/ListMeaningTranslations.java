package org.lexhub.server.meaning;

import org.lexhub.server.http.Call;
import org.lexhub.server.http.Endpoint;
import org.lexhub.server.http.parameter.Param;
import org.lexhub.server.http.parameter.ParamSet;
import org.lexhub.server.http.parameter.Parameters;
import org.lexhub.server.json.JsonOut;
import org.lexhub.server.json.MemberNames;
import org.lexhub.server.json.PageJson;
import org.lexhub.server.lexeme.LexemeJson;
import org.lexhub.server.resource.LanguageChoice;
import org.lexhub.server.resource.Workspace;
import org.lexhub.server.translation.TranslationJson;
import org.lexhub.store.Store;
import org.lexhub.store.meaning.SenseRuns;
import org.lexhub.store.result.LanguageOrder;

/**
 * {@code GET /v1/meanings/{id}/translations}: the lexemes of a meaning by language, in the order of
 * {@code target_lang}, and by descending confidence.
 */
public final class ListMeaningTranslations implements Endpoint {
  private static final int MAX = 1000;
  private static final ParamSet PARAMETERS =
      ParamSet.of(Param.EXPLAIN, Param.LIMIT, Param.MIN_CONFIDENCE, Param.OFFSET)
          .lists(Param.TARGET_LANG);

  @Override
  public ParamSet parameters() {
    return PARAMETERS;
  }

  @Override
  public void answer(Call call) {
    Store store = call.store();
    Parameters parameters = call.parameters();
    int limit = parameters.integer(Param.LIMIT, MAX, 1, MAX);
    int offset = parameters.offset();
    boolean explain = parameters.flag(Param.EXPLAIN);
    int least = parameters.basisPoints(Param.MIN_CONFIDENCE, 0);
    LanguageChoice choice = Workspace.of(call).choice;
    LanguageOrder targets = Workspace.of(call).languageOrder;
    choice.readList(parameters, Param.TARGET_LANG, store.codes());
    choice.order(targets, store.codes());
    int meaning = MeaningPath.meaning(call);

    SenseRuns runs = Workspace.of(call).senseRuns;
    runs.start(least, Integer.MAX_VALUE);
    runs.addMeaning(meaning, targets);
    JsonOut json = call.json();
    json.beginObject().name(MemberNames.MEANING_ID).number(store.meanings().id(meaning));
    json.name(MemberNames.TRANSLATIONS).beginArray();
    runs.seek(offset);
    for (int i = 0; i < limit && runs.next(); i++) {
      item(store, runs, explain, json);
    }
    json.endArray();
    PageJson.meta(json, runs.total(), limit, offset);
    json.endObject();
  }

  private static void item(Store store, SenseRuns runs, boolean explain, JsonOut json) {
    int lexeme = store.senses().lexeme(runs.sense());
    json.beginObject();
    TranslationJson.lemma(store, MemberNames.LEMMA, lexeme, json);
    TranslationJson.language(store, lexeme, json);
    TranslationJson.confidence(store, lexeme, runs.confidenceBasisPoints(), json);
    LexemeJson.reading(json, store, lexeme);
    if (explain) {
      TranslationJson.explain(store, runs, json);
    }
    json.endObject();
  }
}
