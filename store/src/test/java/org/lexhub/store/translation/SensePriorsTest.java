package org.lexhub.store.translation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

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

  /** Adds a meaning with an English word. */
  private static int meaning(TestDataset data, String english, Pos pos, int tags) {
    int meaning = data.meaning(english);
    data.lexeme(0, english, pos).sense(meaning, 9900, tags);
    return meaning;
  }

  private static TestDataset spanish() {
    TestDataset data = new TestDataset();
    data.language("eng", "English", LanguageLevel.LANGUAGE, -1);
    data.language("spa", "Spanish", LanguageLevel.LANGUAGE, -1);
    return data;
  }

  @Test
  void tagsOfEnglishCountLittleByAWeakLink() throws IOException {
    TestDataset data = spanish();
    int husband = meaning(data, "husband", Pos.NOUN, 10);
    int person = meaning(data, "person", Pos.NOUN, 900);
    data.lexeme(1, "marido", Pos.NOUN).sense(husband, 9900, 0).sense(person, 1300, 0);

    assertThat(meanings(data, "marido", "").getFirst()).isEqualTo(husband);
  }

  @Test
  void weakLinksMakeNoClosedClass() throws IOException {
    TestDataset data = spanish();
    int how = meaning(data, "how", Pos.ADV, 9);
    int but = meaning(data, "but", Pos.CONJ, 0);
    data.lexeme(1, "cómo", Pos.ADV).sense(how, 9900, 0);
    data.lexeme(1, "cómo", Pos.CONJ).sense(but, 2300, 0);

    assertThat(meanings(data, "cómo", "").getFirst()).isEqualTo(how);
  }

  @Test
  void aPhraseIsRatherMeantThanAFormSpelledLikeIt() throws IOException {
    TestDataset data = spanish();
    int understand = meaning(data, "understand", Pos.VERB, 100);
    int phrase = meaning(data, "I understand", Pos.PHRASE, 0);
    data.lexeme(1, "entender", Pos.VERB).sense(understand, 9900, 0).forms.add("entiendo");
    data.lexeme(1, "entiendo", Pos.PHRASE).sense(phrase, 9900, 0);

    assertThat(meanings(data, "entiendo", "").getFirst()).isEqualTo(phrase);
  }

  @Test
  void aFunctionWordIsRatherMeantThanAFormOfAnother() throws IOException {
    TestDataset data = spanish();
    int much = meaning(data, "much", Pos.DET, 0);
    int most = meaning(data, "most", Pos.DET, 0);
    for (int language = 2; language < 20; language++) {
      data.language(
          "qa" + (char) ('a' + language), "Language " + language, LanguageLevel.LANGUAGE, -1);
      data.lexeme(language, "m", Pos.DET).sense(much, 9900, 0);
    }
    data.lexeme(1, "mucho", Pos.DET).sense(much, 9900, 0).forms.add("más");
    data.lexeme(1, "más", Pos.DET).sense(most, 9900, 0);

    assertThat(meanings(data, "más", "").getFirst()).isEqualTo(most);
  }

  /** Adds a meaning of phrases, with an English phrase and those of {@code others} languages. */
  private static int phrase(TestDataset data, String english, int others) {
    int phrase = data.meaning(english);
    data.meanings.get(phrase).pos = Pos.PHRASE;
    data.lexeme(0, english, Pos.PHRASE).sense(phrase, 9900, 0);
    for (int i = 0; i < others; i++) {
      int language =
          data.language("qa" + (char) ('a' + i), "Language " + i, LanguageLevel.LANGUAGE, -1);
      data.lexeme(language, "p", Pos.PHRASE).sense(phrase, 9900, 0);
    }
    return phrase;
  }

  @Test
  void aPhraseOfManyLanguagesIsRatherMeantThanWeakSensesSpelledLikeIt() throws IOException {
    TestDataset data = spanish();
    int rude = meaning(data, "rude", Pos.ADJ, 50);
    int welcome = phrase(data, "you're welcome", 10);
    data.lexeme(1, "de nada", Pos.ADJ).sense(rude, 7000, 0);
    data.lexeme(1, "de nada", Pos.PHRASE).sense(welcome, 9800, 0);

    assertThat(meanings(data, "de nada", "").getFirst()).isEqualTo(welcome);
  }

  @Test
  void aPhraseOfFewLanguagesOrADoubtfulOneCountsLikeOtherWords() throws IOException {
    for (int link : new int[] {9800, 5000}) {
      TestDataset data = spanish();
      int tidy = meaning(data, "tidy", Pos.ADJ, 5);
      int phrase = phrase(data, "in order", link < 9000 ? 10 : 3);
      data.lexeme(1, "en orden", Pos.ADJ).sense(tidy, 9500, 0);
      data.lexeme(1, "en orden", Pos.PHRASE).sense(phrase, link, 0);

      assertThat(meanings(data, "en orden", "").getFirst()).isEqualTo(tidy);
    }
  }

  @Test
  void aPhraseIsNoFormOfAWordThatManyMoreSourcesHave() throws IOException {
    TestDataset data = spanish();
    int call = meaning(data, "call", Pos.VERB, 100);
    int phrase = phrase(data, "my name is", 3);
    TestDataset.Lexeme verb = data.lexeme(1, "llamar", Pos.VERB).sense(call, 9900, 0);
    verb.forms.add("me llamo");
    for (int i = 0; i < 6; i++) {
      verb.sources.add(data.sources.size());
      data.sources.add("source" + i);
    }
    data.lexeme(1, "me llamo", Pos.PHRASE).sense(phrase, 9900, 0);

    assertThat(meanings(data, "me llamo", "").getFirst()).isEqualTo(phrase);
  }

  @Test
  void aMeaningOfTwoClassesHasTheSurerLink() throws IOException {
    TestDataset data = spanish();
    int why = meaning(data, "why", Pos.ADV, 0);
    int therefore = meaning(data, "therefore", Pos.ADV, 0);
    data.lexeme(1, "porqué", Pos.ADV).sense(why, 9900, 0);
    data.lexeme(1, "porqué", Pos.CONJ).sense(therefore, 3800, 0).sense(why, 3000, 0);
    try (Store store = data.open(folder.resolve("words"))) {
      TranslateQuery query = new TranslateQuery();
      query.setText("porqué");
      query.source().add(1);
      query.addTarget().add(0);
      Translation answer = new Translation();
      store.translator().translate(query, answer);
      assertThat(store.strings().get(store.lexemes().lemma(answer.itemLexeme(0)))).isEqualTo("why");
      PivotPaths paths = new PivotPaths();
      store.translator().explain(query, answer, 0, paths);
      int source = paths.source(0);
      int target = paths.target(0);
      double odds =
          paths.sensePartBasisPoints(0)
              / 1e4
              * (store.senses().confidence(source) / 1e4)
              * (store.senses().sourceUseBasisPoints(source) / 1e4)
              * (store.senses().confidence(target) / 1e4)
              * (store.senses().targetUseBasisPoints(target) / 1e4);
      assertThat(store.senses().confidence(source)).isEqualTo(9900);
      assertThat(paths.oddsBasisPoints(0)).isCloseTo((int) Math.round(odds * 1e4), within(1));
    }
  }
}
