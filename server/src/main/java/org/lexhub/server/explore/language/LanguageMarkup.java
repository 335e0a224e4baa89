package org.lexhub.server.explore.language;

import org.lexhub.server.web.DisplayFormats;
import org.lexhub.server.web.Html;
import org.lexhub.store.table.vocabulary.EndangermentStatus;

/** Writes properties of languages. */
final class LanguageMarkup {
  private LanguageMarkup() {}

  /** Writes a status with its dot of the map. */
  static void status(Html html, EndangermentStatus status) {
    html.open("span", "class", "status-mark");
    html.element("span", "", "class", "dot s" + status.number(), "aria-hidden", "true");
    html.text(
            status == EndangermentStatus.UNKNOWN
                ? "Not assessed"
                : DisplayFormats.title(status.code()))
        .close();
  }
}
