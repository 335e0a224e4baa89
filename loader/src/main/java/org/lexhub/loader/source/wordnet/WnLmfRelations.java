package org.lexhub.loader.source.wordnet;

import org.jspecify.annotations.Nullable;
import org.lexhub.store.table.vocabulary.RelationType;

/** Translates the relation types of WN-LMF. */
final class WnLmfRelations {
  private WnLmfRelations() {}

  /** Returns the type of a relation name, {@code OTHER} if unknown, or null for unused inverses. */
  static @Nullable RelationType type(String name) {
    return switch (name) {
      case "hypernym" -> RelationType.HYPERNYM;
      case "hyponym" -> RelationType.HYPONYM;
      case "instance_hypernym" -> RelationType.INSTANCE_HYPERNYM;
      case "instance_hyponym" -> RelationType.INSTANCE_HYPONYM;
      case "holo_part", "holonym", "holo_location", "holo_portion" -> RelationType.PART_HOLONYM;
      case "holo_member" -> RelationType.MEMBER_HOLONYM;
      case "holo_substance" -> RelationType.SUBSTANCE_HOLONYM;
      case "mero_part", "meronym", "mero_location", "mero_portion" -> RelationType.PART_MERONYM;
      case "mero_member" -> RelationType.MEMBER_MERONYM;
      case "mero_substance" -> RelationType.SUBSTANCE_MERONYM;
      case "antonym" -> RelationType.ANTONYM;
      case "similar" -> RelationType.SIMILAR;
      case "also" -> RelationType.ALSO;
      case "attribute" -> RelationType.ATTRIBUTE;
      case "entails" -> RelationType.ENTAILMENT;
      case "causes" -> RelationType.CAUSE;
      case "derivation" -> RelationType.DERIVATION;
      case "pertainym" -> RelationType.PERTAINYM;
      case "participle" -> RelationType.PARTICIPLE;
      case "domain_topic" -> RelationType.DOMAIN_TOPIC;
      case "domain_region" -> RelationType.DOMAIN_REGION;
      case "exemplifies" -> RelationType.DOMAIN_USAGE;
      case "has_domain_topic" -> RelationType.HAS_DOMAIN_TOPIC;
      case "has_domain_region" -> RelationType.HAS_DOMAIN_REGION;
      case "is_exemplified_by" -> RelationType.HAS_DOMAIN_USAGE;
      case "is_entailed_by", "is_caused_by" -> null;
      default -> RelationType.OTHER;
    };
  }
}
