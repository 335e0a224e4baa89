package org.lexhub.server.meaning;

import org.lexhub.server.http.Call;
import org.lexhub.server.http.Endpoint;
import org.lexhub.server.http.parameter.Param;
import org.lexhub.server.http.parameter.ParamSet;
import org.lexhub.server.json.JsonOut;
import org.lexhub.server.lexeme.RelatedMeaningsJson;
import org.lexhub.server.lexeme.RelationTypes;
import org.lexhub.server.resource.DefinitionLanguages;
import org.lexhub.server.resource.Workspace;
import org.lexhub.store.result.LanguageOrder;

/** {@code GET /v1/meanings/{id}}: one meaning. */
public final class GetMeaning implements Endpoint {
  private static final ParamSet PARAMETERS =
      ParamSet.NONE.lists(Param.DEFINITION_LANG, Param.INCLUDE);

  @Override
  public ParamSet parameters() {
    return PARAMETERS;
  }

  @Override
  public void answer(Call call) {
    int parts = call.parameters().choices(Param.INCLUDE, MeaningJson.RECORD_PARTS);
    int meaning = MeaningPath.meaning(call);
    JsonOut json = call.json();
    MeaningJson.members(call.store(), meaning, parts, DefinitionLanguages.read(call), json);
    if ((parts & MeaningJson.RELATIONS_BIT) != 0) {
      relations(call, meaning);
    }
    json.endObject();
  }

  private static void relations(Call call, int meaning) {
    call.needWorker();
    LanguageOrder languages = Workspace.of(call).languageOrder;
    languages.clear();
    ListMeaningRelations.addHubLanguage(call.store(), languages);
    call.json().name(RelatedMeaningsJson.RELATIONS).beginArray();
    new RelatedMeaningsJson(
            call.json(),
            call.store(),
            Workspace.of(call).senseRuns,
            languages,
            RelationTypes.ALL,
            RelatedMeaningsJson.MAX_INCLUDED,
            0)
        .ofMeaning(meaning);
    call.json().endArray();
  }
}
