package org.lexhub.loader.source.wordnet;

import org.jspecify.annotations.Nullable;
import org.lexhub.store.table.vocabulary.Register;
import org.lexhub.store.table.vocabulary.RelationType;

/** Translates the pointer symbols of the WordNet database (manual page wninput(5WN)). */
final class WordNetPointers {
  private WordNetPointers() {}

  /** Returns the relation of a pointer symbol, or null if WordNet 3.0 does not have it. */
  static @Nullable RelationType type(String symbol) {
    return switch (symbol) {
      case "@" -> RelationType.HYPERNYM;
      case "@i" -> RelationType.INSTANCE_HYPERNYM;
      case "~" -> RelationType.HYPONYM;
      case "~i" -> RelationType.INSTANCE_HYPONYM;
      case "#m" -> RelationType.MEMBER_HOLONYM;
      case "#s" -> RelationType.SUBSTANCE_HOLONYM;
      case "#p" -> RelationType.PART_HOLONYM;
      case "%m" -> RelationType.MEMBER_MERONYM;
      case "%s" -> RelationType.SUBSTANCE_MERONYM;
      case "%p" -> RelationType.PART_MERONYM;
      case "!" -> RelationType.ANTONYM;
      case "&" -> RelationType.SIMILAR;
      case "^" -> RelationType.ALSO;
      case "=" -> RelationType.ATTRIBUTE;
      case "*" -> RelationType.ENTAILMENT;
      case ">" -> RelationType.CAUSE;
      case "+" -> RelationType.DERIVATION;
      case "\\" -> RelationType.PERTAINYM;
      case "<" -> RelationType.PARTICIPLE;
      case "$" -> RelationType.VERB_GROUP;
      case ";c" -> RelationType.DOMAIN_TOPIC;
      case ";r" -> RelationType.DOMAIN_REGION;
      case ";u" -> RelationType.DOMAIN_USAGE;
      case "-c" -> RelationType.HAS_DOMAIN_TOPIC;
      case "-r" -> RelationType.HAS_DOMAIN_REGION;
      case "-u" -> RelationType.HAS_DOMAIN_USAGE;
      default -> null;
    };
  }

  /** Returns the register of the words in a usage domain, or null if it is not a register. */
  static @Nullable Register register(String usage) {
    return switch (usage) {
      case "slang", "cant" -> Register.SLANG;
      case "colloquialism" -> Register.COLLOQUIAL;
      case "archaism", "archaicism" -> Register.ARCHAIC;
      case "obscenity", "vulgarism", "dirty word" -> Register.VULGAR;
      case "ethnic slur", "disparagement", "derogation", "depreciation" -> Register.DEROGATORY;
      case "euphemism" -> Register.EUPHEMISTIC;
      case "formality" -> Register.FORMAL;
      default -> null;
    };
  }
}
