package org.lexhub.store.translation.typed;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.store.Store;
import org.lexhub.store.TestDataset;
import org.lexhub.store.result.LanguageSet;
import org.lexhub.store.table.vocabulary.LanguageLevel;

class ClausesTest {
  private static final Map<String, String> VERBS =
      Map.ofEntries(
          Map.entry("tourne", "tourner"),
          Map.entry("tengo", "tener"),
          Map.entry("gaan", "gaan"),
          Map.entry("brosse", "brosser"),
          Map.entry("habille", "habiller"),
          Map.entry("putze", "putzen"),
          Map.entry("rufe", "rufen"),
          Map.entry("cepillo", "cepillar"),
          Map.entry("lavo", "lavare"),
          Map.entry("rento", "rentar"),
          Map.entry("gets", "get"));

  @TempDir Path folder;
  private int stores;

  @Test
  void theInfinitiveFollowsTheReflexivePronoun() throws IOException {
    assertThat(infinitives("fra", "je me brosse les dents")).contains("me brosser les dents");
    assertThat(infinitives("fra", "je m'habille en noir")).contains("m'habiller en noir");
  }

  @Test
  void theReflexivePronounFollowsTheInfinitive() throws IOException {
    assertThat(infinitives("spa", "yo me cepillo el pelo")).contains("cepillarse el pelo");
    assertThat(infinitives("ita", "mi lavo i denti")).contains("lavarsi i denti");
    assertThat(infinitives("cat", "em rento la cara")).contains("rentar-se la cara");
  }

  @Test
  void theInfinitiveIsLastWithItsPrefix() throws IOException {
    assertThat(infinitives("deu", "ich putze mir die Zähne")).contains("mir die Zähne putzen");
    assertThat(infinitives("deu", "ich rufe die Polizei an"))
        .contains("die Polizei anrufen", "die Polizei an rufen");
  }

  @Test
  void aPronounBeforeTheVerbIsSomebody() throws IOException {
    assertThat(infinitives("fra", "il me tourne le dos"))
        .contains("tourner le dos à", "tourner le dos", "tourner quelqu'un le dos");
    assertThat(infinitives("spa", "lo tengo en vilo"))
        .contains("tener a alguien en vilo")
        .doesNotContain("tenerse en vilo");
  }

  @Test
  void anInfinitiveIsAFormOfThePluralToo() throws IOException {
    assertThat(infinitives("nld", "we gaan hardlopen"))
        .containsExactlyInAnyOrder("gaan hardlopen", "hardlopengaan", "hardlopen gaan");
  }

  @Test
  void aVerbWithoutEndingIsKept() throws IOException {
    assertThat(infinitives("eng", "I brush my teeth")).containsExactly("brush my teeth");
    assertThat(infinitives("eng", "she gets on my nerves"))
        .containsExactly("gets on my nerves", "get on my nerves");
  }

  @Test
  void otherTextsHaveNone() throws IOException {
    assertThat(infinitives("eng", "a long way home")).isEmpty();
    assertThat(infinitives("eng", "I see")).isEmpty();
    assertThat(infinitives("jpn", "je me brosse les dents")).isEmpty();
    assertThat(infinitives("fra", "'")).isEmpty();
    assertThat(infinitives("fra", "")).isEmpty();
  }

  private List<String> infinitives(String language, String clause) throws IOException {
    TestDataset data = new TestDataset();
    int row = data.language(language, language, LanguageLevel.LANGUAGE, -1);
    data.meaning("a thing");
    try (Store store = data.open(folder.resolve("words" + stores++))) {
      LanguageSet source = new LanguageSet();
      source.add(row);
      return Clauses.of(store.codes())
          .infinitives(clause, source, word -> Stream.ofNullable(VERBS.get(word)).toList());
    }
  }
}
