package org.lexhub.loader.assemble;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.store.Store;

/** Words that sources list in an inflected form are not lexemes. */
class InflectedLemmasTest {
  private static final String[] BASE = {
    "{\"language\":{\"glottocode\":\"stan1293\",\"iso639_3\":\"eng\",\"name\":\"English\"}}",
    "{\"language\":{\"glottocode\":\"stan1295\",\"iso639_3\":\"deu\",\"name\":\"German\"}}",
    "{\"meaning\":{\"key\":\"core:house\",\"gloss\":\"a building to live in\"}}",
    "{\"meaning\":{\"key\":\"core:parent\",\"gloss\":\"a father or mother\"}}",
    "{\"meaning\":{\"key\":\"cldr:1F3D8\",\"gloss\":\"houses\"}}",
    lexeme("eng", "house", "noun", "house", "core:house"),
    lexeme("deu", "Haus", "noun", "Häuser", "core:house"),
  };

  @TempDir Path temporary;

  private static String lexeme(
      String language, String lemma, String pos, String form, String... meanings) {
    StringBuilder senses = new StringBuilder();
    for (String meaning : meanings) {
      senses.append(senses.isEmpty() ? "" : ",").append("{\"meaning\":\"" + meaning + "\"}");
    }
    String forms = form.equals(lemma) ? "" : ",\"forms\":[{\"form\":\"" + form + "\"}]";
    return "{\"lexeme\":{\"language\":\"%s\",\"lemma\":\"%s\",\"pos\":\"%s\"%s,\"senses\":[%s]}}"
        .formatted(language, lemma, pos, forms, senses);
  }

  private List<String> lemmas(String... lines) throws Exception {
    List<String> all = new ArrayList<>(List.of(BASE));
    all.addAll(List.of(lines));
    LoadFolder input = new LoadFolder(temporary.resolve("in")).recipe("main");
    input.file("main/a.jsonl", all.toArray(new String[0]));
    return lemmas(input);
  }

  private List<String> lemmas(LoadFolder input) throws Exception {
    List<String> lemmas = new ArrayList<>();
    try (Store store = Store.open(input.load(temporary.resolve("out")).file())) {
      for (int row = 0; row < store.lexemes().size(); row++) {
        lemmas.add(store.strings().get(store.lexemes().lemma(row)));
      }
    }
    return lemmas;
  }

  @Test
  void aFormWithTheMeaningOfItsWordIsNoLexeme() throws Exception {
    assertThat(lemmas(lexeme("deu", "Häuser", "noun", "Häuser", "core:house")))
        .containsExactlyInAnyOrder("Haus", "house");
  }

  /** Spanish dictionaries list bicicleta as a form of bici. */
  @Test
  void aFormThatSourcesAreSurerOfStays() throws Exception {
    List<String> lines = new ArrayList<>(List.of(BASE));
    lines.add(lexeme("deu", "Behausungen", "noun", "Behausungen", "core:house"));
    LoadFolder input = new LoadFolder(temporary.resolve("in")).recipe("main", "more", "third");
    input.file("main/a.jsonl", lines.toArray(new String[0]));
    input.file(
        "more/a.jsonl",
        lexeme("deu", "Behausungen", "noun", "Behausungen", "core:house"),
        lexeme("deu", "Häuser", "noun", "Häuser", "core:house"));
    input.file("third/a.jsonl", lexeme("deu", "Behausung", "noun", "Behausungen", "core:house"));
    assertThat(lemmas(input))
        .containsExactlyInAnyOrder("Haus", "house", "Behausung", "Behausungen");
  }

  @Test
  void aFormWithAMeaningOfItsOwnStays() throws Exception {
    assertThat(
            lemmas(
                lexeme("deu", "Elter", "noun", "Eltern", "core:house"),
                lexeme("deu", "Eltern", "noun", "Eltern", "core:parent")))
        .contains("Eltern", "Elter");
  }

  @Test
  void aFormOfAnotherPartOfSpeechStays() throws Exception {
    assertThat(lemmas(lexeme("deu", "Häuser", "name", "Häuser", "core:house"))).contains("Häuser");
  }

  @Test
  void ofTwoWordsThatAreFormsOfEachOtherBothStay() throws Exception {
    assertThat(lemmas(lexeme("deu", "Häuser", "noun", "Haus", "core:house")))
        .contains("Haus", "Häuser");
  }

  @Test
  void thePluralThatNamesAnEmojiIsNoLexeme() throws Exception {
    assertThat(
            lemmas(
                lexeme("eng", "house", "noun", "houses", "core:house"),
                lexeme("eng", "houses", "noun", "houses", "cldr:1F3D8"),
                lexeme("deu", "Häuser", "noun", "Häuser", "cldr:1F3D8")))
        .containsExactlyInAnyOrder("Haus", "house");
  }

  @Test
  void thePluralThatNamesAnEmojiAndAnotherMeaningStays() throws Exception {
    assertThat(
            lemmas(
                "{\"meaning\":{\"key\":\"core:spectacles\",\"gloss\":\"lenses\"}}",
                "{\"meaning\":{\"key\":\"cldr:1F453\",\"gloss\":\"glasses\","
                    + "\"same_as\":[\"core:spectacles\"]}}",
                lexeme("eng", "glass", "noun", "glasses", "core:house"),
                lexeme("eng", "glasses", "noun", "glasses", "core:spectacles")))
        .contains("glass", "glasses");
  }
}
