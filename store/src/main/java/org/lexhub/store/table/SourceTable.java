package org.lexhub.store.table;

import org.lexhub.store.column.IntColumn;
import org.lexhub.store.column.ShortColumn;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.table.schema.NameSections;
import org.lexhub.store.table.schema.SourceColumn;

/**
 * Sources: the origins of entries and links, with their licences.
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
  private final NameIndex names;

  private SourceTable(Snapshot snapshot) {
    name = SourceColumn.NAME.ints(snapshot);
    title = SourceColumn.TITLE.ints(snapshot);
    version = SourceColumn.VERSION.ints(snapshot);
    licence = SourceColumn.LICENCE.ints(snapshot);
    attribution = SourceColumn.ATTRIBUTION.ints(snapshot);
    url = SourceColumn.URL.ints(snapshot);
    prior = SourceColumn.PRIOR.shorts(snapshot);
    lexemes = SourceColumn.LEXEMES.ints(snapshot);
    senses = SourceColumn.SENSES.ints(snapshot);
    names = new NameIndex(snapshot, NameSections.SOURCE);
  }

  /** Opens the table of a snapshot without reading its rows. */
  public static SourceTable open(Snapshot snapshot) {
    return new SourceTable(snapshot);
  }

  /** Returns the number of rows. */
  public int size() {
    return name.size();
  }

  /** Returns the short name (string). */
  public int name(int row) {
    return name.get(row);
  }

  /** Returns the title (text). */
  public int title(int row) {
    return title.get(row);
  }

  /** Returns the version (text). */
  public int version(int row) {
    return version.get(row);
  }

  /** Returns the licence (text). */
  public int licence(int row) {
    return licence.get(row);
  }

  /** Returns the attribution (text). */
  public int attribution(int row) {
    return attribution.get(row);
  }

  /** Returns the address (text). */
  public int url(int row) {
    return url.get(row);
  }

  /** Returns the prior confidence in basis points. */
  public int prior(int row) {
    return prior.get(row);
  }

  /** Returns the number of lexemes that the source knows. */
  public int lexemes(int row) {
    return lexemes.get(row);
  }

  /** Returns the number of senses that the source asserts. */
  public int senses(int row) {
    return senses.get(row);
  }

  /** Returns the row of a short name in any case, or -1. */
  public int find(String name) {
    return names.find(name);
  }
}
