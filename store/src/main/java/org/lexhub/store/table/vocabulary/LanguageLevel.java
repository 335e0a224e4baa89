package org.lexhub.store.table.vocabulary;

import org.jspecify.annotations.Nullable;

/**
 * What a languoid is: a family, a language or a dialect of a language.
 *
 * <p>Snapshots store the {@link #number}: the order is part of the format, constants are only ever
 * appended.
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

  /** The text used on the wire, in lower case. */
  public String code() {
    return code;
  }

  /**
   * The constant of an exact wire text.
   *
   * @throws IllegalArgumentException naming the allowed codes, when there is none
   */
  public static LanguageLevel of(String code) {
    return CODES.of(code);
  }

  /** The constant of a wire text in any case, or null. */
  public static @Nullable LanguageLevel parse(String text) {
    return CODES.parse(text);
  }

  /** The number that stands for the constant in snapshots: its ordinal. */
  @SuppressWarnings("EnumOrdinal") // the order is part of the format
  public int number() {
    return ordinal();
  }

  /** The constant of a number; allocates nothing, unlike {@link #values()}. */
  public static LanguageLevel at(int number) {
    return VALUES[number];
  }

  /** How many constants there are. */
  public static int count() {
    return VALUES.length;
  }
}
