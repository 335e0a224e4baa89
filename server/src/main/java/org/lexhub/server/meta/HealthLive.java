package org.lexhub.server.meta;

import org.lexhub.server.http.Call;
import org.lexhub.server.http.Endpoint;
import org.lexhub.server.json.JsonName;

/** {@code GET /health/live}: the process runs. */
public final class HealthLive implements Endpoint {
  private static final JsonName STATUS = JsonName.of("status");

  @Override
  public boolean readsStore() {
    return false;
  }

  @Override
  public boolean answersAtStart() {
    return true;
  }

  @Override
  public void answer(Call call) {
    call.json().beginObject().name(STATUS).ascii("ok").endObject();
  }
}
