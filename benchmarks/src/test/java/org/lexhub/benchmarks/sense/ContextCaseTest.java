package org.lexhub.benchmarks.sense;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ContextCaseTest {
  static List<String> languages() {
    return ContextCase.LANGUAGES;
  }

  @ParameterizedTest
  @MethodSource("languages")
  void eachLanguageHasManySentencesOfDifferentWords(String language) throws IOException {
    List<ContextCase> cases = ContextCase.read(language);
    Set<String> sentences = new HashSet<>();
    Set<String> words = new HashSet<>();
    for (ContextCase each : cases) {
      assertThat(sentences.add(each.sentence())).as(each.sentence()).isTrue();
      words.add(each.lemma());
    }
    assertThat(sentences).hasSizeGreaterThanOrEqualTo(60);
    assertThat(words).hasSizeGreaterThanOrEqualTo(30);
    assertThat(cases).extracting(ContextCase::pos).contains('n', 'v', 'a');
  }

  @ParameterizedTest
  @MethodSource("languages")
  void sensesOfAWordHaveNoEnglishWordInCommonUnlessAnotherIsExcluded(String language)
      throws IOException {
    Map<String, ContextCase> seen = new HashMap<>();
    for (ContextCase each : ContextCase.read(language)) {
      for (String word : each.right()) {
        ContextCase other = seen.put(each.lemma() + ' ' + word, each);
        boolean told = other == null || !other.wrong().isEmpty() || !each.wrong().isEmpty();
        assertThat(told).as("%s: %s", each.lemma(), word).isTrue();
      }
    }
  }

  @Test
  void aSenseIsRightByOneOfItsWordsUnlessItHasAWrongOne() {
    ContextCase frozen =
        new ContextCase("glace", 'n', "glace", "", List.of("ice"), List.of("ice cream"));

    assertThat(frozen.accepts(List.of("water", "ice"))).isTrue();
    assertThat(frozen.accepts(List.of("ice", "ice cream"))).isFalse();
    assertThat(frozen.accepts(List.of("mirror"))).isFalse();
  }
}
