package org.lexhub.store.query;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lexhub.store.table.Pos;
import org.lexhub.store.text.Utf8Buffer;

class WordClassCueTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "bank|I opened an account at the bank.|verb",
        "bat|He hit the ball with a BAT|verb",
        "bank|Two of the banks, closed.|verb",
        "café|They met in a cafe.|verb",
        "bank|They bank here|noun",
        "light|She will light the fire|noun",
        "bank|The river bank|none",
        "bank|bank|none",
        "bank|the bankers bank|none",
        "bank|the bank to bank on|none",
        "bank||none",
      })
  void theWordBeforeSpeaksAgainstAPartOfSpeech(String word, String sentence, String against) {
    WordClassCue cue = new WordClassCue();
    cue.read(utf8(sentence == null ? "" : sentence), utf8(word));
    assertThat(cue.against(Pos.VERB)).isEqualTo(against.equals("verb"));
    assertThat(cue.against(Pos.NOUN)).isEqualTo(against.equals("noun"));
    assertThat(cue.against(Pos.ADV)).isFalse();
  }

  private static Utf8Buffer utf8(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    Utf8Buffer buffer = new Utf8Buffer(bytes.length + 1);
    buffer.put(bytes, 0, bytes.length);
    return buffer;
  }
}
