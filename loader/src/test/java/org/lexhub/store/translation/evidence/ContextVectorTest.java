package org.lexhub.store.translation.evidence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.loader.learn.LearnedModels;
import org.lexhub.store.Store;
import org.lexhub.store.TestDataset;
import org.lexhub.store.sense.MeaningVectors;
import org.lexhub.store.sense.SignatureWords;
import org.lexhub.store.sense.Signatures;
import org.lexhub.store.table.vocabulary.LanguageLevel;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.translation.TranslateQuery;
import org.lexhub.store.translation.Translation;

/** Tests sentences that share no word with the glosses of their meanings. */
class ContextVectorTest {
  private static final int MONEY_BANK = 0;
  private static final int RIVER_BANK = 1;

  @TempDir static Path folder;
  private static Store store;
  private static Signatures signatures;
  private static MeaningVectors vectors;

  private final ContextVector near = new ContextVector();

  @BeforeAll
  static void write() throws IOException {
    TestDataset data = new TestDataset();
    int english = data.language("eng", "English", LanguageLevel.LANGUAGE, -1);
    data.meaning("place for money and loans");
    data.meaning("land along water and mud");
    data.lexeme(english, "bank", Pos.NOUN).sense(0, 9500, 20).sense(1, 9500, 20);
    String[] glosses = {
      "money paid as interest of loans",
      "interest paid to a cashier",
      "a cashier counts money",
      "loans need interest",
      "water of streams and mud",
      "fish swim in streams",
      "mud and fish in water",
      "streams of mud",
    };
    for (int i = 0; i < glosses.length; i++) {
      int meaning = data.meaning(glosses[i]);
      data.lexeme(english, "thing" + (char) ('a' + i), Pos.NOUN).sense(meaning, 9500, 1);
    }
    store = data.open(folder.resolve("topics"), LearnedModels.ALL);
    signatures = Signatures.open(store.snapshot());
    vectors = MeaningVectors.open(store.snapshot());
  }

  @AfterAll
  static void close() {
    store.close();
  }

  private void read(String sentence) {
    byte[] bytes = sentence.getBytes(StandardCharsets.UTF_8);
    SignatureWords words = new SignatureWords();
    words.read(bytes, 0, bytes.length);
    WordBag bag = new WordBag();
    bag.clear();
    bag.addAll(words, new SignatureWords(), signatures);
    near.read(bag, vectors);
  }

  @Test
  void aSentenceLiesNearTheMeaningOfItsTopic() {
    read("the cashier asked for interest");
    assertThat(near.near(MONEY_BANK, vectors)).isGreaterThan(near.near(RIVER_BANK, vectors) + 0.2f);
    read("streams full of fish");
    assertThat(near.near(RIVER_BANK, vectors)).isGreaterThan(near.near(MONEY_BANK, vectors) + 0.2f);
  }

  @Test
  void theGlossItselfIsNear() {
    read("place for money and loans");
    assertThat(near.near(MONEY_BANK, vectors))
        .isGreaterThan(0.6f)
        .isGreaterThan(near.near(RIVER_BANK, vectors) + 0.2f)
        .isLessThanOrEqualTo(1.001f);
  }

  @Test
  void unknownWordsAndMeaningsSayNothing() {
    read("xylophone quartet");
    assertThat(near.near(MONEY_BANK, vectors)).isZero();
    read("money");
    assertThat(near.near(99, vectors)).isZero();
    float before = near.near(MONEY_BANK, vectors);
    read("money money xylophone");
    assertThat(near.near(MONEY_BANK, vectors)).isCloseTo(before, within(1e-6f));
  }

  @Test
  void theSentenceDecidesWithoutSharingAWord() {
    assertThat(topMeaning("the cashier at the bank asked for interest")).isEqualTo(MONEY_BANK);
    assertThat(topMeaning("fish near the bank of the streams")).isEqualTo(RIVER_BANK);
  }

  private static int topMeaning(String sentence) {
    TranslateQuery query = new TranslateQuery();
    query.setText("bank");
    query.setContext(sentence);
    query.source().add(0);
    query.addTarget().add(0);
    Translation answer = new Translation();
    store.translator().translate(query, answer);
    int sum = 0;
    for (int i = 0; i < answer.senseCount(); i++) {
      sum += answer.senseConfidenceBasisPoints(i);
    }
    assertThat(sum).isEqualTo(10_000);
    return store.senses().meaning(answer.sense(0));
  }
}
