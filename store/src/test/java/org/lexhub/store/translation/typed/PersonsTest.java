package org.lexhub.store.translation.typed;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.store.Store;
import org.lexhub.store.TestDataset;
import org.lexhub.store.result.LanguageSet;
import org.lexhub.store.table.vocabulary.LanguageLevel;

class PersonsTest {
  @TempDir Path folder;
  private int stores;

  @Test
  void wordsOfPersonsBecomeThoseOfDictionaries() throws IOException {
    assertThat(variants("mir die Haare waschen"))
        .containsExactlyInAnyOrder("sich die Haare waschen", "jemandem die Haare waschen");
    assertThat(variants("Meine Meinung ändern")).containsExactly("seine Meinung ändern");
    assertThat(variants("die Haare waschen")).isEmpty();
  }

  @Test
  void aPhraseOfManyPersonsHasFewVariants() throws IOException {
    String phrase = "mir mich uns meine mein meinen meinem meiner ihr ihn dein deine deiner";
    assertThat(variants(phrase)).hasSize(Persons.MAX_VARIANTS).doesNotContain(phrase);
  }

  private List<String> variants(String phrase) throws IOException {
    TestDataset data = new TestDataset();
    int german = data.language("deu", "German", LanguageLevel.LANGUAGE, -1);
    data.meaning("a thing");
    try (Store store = data.open(folder.resolve("words" + stores++))) {
      LanguageSet source = new LanguageSet();
      source.add(german);
      return Persons.of(store.codes()).variants(phrase, source);
    }
  }
}
