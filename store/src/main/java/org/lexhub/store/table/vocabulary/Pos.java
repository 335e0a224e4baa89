package org.lexhub.store.table.vocabulary;

import org.jspecify.annotations.Nullable;

/**
 * Part of speech of a lexeme or a meaning.
 *
 * <p>Snapshots store the {@link #number}: the order is part of the format, so add constants at the
 * end only.
 */
public enum Pos {
  /** The code {@code noun}. */
  NOUN,
  /** The code {@code verb}. */
  VERB,
  /** The code {@code adj}. */
  ADJ,
  /** The code {@code adv}. */
  ADV,
  /** The code {@code pron}. */
  PRON,
  /** The code {@code det}. */
  DET,
  /** The code {@code adp}. */
  ADP,
  /** The code {@code conj}. */
  CONJ,
  /** The code {@code num}. */
  NUM,
  /** The code {@code intj}. */
  INTJ,
  /** The code {@code particle}. */
  PARTICLE,
  /** The code {@code aux}. */
  AUX,
  /** The code {@code name}. */
  NAME,
  /** The code {@code prefix}. */
  PREFIX,
  /** The code {@code suffix}. */
  SUFFIX,
  /** The code {@code affix}. */
  AFFIX,
  /** The code {@code phrase}. */
  PHRASE,
  /** The code {@code idiom}. */
  IDIOM,
  /** The code {@code proverb}. */
  PROVERB,
  /** The code {@code abbrev}. */
  ABBREV,
  /** The code {@code classifier}. */
  CLASSIFIER,
  /** The code {@code character}. */
  CHARACTER,
  /** The code {@code symbol}. */
  SYMBOL,
  /** The code {@code root}. */
  ROOT,
  /** The code {@code other}. */
  OTHER;

  private static final Pos[] VALUES = values();
  private static final WireCodes<Pos> CODES = new WireCodes<>("part of speech", VALUES, Pos::code);

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
  public static Pos of(String code) {
    return CODES.of(code);
  }

  /**
   * The part of speech that a text names, or null: a wire text or a usual other name of it, in any
   * case, such as {@code adjective}, {@code NOUN}, {@code prep} or {@code n}.
   */
  public static @Nullable Pos parse(String text) {
    Pos exact = CODES.parse(text);
    return exact != null ? exact : PosAliases.find(text);
  }

  /** Returns whether it is a closed class: its words are few, known and mostly grammatical. */
  public boolean isClosed() {
    return switch (this) {
      case PRON, DET, ADP, CONJ, PARTICLE, AUX -> true;
      default -> false;
    };
  }

  /** Returns the number of the constant in snapshots: its ordinal. */
  @SuppressWarnings("EnumOrdinal") // the order is part of the format
  public int number() {
    return ordinal();
  }

  /** Returns the constant of a number; allocates nothing, unlike {@link #values()}. */
  public static Pos at(int number) {
    return VALUES[number];
  }

  /** Returns the number of constants. */
  public static int count() {
    return VALUES.length;
  }
}
