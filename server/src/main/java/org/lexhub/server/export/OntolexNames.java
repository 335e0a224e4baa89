package org.lexhub.server.export;

import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.table.vocabulary.RelationType;

/** The names of parts of speech and relations in the vocabularies of {@link OntolexFormat}. */
final class OntolexNames {
  private OntolexNames() {}

  /** Returns the property and value that state the part of speech of an entry. */
  static String partOfSpeech(Pos pos) {
    return switch (pos) {
      case PREFIX, SUFFIX, AFFIX -> "lexinfo:termElement lexinfo:" + pos.code();
      case IDIOM, PROVERB -> "lexinfo:termType lexinfo:" + pos.code();
      case ABBREV -> "lexinfo:termType lexinfo:abbreviation";
      case PHRASE -> "lexinfo:termType lexinfo:phraseologicalUnit";
      case CHARACTER, ROOT, CLASSIFIER, OTHER -> "lexinfo:partOfSpeech wn:other_pos";
      case NOUN, VERB, PARTICLE, SYMBOL -> "lexinfo:partOfSpeech lexinfo:" + pos.code();
      case ADJ -> "lexinfo:partOfSpeech lexinfo:adjective";
      case ADV -> "lexinfo:partOfSpeech lexinfo:adverb";
      case PRON -> "lexinfo:partOfSpeech lexinfo:pronoun";
      case DET -> "lexinfo:partOfSpeech lexinfo:determiner";
      case ADP -> "lexinfo:partOfSpeech lexinfo:adposition";
      case CONJ -> "lexinfo:partOfSpeech lexinfo:conjunction";
      case NUM -> "lexinfo:partOfSpeech lexinfo:numeral";
      case INTJ -> "lexinfo:partOfSpeech lexinfo:interjection";
      case AUX -> "lexinfo:partOfSpeech lexinfo:auxiliary";
      case NAME -> "lexinfo:partOfSpeech lexinfo:properNoun";
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
