package org.lexhub.store.english;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PhraseVariantsTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\0',
      value = {
        "what is up | what's up",
        "what's the time | what is the time",
        "I am late | i'm late",
        "we're late | we are late",
        "I do not know | i don't know",
        "I can't swim | i can not swim",
        "let us go | let's go",
        "one beer, please | one beer",
        "please sit down | sit down",
        "hurt his feelings | hurt one's feelings",
        "take a nap | take nap",
        "comb your hair | comb hair",
        "get on my nerves | get on somebody's nerves",
        "do me a favour | do somebody a favour",
        "be proud of you | be proud of",
        "take care of it | take care of",
        "do laundry | do the laundry",
        "open umbrella | open an umbrella",
        "get used to | get used to something",
        "run into | run into somebody",
        "I'm just kidding | just kidding",
        "that's a good idea | good idea"
      })
  void aPhraseHasVariants(String phrase, String variant) {
    assertThat(PhraseVariants.of(phrase)).contains(variant).doesNotContain(phrase);
  }

  @Test
  void aWordHasNone() {
    assertThat(PhraseVariants.of("today")).isEmpty();
  }

  @Test
  void theFirstWordStays() {
    assertThat(PhraseVariants.of("the who")).isEmpty();
    assertThat(PhraseVariants.of("please")).isEmpty();
  }

  @Test
  void thereAreFew() {
    String phrase =
        "please, what is your name, and who is the man that is not in your house, please";
    assertThat(PhraseVariants.of(phrase)).hasSizeBetween(10, 128);
  }
}
