package org.lexhub.server.meta;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import org.lexhub.server.http.Call;
import org.lexhub.server.http.Endpoint;

/** {@code GET /openapi.json}: the description of this API. */
public final class OpenApi implements Endpoint {
  private final byte[] text;

  /** Reads the description that comes with the server. */
  public OpenApi() {
    try (InputStream in = OpenApi.class.getResourceAsStream("/org/lexhub/server/openapi.json")) {
      if (in == null) {
        throw new IllegalStateException("openapi.json is not in the jar");
      }
      text = in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public boolean readsStore() {
    return false;
  }

  @Override
  public void answer(Call call) {
    call.json().buffer().put(text, 0, text.length);
  }
}
