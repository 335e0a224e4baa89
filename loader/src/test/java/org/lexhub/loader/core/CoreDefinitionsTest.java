package org.lexhub.loader.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.text.Normalizer;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Checks every row of {@code data/core/definitions}. */
class CoreDefinitionsTest {
  private static final String HEADER = "concept\tdefinition";

  /** The parts of speech that are defined: words with a content of their own. */
  private static final Set<String> DEFINED = Set.of("noun", "verb", "adj", "adv", "num");

  private static final int MAX_LENGTH = 200;

  private static List<String> languages() throws IOException {
    return CoreFolder.languages("definitions");
  }

  private static List<String[]> rows(String language) throws IOException {
    return CoreFolder.rows("definitions/" + language + ".tsv", HEADER);
  }

  @ParameterizedTest
  @MethodSource("languages")
  void eachConceptWithAWordIsDefinedInOrder(String language) throws IOException {
    Set<String> known =
        CoreFolder.words(language).stream()
            .map(CoreFolder.Word::concept)
            .collect(Collectors.toSet());
    List<String> expected =
        CoreFolder.concepts().values().stream()
            .filter(concept -> DEFINED.contains(concept.pos()) && known.contains(concept.id()))
            .map(CoreFolder.Concept::id)
            .toList();
    assertThat(rows(language).stream().map(row -> row[0])).isEqualTo(expected);
  }

  @ParameterizedTest
  @MethodSource("languages")
  void definitionsDifferAndAreWellFormed(String language) throws IOException {
    checkDefinitions(rows(language));
  }

  /** Checks rows of a key and a definition. */
  static void checkDefinitions(List<String[]> rows) {
    Map<String, String> keys = new HashMap<>();
    for (String[] row : rows) {
      String text = row[1];
      assertThat(Normalizer.isNormalized(text, Normalizer.Form.NFC)).as(text).isTrue();
      assertThat(text).isEqualTo(text.strip()).doesNotContain("  ").doesNotMatch(".*[.。।]");
      assertThat(text.codePointCount(0, text.length())).as(text).isBetween(2, MAX_LENGTH);
      assertThat(keys.put(text, row[0])).as("%s and %s: %s", row[0], keys.get(text), text).isNull();
    }
  }
}
