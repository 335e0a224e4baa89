package org.lexhub.server.explore;

import org.lexhub.store.Store;

/** Names sources for pages that no template writes yet. */
final class SourceMarkup {
  private SourceMarkup() {}

  static String title(Store store, int row) {
    return SourceEntry.title(store, row);
  }
}
