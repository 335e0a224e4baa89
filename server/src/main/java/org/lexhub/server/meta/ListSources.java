package org.lexhub.server.meta;

import org.lexhub.server.http.Call;
import org.lexhub.server.http.Endpoint;
import org.lexhub.server.json.JsonOut;
import org.lexhub.server.json.MemberNames;

/** {@code GET /v1/sources}: the sources of the data with their licences. */
public final class ListSources implements Endpoint {
  @Override
  public void answer(Call call) {
    JsonOut json = call.json().beginObject();
    SourceJson.all(json, MemberNames.DATA, call.store());
    json.endObject();
  }
}
