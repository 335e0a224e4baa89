package org.lexhub.store.translation.typed;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.store.Store;
import org.lexhub.store.TestDataset;
import org.lexhub.store.table.vocabulary.LanguageLevel;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.translation.TranslateQuery;
import org.lexhub.store.translation.Translation;

/** Texts without diacritics and in capital letters are found. */
class BareSpellingTest {
  @TempDir Path folder;
  private final TestDataset data = new TestDataset();

  @BeforeEach
  void addLanguages() {
    data.language("eng", "English", LanguageLevel.LANGUAGE, -1);
    data.language("tur", "Turkish", LanguageLevel.LANGUAGE, -1);
    data.language("por", "Portuguese", LanguageLevel.LANGUAGE, -1);
  }

  private void word(int language, String lemma, int rank) {
    int meaning = data.meaning("meaning of " + lemma);
    data.lexeme(language, lemma, Pos.NOUN).sense(meaning, 9000, 0).rank = rank;
  }

  /** Returns the lemma of the likeliest sense. */
  private String first(int language, String text) throws IOException {
    try (Store store = data.open(folder.resolve("words"))) {
      TranslateQuery query = new TranslateQuery();
      query.setText(text);
      query.source().add(language);
      query.addTarget().add(0);
      Translation answer = new Translation();
      store.translator().translate(query, answer);
      int lexeme = store.senses().lexeme(answer.sense(0));
      return store.strings().get(store.lexemes().lemma(lexeme));
    }
  }

  @Test
  void aFarMoreCommonWordWithDiacriticsComesFirst() throws IOException {
    word(1, "kopek", 0);
    word(1, "köpek", 700);
    assertThat(first(1, "kopek")).isEqualTo("köpek");
  }

  @Test
  void aCommonWordAsTypedStaysFirst() throws IOException {
    word(1, "on", 60);
    word(1, "ön", 400);
    assertThat(first(1, "on")).isEqualTo("on");
  }

  @Test
  void aWordTypedWithDiacriticsStaysFirst() throws IOException {
    word(1, "aşik", 0);
    word(1, "aşık", 300);
    assertThat(first(1, "aşik")).isEqualTo("aşik");
  }

  @Test
  void wordsWithDiacriticsShareTheTextByFrequency() throws IOException {
    word(1, "kör", 900);
    word(1, "kôr", 30_000);
    assertThat(first(1, "kor")).isEqualTo("kör");
  }

  @Test
  void aLemmaComesBeforeAnEquallyCommonWordOfWhichItLooksLikeAForm() throws IOException {
    word(2, "irmão", 600);
    word(2, "irmã", 650);
    assertThat(first(2, "irma")).isEqualTo("irmã");
  }

  @Test
  void aTextInCapitalsIsTheCommonWord() throws IOException {
    word(0, "RICE", 0);
    word(0, "rice", 2_000);
    assertThat(first(0, "RICE")).isEqualTo("rice");
  }

  @Test
  void anAcronymOfTwoLettersIsNot() throws IOException {
    word(0, "IT", 0);
    word(0, "it", 8);
    assertThat(first(0, "IT")).isEqualTo("IT");
  }

  @Test
  void aPluralThatOneSourceListsIsAForm() throws IOException {
    word(1, "evler", 9_000);
    word(1, "ev", 400);
    data.sources.add("delta");
    data.lexemes.getLast().sources.addAll(List.of(1, 2, 3));
    assertThat(first(1, "evler")).isEqualTo("ev");
  }
}
