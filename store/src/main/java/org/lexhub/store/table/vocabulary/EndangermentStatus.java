package org.lexhub.store.table.vocabulary;

import org.jspecify.annotations.Nullable;

/**
 * Endangerment of a language, on the scale of Glottolog; {@link #UNKNOWN} where not assessed.
 *
 * <p>Snapshots store the {@link #number}: the order is part of the format, constants are only ever
 * appended.
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

  /** The text used on the wire, in lower case. */
  public String code() {
    return code;
  }

  /**
   * The constant of an exact wire text.
   *
   * @throws IllegalArgumentException naming the allowed codes, when there is none
   */
  public static EndangermentStatus of(String code) {
    return CODES.of(code);
  }

  /** The constant of a wire text in any case, or null. */
  public static @Nullable EndangermentStatus parse(String text) {
    return CODES.parse(text);
  }

  /** The number that stands for the constant in snapshots: its ordinal. */
  @SuppressWarnings("EnumOrdinal") // the order is part of the format
  public int number() {
    return ordinal();
  }

  /** The constant of a number; allocates nothing, unlike {@link #values()}. */
  public static EndangermentStatus at(int number) {
    return VALUES[number];
  }

  /** How many constants there are. */
  public static int count() {
    return VALUES.length;
  }
}
