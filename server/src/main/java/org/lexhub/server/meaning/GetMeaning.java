package org.lexhub.server.meaning;

import org.lexhub.server.http.Call;
import org.lexhub.server.http.Endpoint;
import org.lexhub.server.http.parameter.Param;
import org.lexhub.server.http.parameter.ParamSet;

/** {@code GET /v1/meanings/{id}}: one meaning. */
public final class GetMeaning implements Endpoint {
  private static final ParamSet PARAMETERS = ParamSet.NONE.lists(Param.INCLUDE);

  @Override
  public ParamSet parameters() {
    return PARAMETERS;
  }

  @Override
  public void answer(Call call) {
    int parts = call.parameters().choices(Param.INCLUDE, MeaningJson.PARTS);
    MeaningJson.write(call.store(), MeaningPath.meaning(call), parts, call.json());
  }
}
