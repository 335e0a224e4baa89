package org.lexhub.server.web.docs;

import java.util.List;
import java.util.stream.Stream;
import org.lexhub.server.http.Route;
import org.lexhub.server.web.Frame;

/** Every page of the documentation, one line each. */
public final class DocsRoutes {
  static final String GUIDE = "/docs";
  static final String REFERENCE = "/docs/reference";
  static final String LIMITS = "/docs/limits";
  static final String CHANGELOG = "/docs/changelog";
  static final String OPERATING = "/docs/operating";
  static final String SEARCH = "/docs/search";

  private DocsRoutes() {}

  /** Returns the routes. */
  public static List<Route> of(Frame frame) {
    LazyDocs docs = new LazyDocs(frame);
    return Stream.of(GUIDE, REFERENCE, LIMITS, CHANGELOG, OPERATING, SEARCH)
        .map(path -> Route.page(path, docs.page(path)))
        .toList();
  }
}
