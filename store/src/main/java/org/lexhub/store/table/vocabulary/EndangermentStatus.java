package org.lexhub.store.table.vocabulary;

import org.jspecify.annotations.Nullable;

/**
 * Endangerment of a language, on the scale of Glottolog; {@link #UNKNOWN} where not assessed.
 *
 * <p>Snapshots store the {@link #number}: the order is part of the format, so add constants at the
 * end only.
 */
public enum EndangermentStatus {
  /** The code {@code not_endangered}. */
  NOT_ENDANGERED,
  /** The code {@code threatened}. */
  THREATENED,
  /** The code {@code shifting}. */
  SHIFTING,
  /** The code {@code moribund}. */
  MORIBUND,
  /** The code {@code nearly_extinct}. */
  NEARLY_EXTINCT,
  /** The code {@code extinct}. */
  EXTINCT,
  /** The code {@code unknown}. */
  UNKNOWN;

  private static final EndangermentStatus[] VALUES = values();
  private static final WireCodes<EndangermentStatus> CODES =
      new WireCodes<>("status", VALUES, EndangermentStatus::code);

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
  public static EndangermentStatus of(String code) {
    return CODES.of(code);
  }

  /** Returns the constant of a code in any case, or null. */
  public static @Nullable EndangermentStatus parse(String text) {
    return CODES.parse(text);
  }

  /** Returns the number of the constant in snapshots: its ordinal. */
  @SuppressWarnings("EnumOrdinal") // the order is part of the format
  public int number() {
    return ordinal();
  }

  /** Returns the constant of a number; allocates nothing, unlike {@link #values()}. */
  public static EndangermentStatus at(int number) {
    return VALUES[number];
  }

  /** Returns the number of constants. */
  public static int count() {
    return VALUES.length;
  }
}
