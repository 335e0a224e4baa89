package org.lexhub.loader.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.text.Normalizer;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Checks every row of {@code data/core/examples/eng.tsv}. */
class CoreExamplesTest {
  private static final String HEADER = "sense\tsynset\tsentence";

  private static List<String[]> rows() throws IOException {
    return CoreFolder.rows("examples/eng.tsv", HEADER);
  }

  private static String lemma(String[] row) {
    return row[0].substring(0, row[0].indexOf('%')).replace('_', ' ');
  }

  @Test
  void marksOneWordOfEachSentence() throws IOException {
    Set<String> sentences = new HashSet<>();
    for (String[] row : rows()) {
      String sentence = row[2];
      assertThat(sentence).matches("[^\\[\\]]*\\[[^\\[\\]]+\\][^\\[\\]]*").doesNotContain("  ");
      assertThat(Normalizer.isNormalized(sentence, Normalizer.Form.NFC)).as(sentence).isTrue();
      assertThat(sentence.split(" ", -1).length).as(sentence).isBetween(3, 25);
      assertThat(sentences.add(sentence)).as("twice: %s", sentence).isTrue();
      String marked = sentence.substring(sentence.indexOf('[') + 1, sentence.indexOf(']'));
      assertThat(marked.toLowerCase(Locale.ROOT).replace("went", "go"))
          .as(sentence)
          .startsWith(lemma(row).substring(0, 1));
    }
    assertThat(sentences).hasSizeGreaterThanOrEqualTo(20_000);
  }

  @Test
  void namesSensesOfTheirSynsets() throws IOException {
    WordNetGraph wordnet = WordNetGraph.read();
    for (String[] row : rows()) {
      assertThat(row[0]).matches("[^%]+%[1-5]:[0-9]{2}:[0-9]{2}:[^:]*:[^:]*");
      assertThat(wordnet.words(row[1])).as("%s %s", row[0], row[1]).contains(lemma(row));
    }
  }

  @Test
  void showsMostSensesInSeveralSentences() throws IOException {
    Map<String, Integer> sentences = new HashMap<>();
    for (String[] row : rows()) {
      sentences.merge(row[1], 1, Integer::sum);
    }
    long several = sentences.values().stream().filter(count -> count >= 4).count();
    assertThat(several).isGreaterThan(sentences.size() * 9L / 10);
  }
}
