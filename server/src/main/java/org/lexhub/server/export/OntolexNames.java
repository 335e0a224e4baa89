package org.lexhub.server.export;

import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.table.vocabulary.RelationType;

/** The names of parts of speech and relations in the vocabularies of {@link OntolexFormat}. */
final class OntolexNames {
  private OntolexNames() {}

  /** Returns the individual of LexInfo for a part of speech, that of wordnets where it has none. */
  static String partOfSpeech(Pos pos) {
    return switch (pos) {
      case NOUN -> "lexinfo:noun";
      case VERB -> "lexinfo:verb";
      case ADJ -> "lexinfo:adjective";
      case ADV -> "lexinfo:adverb";
      case PRON -> "lexinfo:pronoun";
      case DET -> "lexinfo:determiner";
      case ADP -> "lexinfo:adposition";
      case CONJ -> "lexinfo:conjunction";
      case NUM -> "lexinfo:numeral";
      case INTJ -> "lexinfo:interjection";
      case PARTICLE -> "lexinfo:particle";
      case AUX -> "lexinfo:auxiliary";
      case NAME -> "lexinfo:properNoun";
      case PREFIX -> "lexinfo:prefix";
      case SUFFIX -> "lexinfo:suffix";
      case AFFIX -> "lexinfo:affix";
      case PHRASE, CHARACTER, ROOT, CLASSIFIER, OTHER -> "wn:other_pos";
      case IDIOM -> "lexinfo:idiom";
      case PROVERB -> "lexinfo:proverb";
      case ABBREV -> "lexinfo:abbreviation";
      case SYMBOL -> "lexinfo:symbol";
    };
  }

  /** Returns the property between concepts: one of wordnets, or {@code skos:related}. */
  static String conceptRelation(RelationType type) {
    String name = WordnetFormat.relation(type);
    return name.equals("other") ? "skos:related" : "wn:" + name;
  }

  /** Returns the category of a relation between entries or senses. */
  static String wordRelation(RelationType type) {
    if (type == RelationType.SYNONYM) {
      return "lexinfo:synonym";
    }
    String name = WordnetFormat.relation(type);
    return "wn:" + (name.equals("other") ? WordnetFormat.senseRelation(type) : name);
  }
}
