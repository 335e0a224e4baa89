package org.lexhub.server.translation;

import org.lexhub.server.http.Call;
import org.lexhub.server.http.Endpoint;
import org.lexhub.server.json.JsonOut;
import org.lexhub.server.resource.Workspace;
import org.lexhub.store.Store;
import org.lexhub.store.translation.TranslateQuery;

/**
 * {@code POST /v1/translations/translate}: translates a word or phrase into one or more languages
 * through the meanings of its senses.
 */
public final class Translate implements Endpoint {
  @Override
  public boolean isCacheable() {
    return true;
  }

  @Override
  public void answer(Call call) {
    Store store = call.store();
    TranslateRequest request = TranslateRequest.read(call.body(), store.codes());
    if (request.isLong()) {
      call.needWorker();
    }
    TranslateQuery query = new TranslateQuery();
    TranslateResponse response =
        TranslateResponse.of(store, request, query, Workspace.of(call).translation);
    if (response == null) {
      call.needWorker();
      throw WordNotFound.of(store, request, query.source());
    }
    call.prefetched(response.prefetch());
    JsonOut json = call.json().beginObject();
    response.write(json);
    json.endObject();
  }
}
