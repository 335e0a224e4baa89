package org.lexhub.store.table.vocabulary;

import org.jspecify.annotations.Nullable;

/**
 * How one meaning, or one word, relates to another; {@code A HYPERNYM B} reads: the hypernym of A
 * is B.
 *
 * <p>Snapshots store the {@link #number}: the order is part of the format, so add constants at the
 * end only.
 */
public enum RelationType {
  /** The code {@code hypernym}. */
  HYPERNYM,
  /** The code {@code hyponym}. */
  HYPONYM,
  /** The code {@code instance_hypernym}. */
  INSTANCE_HYPERNYM,
  /** The code {@code instance_hyponym}. */
  INSTANCE_HYPONYM,
  /** The code {@code part_holonym}. */
  PART_HOLONYM,
  /** The code {@code member_holonym}. */
  MEMBER_HOLONYM,
  /** The code {@code substance_holonym}. */
  SUBSTANCE_HOLONYM,
  /** The code {@code part_meronym}. */
  PART_MERONYM,
  /** The code {@code member_meronym}. */
  MEMBER_MERONYM,
  /** The code {@code substance_meronym}. */
  SUBSTANCE_MERONYM,
  /** The code {@code antonym}. */
  ANTONYM,
  /** The code {@code similar}. */
  SIMILAR,
  /** The code {@code also}. */
  ALSO,
  /** The code {@code attribute}. */
  ATTRIBUTE,
  /** The code {@code entailment}. */
  ENTAILMENT,
  /** The code {@code cause}. */
  CAUSE,
  /** The code {@code derivation}. */
  DERIVATION,
  /** The code {@code pertainym}. */
  PERTAINYM,
  /** The code {@code participle}. */
  PARTICIPLE,
  /** The code {@code verb_group}. */
  VERB_GROUP,
  /** The code {@code domain_topic}. */
  DOMAIN_TOPIC,
  /** The code {@code domain_region}. */
  DOMAIN_REGION,
  /** The code {@code domain_usage}. */
  DOMAIN_USAGE,
  /** The code {@code has_domain_topic}. */
  HAS_DOMAIN_TOPIC,
  /** The code {@code has_domain_region}. */
  HAS_DOMAIN_REGION,
  /** The code {@code has_domain_usage}. */
  HAS_DOMAIN_USAGE,
  /** The code {@code other}. */
  OTHER,
  /** The code {@code synonym}: between words only, because synonyms share a meaning. */
  SYNONYM;

  private static final RelationType[] VALUES = values();
  private static final WireCodes<RelationType> CODES =
      new WireCodes<>("relation type", VALUES, RelationType::code);

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
  public static RelationType of(String code) {
    return CODES.of(code);
  }

  /** Returns the constant of a code in any case, or null. */
  public static @Nullable RelationType parse(String text) {
    return CODES.parse(text);
  }

  /** Returns the number of the constant in snapshots: its ordinal. */
  @SuppressWarnings("EnumOrdinal") // the order is part of the format
  public int number() {
    return ordinal();
  }

  /** Returns the constant of a number; allocates nothing, unlike {@link #values()}. */
  public static RelationType at(int number) {
    return VALUES[number];
  }

  /** Returns the number of constants. */
  public static int count() {
    return VALUES.length;
  }

  /** Returns the type of the reverse relation, or null where it has no name. */
  public @Nullable RelationType inverse() {
    return switch (this) {
      case HYPERNYM -> HYPONYM;
      case HYPONYM -> HYPERNYM;
      case INSTANCE_HYPERNYM -> INSTANCE_HYPONYM;
      case INSTANCE_HYPONYM -> INSTANCE_HYPERNYM;
      case PART_HOLONYM -> PART_MERONYM;
      case MEMBER_HOLONYM -> MEMBER_MERONYM;
      case SUBSTANCE_HOLONYM -> SUBSTANCE_MERONYM;
      case PART_MERONYM -> PART_HOLONYM;
      case MEMBER_MERONYM -> MEMBER_HOLONYM;
      case SUBSTANCE_MERONYM -> SUBSTANCE_HOLONYM;
      case DOMAIN_TOPIC -> HAS_DOMAIN_TOPIC;
      case DOMAIN_REGION -> HAS_DOMAIN_REGION;
      case DOMAIN_USAGE -> HAS_DOMAIN_USAGE;
      case HAS_DOMAIN_TOPIC -> DOMAIN_TOPIC;
      case HAS_DOMAIN_REGION -> DOMAIN_REGION;
      case HAS_DOMAIN_USAGE -> DOMAIN_USAGE;
      case ANTONYM, SIMILAR, ATTRIBUTE, DERIVATION, VERB_GROUP, SYNONYM -> this;
      case ALSO, ENTAILMENT, CAUSE, PERTAINYM, PARTICIPLE, OTHER -> null;
    };
  }
}
