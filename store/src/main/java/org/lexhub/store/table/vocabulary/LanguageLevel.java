package org.lexhub.store.table.vocabulary;

import org.jspecify.annotations.Nullable;

/**
 * What a languoid is: a family, a language or a dialect of a language.
 *
 * <p>Snapshots store the {@link #number}: the order is part of the format, so add constants at the
 * end only.
 */
public enum LanguageLevel {
  /** The code {@code family}. */
  FAMILY,
  /** The code {@code language}. */
  LANGUAGE,
  /** The code {@code dialect}. */
  DIALECT;

  private static final LanguageLevel[] VALUES = values();
  private static final WireCodes<LanguageLevel> CODES =
      new WireCodes<>("level", VALUES, LanguageLevel::code);

  private final String code = WireCodes.wire(this);

  /** Returns the code on the wire, in lower case. */
  public String code() {
    return code;
  }

  /**
   * Returns the constant of an exact code.
   *
   * @throws IllegalArgumentException if there is none; the message lists the allowed codes
   */
  public static LanguageLevel of(String code) {
    return CODES.of(code);
  }

  /** Returns the constant of a code in any case, or null. */
  public static @Nullable LanguageLevel parse(String text) {
    return CODES.parse(text);
  }

  /** Returns the number of the constant in snapshots: its ordinal. */
  @SuppressWarnings("EnumOrdinal") // the order is part of the format
  public int number() {
    return ordinal();
  }

  /** Returns the constant of a number; allocates nothing, unlike {@link #values()}. */
  public static LanguageLevel at(int number) {
    return VALUES[number];
  }

  /** Returns the number of constants. */
  public static int count() {
    return VALUES.length;
  }
}
