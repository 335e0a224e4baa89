package org.lexhub.loader.sound;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SoundsTest {
  @ParameterizedTest
  @CsvSource({
    "eng,ɹʌn,/rʌn/",
    "en,/ˈɫid/,/ˈlid/",
    "eng,/t\u200dʃæt/,/tʃæt/",
    "fra,/t͡ʃat/,/tʃat/",
    "fra,\\ʃa\\,/ʃa/",
    "deu,/veːk/,/veːk/",
    "deu,[veːkʰ],[veːkʰ]",
    "nld,/ˈaːn.zɛi.lə/,/ˈaːnzɛilə/",
    "spa,/ˈɡato/,/ˈɡato/",
    "spa,/ˈgato/,/ˈɡato/",
    "swe,/ruː/,/ruː/"
  })
  void transcriptionsHaveOneStyle(String language, String written, String styled) {
    assertThat(Transcription.styled(written, language)).isEqualTo(styled);
  }

  @Test
  void nothingBetweenSlashesIsNothing() {
    assertThat(Transcription.styled("  ", "eng")).isEmpty();
    assertThat(Transcription.styled("//", "eng")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "/rʌn/,/rˈʌn/,true",
    "/ˈrekɔːd/,/ˈrɛkɔd/,true",
    "/rekɔːd/,/ˈrekɔːd/,true",
    "/ˈɪmpɔːt/,/ɪmˈpɔːt/,false",
    "/liːd/,/lɛd/,false",
    "/həˈləʊ/,/hɐlˈəʊ/,true",
    "/kæt/,[kæt],false"
  })
  void equalSoundsAreEqualWhereverTheMarkOfStressIs(String a, String b, boolean same) {
    assertThat(Sounds.of(a, true).same(Sounds.of(b, true))).isEqualTo(same);
  }

  @Test
  void lengthTellsVowelsApartOutsideEnglish() {
    assertThat(Sounds.of("/ʃtat/", false).same(Sounds.of("/ʃtaːt/", false))).isFalse();
  }

  @ParameterizedTest
  @CsvSource({
    "/ˈrekɔːd/,/ˈrekərd/,true",
    "/ˈrekɔːd/,/rɪˈkɔːrd/,false",
    "/rɨˈkɔːd/,/rɛkɔːd/,false",
    "/rɨˈkɔːd/,/rəkɔrd/,true",
    "/liːd/,/lɛd/,false",
    "/haʊs/,/haʊz/,false",
    "/ɡəʊ/,/ɡoʊ/,true",
    "/hɒt/,/hɑt/,true"
  })
  void accentsOfOneWordAreToldFromOtherWords(String a, String b, boolean may) {
    assertThat(Sounds.of(a, true).mayBeAccentOf(Sounds.of(b, true))).isEqualTo(may);
  }
}
