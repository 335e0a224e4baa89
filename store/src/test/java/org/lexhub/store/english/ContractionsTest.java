package org.lexhub.store.english;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.lexhub.store.text.Utf8Buffer;

class ContractionsTest {
  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '"',
      value = {
        "n't,not",
        "N'T,not",
        "n’t,not",
        "'ll,will",
        "‘ve,have",
        "’re,be",
        "'s,be",
        "'D,would"
      })
  void whatStandsForAWordIsThatWord(String text, String word) {
    byte[] whole = Contractions.whole(bytes(text), bytes(text).length);
    assertThat(whole).isNotNull().asString(StandardCharsets.US_ASCII).isEqualTo(word);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "n", "nt", "'", "’", "'x", "'sa", "n'to", "don't", "ll", "'\u00e9", "\u00e2"})
  void otherTextsAreThemselves(String text) {
    assertThat(Contractions.whole(bytes(text), bytes(text).length)).isNull();
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '"',
      value = {
        "I don't know,I do  know",
        "I do n't know,I do   know",
        "she'll see it's Bob’s.,she  see it  Bob .",
        "O'Brien 'twas rock'n'roll,O'Brien 'twas rock'n'roll",
        "the '80s 's,the '80s  ",
        "can’t,ca ",
      })
  void shortWordsAreLeftOut(String text, String left) {
    Utf8Buffer out = new Utf8Buffer(8);
    Contractions.leaveOut(bytes(text), bytes(text).length, out);
    String found = new String(out.bytes(), 0, out.length(), StandardCharsets.UTF_8);
    assertThat(found.strip()).isEqualTo(left.strip());
  }

  @Test
  void bothApostrophesPartWordsOfASentence() {
    Sentence one = new Sentence();
    one.read(bytes("I don't"), 0, 7);
    Sentence other = new Sentence();
    other.read(bytes("I don’t"), 0, 9);
    assertThat(one.size()).isEqualTo(3);
    assertThat(other.size()).isEqualTo(3);
    for (int token = 0; token < 3; token++) {
      assertThat(other.hash(token)).isEqualTo(one.hash(token));
    }
  }
}
