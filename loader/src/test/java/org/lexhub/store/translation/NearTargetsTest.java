package org.lexhub.store.translation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.offset;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.loader.learn.LearnedModels;
import org.lexhub.store.Store;
import org.lexhub.store.TestDataset;
import org.lexhub.store.ZeroAllocation;
import org.lexhub.store.table.vocabulary.LanguageLevel;
import org.lexhub.store.table.vocabulary.Pos;

/** Tests which languages get words of near meanings, and their order. */
class NearTargetsTest {
  private static final int POLE = 0;
  private static final int ROD = 1;
  private static final int PERSON = 2;

  @TempDir static Path folder;
  private static TestDataset data;
  private static Store store;
  private static int english;
  private static int spanish;
  private static int italian;

  private final TranslateQuery query = new TranslateQuery();
  private final Translation answer = new Translation();

  /**
   * A dataset in which poles and rods are one word in German and French, but poles and Polish
   * people only in English.
   */
  @BeforeAll
  static void write() throws IOException {
    data = new TestDataset();
    english = data.language("eng", "English", LanguageLevel.LANGUAGE, -1);
    spanish = data.language("spa", "Spanish", LanguageLevel.LANGUAGE, -1);
    italian = data.language("ita", "Italian", LanguageLevel.LANGUAGE, -1);
    int german = data.language("deu", "German", LanguageLevel.LANGUAGE, -1);
    int french = data.language("fra", "French", LanguageLevel.LANGUAGE, -1);
    data.meaning("a long round piece of wood or metal");
    data.meaning("a thin straight stick");
    data.meaning("somebody from Poland");
    data.lexeme(german, "Stange", Pos.NOUN).sense(POLE, 9000, 0).sense(ROD, 9000, 0);
    data.lexeme(french, "perche", Pos.NOUN).sense(POLE, 9000, 0).sense(ROD, 9000, 0);
    data.lexeme(english, "pole", Pos.NOUN).sense(POLE, 9500, 5).sense(PERSON, 9500, 1);
    data.lexeme(english, "stick", Pos.NOUN).sense(POLE, 9000, 1).sense(ROD, 9000, 5);
    data.lexeme(english, "staff", Pos.NOUN).sense(POLE, 9000, 1);
    data.lexeme(spanish, "palo", Pos.NOUN).sense(POLE, 9000, 0);
    data.lexeme(spanish, "vara", Pos.NOUN).sense(ROD, 9000, 0);
    data.lexeme(spanish, "polaco", Pos.NOUN).sense(PERSON, 9000, 0);
    data.lexeme(italian, "verga", Pos.NOUN).sense(ROD, 9000, 0);
    data.lexeme(italian, "polacco", Pos.NOUN).sense(PERSON, 9000, 0);
    for (String word : List.of("eins", "zwei", "drei", "vier", "fünf")) {
      data.lexeme(german, word, Pos.NOUN).sense(ROD, 9000, 0);
    }
    store = data.open(folder.resolve("words"), LearnedModels.ALL);
  }

  @AfterAll
  static void close() {
    store.close();
  }

  private void translate(String text, int source, int target) {
    query.setText(text);
    query.source().add(source);
    query.addTarget().add(target);
    store.translator().translate(query, answer);
  }

  private List<String> lemmas() {
    List<String> lemmas = new ArrayList<>();
    for (int i = 0; i < answer.size(); i++) {
      lemmas.add(data.lexemes.get(answer.itemLexeme(i)).lemma);
    }
    return lemmas;
  }

  @Test
  void nearWordsStandBesideDirectOnesAndSayWhatTheyAre() {
    translate("staff", english, spanish);
    assertThat(lemmas()).containsExactly("palo", "vara");
    assertThat(answer.itemNear(0)).isFalse();
    assertThat(answer.itemNear(1)).isTrue();
    assertThat(answer.itemConfidenceBasisPoints(1)).isLessThan(answer.itemConfidenceBasisPoints(0));
    PivotPaths paths = new PivotPaths();
    store.translator().explain(query, answer, 0, paths);
    assertThat(paths.nearnessBasisPoints(0)).isEqualTo(10_000);
    store.translator().explain(query, answer, 1, paths);
    assertThat(paths.size()).isEqualTo(1);
    assertThat(store.senses().meaning(paths.source(0))).isEqualTo(POLE);
    assertThat(store.senses().meaning(paths.target(0))).isEqualTo(ROD);
    assertThat(paths.nearnessBasisPoints(0)).isBetween(1, 9_999);
    assertThat(paths.oddsBasisPoints(0) / 1e4).isCloseTo(product(paths), offset(0.00006));
    assertThat(answer.itemLikenessBasisPoints(1)).as("staff and vara").isEqualTo(10_000);
    double scaled = Math.round(paths.oddsBasisPoints(0) * (answer.itemScaleBasisPoints(1) / 1e4));
    assertThat(answer.itemOddsBasisPoints(1))
        .isEqualTo((int) Math.round(scaled / (1 + 2 * scaled / 1e4)));
  }

  private static double product(PivotPaths paths) {
    return paths.sensePartBasisPoints(0)
        / 1e4
        * (store.senses().confidence(paths.source(0)) / 1e4)
        * (store.senses().sourceUseBasisPoints(paths.source(0)) / 1e4)
        * (store.senses().confidence(paths.target(0)) / 1e4)
        * (store.senses().targetUseBasisPoints(paths.target(0)) / 1e4)
        * (paths.nearnessBasisPoints(0) / 1e4);
  }

  @Test
  void aSenseWithoutTranslationKeepsNone() {
    translate("staff", english, italian);
    assertThat(answer.found()).isTrue();
    assertThat(answer.size()).isZero();
    assertThat(answer.targetEmpty(0)).isTrue();
  }

  @Test
  void aMeaningThatTheHintRuledOutIsNoPathRound() {
    query.setHint("a long round piece of wood or metal");
    translate("stick", english, spanish);
    assertThat(lemmas()).containsExactly("palo");
    query.clear();
    translate("stick", english, spanish);
    assertThat(lemmas()).containsExactlyInAnyOrder("palo", "vara");
    assertThat(answer.itemNear(0) || answer.itemNear(1)).isFalse();
  }

  @Test
  void wordsWithEnoughTranslationsGetNoNearOnes() {
    translate("vara", spanish, data.lexemes.get(data.row(3, "eins", null)).language);
    assertThat(answer.size()).isEqualTo(5);
    for (int i = 0; i < answer.size(); i++) {
      assertThat(answer.itemNear(i)).isFalse();
    }
  }

  @Test
  void aSmallerLimitGivesTheSameFirstWords() {
    translate("pole", english, spanish);
    List<String> all = lemmas();
    assertThat(all).containsExactlyInAnyOrder("palo", "polaco", "vara");
    for (int limit = 1; limit < all.size(); limit++) {
      query.clear();
      query.setLimit(limit);
      translate("pole", english, spanish);
      assertThat(lemmas()).isEqualTo(all.subList(0, limit));
    }
  }

  @Test
  void aSharedMeaningThatOneLanguageAloneHasSaysNothing() {
    translate("polacco", italian, english);
    assertThat(lemmas()).containsExactly("pole");
  }

  @Test
  void askingAgainAllocatesNothing() {
    translate("pole", english, spanish);
    ZeroAllocation.assertNone(() -> store.translator().translate(query, answer));
  }
}
