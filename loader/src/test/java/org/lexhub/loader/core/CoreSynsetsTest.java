package org.lexhub.loader.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.text.Normalizer;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Checks every row of {@code data/core/synsets}. */
class CoreSynsetsTest {
  private static final String HEADER = "synset\tlemma\tpos";

  /** The optional columns by language. */
  private static final Map<String, String> MORE_COLUMNS =
      Map.of("cmn", "reading", "jpn", "reading", "bul", "place");

  private static final Pattern NO_LETTER = Pattern.compile("[0-9,;/()_*+?!…]");
  private static final int MAX_WORDS = 10;
  private static final Map<String, String> POS =
      Map.of("n", "noun", "v", "verb", "a", "adj", "r", "adv");

  private static WordNetGraph wordnet;

  @BeforeAll
  static void read() throws IOException {
    wordnet = WordNetGraph.read();
  }

  private static List<String> languages() throws IOException {
    return CoreFolder.languages("synsets");
  }

  private static List<String[]> rows(String language) throws IOException {
    String more = MORE_COLUMNS.get(language);
    String header = more == null ? HEADER : HEADER + "\t" + more;
    return CoreFolder.rows("synsets/" + language + ".tsv", header);
  }

  @ParameterizedTest
  @MethodSource("languages")
  void namesSynsetsOfWordNet(String language) throws IOException {
    Map<String, Integer> words = new HashMap<>();
    for (String[] row : rows(language)) {
      assertThat(wordnet.words(row[0])).as(row[0]).isNotEmpty();
      assertThat(row[2]).as(row[0]).isEqualTo(POS.get(row[0].substring(9)));
      assertThat(words.merge(row[0], 1, Integer::sum)).as(row[0]).isLessThanOrEqualTo(MAX_WORDS);
    }
    assertThat(words).hasSizeGreaterThan(1_500);
  }

  @ParameterizedTest
  @MethodSource("languages")
  void addsOnlyWordsThatTheListOfConceptsLacks(String language) throws IOException {
    Map<String, CoreFolder.Concept> concepts = CoreFolder.concepts();
    Set<String> listed = new HashSet<>();
    for (CoreFolder.Word word : CoreFolder.words(language)) {
      listed.add(
          Objects.requireNonNull(concepts.get(word.concept())).synset() + " " + word.lemma());
    }
    for (String[] row : rows(language)) {
      String word = row[0] + " " + row[1];
      assertThat(listed.contains(word)).as(word).isFalse();
    }
  }

  @ParameterizedTest
  @MethodSource("languages")
  void wordsAreCleanTextInTheScriptOfTheLanguage(String language) throws IOException {
    Writing writing = Writing.of(language);
    Set<String> known = new HashSet<>();
    for (String[] row : rows(language)) {
      String lemma = row[1];
      assertThat(Normalizer.isNormalized(lemma, Normalizer.Form.NFC)).as(lemma).isTrue();
      assertThat(lemma).isNotEmpty().isEqualTo(lemma.strip()).doesNotContain("  ");
      assertThat(NO_LETTER.matcher(lemma).find()).as(lemma).isFalse();
      assertThat(writing.writes(lemma)).as("script of %s", lemma).isTrue();
      if ("place".equals(MORE_COLUMNS.get(language))) {
        assertThat(row[3]).as(lemma).matches("([1-9][0-9]?)?");
      } else {
        CoreWordsTest.checkReading(language, row.length > 3 ? row[3] : "");
      }
      assertThat(known.add(row[0] + " " + lemma)).as("twice: %s %s", row[0], lemma).isTrue();
    }
  }
}
