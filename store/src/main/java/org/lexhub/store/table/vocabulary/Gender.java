package org.lexhub.store.table.vocabulary;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The grammatical gender of a noun, or the genders between which its use varies.
 *
 * <p>Snapshots store the {@link #number}: the order is part of the format, so add constants at the
 * end only.
 */
public enum Gender {
  /** The code {@code masculine}. */
  MASCULINE,
  /** The code {@code feminine}. */
  FEMININE,
  /** The code {@code neuter}. */
  NEUTER,
  /** The code {@code common}: masculine and feminine in one, as in Danish and Dutch. */
  COMMON,
  /** The code {@code masculine_or_feminine}. */
  MASCULINE_OR_FEMININE,
  /** The code {@code masculine_or_neuter}. */
  MASCULINE_OR_NEUTER,
  /** The code {@code feminine_or_neuter}. */
  FEMININE_OR_NEUTER,
  /** The code {@code common_or_neuter}. */
  COMMON_OR_NEUTER;

  private static final Gender[] VALUES = values();
  private static final WireCodes<Gender> CODES = new WireCodes<>("gender", VALUES, Gender::code);

  private final String code = WireCodes.wire(this);

  /** Returns the code on the wire, in lower case. */
  public String code() {
    return code;
  }

  /** Returns all codes in the order of their numbers. */
  public static String[] words() {
    return Arrays.stream(VALUES).map(Gender::code).toArray(String[]::new);
  }

  /**
   * Returns the gender that a text names, or null: a code, or an abbreviation such as {@code m},
   * {@code fem} or {@code n}, in any case.
   */
  public static @Nullable Gender parse(String text) {
    String lower = text.strip().toLowerCase(Locale.ROOT);
    return switch (lower) {
      case "m", "m.", "masc", "masc." -> MASCULINE;
      case "f", "f.", "fem", "fem." -> FEMININE;
      case "n", "n.", "nt", "neut", "neut.", "neutral" -> NEUTER;
      case "c", "c.", "utrum", "common-gender" -> COMMON;
      case "mf", "m/f", "f/m" -> MASCULINE_OR_FEMININE;
      default -> CODES.parse(lower);
    };
  }

  /**
   * Returns the gender of a noun that has one or two of the four simple genders.
   *
   * @return null if there is none, or if three or more do not tell anything
   */
  public static @Nullable Gender of(Set<Gender> genders) {
    Set<Gender> simple = genders.isEmpty() ? EnumSet.noneOf(Gender.class) : EnumSet.copyOf(genders);
    if (simple.size() == 1) {
      return simple.iterator().next();
    }
    for (Gender gender : VALUES) {
      if (simple.size() == 2 && gender.parts().equals(simple)) {
        return gender;
      }
    }
    return null;
  }

  /** Returns the simple genders between which the use varies, or the gender itself. */
  private Set<Gender> parts() {
    return switch (this) {
      case MASCULINE_OR_FEMININE -> EnumSet.of(MASCULINE, FEMININE);
      case MASCULINE_OR_NEUTER -> EnumSet.of(MASCULINE, NEUTER);
      case FEMININE_OR_NEUTER -> EnumSet.of(FEMININE, NEUTER);
      case COMMON_OR_NEUTER -> EnumSet.of(COMMON, NEUTER);
      default -> EnumSet.of(this);
    };
  }

  /** Returns the number of the constant in snapshots: its ordinal. */
  @SuppressWarnings("EnumOrdinal") // the order is part of the format
  public int number() {
    return ordinal();
  }
}
