package org.lexhub.store.table;

import org.lexhub.store.column.ByteColumn;
import org.lexhub.store.column.IntColumn;
import org.lexhub.store.snapshot.Snapshot;

/**
 * Names of languages in many languages; the names of one language stand together, English first.
 *
 * <p>Accessors take rows, return plain numbers and allocate nothing.
 */
public final class NameTable {
  private final IntColumn language;
  private final IntColumn locale;
  private final IntColumn name;
  private final ByteColumn own;

  private NameTable(Snapshot snapshot) {
    language = IntColumn.open(snapshot, "name.language");
    locale = IntColumn.open(snapshot, "name.locale");
    name = IntColumn.open(snapshot, "name.name");
    own = ByteColumn.open(snapshot, "name.own");
  }

  /** Opens the table of a snapshot without reading its rows. */
  public static NameTable open(Snapshot snapshot) {
    return new NameTable(snapshot);
  }

  /** How many rows there are. */
  public int size() {
    return language.size();
  }

  /** The row of the named language. */
  public int language(int row) {
    return language.get(row);
  }

  /** The BCP 47 locale of the name (string). */
  public int locale(int row) {
    return locale.get(row);
  }

  /** The name (string). */
  public int name(int row) {
    return name.get(row);
  }

  /** 1 where the name is in the language itself, else 0. */
  public int own(int row) {
    return own.get(row);
  }
}
