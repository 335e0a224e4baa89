package org.lexhub.store.translation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.store.Store;
import org.lexhub.store.TestDataset;
import org.lexhub.store.TestDataset.Lexeme;
import org.lexhub.store.table.vocabulary.LanguageLevel;
import org.lexhub.store.table.vocabulary.Pos;

/** Words that a source gives as translations of each other precede other words of a meaning. */
class StatedTranslationsTest {
  @TempDir Path folder;

  private final TestDataset data = new TestDataset();
  private Lexeme source;
  private Lexeme first;
  private Lexeme second;

  @BeforeEach
  void twoWordsOfOneMeaning() {
    int german = data.language("deu", "German", LanguageLevel.LANGUAGE, -1);
    int english = data.language("eng", "English", LanguageLevel.LANGUAGE, -1);
    data.meaning("the land beside a river");
    source = word(english, "bank", 0);
    first = word(german, "Küste", 1);
    second = word(german, "Ufer", 2);
  }

  private Lexeme word(int language, String lemma, int ofSource) {
    Lexeme lexeme = data.lexeme(language, lemma, Pos.NOUN).sense(0, 9000, 0);
    lexeme.sources.set(0, ofSource);
    return lexeme;
  }

  @Test
  void withoutAStatementBothAreAlike() throws IOException {
    assertThat(answer()).isEqualTo("Küste 1.0, Ufer 1.0");
  }

  @Test
  void aDictionaryNamesTheUsualWord() throws IOException {
    source.state(second);
    assertThat(answer()).isEqualTo("Ufer 5.0, Küste 1.0");
  }

  @Test
  void aSourceWithBothWordsIsAStatement() throws IOException {
    second.sources.set(0, 0);
    assertThat(answer()).isEqualTo("Ufer 5.0, Küste 1.0");
  }

  @Test
  void everyWordCanBeStated() throws IOException {
    first.state(source);
    second.state(source);
    assertThat(answer()).isEqualTo("Küste 5.0, Ufer 5.0");
  }

  /** Returns the translations in order, each with the factor for statements. */
  private String answer() throws IOException {
    try (Store store = data.open(folder.resolve("words"))) {
      TranslateQuery query = new TranslateQuery();
      query.setText("bank");
      query.source().add(1);
      query.addTarget().add(0);
      Translation answer = new Translation();
      store.translator().translate(query, answer);
      StringBuilder words = new StringBuilder();
      for (int i = 0; i < answer.size(); i++) {
        String lemma = store.strings().get(store.lexemes().lemma(answer.itemLexeme(i)));
        words.append(i == 0 ? "" : ", ").append(lemma).append(' ');
        words.append(answer.itemStatedBasisPoints(i) / 1e4);
      }
      return words.toString();
    }
  }
}
