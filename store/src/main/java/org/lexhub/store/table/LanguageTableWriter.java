package org.lexhub.store.table;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import it.unimi.dsi.fastutil.ints.IntList;
import java.util.ArrayList;
import java.util.List;
import org.lexhub.store.column.ListRows;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.table.schema.IdSections;
import org.lexhub.store.table.schema.LanguageColumn;
import org.lexhub.store.table.vocabulary.EndangermentStatus;
import org.lexhub.store.table.vocabulary.LanguageLevel;

/** Gathers the rows of {@link LanguageTable}. */
public final class LanguageTableWriter extends IdentifiedTableWriter<LanguageColumn> {
  public final IntList iso639 = rows.ints(LanguageColumn.ISO639);
  public final IntList level = rows.ints(LanguageColumn.LEVEL);
  public final IntList parent = rows.ints(LanguageColumn.PARENT);
  final ListRows scripts = new ListRows();

  /** The English names, by which children are sorted. */
  public final List<String> names = new ArrayList<>();

  private String nextText = "";

  private LanguageTableWriter(SnapshotWriter out) {
    super(out, IdSections.LANGUAGE, LanguageColumn.scalars());
  }

  /** Creates an empty table; nothing is written before {@link #close}. */
  public static LanguageTableWriter create(SnapshotWriter out) {
    return new LanguageTableWriter(out);
  }

  /** Sets the public id, at least 1. */
  @CanIgnoreReturnValue
  public LanguageTableWriter id(int value) {
    setId(value);
    return this;
  }

  /** Sets the glottocode, packed by {@link LanguageCodes#pack8}, 0 none. */
  @CanIgnoreReturnValue
  public LanguageTableWriter glottocode(long value) {
    rows.set(LanguageColumn.GLOTTOCODE, value);
    return this;
  }

  /** Sets the ISO 639-3 code, packed by {@link LanguageCodes#pack3}, 0 none. */
  @CanIgnoreReturnValue
  public LanguageTableWriter iso639(int value) {
    rows.set(LanguageColumn.ISO639, value);
    return this;
  }

  /**
   * Sets the English name.
   *
   * @param value the string
   * @param text the characters of the string
   */
  @CanIgnoreReturnValue
  public LanguageTableWriter name(int value, String text) {
    rows.set(LanguageColumn.NAME, value);
    nextText = text;
    return this;
  }

  /** Sets the {@link LanguageLevel} number. */
  @CanIgnoreReturnValue
  public LanguageTableWriter level(int value) {
    rows.set(LanguageColumn.LEVEL, value);
    return this;
  }

  /** Sets the row of the parent, -1 at the top. */
  @CanIgnoreReturnValue
  public LanguageTableWriter parent(int value) {
    rows.set(LanguageColumn.PARENT, value);
    return this;
  }

  /** Sets the latitude in degrees, NaN unknown. */
  @CanIgnoreReturnValue
  public LanguageTableWriter latitude(double value) {
    rows.set(LanguageColumn.LATITUDE, value);
    return this;
  }

  /** Sets the longitude in degrees, NaN unknown. */
  @CanIgnoreReturnValue
  public LanguageTableWriter longitude(double value) {
    rows.set(LanguageColumn.LONGITUDE, value);
    return this;
  }

  /** Sets the estimated number of speakers, -1 unknown. */
  @CanIgnoreReturnValue
  public LanguageTableWriter speakers(long value) {
    rows.set(LanguageColumn.SPEAKERS, value);
    return this;
  }

  /** Sets the {@link EndangermentStatus} number. */
  @CanIgnoreReturnValue
  public LanguageTableWriter status(int value) {
    rows.set(LanguageColumn.STATUS, value);
    return this;
  }

  /**
   * Sets a column that is derived from the complete rows.
   *
   * @param values one value per row
   */
  public void derive(LanguageColumn column, IntList values) {
    rows.derive(column, values);
  }

  /** Returns whether a complete row has a script, or no script at all. */
  public boolean writes(int row, int script) {
    for (int at = scripts.start(row); at < scripts.end(row); at++) {
      if (scripts.value(at) == script) {
        return true;
      }
    }
    return scripts.count(row) == 0;
  }

  /** Adds one to the scripts (rows of the script table) of the row. */
  @CanIgnoreReturnValue
  public LanguageTableWriter addScript(int value) {
    scripts.add(value);
    return this;
  }

  @Override
  @CanIgnoreReturnValue
  public int endRow() {
    scripts.endRow();
    names.add(nextText);
    nextText = "";
    return super.endRow();
  }

  @Override
  public void close() {
    super.close();
    scripts.write(out, LanguageColumn.SCRIPTS.section());
  }
}
