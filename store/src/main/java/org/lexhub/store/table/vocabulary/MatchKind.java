package org.lexhub.store.table.vocabulary;

import org.jspecify.annotations.Nullable;

/**
 * Why a lexeme matched a search, from the strongest reason to the weakest.
 *
 * <p>Snapshots store the {@link #number}: the order is part of the format, constants are only ever
 * appended.
 */
public enum MatchKind {
  /** The code {@code lemma}. */
  LEMMA,
  /** The code {@code reading}. */
  READING,
  /** The code {@code romanization}. */
  ROMANIZATION,
  /** The code {@code form}. */
  FORM,
  /** The code {@code prefix}. */
  PREFIX,
  /** The code {@code fuzzy}. */
  FUZZY,
  /** The code {@code definition}. */
  DEFINITION;

  private static final MatchKind[] VALUES = values();
  private static final WireCodes<MatchKind> CODES =
      new WireCodes<>("match kind", VALUES, MatchKind::code);

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
  public static MatchKind of(String code) {
    return CODES.of(code);
  }

  /** The constant of a wire text in any case, or null. */
  public static @Nullable MatchKind parse(String text) {
    return CODES.parse(text);
  }

  /** The number that stands for the constant in snapshots: its ordinal. */
  @SuppressWarnings("EnumOrdinal") // the order is part of the format
  public int number() {
    return ordinal();
  }

  /** The constant of a number; allocates nothing, unlike {@link #values()}. */
  public static MatchKind at(int number) {
    return VALUES[number];
  }

  /** How many constants there are. */
  public static int count() {
    return VALUES.length;
  }
}
