package org.lexhub.server.web.account;

import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.account.KeyRow;
import org.lexhub.server.web.Html;
import org.lexhub.server.web.session.Tables;
import org.lexhub.server.web.session.Timestamps;

/** Writes keys as a table: name, visible part, state, time of creation, time of last use. */
final class KeyTable {
  private KeyTable() {}

  /**
   * Writes the table.
   *
   * @param label the name of the table for screen readers, or null
   * @param now the time that decides the state of a key
   */
  static void write(Html html, @Nullable String label, List<KeyRow> rows, Instant now) {
    Tables.open(html, label, "Name", "Key", "State", "Created", "Last used");
    Tables.body(html);
    for (KeyRow row : rows) {
      html.open("tr").element("td", row.name(), "dir", "auto").open("td");
      html.element("code", row.shown()).close().element("td", row.state(now)).open("td");
      Timestamps.write(html, row.created(), "").close().open("td");
      Timestamps.write(html, row.lastUsed(), "never").close().close();
    }
    Tables.close(html);
  }
}
