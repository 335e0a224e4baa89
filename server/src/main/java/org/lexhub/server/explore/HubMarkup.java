package org.lexhub.server.explore;

import org.lexhub.server.web.Html;
import org.lexhub.store.Store;

/** Writes a hub for a page that is not a template. */
final class HubMarkup {
  private HubMarkup() {}

  /** Writes {@link HubView}. */
  static void write(Html html, Store store, Hub hub, int here, String center) {
    html.template(JteHubViewGenerated::render, new HubView(store, hub, here, center));
  }
}
