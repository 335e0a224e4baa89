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
  private final boolean accurate;

  /** Creates the endpoint; {@code accurate} is whether the default of accuracy is high. */
  public Translate(boolean accurate) {
    this.accurate = accurate;
  }

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
    Accuracy.apply(request, accurate, store, query);
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
