package org.lexhub.server.site;

import java.util.function.Function;
import org.lexhub.server.http.Call;
import org.lexhub.server.http.Endpoint;
import org.lexhub.server.http.parameter.ParamSet;

/** A text at a fixed address whose only variable part is the origin of the server. */
final class SiteFile implements Endpoint {
  private final String mediaType;
  private final Function<String, String> text;

  /**
   * Creates the endpoint.
   *
   * @param text returns the ASCII content for an origin such as {@code https://a.example}
   */
  SiteFile(String mediaType, Function<String, String> text) {
    this.mediaType = mediaType;
    this.text = text;
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
    call.mediaType(mediaType);
    call.out().putAscii(text.apply(call.origin()));
  }
}
