package org.lexhub.store.table.vocabulary;

import org.jspecify.annotations.Nullable;

/**
 * Why a lexeme matched a search, from the strongest reason to the weakest.
 *
 * <p>Snapshots store the {@link #number}: the order is part of the format, so add constants at the
 * end only.
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
  DEFINITION,
  /** The code {@code meaning}: a gloss is near the query, though it has too few of its words. */
  MEANING,
  /** The code {@code pattern}: a spelling has the pattern or the letters of the query. */
  PATTERN,
  /** The code {@code anagram}: a spelling has the letters of the query in another order. */
  ANAGRAM,
  /** The code {@code rhyme}: a pronunciation rhymes with that of the query. */
  RHYME,
  /** The code {@code sound}: a pronunciation is like that of the query. */
  SOUND;

  private static final MatchKind[] VALUES = values();
  private static final WireCodes<MatchKind> CODES =
      new WireCodes<>("match kind", VALUES, MatchKind::code);

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
  public static MatchKind of(String code) {
    return CODES.of(code);
  }

  /** Returns the constant of a code in any case, or null. */
  public static @Nullable MatchKind parse(String text) {
    return CODES.parse(text);
  }

  /** Returns the number of the constant in snapshots: its ordinal. */
  @SuppressWarnings("EnumOrdinal") // the order is part of the format
  public int number() {
    return ordinal();
  }

  /** Returns the constant of a number; allocates nothing, unlike {@link #values()}. */
  public static MatchKind at(int number) {
    return VALUES[number];
  }

  /** Returns the number of constants. */
  public static int count() {
    return VALUES.length;
  }
}
