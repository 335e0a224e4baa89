package org.lexhub.store.table;

import org.lexhub.store.column.ByteColumn;
import org.lexhub.store.column.IntColumn;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.table.schema.NameColumn;

/**
 * Names of languages in many languages; those of one language are consecutive rows, the English
 * name first.
 *
 * <p>Accessors take rows, return plain numbers and allocate nothing.
 */
public final class NameTable {
  private final IntColumn language;
  private final IntColumn locale;
  private final IntColumn name;
  private final ByteColumn own;

  private NameTable(Snapshot snapshot) {
    language = NameColumn.LANGUAGE.ints(snapshot);
    locale = NameColumn.LOCALE.ints(snapshot);
    name = NameColumn.NAME.ints(snapshot);
    own = NameColumn.OWN.bytes(snapshot);
  }

  /** Opens the table of a snapshot without reading its rows. */
  public static NameTable open(Snapshot snapshot) {
    return new NameTable(snapshot);
  }

  /** Returns the number of rows. */
  public int size() {
    return language.size();
  }

  /** Returns the row of the named language. */
  public int language(int row) {
    return language.get(row);
  }

  /** Returns the BCP 47 locale of the name (string). */
  public int locale(int row) {
    return locale.get(row);
  }

  /** Returns the name (string). */
  public int name(int row) {
    return name.get(row);
  }

  /** Returns 1 where the name is in the language itself, else 0. */
  public int own(int row) {
    return own.get(row);
  }
}
