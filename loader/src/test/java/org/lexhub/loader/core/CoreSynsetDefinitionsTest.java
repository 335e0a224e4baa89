package org.lexhub.loader.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Checks every row of {@code data/core/synset-definitions}. */
class CoreSynsetDefinitionsTest {
  private static final String FOLDER = "synset-definitions";
  private static final String HEADER = "synset\tdefinition";

  private static WordNetGraph wordnet;

  @BeforeAll
  static void read() throws IOException {
    wordnet = WordNetGraph.read();
  }

  private static List<String> languages() throws IOException {
    return CoreFolder.languages(FOLDER);
  }

  private static List<String[]> rows(String language) throws IOException {
    return CoreFolder.rows(FOLDER + "/" + language + ".tsv", HEADER);
  }

  /** Returns the synsets of the concepts that a language defines in {@code definitions}. */
  private static Set<String> definedConcepts(String language) throws IOException {
    if (!CoreFolder.languages("definitions").contains(language)) {
      return Set.of();
    }
    Set<String> concepts =
        CoreFolder.rows("definitions/" + language + ".tsv", "concept\tdefinition").stream()
            .map(row -> row[0])
            .collect(Collectors.toSet());
    return CoreFolder.concepts().values().stream()
        .filter(concept -> concepts.contains(concept.id()))
        .map(CoreFolder.Concept::synset)
        .collect(Collectors.toSet());
  }

  @ParameterizedTest
  @MethodSource("languages")
  void definesEachSynsetOnceThatIsNoDefinedConcept(String language) throws IOException {
    Set<String> concepts = definedConcepts(language);
    Set<String> known = new HashSet<>();
    for (String[] row : rows(language)) {
      assertThat(wordnet.words(row[0])).as(row[0]).isNotEmpty();
      assertThat(concepts.contains(row[0])).as("concept: %s", row[0]).isFalse();
      assertThat(known.add(row[0])).as("twice: %s", row[0]).isTrue();
    }
  }

  @ParameterizedTest
  @MethodSource("languages")
  void definitionsDifferAndAreWellFormed(String language) throws IOException {
    CoreDefinitionsTest.checkDefinitions(rows(language));
  }
}
