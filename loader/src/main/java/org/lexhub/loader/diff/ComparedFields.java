package org.lexhub.loader.diff;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import org.lexhub.store.Store;
import org.lexhub.store.table.LanguageCodes;

/** Appends fields of a row to a text that is compared as a whole. */
final class ComparedFields {
  private static final char END = '\u001f';

  private final Store store;
  private final StringBuilder out;

  ComparedFields(Store store, StringBuilder out) {
    this.store = store;
    this.out = out;
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

  @CanIgnoreReturnValue
  ComparedFields number(double value) {
    out.append(value).append(END);
    return this;
  }

  /** The source of a number by name. */
  @CanIgnoreReturnValue
  ComparedFields source(int row) {
    return string(store.sources().name(row));
  }

  /** The language of a row by code. */
  @CanIgnoreReturnValue
  ComparedFields language(int row) {
    if (row >= 0) {
      out.append(code(store, row));
    }
    out.append(END);
    return this;
  }

  /** The meaning of a row by hub key. */
  @CanIgnoreReturnValue
  ComparedFields meaning(int row) {
    return string(store.meanings().key(row));
  }

  /** ISO 639-3 code and glottocode of a language, whichever it has. */
  static String code(Store store, int language) {
    long glottocode = store.languages().glottocode(language);
    return glottocode != 0
        ? LanguageCodes.unpack(glottocode)
        : LanguageCodes.unpack(store.languages().iso639(language));
  }
}
