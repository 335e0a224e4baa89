package org.lexhub.server;

import static org.lexhub.server.http.Route.open;

import java.util.List;
import org.lexhub.server.http.Route;
import org.lexhub.server.web.Frame;
import org.lexhub.server.web.GetAsset;

/** Every page, one line each, and the files that pages load. */
final class PageRoutes {
  private PageRoutes() {}

  static List<Route> of(Frame frame) {
    return List.of(open("/assets/{name}", new GetAsset(frame.assets())).as(null));
  }
}
