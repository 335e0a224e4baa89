package org.lexhub.store.table;

import org.lexhub.store.column.IntColumn;
import org.lexhub.store.column.LongColumn;
import org.lexhub.store.column.PairedSearch;
import org.lexhub.store.column.ShortColumn;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.table.id.Fingerprint;

/**
 * Sources: where entries and links come from, with their licences.
 *
 * <p>Accessors take rows, return plain numbers and allocate nothing.
 */
public final class SourceTable {
  private final IntColumn name;
  private final IntColumn title;
  private final IntColumn version;
  private final IntColumn licence;
  private final IntColumn attribution;
  private final IntColumn url;
  private final ShortColumn prior;
  private final IntColumn lexemes;
  private final IntColumn senses;
  private final LongColumn names;
  private final IntColumn nameRows;

  private SourceTable(Snapshot snapshot) {
    name = IntColumn.open(snapshot, "source.name");
    title = IntColumn.open(snapshot, "source.title");
    version = IntColumn.open(snapshot, "source.version");
    licence = IntColumn.open(snapshot, "source.licence");
    attribution = IntColumn.open(snapshot, "source.attribution");
    url = IntColumn.open(snapshot, "source.url");
    prior = ShortColumn.open(snapshot, "source.prior");
    lexemes = IntColumn.open(snapshot, "source.lexemes");
    senses = IntColumn.open(snapshot, "source.senses");
    names = LongColumn.open(snapshot, "source.names");
    nameRows = IntColumn.open(snapshot, "source.nameRows");
  }

  /** Opens the table of a snapshot without reading its rows. */
  public static SourceTable open(Snapshot snapshot) {
    return new SourceTable(snapshot);
  }

  /** How many rows there are. */
  public int size() {
    return name.size();
  }

  /** The short name (string). */
  public int name(int row) {
    return name.get(row);
  }

  /** The title (text). */
  public int title(int row) {
    return title.get(row);
  }

  /** The version (text). */
  public int version(int row) {
    return version.get(row);
  }

  /** The licence (text). */
  public int licence(int row) {
    return licence.get(row);
  }

  /** The attribution (text). */
  public int attribution(int row) {
    return attribution.get(row);
  }

  /** The address (text). */
  public int url(int row) {
    return url.get(row);
  }

  /** The prior confidence in basis points. */
  public int prior(int row) {
    return prior.get(row);
  }

  /** How many lexemes the source knows. */
  public int lexemes(int row) {
    return lexemes.get(row);
  }

  /** How many senses the source asserts. */
  public int senses(int row) {
    return senses.get(row);
  }

  /** The row of a short name in any case, or -1. */
  public int find(String name) {
    return PairedSearch.value(names, nameRows, Fingerprint.ofName(name));
  }
}
