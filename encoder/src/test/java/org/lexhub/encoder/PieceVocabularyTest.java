package org.lexhub.encoder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PieceVocabularyTest {
  @Test
  void readsThePieces() throws IOException {
    String json =
        """
        {"normalizer": {"lowercase": true},
         "model": {"continuing_subword_prefix": "##", "vocab": {"[UNK]": 0, "##é": 7}}}
        """;

    assertThat(PieceVocabulary.read(json.getBytes(StandardCharsets.UTF_8)))
        .containsEntry("[UNK]", 0)
        .containsEntry("##é", 7)
        .hasSize(2);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "[]",
        "{",
        "{\"model\": 1}",
        "{\"normalizer\": {\"lowercase\": false}, \"model\": {}}",
        "{\"normalizer\": {\"lowercase\": true}, \"model\": {\"type\": \"BPE\"}}",
        "{\"normalizer\": {\"lowercase\": true}, \"model\": {\"continuing_subword_prefix\": \"##\","
            + " \"vocab\": {\"a\": \"b\"}}}",
      })
  void refusesOtherFiles(String json) {
    assertThatThrownBy(() -> PieceVocabulary.read(json.getBytes(StandardCharsets.UTF_8)))
        .isInstanceOf(IOException.class);
  }
}
