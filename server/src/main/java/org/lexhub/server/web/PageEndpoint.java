package org.lexhub.server.web;

import org.lexhub.server.http.Endpoint;
import org.lexhub.server.http.parameter.ParamSet;

/**
 * An endpoint whose response is a page. It reads its query with {@link
 * org.lexhub.server.http.Fields} and writes with {@link Frame#write}; an {@link
 * org.lexhub.server.http.parameter.ApiError} that it throws becomes an {@link ErrorPages error
 * page}. A new page needs this class and a line in {@code PageRoutes}.
 */
public abstract class PageEndpoint implements Endpoint {
  /** The common parts of all pages. */
  protected final Frame frame;

  /** Writes the page in a frame. */
  protected PageEndpoint(Frame frame) {
    this.frame = frame;
  }

  @Override
  public final ParamSet parameters() {
    return ParamSet.FREE;
  }
}
