package org.lexhub.server.meaning;

import org.lexhub.server.http.Call;
import org.lexhub.server.http.Endpoint;
import org.lexhub.server.http.parameter.ApiError;
import org.lexhub.server.json.JsonName;
import org.lexhub.server.json.JsonOut;
import org.lexhub.server.json.MemberNames;
import org.lexhub.store.Store;

/** {@code GET /v1/meanings/{id}/concept}: the concept that a meaning is aligned to. */
public final class GetMeaningConcept implements Endpoint {
  private static final JsonName CONCEPT = JsonName.of("concept");

  @Override
  public void answer(Call call) {
    Store store = call.store();
    int meaning = MeaningPath.meaning(call);
    int concept = store.meanings().concept(meaning);
    if (concept < 0) {
      throw ApiError.notFound("Concept of meaning", call.value());
    }
    JsonOut json = call.json();
    json.beginObject()
        .name(MemberNames.MEANING_ID)
        .number(store.meanings().id(meaning))
        .name(CONCEPT);
    MeaningJson.concept(store, concept, json);
    json.endObject();
  }
}
