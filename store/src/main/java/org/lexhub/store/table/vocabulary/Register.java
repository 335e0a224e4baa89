package org.lexhub.store.table.vocabulary;

import org.jspecify.annotations.Nullable;

/**
 * How a word is used: the labels that dictionaries give a sense.
 *
 * <p>Snapshots store the {@link #number}: the order is part of the format, so add constants at the
 * end only.
 */
public enum Register {
  /** The code {@code neutral}. */
  NEUTRAL,
  /** The code {@code formal}. */
  FORMAL,
  /** The code {@code informal}. */
  INFORMAL,
  /** The code {@code colloquial}. */
  COLLOQUIAL,
  /** The code {@code slang}. */
  SLANG,
  /** The code {@code vulgar}. */
  VULGAR,
  /** The code {@code derogatory}. */
  DEROGATORY,
  /** The code {@code literary}. */
  LITERARY,
  /** The code {@code archaic}. */
  ARCHAIC,
  /** The code {@code obsolete}. */
  OBSOLETE,
  /** The code {@code dated}. */
  DATED,
  /** The code {@code historical}. */
  HISTORICAL,
  /** The code {@code rare}. */
  RARE,
  /** The code {@code dialectal}. */
  DIALECTAL,
  /** The code {@code technical}. */
  TECHNICAL,
  /** The code {@code honorific}. */
  HONORIFIC,
  /** The code {@code humble}. */
  HUMBLE,
  /** The code {@code polite}. */
  POLITE,
  /** The code {@code childish}. */
  CHILDISH,
  /** The code {@code humorous}. */
  HUMOROUS,
  /** The code {@code euphemistic}. */
  EUPHEMISTIC;

  private static final Register[] VALUES = values();
  private static final WireCodes<Register> CODES =
      new WireCodes<>("register", VALUES, Register::code);

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
  public static Register of(String code) {
    return CODES.of(code);
  }

  /** Returns the constant of a code in any case, or null. */
  public static @Nullable Register parse(String text) {
    return CODES.parse(text);
  }

  /** Returns the number of the constant in snapshots: its ordinal. */
  @SuppressWarnings("EnumOrdinal") // the order is part of the format
  public int number() {
    return ordinal();
  }

  /** Returns the constant of a number; allocates nothing, unlike {@link #values()}. */
  public static Register at(int number) {
    return VALUES[number];
  }

  /** Returns the number of constants. */
  public static int count() {
    return VALUES.length;
  }
}
