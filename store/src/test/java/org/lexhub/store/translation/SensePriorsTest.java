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
import org.lexhub.store.table.vocabulary.RelationType;

class SensePriorsTest {
  @TempDir Path folder;

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
    try (Store store = data.open(folder.resolve("words"))) {
      TranslateQuery query = new TranslateQuery();
      query.setText("中国");
      query.source().add(1);
      query.addTarget().add(0);
      Translation answer = new Translation();
      store.translator().translate(query, answer);
      return answer.senses.meaning(0);
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
}
