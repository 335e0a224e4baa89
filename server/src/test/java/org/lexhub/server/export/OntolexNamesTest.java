package org.lexhub.server.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.table.vocabulary.RelationType;

/** The names are those that LexInfo 3.0 and the RDF schema of wordnets 1.4 define. */
class OntolexNamesTest {
  private static final Set<String> PARTS_OF_SPEECH =
      names(
          """
          noun verb adjective adverb pronoun determiner adposition conjunction numeral interjection
          particle auxiliary properNoun symbol
          """);

  private static final Set<String> TERM_TYPES =
      names("abbreviation idiom phraseologicalUnit proverb setPhrase");

  private static final Set<String> TERM_ELEMENTS = names("affix infix prefix radical suffix");

  private static final Set<String> BETWEEN_SYNSETS =
      names(
          """
          also antonym attribute causes domain_region domain_topic entails exemplifies
          has_domain_region has_domain_topic holo_member holo_part holo_substance hypernym hyponym
          instance_hypernym instance_hyponym is_exemplified_by mero_member mero_part mero_substance
          other similar
          """);

  private static final Set<String> BETWEEN_SENSES = names("derivation participle pertainym");

  private static Set<String> names(String text) {
    return Set.of(text.strip().split("\\s+", -1));
  }

  @ParameterizedTest
  @EnumSource(Pos.class)
  void partsOfSpeechHaveValuesOfTheirProperty(Pos pos) {
    String[] words = OntolexNames.partOfSpeech(pos).split(" ", -1);
    String value = words[1].substring(words[1].indexOf(':') + 1);
    if (words[1].startsWith("wn:")) {
      assertThat(words[0] + value).isEqualTo("lexinfo:partOfSpeechother_pos");
    } else {
      assertThat(value)
          .isIn(
              switch (words[0]) {
                case "lexinfo:partOfSpeech" -> PARTS_OF_SPEECH;
                case "lexinfo:termType" -> TERM_TYPES;
                default -> TERM_ELEMENTS;
              });
    }
  }

  @ParameterizedTest
  @EnumSource(RelationType.class)
  void relationsAreDefined(RelationType type) {
    String between = OntolexNames.conceptRelation(type);
    if (!between.equals("skos:related")) {
      assertThat(between).startsWith("wn:");
      assertThat(between.substring(3)).isIn(BETWEEN_SYNSETS);
    }
    String words = OntolexNames.wordRelation(type);
    if (!words.equals("lexinfo:synonym")) {
      assertThat(words).startsWith("wn:");
      assertThat(words.substring(3))
          .satisfiesAnyOf(
              name -> assertThat(name).isIn(BETWEEN_SYNSETS),
              name -> assertThat(name).isIn(BETWEEN_SENSES));
    }
  }
}
