package org.lexhub.server.meaning;

import org.lexhub.server.http.Call;
import org.lexhub.server.http.parameter.Param;
import org.lexhub.server.http.parameter.ParamSet;
import org.lexhub.server.json.JsonOut;
import org.lexhub.server.json.MemberNames;
import org.lexhub.server.lexeme.LexemeJson;
import org.lexhub.server.lexeme.TranslationJson;
import org.lexhub.server.resource.SenseListEndpoint;
import org.lexhub.store.Store;
import org.lexhub.store.meaning.SenseRuns;
import org.lexhub.store.result.LanguageOrder;

/**
 * {@code GET /v1/meanings/{id}/translations}: the lexemes of a meaning by language, in the order of
 * {@code target_lang}, and by descending confidence.
 */
public final class ListMeaningTranslations extends SenseListEndpoint {
  private static final ParamSet PARAMETERS =
      ParamSet.of(Param.EXPLAIN, Param.LIMIT, Param.MIN_CONFIDENCE, Param.OFFSET)
          .lists(Param.TARGET_LANG);

  /** Creates the endpoint. */
  public ListMeaningTranslations() {
    super(PARAMETERS, Param.TARGET_LANG, MemberNames.TRANSLATIONS);
  }

  @Override
  protected void start(Call call, LanguageOrder targets, SenseRuns runs, JsonOut json) {
    MeaningPath.start(call, targets, runs, json);
  }

  @Override
  protected void item(Store store, SenseRuns runs, boolean explain, JsonOut json) {
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
