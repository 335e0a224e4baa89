package org.lexhub.loader.source.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The words of headwords as dictionaries write them. */
class EntryWordsTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "check, cheque | check;cheque",
        "wife, wives | wife;wives",
        "awake,awaken | awake;awaken",
        "êsta, êste | êsta;êste",
      })
  void spellingsAreSeparated(String text, String words) {
    assertThat(EntryWords.headwords(text, "eng")).containsExactly(words.split(";"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"costs, sunk", "feltéve, hogy", "time, travel", "depth, width"})
  void otherPartsAreOneHeadword(String text) {
    assertThat(EntryWords.headwords(text, "hun")).containsExactly(text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "beeilen, sich ~ | sich beeilen",
        "verlassen, sich ~ auf | sich verlassen auf",
        "fassen, sich wieder ~ | sich wieder fassen",
      })
  void aTildeIsTheWordBeforeTheComma(String text, String word) {
    assertThat(EntryWords.headwords(text, "deu")).containsExactly(word);
  }

  @Test
  void translationsAreSeparatedWhateverTheyBeginWith() {
    assertThat(EntryWords.translations("depth, width", "eng", 4)).containsExactly("depth", "width");
  }
}
