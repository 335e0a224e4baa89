package org.lexhub.store;

import java.util.Locale;

/** What {@link Coverage} counts of a language. */
public enum CoverageField {
  /** Dictionary entries. */
  LEXEMES,
  /** Links of entries to meanings. */
  SENSES,
  /** Definitions of senses and meanings in the language. */
  DEFINITIONS,
  /** Examples of senses. */
  EXAMPLES,
  /** Examples that have a translation. */
  TRANSLATED,
  /** Senses with a usage register. */
  REGISTERS,
  /** Senses with a subject field. */
  DOMAINS,
  /** Entries with inflected forms or other spellings. */
  INFLECTED,
  /** Inflected forms and other spellings. */
  FORMS,
  /** Pronunciations. */
  PRONUNCIATIONS,
  /** Pronunciations with a recording. */
  AUDIO,
  /** Entries with a reading, such as kana. */
  READINGS,
  /** Entries with an etymology. */
  ETYMOLOGIES,
  /** Entries with a gender. */
  GENDERS,
  /** Entries with measure words. */
  CLASSIFIERS,
  /** Entries with a frequency. */
  FREQUENCIES;

  private static final CoverageField[] VALUES = values();

  /** Returns the number of fields. */
  public static int count() {
    return VALUES.length;
  }

  /** Returns the position of the field in a row of counts. */
  @SuppressWarnings("EnumOrdinal") // the order of the columns
  public int number() {
    return ordinal();
  }

  /** Returns the heading of its column, in lower case. */
  public String heading() {
    return name().toLowerCase(Locale.ROOT);
  }
}
