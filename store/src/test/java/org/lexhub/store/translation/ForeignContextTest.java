package org.lexhub.store.translation;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ForeignContextTest {
  @ParameterizedTest
  @ValueSource(strings = {"กา", "ລາວ", "བོད", "မြန်မာ", "ខ្មែរ", "ひと", "山"})
  void scriptsWithoutBlanksAreDense(String word) {
    assertThat(ForeignContext.isDense(utf8(word), 0)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"a", "é", "дом", "घर", "தமிழ்", "ქართული", "አማርኛ", "한국"})
  void scriptsWithBlanksAreNot(String word) {
    assertThat(ForeignContext.isDense(utf8(word), 0)).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {" ", ".", "¿", "«", "„", "—", "،", "؟", "।", "。", "、", "「", "！"})
  void spacesAndMarksOfAllScriptsEndAWord(String mark) {
    byte[] text = utf8("a" + mark + "b");
    assertThat(ForeignContext.breakLength(text, 1, text.length)).isEqualTo(text.length - 2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"é", "'", "-", "ि", "्", "ّ", "\u200c", "々", "ー", "٣"})
  void lettersAndTheirSignsDoNot(String part) {
    byte[] text = utf8("a" + part + "b");
    assertThat(ForeignContext.breakLength(text, 1, text.length)).isZero();
  }

  @Test
  void aLetterThatIsCutOffEndsNoWord() {
    byte[] text = utf8("。");
    assertThat(ForeignContext.breakLength(text, 0, 2)).isZero();
  }

  @Test
  void rareWordsWeighMoreAndTheMostFrequentNothing() {
    assertThat(ForeignContext.rarity(1)).isZero();
    assertThat(ForeignContext.rarity(200)).isBetween(0.5f, 0.6f);
    assertThat(ForeignContext.rarity(5_000)).isBetween(0.8f, 0.9f);
    assertThat(ForeignContext.rarity(1_000_000)).isEqualTo(1);
    assertThat(ForeignContext.rarity(0)).as("never counted").isEqualTo(1);
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
