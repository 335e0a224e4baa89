package org.lexhub.server.meaning;

import org.lexhub.server.http.Call;
import org.lexhub.server.http.parameter.Param;
import org.lexhub.server.http.parameter.ParamSet;
import org.lexhub.server.resource.DefinitionLanguages;
import org.lexhub.server.resource.ListEndpoint;
import org.lexhub.server.resource.Workspace;
import org.lexhub.store.meaning.MeaningList;
import org.lexhub.store.result.LanguageOrder;
import org.lexhub.store.result.OrdinalPage;

/** {@code GET /v1/meanings}: the meanings aligned to a concept, or all, by id. */
public final class ListMeanings extends ListEndpoint {
  private static final ParamSet PARAMETERS =
      ParamSet.of(Param.CONCEPT, Param.LIMIT, Param.OFFSET)
          .lists(Param.DEFINITION_LANG, Param.INCLUDE);

  /** Creates the endpoint. */
  public ListMeanings() {
    super(PARAMETERS, MeaningJson.PARTS);
  }

  @Override
  protected void find(Call call, int limit, int offset, OrdinalPage page) {
    DefinitionLanguages.read(call);
    MeaningList list = call.store().meaningList();
    String name = call.parameters().string(Param.CONCEPT);
    int concept = name == null ? MeaningList.ANY : list.concept(name.strip());
    list.list(concept, limit, offset, page);
  }

  @Override
  protected void item(Call call, int row, int included) {
    LanguageOrder first = Workspace.of(call).definitionLanguages;
    MeaningJson.write(call.store(), row, included, first, call.json());
  }
}
