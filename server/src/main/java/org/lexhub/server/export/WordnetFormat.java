package org.lexhub.server.export;

import java.util.ArrayList;
import java.util.List;
import org.lexhub.store.result.LanguageSet;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.table.vocabulary.RelationType;

/**
 * WN-LMF 1.4, the XML format of the Global WordNet Association: a language as one lexicon, a pair
 * as two lexicons of the meanings that both languages have words for. Their synsets are joined by
 * the interlingual index.
 *
 * @see <a href="https://globalwordnet.github.io/schemas/">Global WordNet formats</a>
 */
final class WordnetFormat {
  private final ExportScope scope;

  WordnetFormat(ExportScope scope) {
    this.scope = scope;
  }

  List<Pass> passes() {
    List<Pass> passes = new ArrayList<>();
    passes.add(Pass.once(WordnetFormat::head));
    List<ExportScope> sides = scope.sides();
    for (ExportScope side : sides) {
      passes.addAll(new WordnetLexicon(side, id(side, side == sides.getFirst())).passes());
    }
    passes.add(Pass.once(out -> out.append("</LexicalResource>\n")));
    return passes;
  }

  /** Returns the id of a lexicon, which differs from those of other exports. */
  private static String id(ExportScope side, boolean isSource) {
    String id = "lexhub-" + side.tags().code(side.source().get(0));
    LanguageSet other = side.target();
    return other == null
        ? id
        : id + (isSource ? "-to-" : "-from-") + side.tags().code(other.get(0));
  }

  private static void head(StringBuilder out) {
    out.append(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE LexicalResource SYSTEM "http://globalwordnet.github.io/schemas/WN-LMF-1.4.dtd">
        <LexicalResource xmlns:dc="https://globalwordnet.github.io/schemas/dc/">
        """);
  }

  /** Returns the letter of a part of speech in wordnets. */
  static String letter(Pos pos) {
    return switch (pos) {
      case NOUN, NAME -> "n";
      case VERB, AUX -> "v";
      case ADJ -> "a";
      case ADV -> "r";
      case ADP -> "p";
      case CONJ -> "c";
      case PHRASE, IDIOM, PROVERB -> "t";
      default -> "x";
    };
  }

  /** Returns whether the letter stands for other parts of speech as well. */
  static boolean isLossy(Pos pos) {
    return switch (pos) {
      case NOUN, VERB, ADJ, ADV, ADP, CONJ, PHRASE -> false;
      default -> true;
    };
  }

  /** Returns the name of a relation between synsets. */
  static String relation(RelationType type) {
    return switch (type) {
      case HYPERNYM, HYPONYM, INSTANCE_HYPERNYM, INSTANCE_HYPONYM -> type.code();
      case ANTONYM, SIMILAR, ALSO, ATTRIBUTE -> type.code();
      case DOMAIN_TOPIC, DOMAIN_REGION, HAS_DOMAIN_TOPIC, HAS_DOMAIN_REGION -> type.code();
      case PART_HOLONYM -> "holo_part";
      case MEMBER_HOLONYM -> "holo_member";
      case SUBSTANCE_HOLONYM -> "holo_substance";
      case PART_MERONYM -> "mero_part";
      case MEMBER_MERONYM -> "mero_member";
      case SUBSTANCE_MERONYM -> "mero_substance";
      case ENTAILMENT -> "entails";
      case CAUSE -> "causes";
      case DOMAIN_USAGE -> "exemplifies";
      case HAS_DOMAIN_USAGE -> "is_exemplified_by";
      case DERIVATION, PERTAINYM, PARTICIPLE, VERB_GROUP, OTHER, SYNONYM -> "other";
    };
  }

  /** Returns the name of a relation between senses. */
  static String senseRelation(RelationType type) {
    return switch (type) {
      case ANTONYM, SIMILAR, ALSO, DERIVATION, PERTAINYM, PARTICIPLE -> type.code();
      case DOMAIN_TOPIC, DOMAIN_REGION, HAS_DOMAIN_TOPIC, HAS_DOMAIN_REGION -> type.code();
      case DOMAIN_USAGE, HAS_DOMAIN_USAGE -> relation(type);
      default -> "other";
    };
  }
}
