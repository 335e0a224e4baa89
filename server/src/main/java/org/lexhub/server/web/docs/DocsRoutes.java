package org.lexhub.server.web.docs;

import static org.lexhub.server.http.Route.page;

import java.util.List;
import org.lexhub.server.http.Route;
import org.lexhub.server.web.Frame;

/** Every page of the documentation, one line each. */
public final class DocsRoutes {
  private DocsRoutes() {}

  /** Returns the routes. */
  public static List<Route> of(Frame frame) {
    ApiDescription api = ApiDescription.load();
    return List.of(
        page("/docs", new GuidePage(frame, api)),
        page("/docs/reference", new ReferencePage(frame, api)),
        page("/docs/operating", new OperatingPage(frame)));
  }
}
