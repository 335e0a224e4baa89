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
    GuideText guide = GuideText.load("guide");
    GuideText limits = GuideText.load("limits");
    GuideText changelog = GuideText.load("CHANGELOG");
    GuideText operating = GuideText.load("operating");
    DocsIndex index = new DocsIndex();
    index.add(DocsChapter.GUIDE, guide);
    index.add(DocsChapter.LIMITS, limits);
    index.add(api);
    index.add(DocsChapter.OPERATING, operating);
    index.add(DocsChapter.CHANGELOG, changelog);
    return List.of(
        page("/docs", new GuidePage(frame, api, guide)),
        page("/docs/reference", new ReferencePage(frame, api)),
        page("/docs/limits", new TextPage(frame, DocsChapter.LIMITS, limits)),
        page("/docs/changelog", new TextPage(frame, DocsChapter.CHANGELOG, changelog)),
        page("/docs/operating", new TextPage(frame, DocsChapter.OPERATING, operating)),
        page("/docs/search", new DocsSearchPage(frame, index)));
  }
}
