package org.lexhub.encoder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class WordPieceTokenizerTest {
  private static final Map<String, Integer> VOCABULARY =
      Map.ofEntries(
          Map.entry("[CLS]", 1),
          Map.entry("[SEP]", 2),
          Map.entry("[UNK]", 3),
          Map.entry("cafe", 4),
          Map.entry("play", 5),
          Map.entry("##ing", 6),
          Map.entry("##in", 7),
          Map.entry("-", 8),
          Map.entry("日", 9),
          Map.entry("本", 10),
          Map.entry("a", 11),
          Map.entry("##b", 12));

  private final WordPieceTokenizer tokenizer = new WordPieceTokenizer(VOCABULARY, 8);

  private List<Long> ids(String text) {
    List<Long> ids = new ArrayList<>();
    for (long id : tokenizer.split(text).ids()) {
      ids.add(id);
    }
    return ids;
  }

  @Test
  void takesTheLongestPieces() {
    assertThat(ids("playing playin")).containsExactly(1L, 5L, 6L, 5L, 7L, 2L);
  }

  @Test
  void ignoresCaseAccentsAndControlCharacters() {
    assertThat(ids("CAFÉ cafe\u0301 ca\u0000f\u200be")).containsExactly(1L, 4L, 4L, 4L, 2L);
  }

  @Test
  void splitsAtPunctuationAndChineseCharacters() {
    assertThat(ids("play-play日本")).containsExactly(1L, 5L, 8L, 5L, 9L, 10L, 2L);
  }

  @Test
  void marksWordsThatHaveNoPieces() {
    assertThat(ids("playx " + "a".repeat(101))).containsExactly(1L, 3L, 3L, 2L);
  }

  @Test
  void cutsLongTexts() {
    assertThat(ids("a a a a a a a a a a")).containsExactly(1L, 11L, 11L, 11L, 11L, 11L, 11L, 2L);
    assertThat(ids("")).containsExactly(1L, 2L);
  }

  @Test
  void keepsThePlacesOfPiecesInTheText() {
    WordPieces pieces = tokenizer.split("  Café, playing");

    assertThat(pieces.start(0)).isEqualTo(-1);
    assertThat(List.of(pieces.start(1), pieces.end(1))).containsExactly(2, 6);
    assertThat(List.of(pieces.start(3), pieces.end(3))).containsExactly(8, 12);
    assertThat(List.of(pieces.start(4), pieces.end(4))).containsExactly(12, 15);
  }

  @Test
  void refusesVocabulariesWithoutMarks() {
    assertThatThrownBy(() -> new WordPieceTokenizer(Map.of("[CLS]", 1, "[UNK]", 2), 8))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("[SEP]");
  }
}
