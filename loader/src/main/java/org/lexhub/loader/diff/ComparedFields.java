package org.lexhub.loader.diff;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import java.util.Set;
import org.lexhub.store.Store;
import org.lexhub.store.table.LanguageCodes;
import org.lexhub.store.table.schema.ColumnSpec;
import org.lexhub.store.table.schema.StoredTable;
import org.lexhub.store.table.schema.TableColumn;

/** Appends the values of a row to a text that is compared as a whole. */
final class ComparedFields {
  private static final char END = '\u001f';

  private final Store store;
  private final StringBuilder out;

  ComparedFields(Store store, StringBuilder out) {
    this.store = store;
    this.out = out;
  }

  /** Reads the value that a row of a table has in a column. */
  interface RowValue<C> {
    long value(C column, int row);
  }

  /**
   * Appends the values of a row in some columns.
   *
   * @param columns columns with one value per row
   */
  @CanIgnoreReturnValue
  <C extends TableColumn> ComparedFields row(Set<C> columns, RowValue<C> table, int row) {
    for (C column : columns) {
      value(column.spec(), table.value(column, row));
    }
    return this;
  }

  /** Appends what a value refers to, by its natural key, or the number that it is. */
  private void value(ColumnSpec spec, long value) {
    StoredTable target = spec.target();
    if (target == null) {
      number(value);
      return;
    }
    int row = (int) value;
    switch (target) {
      case STRING -> string(row);
      case TEXT -> text(row);
      case SOURCE -> source(row);
      case LANGUAGE -> language(row);
      case CONCEPT -> string(row < 0 ? -1 : store.concepts().catalogId(row));
      default -> throw new IllegalArgumentException("no natural key of " + target);
    }
  }

  @CanIgnoreReturnValue
  ComparedFields string(int row) {
    if (row >= 0) {
      out.append(store.strings().get(row));
    }
    out.append(END);
    return this;
  }

  @CanIgnoreReturnValue
  ComparedFields text(int row) {
    if (row >= 0) {
      out.append(store.texts().get(row));
    }
    out.append(END);
    return this;
  }

  @CanIgnoreReturnValue
  ComparedFields number(long value) {
    out.append(value).append(END);
    return this;
  }

  /** Appends the name of a source. */
  @CanIgnoreReturnValue
  ComparedFields source(int row) {
    return string(store.sources().name(row));
  }

  /** Appends the code of a language. */
  @CanIgnoreReturnValue
  ComparedFields language(int row) {
    if (row >= 0) {
      out.append(code(store, row));
    }
    out.append(END);
    return this;
  }

  /** Appends the hub key of a meaning. */
  @CanIgnoreReturnValue
  ComparedFields meaning(int row) {
    return string(store.meanings().key(row));
  }

  /** Returns the glottocode of a language, else its ISO 639-3 code. */
  static String code(Store store, int language) {
    long glottocode = store.languages().glottocode(language);
    return glottocode != 0
        ? LanguageCodes.unpack(glottocode)
        : LanguageCodes.unpack(store.languages().iso639(language));
  }
}
