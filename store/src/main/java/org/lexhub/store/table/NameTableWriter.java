package org.lexhub.store.table;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import it.unimi.dsi.fastutil.bytes.ByteArrayList;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import org.lexhub.store.column.ColumnSet;
import org.lexhub.store.snapshot.SnapshotWriter;

/**
 * Collects the rows of {@link NameTable} in ordinal order and writes them when it is closed.
 *
 * <p>Set what the row has, then call {@link #endRow}; what is not set takes its "none" value.
 */
public final class NameTableWriter implements AutoCloseable {
  private final SnapshotWriter out;
  public final IntArrayList language = new IntArrayList();
  final IntArrayList locale = new IntArrayList();
  final IntArrayList name = new IntArrayList();
  final ByteArrayList own = new ByteArrayList();
  private int nextLanguage = -1;
  private int nextLocale = -1;
  private int nextName = -1;
  private int nextOwn = 0;

  private NameTableWriter(SnapshotWriter out) {
    this.out = out;
  }

  /** Starts an empty table; nothing is written before {@link #close}. */
  public static NameTableWriter create(SnapshotWriter out) {
    return new NameTableWriter(out);
  }

  /** How many rows are complete. */
  public int size() {
    return language.size();
  }

  /** Sets the row of the named language. */
  @CanIgnoreReturnValue
  public NameTableWriter language(int value) {
    nextLanguage = value;
    return this;
  }

  /** Sets the BCP 47 locale of the name (string). */
  @CanIgnoreReturnValue
  public NameTableWriter locale(int value) {
    nextLocale = value;
    return this;
  }

  /** Sets the name (string). */
  @CanIgnoreReturnValue
  public NameTableWriter name(int value) {
    nextName = value;
    return this;
  }

  /** Sets 1 where the name is in the language itself, else 0. */
  @CanIgnoreReturnValue
  public NameTableWriter own(int value) {
    nextOwn = value;
    return this;
  }

  /** Completes the row and returns its ordinal. */
  @CanIgnoreReturnValue
  public int endRow() {
    language.add(nextLanguage);
    locale.add(nextLocale);
    name.add(nextName);
    own.add(ColumnSet.unsignedByte("name.own", nextOwn));
    nextLanguage = -1;
    nextLocale = -1;
    nextName = -1;
    nextOwn = 0;
    return size() - 1;
  }

  /** Writes every column of the table. */
  @Override
  public void close() {
    ColumnSet.ints(out, "name.language", language);
    ColumnSet.ints(out, "name.locale", locale);
    ColumnSet.ints(out, "name.name", name);
    ColumnSet.bytes(out, "name.own", own);
  }
}
