package org.lexhub.server.site;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import org.lexhub.server.http.Call;
import org.lexhub.server.http.Endpoint;
import org.lexhub.server.http.parameter.ParamSet;

/** {@code GET /favicon.ico}: the icon for clients that do not read the one in the page. */
final class Favicon implements Endpoint {
  private final byte[] icon;

  Favicon() {
    try (InputStream in = Favicon.class.getResourceAsStream("favicon.ico")) {
      if (in == null) {
        throw new IllegalStateException("favicon.ico is not in the jar");
      }
      icon = in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public ParamSet parameters() {
    return ParamSet.FREE;
  }

  @Override
  public boolean readsStore() {
    return false;
  }

  @Override
  public void answer(Call call) {
    call.mediaType("image/x-icon");
    call.out().put(icon, 0, icon.length);
  }
}
