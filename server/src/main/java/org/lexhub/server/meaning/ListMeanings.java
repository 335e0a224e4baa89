package org.lexhub.server.meaning;

import org.lexhub.server.http.Call;
import org.lexhub.server.http.Endpoint;
import org.lexhub.server.http.parameter.Param;
import org.lexhub.server.http.parameter.ParamSet;
import org.lexhub.server.http.parameter.Parameters;
import org.lexhub.server.json.JsonOut;
import org.lexhub.server.json.MemberNames;
import org.lexhub.server.json.PageJson;
import org.lexhub.server.resource.Workspace;
import org.lexhub.store.Store;
import org.lexhub.store.meaning.MeaningList;
import org.lexhub.store.result.OrdinalPage;

/** {@code GET /v1/meanings}: the meanings aligned to a concept, or all, by id. */
public final class ListMeanings implements Endpoint {
  private static final ParamSet PARAMETERS =
      ParamSet.of(Param.CONCEPT, Param.LIMIT, Param.OFFSET).lists(Param.INCLUDE);

  @Override
  public ParamSet parameters() {
    return PARAMETERS;
  }

  @Override
  public void answer(Call call) {
    Store store = call.store();
    Parameters parameters = call.parameters();
    int limit = parameters.limit(50);
    int offset = parameters.offset();
    int parts = parameters.choices(Param.INCLUDE, MeaningJson.PARTS);
    String name = parameters.string(Param.CONCEPT);
    int concept = name == null ? MeaningList.ANY : store.meaningList().concept(name.strip());
    OrdinalPage page = Workspace.of(call).page;
    store.meaningList().list(concept, limit, offset, page);
    JsonOut json = call.json();
    json.beginObject().name(MemberNames.DATA).beginArray();
    for (int i = 0; i < page.size(); i++) {
      MeaningJson.write(store, page.ordinal(i), parts, json);
    }
    json.endArray();
    PageJson.meta(json, page.total(), limit, offset);
    json.endObject();
  }
}
