package org.lexhub.store.query;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HubWordsTest {
  @ParameterizedTest
  @ValueSource(strings = {"กา", "ລາວ", "བོད", "မြန်မာ", "ខ្មែរ", "ひと", "山"})
  void scriptsWithoutBlanksAreDense(String word) {
    assertThat(HubWords.isDense(utf8(word), 0)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"a", "é", "дом", "घर", "தமிழ்", "ქართული", "አማርኛ", "한국"})
  void scriptsWithBlanksAreNot(String word) {
    assertThat(HubWords.isDense(utf8(word), 0)).isFalse();
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
