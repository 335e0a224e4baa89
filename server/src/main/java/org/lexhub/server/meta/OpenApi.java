package org.lexhub.server.meta;

import org.lexhub.server.http.Call;
import org.lexhub.server.http.Endpoint;

/** {@code GET /openapi.json}: the description of this API. */
public final class OpenApi implements Endpoint {
  private final FixedResponse text = new FixedResponse(FixedResponse.resource("openapi.json"));

  @Override
  public boolean readsStore() {
    return false;
  }

  @Override
  public void answer(Call call) {
    text.answer(call);
  }
}
