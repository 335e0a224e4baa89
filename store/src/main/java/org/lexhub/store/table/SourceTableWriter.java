package org.lexhub.store.table;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.shorts.ShortArrayList;
import org.lexhub.store.column.ColumnSet;
import org.lexhub.store.snapshot.SnapshotWriter;

/**
 * Collects the rows of {@link SourceTable} in ordinal order and writes them when it is closed.
 *
 * <p>Set what the row has, then call {@link #endRow}; what is not set takes its "none" value.
 */
public final class SourceTableWriter implements AutoCloseable {
  private final SnapshotWriter out;
  private final NameIndexWriter names = new NameIndexWriter();
  final IntArrayList name = new IntArrayList();
  final IntArrayList title = new IntArrayList();
  final IntArrayList version = new IntArrayList();
  final IntArrayList licence = new IntArrayList();
  final IntArrayList attribution = new IntArrayList();
  final IntArrayList url = new IntArrayList();
  final ShortArrayList prior = new ShortArrayList();
  private int nextName = -1;
  private int nextTitle = -1;
  private int nextVersion = -1;
  private int nextLicence = -1;
  private int nextAttribution = -1;
  private int nextUrl = -1;
  private int nextPrior = 0;

  private SourceTableWriter(SnapshotWriter out) {
    this.out = out;
  }

  /** Starts an empty table; nothing is written before {@link #close}. */
  public static SourceTableWriter create(SnapshotWriter out) {
    return new SourceTableWriter(out);
  }

  /** How many rows are complete. */
  public int size() {
    return name.size();
  }

  /**
   * Sets the short name.
   *
   * @param value the string
   * @param text what the string says
   */
  @CanIgnoreReturnValue
  public SourceTableWriter name(int value, String text) {
    nextName = value;
    names.add(text, size());
    return this;
  }

  /** Sets the title (text). */
  @CanIgnoreReturnValue
  public SourceTableWriter title(int value) {
    nextTitle = value;
    return this;
  }

  /** Sets the version (text). */
  @CanIgnoreReturnValue
  public SourceTableWriter version(int value) {
    nextVersion = value;
    return this;
  }

  /** Sets the licence (text). */
  @CanIgnoreReturnValue
  public SourceTableWriter licence(int value) {
    nextLicence = value;
    return this;
  }

  /** Sets the attribution (text). */
  @CanIgnoreReturnValue
  public SourceTableWriter attribution(int value) {
    nextAttribution = value;
    return this;
  }

  /** Sets the address (text). */
  @CanIgnoreReturnValue
  public SourceTableWriter url(int value) {
    nextUrl = value;
    return this;
  }

  /** Sets the prior confidence in basis points. */
  @CanIgnoreReturnValue
  public SourceTableWriter prior(int value) {
    nextPrior = value;
    return this;
  }

  /** Completes the row and returns its ordinal. */
  @CanIgnoreReturnValue
  public int endRow() {
    name.add(nextName);
    title.add(nextTitle);
    version.add(nextVersion);
    licence.add(nextLicence);
    attribution.add(nextAttribution);
    url.add(nextUrl);
    prior.add(ColumnSet.unsignedShort("source.prior", nextPrior));
    nextName = -1;
    nextTitle = -1;
    nextVersion = -1;
    nextLicence = -1;
    nextAttribution = -1;
    nextUrl = -1;
    nextPrior = 0;
    return size() - 1;
  }

  /** Writes every column of the table. */
  @Override
  public void close() {
    ColumnSet.ints(out, "source.name", name);
    ColumnSet.ints(out, "source.title", title);
    ColumnSet.ints(out, "source.version", version);
    ColumnSet.ints(out, "source.licence", licence);
    ColumnSet.ints(out, "source.attribution", attribution);
    ColumnSet.ints(out, "source.url", url);
    ColumnSet.shorts(out, "source.prior", prior);
    names.write(out, "source");
  }
}
