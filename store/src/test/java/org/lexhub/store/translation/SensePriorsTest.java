package org.lexhub.store.translation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.store.Store;
import org.lexhub.store.TestDataset;
import org.lexhub.store.table.vocabulary.LanguageLevel;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.table.vocabulary.RelationType;

class SensePriorsTest {
  @TempDir Path folder;
  private int files;

  private static TestDataset countries() {
    TestDataset data = new TestDataset();
    int english = data.language("eng", "English", LanguageLevel.LANGUAGE, -1);
    int chinese = data.language("cmn", "Mandarin", LanguageLevel.LANGUAGE, -1);
    int country = data.meaning("a country of Asia");
    int attribute = data.meaning("of China");
    data.lexeme(english, "China", Pos.NOUN).sense(country, 9500, 2);
    data.lexeme(english, "Chinese", Pos.ADJ).sense(attribute, 9500, 9);
    data.lexeme(chinese, "中国", Pos.NOUN).sense(country, 9500, 0);
    data.lexeme(chinese, "中国", Pos.ADJ).sense(attribute, 9500, 0);
    return data;
  }

  private int first(TestDataset data) throws IOException {
    return meanings(data, "中国", "").getFirst();
  }

  private List<Integer> meanings(TestDataset data, String text, String context) throws IOException {
    try (Store store = data.open(folder.resolve("words" + files++))) {
      TranslateQuery query = new TranslateQuery();
      query.setText(text);
      query.setContext(context);
      query.source().add(1);
      query.addTarget().add(0);
      Translation answer = new Translation();
      store.translator().translate(query, answer);
      List<Integer> meanings = new ArrayList<>();
      for (int i = 0; i < answer.senses.size(); i++) {
        meanings.add(answer.senses.meaning(i));
      }
      return meanings;
    }
  }

  @Test
  void anAdjectiveThatPertainsToTheSameWordIsWeak() throws IOException {
    TestDataset data = countries();
    data.meanings.get(1).relationTypes.add(RelationType.PERTAINYM);
    data.meanings.get(1).relationMeanings.add(0);
    assertThat(first(data)).isEqualTo(0);
  }

  @Test
  void anotherAdjectiveIsNot() throws IOException {
    assertThat(first(countries())).isEqualTo(1);
  }

  @Test
  void wordsThatAreReadLikeTheSpellingCountInAContext() throws IOException {
    TestDataset data = new TestDataset();
    data.language("eng", "English", LanguageLevel.LANGUAGE, -1);
    int japanese = data.language("jpn", "Japanese", LanguageLevel.LANGUAGE, -1);
    int sticks = data.meaning("sticks to eat with");
    int bridge = data.meaning("a way over a river");
    data.lexeme(japanese, "はし", Pos.NOUN).sense(sticks, 9500, 0);
    TestDataset.Lexeme written = data.lexeme(japanese, "橋", Pos.NOUN).sense(bridge, 9500, 0);
    written.readings.add("はし");

    assertThat(meanings(data, "はし", "")).containsExactly(sticks);
    assertThat(meanings(data, "はし", "はしを渡る")).containsExactly(sticks, bridge);
  }
}
