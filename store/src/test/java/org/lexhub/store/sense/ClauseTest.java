package org.lexhub.store.sense;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lexhub.store.english.ClauseWords;
import org.lexhub.store.english.Sentence;

/** The clause around a verb, which is the word in capitals. */
class ClauseTest {
  private static final Map<String, Integer> CLASSES =
      Map.of(
          "woman", 0, "doctor", 0, "house", 0, "garden", 0, "wooden", 2, "slowly", 3, "run", 1,
          "painted", 1, "leave", 1);

  private static final ClauseLexicon LEXICON =
      new ClauseLexicon() {
        @Override
        public int classes(int hash) {
          for (Map.Entry<String, Integer> entry : CLASSES.entrySet()) {
            if (ClauseWords.hash(entry.getKey()) == hash) {
              return entry.getValue() << PosTagger.COUNT | 1 << entry.getValue();
            }
          }
          return UNKNOWN;
        }

        @Override
        public boolean isPerson(int hash) {
          return hash == ClauseWords.hash("woman") || hash == ClauseWords.hash("doctor");
        }
      };

  private static Clause read(String text) {
    Sentence sentence = new Sentence();
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    sentence.read(bytes, 0, bytes.length);
    int verb = 0;
    String[] words = text.split(" ", -1);
    while (!words[verb].equals(words[verb].toUpperCase(java.util.Locale.ROOT))) {
      verb++;
    }
    Clause clause = new Clause();
    clause.read(sentence, verb, verb + 1, LEXICON);
    return clause;
  }

  @ParameterizedTest
  @CsvSource({
    "the woman RAN, 1, 0",
    "the woman slowly RAN the wooden house, 1, 2",
    "she has not SEEN the doctor, 1, 1",
    "the house STANDS in a garden, 2, 0",
    "they LEFT him, 1, 1",
    "they LEFT it, 1, 3",
    "SEE a painted garden, 0, 2",
    "people KNOW that the house run, 6, 2",
    "and OPENED, 0, 0",
  })
  void tellsSubjectAndObject(String text, int subject, int object) {
    Clause clause = read(text);
    assertThat(clause.subject).isEqualTo(subject);
    assertThat(clause.object).isEqualTo(object);
  }

  @ParameterizedTest
  @CsvSource({
    "she PUT the house into a garden, into, 2",
    "she GAVE it to the doctor, to, 1",
    "she PUT it, '', 0",
    "she WANTS to run into a garden, to, 0",
    "she MADE him run into a garden, '', 0",
    "she CAME . in the garden, '', 0",
  })
  void tellsThePrepositionAndWhatStandsBehindIt(String text, String preposition, int behind) {
    Clause clause = read(text);
    assertThat(clause.preposition)
        .isEqualTo(preposition.isEmpty() ? 0 : ClauseWords.hash(preposition));
    assertThat(clause.behind).isEqualTo(behind);
  }

  @Test
  void tellsAParticipleOfThePassive() {
    assertThat(read("the house was PAINTED").passive).isTrue();
    assertThat(read("the doctor PAINTED").passive).isFalse();
    assertThat(read("the house was SEEN").passive).isFalse();
  }

  @Test
  void everyShapeIsAnother() {
    String[] texts = {
      "she RAN", "she RAN slowly and", "she RAN it and", "she SAYS that it is", "she WANTS to leave"
    };
    assertThat(java.util.Arrays.stream(texts).map(text -> read(text).shape))
        .doesNotHaveDuplicates();
  }

  @Test
  void aVerbAloneHasNothingAroundIt() {
    Clause clause = read("RUN");
    assertThat(clause.subject).isEqualTo(Clause.NOTHING);
    assertThat(clause.object).isEqualTo(Clause.NOTHING);
    assertThat(clause.preposition).isZero();
    assertThat(clause.passive).isFalse();
  }
}
