package org.lexhub.server.web.docs;

import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.http.Call;
import org.lexhub.server.http.Endpoint;
import org.lexhub.server.web.Frame;
import org.lexhub.server.web.PageEndpoint;

/**
 * The pages of the documentation. They are read and rendered when one of them is first asked for,
 * so that no start waits for them.
 */
final class LazyDocs {
  private final Frame frame;
  private volatile @Nullable Map<String, Endpoint> pages;

  LazyDocs(Frame frame) {
    this.frame = frame;
  }

  /** Returns a page, which may not have been rendered yet. */
  Endpoint page(String path) {
    return new PageEndpoint(frame) {
      @Override
      public boolean readsStore() {
        return false;
      }

      @Override
      public void answer(Call call) {
        Objects.requireNonNull(pages().get(path), path).answer(call);
      }
    };
  }

  private Map<String, Endpoint> pages() {
    Map<String, Endpoint> present = pages;
    if (present == null) {
      synchronized (this) {
        present = pages;
        if (present == null) {
          present = read();
          pages = present;
        }
      }
    }
    return present;
  }

  private Map<String, Endpoint> read() {
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
    return Map.of(
        DocsRoutes.GUIDE, new GuidePage(frame, api, guide),
        DocsRoutes.REFERENCE, new ReferencePage(frame, api),
        DocsRoutes.LIMITS, new TextPage(frame, DocsChapter.LIMITS, limits),
        DocsRoutes.CHANGELOG, new TextPage(frame, DocsChapter.CHANGELOG, changelog),
        DocsRoutes.OPERATING, new TextPage(frame, DocsChapter.OPERATING, operating),
        DocsRoutes.SEARCH, new DocsSearchPage(frame, index));
  }
}
