package org.lexhub.store.translation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lexhub.store.Store;
import org.lexhub.store.TestDataset;
import org.lexhub.store.table.vocabulary.LanguageLevel;
import org.lexhub.store.table.vocabulary.Pos;

/** Tests the factor of a common beginning, and that it orders words that are equal otherwise. */
class CognateFactorTest {
  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource({
    "absorb, absorber, 12",
    "absorb, tragen, 0",
    "Énergie, energía, 12",
    "Straße, strasse, 14",
    "вода, воля, 8",
    "вода, voda, 0",
    "水, 氵, 0",
    "dog, dog, 6"
  })
  void theCommonBeginningCountsAfterFolding(String source, String target, int common)
      throws IOException {
    TestDataset data = new TestDataset();
    int first = data.language("qaa", "One", LanguageLevel.LANGUAGE, -1);
    int second = data.language("qab", "Two", LanguageLevel.LANGUAGE, -1);
    data.lexeme(first, source, Pos.NOUN);
    data.lexeme(second, target, Pos.NOUN);
    try (Store store = data.open(folder.resolve("words"))) {
      CognateFactor cognateFactor = new CognateFactor();
      cognateFactor.start(store.lexemes().lemma(0), store.strings());
      double share = common / (double) (bytes(source) + bytes(target));
      assertThat(cognateFactor.factorBasisPoints(store.lexemes().lemma(1), store.strings()))
          .isEqualTo((int) Math.round(10_000 * Math.exp(1.6 * share)));
    }
  }

  /** Returns the length of the folded spelling of a word above. */
  private static int bytes(String word) {
    return switch (word) {
      case "вода", "воля" -> 8;
      case "水", "氵" -> 3;
      case "Straße" -> 7;
      default -> word.length();
    };
  }

  @Test
  void ofEqualWordsTheOneThatIsSpelledAlikeComesFirst() throws IOException {
    TestDataset data = new TestDataset();
    int english = data.language("eng", "English", LanguageLevel.LANGUAGE, -1);
    int french = data.language("fra", "French", LanguageLevel.LANGUAGE, -1);
    data.meaning("take up liquid");
    data.lexeme(english, "absorb", Pos.VERB).sense(0, 9000, 0);
    data.lexeme(french, "aspirer", Pos.VERB).sense(0, 9000, 0);
    data.lexeme(french, "absorber", Pos.VERB).sense(0, 9000, 0);
    data.lexeme(french, "boire", Pos.VERB).sense(0, 9000, 0);
    try (Store store = data.open(folder.resolve("verbs"))) {
      TranslateQuery query = new TranslateQuery();
      query.setText("absorb");
      query.source().add(english);
      query.addTarget().add(french);
      Translation answer = new Translation();
      store.translator().translate(query, answer);
      assertThat(answer.itemLexeme(0)).isEqualTo(data.row(french, "absorber", null));
      assertThat(answer.itemLikenessBasisPoints(0))
          .isGreaterThan(answer.itemLikenessBasisPoints(1));
      assertThat(answer.itemLexeme(2)).isEqualTo(data.row(french, "boire", null));
      assertThat(answer.itemLikenessBasisPoints(2)).isEqualTo(10_000);
    }
  }
}
