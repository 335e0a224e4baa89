package org.lexhub.server.web;

import org.lexhub.server.http.Endpoint;
import org.lexhub.server.http.parameter.ParamSet;

/**
 * An endpoint that answers with a page. It reads its query with {@link
 * org.lexhub.server.http.Fields} and writes with {@link Frame#write}; what it throws as an {@link
 * org.lexhub.server.http.parameter.ApiError} becomes an {@link ErrorPages error page}.
 */
public abstract class PageEndpoint implements Endpoint {
  /** What all pages have in common. */
  protected final Frame frame;

  /** In a frame. */
  protected PageEndpoint(Frame frame) {
    this.frame = frame;
  }

  @Override
  public final ParamSet parameters() {
    return ParamSet.FREE;
  }
}
