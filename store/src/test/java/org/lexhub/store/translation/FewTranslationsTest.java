package org.lexhub.store.translation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lexhub.store.Store;
import org.lexhub.store.TestDataset;
import org.lexhub.store.TestDataset.Lexeme;
import org.lexhub.store.table.vocabulary.LanguageLevel;
import org.lexhub.store.table.vocabulary.Pos;

/** A few translations are the first of many, though fewer words are weighed for them. */
class FewTranslationsTest {
  /** So many translations that every word is weighed. */
  private static final int ALL = 100;

  private static final int MEANINGS = 3;

  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5})
  void areTheFirstOfAll(long seed) throws IOException {
    try (Store store = words(new Random(seed)).open(folder.resolve("words"))) {
      List<String> all = answer(store, ALL);
      assertThat(all).hasSizeGreaterThan(60);
      for (int limit = 1; limit <= 40; limit++) {
        assertThat(answer(store, limit)).as("limit %d", limit).isEqualTo(all.subList(0, limit));
      }
    }
  }

  /** Returns an English word and 80 German ones, like it or not, stated or not. */
  private static TestDataset words(Random random) {
    TestDataset data = new TestDataset();
    int german = data.language("deu", "German", LanguageLevel.LANGUAGE, -1);
    int english = data.language("eng", "English", LanguageLevel.LANGUAGE, -1);
    for (int meaning = 0; meaning < MEANINGS; meaning++) {
      data.meaning("meaning " + meaning);
    }
    Lexeme source = data.lexeme(english, "material", Pos.NOUN);
    for (int meaning = 0; meaning < MEANINGS; meaning++) {
      source.sense(meaning, 9000, MEANINGS - meaning);
    }
    for (int i = 0; i < 80; i++) {
      String lemma =
          (random.nextBoolean() ? "material".substring(0, random.nextInt(9)) : "") + "z" + i;
      int confidence = 100 + random.nextInt(9900);
      Lexeme word =
          data.lexeme(german, lemma, Pos.NOUN).sense(random.nextInt(MEANINGS), confidence, 0);
      word.sources.set(0, random.nextInt(3));
      if (random.nextInt(5) == 0) {
        source.state(word);
      }
    }
    return data;
  }

  private static List<String> answer(Store store, int limit) {
    TranslateQuery query = new TranslateQuery();
    query.setText("material");
    query.source().add(1);
    query.addTarget().add(0);
    query.setLimit(limit);
    Translation answer = new Translation();
    store.translator().translate(query, answer);
    List<String> words = new ArrayList<>();
    for (int i = 0; i < answer.size(); i++) {
      String lemma = store.strings().get(store.lexemes().lemma(answer.itemLexeme(i)));
      words.add(lemma + " " + answer.itemOddsBasisPoints(i));
    }
    return words;
  }
}
