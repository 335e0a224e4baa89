package org.lexhub.store.lexeme;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lexhub.store.lexeme.sound.DistanceRows;
import org.lexhub.store.lexeme.sound.Phones;

class PhonesTest {
  private static Phones phones(String ipa) {
    Phones phones = new Phones();
    byte[] utf8 = ipa.getBytes(StandardCharsets.UTF_8);
    phones.read(utf8, utf8.length);
    return phones;
  }

  @ParameterizedTest
  @CsvSource({
    "/naɪt/, /laɪt/, true",
    "/ˈbiː.tə/, [ˈsiːtə], true",
    "/bit/, /ˈsiːt/, true",
    "/ˈwɔːtə(ɹ)/, /ˈdɔːtɚ/, true",
    "/ˈbʌtn̩/, /ˈmʌtən/, true",
    "/nəˈbiːtə/, /nəˈbiːt/, false",
    "/kæt/, /kɑt/, false",
    "/amuʁ/, /tuʁ/, true",
    "/bɔ̃/, /bɔ/, false",
    "/bõ/, /kõ/, true",
    "/ˈkanˌtaɾe/, /ˈpjanˌtare/, true",
    "/bst/, /bst/, false"
  })
  void rhymesFromTheLastStressedVowelOn(String one, String two, boolean rhyme) {
    assertThat(phones(one).rhymes(phones(two))).isEqualTo(rhyme);
    if (rhyme) {
      assertThat(phones(one).rhymeHash()).isEqualTo(phones(two).rhymeHash());
    }
  }

  @ParameterizedTest
  @CsvSource({
    "/naɪt/, /naɪt/, 0",
    "/naɪt/, /noʊd/, 3",
    "/bæŋk/, /baŋk/, 1",
    "/kæt/, /kæst/, 2",
    "'', /a/, 2"
  })
  void distancesCountSegments(String one, String two, int distance) {
    assertThat(phones(one).distance(phones(two), new DistanceRows())).isEqualTo(distance);
    assertThat(phones(two).distance(phones(one), new DistanceRows())).isEqualTo(distance);
  }

  @Test
  void soundsOfAClassAreAlike() {
    assertThat(phones("/naɪt/").classHash()).isEqualTo(phones("/noːd/").classHash());
    assertThat(phones("/naɪt/").classHash()).isNotEqualTo(phones("/laɪt/").classHash());
    assertThat(phones("/θɪn/").classHash()).isEqualTo(phones("/tan/").classHash());
  }

  @Test
  void readsWhateverASourceHas() {
    assertThat(phones("").canRhyme()).isFalse();
    assertThat(phones("ʰ̃ˈ'̩˞").canRhyme()).isFalse();
    assertThat(phones("/" + "na".repeat(1000) + "/").size()).isEqualTo(2000);
    Phones broken = new Phones();
    broken.read(new byte[] {(byte) 0xC3, 'a', (byte) 0xFF}, 3);
    assertThat(broken.canRhyme()).isTrue();
  }
}
