package org.lexhub.server.dict;

import java.util.List;
import org.lexhub.server.export.EntryText;
import org.lexhub.server.export.ExportScope;
import org.lexhub.store.Store;
import org.lexhub.store.licence.LicenceFilter;

/** Writes dictionary entries as texts of the protocol, wrapped for a terminal. */
final class DictEntry {
  private final EntryText entries;
  private final DictReply out;

  /** Writes entries with the translations of a database. */
  DictEntry(Store store, DictDatabase database, DictReply out) {
    entries =
        new EntryText(
            new ExportScope(store, database.source(), database.target(), LicenceFilter.ALL));
    this.out = out;
  }

  /** Writes the entry of a lexeme. */
  void write(int lexeme) {
    List<String> lines = entries.lines(lexeme);
    out.begin().text(lines.getFirst());
    for (String line : lines.subList(1, lines.size())) {
      String first = line.substring(0, line.length() - line.stripLeading().length());
      out.wrapped(first, EntryText.INDENTATION, line);
    }
    out.end();
  }
}
