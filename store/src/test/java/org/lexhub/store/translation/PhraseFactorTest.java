package org.lexhub.store.translation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.store.Store;
import org.lexhub.store.TestDataset;
import org.lexhub.store.table.vocabulary.LanguageLevel;
import org.lexhub.store.table.vocabulary.Pos;

class PhraseFactorTest {
  @TempDir Path folder;
  private int files;

  /** Returns the first translation of a Dutch greeting or, of a noun, of the time. */
  private String first(String lemma, Pos pos) throws IOException {
    TestDataset data = new TestDataset();
    int english = data.language("eng", "English", LanguageLevel.LANGUAGE, -1);
    int dutch = data.language("nld", "Dutch", LanguageLevel.LANGUAGE, -1);
    int greeting = data.meaning("said when people meet before noon");
    int time = data.meaning("the time before noon");
    data.lexeme(english, "morning", Pos.NOUN).sense(time, 9900, 80).sense(greeting, 9900, 2).rank =
        200;
    data.lexeme(english, "good morning", Pos.NOUN).sense(greeting, 9900, 0).sense(time, 9900, 0);
    data.lexeme(dutch, lemma, pos).sense(pos == Pos.NOUN ? time : greeting, 9000, 0);
    try (Store store = data.open(folder.resolve("words" + files++))) {
      TranslateQuery query = new TranslateQuery();
      query.setText(lemma);
      query.source().add(dutch);
      query.addTarget().add(english);
      Translation answer = new Translation();
      store.translator().translate(query, answer);
      return store.strings().get(store.lexemes().lemma(answer.itemLexeme(0)));
    }
  }

  @Test
  void aPhraseTranslatesAPhrase() throws IOException {
    assertThat(first("goedemorgen", Pos.PHRASE)).isEqualTo("good morning");
    assertThat(first("goede morgen", Pos.INTJ)).isEqualTo("good morning");
  }

  @Test
  void aFrequentWordTranslatesAWord() throws IOException {
    assertThat(first("ochtend", Pos.NOUN)).isEqualTo("morning");
  }

  @Test
  void aVerbThatIsAlsoListedAsAPhraseIsAWord() throws IOException {
    TestDataset data = new TestDataset();
    int japanese = data.language("jpn", "Japanese", LanguageLevel.LANGUAGE, -1);
    int swahili = data.language("swh", "Swahili", LanguageLevel.LANGUAGE, -1);
    int sleep = data.meaning("be asleep");
    int fall = data.meaning("pass from waking into sleep");
    data.lexeme(swahili, "lala", Pos.VERB).sense(sleep, 9900, 0);
    data.lexeme(swahili, "lala", Pos.PHRASE).sense(fall, 9900, 0);
    data.lexeme(japanese, "寝る", Pos.VERB).sense(sleep, 9900, 0);
    data.lexeme(japanese, "眠りに落ちる", Pos.PHRASE).sense(fall, 9900, 0);
    try (Store store = data.open(folder.resolve("words"))) {
      TranslateQuery query = new TranslateQuery();
      query.setText("lala");
      query.source().add(swahili);
      query.addTarget().add(japanese);
      Translation answer = new Translation();
      store.translator().translate(query, answer);
      assertThat(store.strings().get(store.lexemes().lemma(answer.itemLexeme(0)))).isEqualTo("寝る");
    }
  }
}
