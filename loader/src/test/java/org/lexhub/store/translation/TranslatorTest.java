package org.lexhub.store.translation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.offset;
import static org.lexhub.store.translation.FewWords.DOG;
import static org.lexhub.store.translation.FewWords.INCH;
import static org.lexhub.store.translation.FewWords.INSIDE;
import static org.lexhub.store.translation.FewWords.INSTITUTION;
import static org.lexhub.store.translation.FewWords.RELY;
import static org.lexhub.store.translation.FewWords.SCOUNDREL;
import static org.lexhub.store.translation.FewWords.SEE;
import static org.lexhub.store.translation.FewWords.SHORE;
import static org.lexhub.store.translation.FewWords.SUPPLY;
import static org.lexhub.store.translation.FewWords.TOOL;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lexhub.loader.learn.LearnedModels;
import org.lexhub.store.Store;
import org.lexhub.store.TestDataset;
import org.lexhub.store.ZeroAllocation;
import org.lexhub.store.result.LanguageSet;
import org.lexhub.store.table.vocabulary.Pos;

/** Tests the rules of translation on a few words with well-known senses. */
class TranslatorTest {
  /** The maximum odds of a translation: no confidence is above 0.99. */
  private static final double MAX_ODDS = 99;

  @TempDir static Path folder;
  private static TestDataset data;
  private static Store store;
  private static int english;
  private static int spanish;
  private static int german;
  private static int mandarin;
  private static int cantonese;

  private final TranslateQuery query = new TranslateQuery();
  private final Translation answer = new Translation();

  @BeforeAll
  static void write() throws IOException {
    FewWords words = new FewWords();
    data = words.data;
    english = words.english;
    spanish = words.spanish;
    german = words.german;
    mandarin = words.mandarin;
    cantonese = words.cantonese;
    store = data.open(folder.resolve("words"), LearnedModels.ALL);
  }

  @AfterAll
  static void close() {
    store.close();
  }

  private void translate(String text, int source, int... targets) {
    query.setText(text);
    query.source().add(source);
    for (int target : targets) {
      query.addTarget().add(target);
    }
    store.translator().translate(query, answer);
  }

  private List<String> lemmas() {
    List<String> lemmas = new ArrayList<>();
    for (int i = 0; i < answer.size(); i++) {
      lemmas.add(data.lexemes.get(answer.itemLexeme(i)).lemma);
    }
    return lemmas;
  }

  private List<Integer> meanings(String text, @Nullable Pos pos) {
    query.clear();
    query.setPos(pos);
    translate(text, english, german);
    assertWhole();
    List<Integer> meanings = new ArrayList<>();
    for (int i = 0; i < answer.senseCount(); i++) {
      meanings.add(store.senses().meaning(answer.sense(i)));
    }
    return meanings;
  }

  private int topMeaning() {
    return store.senses().meaning(answer.sense(0));
  }

  private void assertWhole() {
    int sum = 0;
    for (int i = 0; i < answer.senseCount(); i++) {
      sum += answer.senseConfidenceBasisPoints(i);
      assertThat(
              i == 0
                  || answer.senseConfidenceBasisPoints(i)
                      <= answer.senseConfidenceBasisPoints(i - 1))
          .isTrue();
    }
    assertThat(sum).isEqualTo(10_000);
    for (int i = 1; i < answer.size(); i++) {
      boolean same = answer.itemTarget(i) == answer.itemTarget(i - 1);
      assertThat(answer.itemTarget(i)).isGreaterThanOrEqualTo(answer.itemTarget(i - 1));
      assertThat(
              !same
                  || answer.itemConfidenceBasisPoints(i) <= answer.itemConfidenceBasisPoints(i - 1))
          .isTrue();
    }
  }

  @ParameterizedTest
  @CsvSource({
    "financial institution, 1",
    "money, 1",
    "a place that lends money, 1",
    "lending institution, 1",
    "company, 1",
    "river, 0",
    "shore of a river, 0",
    "sloping land, 0",
    "water, 0",
    "reserve stock, 2",
    "faith, 3",
    "orilla, 0"
  })
  void theHintDecidesWithHighConfidence(String hint, int meaning) {
    query.setHint(hint);
    int source = hint.equals("orilla") ? spanish : english;
    translate(hint.equals("orilla") ? "banco" : "bank", source, spanish);
    assertThat(topMeaning()).isEqualTo(meaning);
    assertThat(answer.senseConfidenceBasisPoints(0)).isGreaterThanOrEqualTo(8500);
    assertThat(answer.hintUnmatched()).isFalse();
    assertWhole();
  }

  @Test
  void aHintedSenseBringsItsOwnTranslations() {
    query.setHint("financial institution");
    translate("bank", english, spanish);
    assertThat(lemmas()).first().isEqualTo("banco");
    query.clear();
    query.setHint("river");
    translate("bank", english, spanish);
    assertThat(lemmas()).startsWith("orilla").contains("ribera");
  }

  @ParameterizedTest
  @CsvSource({
    "I deposited my money at the bank in the morning, 1",
    "We sat on the bank and looked at the water of the river, 0",
    "the bank lends to companies, 1"
  })
  void theContextDecidesWithoutAHint(String context, int meaning) {
    query.setContext(context);
    translate("bank", english, spanish);
    assertThat(topMeaning()).isEqualTo(meaning);
    assertThat(answer.senseConfidenceBasisPoints(0)).isGreaterThan(5000);
    assertWhole();
  }

  @ParameterizedTest
  @CsvSource({"el banco me presta dinero, 1", "el banco del río, 0"})
  void contextsInTheSourceLanguageGoThroughTheHub(String context, int meaning) {
    query.setContext(context);
    translate("banco", spanish, english);
    assertThat(topMeaning()).isEqualTo(meaning);
    assertWhole();
  }

  @Test
  void theMostFrequentWordsOfALanguageSayNothing() {
    query.setContext("el banco se abre");
    translate("banco", spanish, english);
    assertThat(topMeaning()).isEqualTo(INSTITUTION);
    assertWhole();
  }

  @Test
  void withoutHintAndContextAllSensesComeBestFirst() {
    translate("bank", english, spanish);
    assertThat(answer.senseCount()).isEqualTo(4);
    assertThat(topMeaning()).isEqualTo(SHORE);
    assertThat(lemmas()).containsExactly("banco", "orilla", "ribera");
    assertThat(answer.itemMeaning(0)).isEqualTo(INSTITUTION);
    assertWhole();
  }

  @Test
  void wordsOfClosedClassesComeBeforeNounsThatNobodyCounted() {
    assertThat(meanings("in", null)).containsExactly(INSIDE, INCH);
    assertThat(meanings("in", Pos.NOUN)).containsExactly(INCH);
  }

  @Test
  void theHintBeatsTheContextAndTheContextBreaksTies() {
    query.setHint("financial institution");
    query.setContext("We sat on the bank of the river");
    translate("bank", english, spanish);
    assertThat(topMeaning()).isEqualTo(INSTITUTION);
    query.clear();
    query.setHint("land or deposits");
    query.setContext("a check for the lending institution");
    translate("bank", english, spanish);
    assertThat(topMeaning()).isEqualTo(INSTITUTION);
    query.clear();
    query.setHint("land or deposits");
    query.setContext("we watched the currents beside the sloping shore");
    translate("bank", english, spanish);
    assertThat(topMeaning()).isEqualTo(SHORE);
  }

  @Test
  void aHintThatFitsNothingIsReportedAndLeavesTheRestToDecide() {
    query.setHint("xylophone quartet");
    query.setContext("she deposits money");
    translate("bank", english, spanish);
    assertThat(answer.hintUnmatched()).isTrue();
    assertThat(topMeaning()).isEqualTo(INSTITUTION);
    query.clear();
    translate("bank", english, spanish);
    assertThat(answer.hintUnmatched()).isFalse();
  }

  @Test
  void severalTargetsKeepTheirOrderAndTellWhichAreEmpty() {
    query.setText("dog");
    query.source().add(english);
    query.addTarget().add(german);
    query.addTarget();
    LanguageSet chinese = query.addTarget();
    chinese.add(mandarin);
    chinese.add(cantonese);
    query.addTarget().add(spanish);
    query.setLimit(2);
    store.translator().translate(query, answer);
    assertThat(lemmas()).containsExactly("Hund", "Schurke", "狗", "犬", "perro", "can");
    assertThat(answer.targetEmpty(0)).isFalse();
    assertThat(answer.targetEmpty(1)).isTrue();
    assertThat(answer.targetEmpty(2)).isFalse();
    assertThat(data.lexemes.get(answer.itemLexeme(2)).language).isEqualTo(mandarin);
    assertWhole();
  }

  @ParameterizedTest
  @CsvSource({"dog, ''", "bank, ''", "bank, river", "bank, lending institution", "hound, ''"})
  void confidenceIsMadeOfTheShownParts(String word, String hint) {
    query.setHint(hint);
    translate(word, english, spanish, german);
    PivotPaths paths = new PivotPaths();
    for (int i = 0; i < answer.size(); i++) {
      store.translator().explain(query, answer, i, paths);
      assertThat(paths.size()).isPositive();
      int odds = 0;
      for (int path = 0; path < paths.size(); path++) {
        assertThat(paths.oddsBasisPoints(path) / 1e4)
            .isCloseTo(product(paths, path), offset(0.00006));
        assertThat(meaning(paths.source(path))).isEqualTo(meaning(paths.target(path)));
        odds += paths.oddsBasisPoints(path);
      }
      double meant = answer.itemMeantBasisPoints(i) / 1e4;
      double right = odds / 1e4 * answer.itemLikenessBasisPoints(i) / 1e4;
      right *= answer.itemStatedBasisPoints(i) / 1e4;
      right *= answer.itemScaleBasisPoints(i) / 1e4 / meant;
      right = Math.min(MAX_ODDS, right);
      assertThat(answer.itemNear(i)).isFalse();
      double confidence = Math.max(1e-4, meant * right / (1 + right));
      boolean first = i == 0 || answer.itemTarget(i) != answer.itemTarget(i - 1);
      if (!first) {
        confidence = Math.min(confidence, answer.itemConfidenceBasisPoints(i - 1) / 1e4);
      }
      assertThat(answer.itemConfidenceBasisPoints(i) / 1e4).isCloseTo(confidence, offset(0.0002));
      assertThat(store.senses().lexeme(answer.itemSense(i))).isEqualTo(answer.itemLexeme(i));
      assertThat(meaning(answer.itemSense(i))).isEqualTo(answer.itemMeaning(i));
    }
  }

  @ParameterizedTest
  @CsvSource({"dog, ''", "bank, ''", "bank, river", "hound, ''"})
  void theScaleFollowsFromTheOddsOfAllWordsOfALanguage(String word, String hint) {
    query.setHint(hint);
    translate(word, english, spanish, german);
    PivotPaths paths = new PivotPaths();
    double[] totals = new double[2];
    for (int i = 0; i < answer.size(); i++) {
      store.translator().explain(query, answer, i, paths);
      for (int path = 0; path < paths.size() && !answer.itemNear(i); path++) {
        totals[answer.itemTarget(i)] += paths.oddsBasisPoints(path) / 1e4;
      }
    }
    List<Integer> confidences = new ArrayList<>();
    for (int i = 0; i < answer.size(); i++) {
      double scale = 4.8 / Math.sqrt(totals[answer.itemTarget(i)]);
      assertThat(answer.itemScaleBasisPoints(i) / 1e4).isCloseTo(scale, offset(0.00006));
      confidences.add(answer.itemConfidenceBasisPoints(i));
    }
    query.clear();
    query.setLimit(1);
    query.setHint(hint);
    translate(word, english, spanish);
    assertThat(answer.itemConfidenceBasisPoints(0)).as("limit 1").isEqualTo(confidences.getFirst());
  }

  private static double product(PivotPaths paths, int path) {
    return paths.sensePartBasisPoints(path)
        / 1e4
        * (store.senses().confidence(paths.source(path)) / 1e4)
        * (store.senses().sourceUseBasisPoints(paths.source(path)) / 1e4)
        * (store.senses().confidence(paths.target(path)) / 1e4)
        * (store.senses().targetUseBasisPoints(paths.target(path)) / 1e4)
        * (paths.nearnessBasisPoints(path) / 1e4);
  }

  private static int meaning(int sense) {
    return store.senses().meaning(sense);
  }

  @Test
  void meaningsThatBothWordsShareAddUp() {
    translate("dog", english, spanish);
    assertThat(lemmas()).containsExactly("perro", "can", "canalla");
    PivotPaths paths = new PivotPaths();
    store.translator().explain(query, answer, 0, paths);
    assertThat(paths.size()).isEqualTo(2);
    store.translator().explain(query, answer, 1, paths);
    assertThat(paths.size()).isEqualTo(1);
  }

  @Test
  void synonymsNeverHoldTheWordItself() {
    translate("bank", english, english);
    assertThat(lemmas()).containsExactlyInAnyOrder("riverside", "lending institution", "trust");
  }

  @Test
  void unknownWordsAndEmptySensesAreToldApart() {
    translate("blorp", english, spanish);
    assertThat(answer.found()).isFalse();
    assertThat(answer.size()).isZero();
    assertThat(answer.targetEmpty(0)).isTrue();
    query.clear();
    translate("lonely", english, spanish);
    assertThat(answer.found()).isTrue();
    assertThat(answer.senseCount()).isZero();
    assertThat(answer.targetEmpty(0)).isTrue();
    query.clear();
    translate("river", english, german);
    assertThat(answer.found()).isTrue();
    assertThat(answer.senseCount()).isEqualTo(1);
    assertThat(answer.size()).isZero();
    assertThat(answer.targetEmpty(0)).isTrue();
  }

  @Test
  void formsAndFoldedSpellingsLeadToTheirWords() {
    translate("seen", english, spanish);
    assertThat(data.lexemes.get(answer.lexeme()).lemma).isEqualTo("see");
    query.clear();
    translate("rio", spanish, english);
    assertThat(lemmas()).containsExactly("river");
    query.clear();
    query.setHint("perceive");
    translate("saw", english, spanish);
    assertThat(topMeaning()).isEqualTo(SEE);
    query.clear();
    query.setHint("cutting wood");
    translate("saw", english, spanish);
    assertThat(topMeaning()).isEqualTo(TOOL);
  }

  @Test
  void aFormInSOfAVerbIsThePluralOfTheNounBesideItToo() {
    query.setContext("many banks of the river");
    translate("banks", english, spanish);
    assertThat(topMeaning()).isEqualTo(SHORE);
    assertWhole();
    query.clear();
    translate("banks", english, spanish);
    assertThat(answer.senseCount()).isEqualTo(4);
  }

  @Test
  void onlySensesOfTheAskedPartOfSpeechCount() {
    assertThat(meanings("bank", Pos.VERB)).containsExactly(RELY);
    assertThat(meanings("banks", Pos.NOUN)).containsExactlyInAnyOrder(SHORE, INSTITUTION, SUPPLY);
    assertThat(meanings("saw", Pos.VERB)).containsExactly(SEE);
    assertThat(answer.posUnmatched()).isFalse();
  }

  @Test
  void aPartOfSpeechThatTheWordNeverIsIsReportedAndLeavesAllSenses() {
    assertThat(meanings("dog", Pos.ADV)).containsExactlyInAnyOrder(DOG, SCOUNDREL);
    assertThat(answer.posUnmatched()).isTrue();
    assertThat(meanings("dog", null)).hasSize(2);
    assertThat(answer.posUnmatched()).isFalse();
  }

  @Test
  void aPhraseIsFoundByAFormOfItsVerb() {
    translate("seen off", english, spanish);
    assertThat(answer.senseCount()).isEqualTo(1);
    assertThat(topMeaning()).isEqualTo(SEE);
    query.clear();
    translate("seen on", english, spanish);
    assertThat(answer.senseCount()).isZero();
  }

  @Test
  void aMeaningThatSeveralSourceWordsShareCountsOnce() {
    query.setText("狗");
    query.source().add(mandarin);
    query.source().add(cantonese);
    query.addTarget().add(german);
    store.translator().translate(query, answer);
    assertThat(answer.senseCount()).isEqualTo(1);
    assertThat(answer.senseConfidenceBasisPoints(0)).isEqualTo(10_000);
    assertThat(data.lexemes.get(answer.lexeme()).language).isEqualTo(mandarin);
    assertThat(lemmas()).containsExactly("Hund", "Schurke");
    assertThat(answer.itemNear(0)).isFalse();
    assertThat(answer.itemNear(1)).isTrue();
  }

  @Test
  void allLanguagesAreNoTarget() {
    query.addTarget().setAll();
    query.setText("dog");
    query.source().add(english);
    assertThatThrownBy(() -> store.translator().translate(query, answer))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> query.setLimit(0)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void askingAgainAllocatesNothing() {
    query.setHint("dinero");
    query.setContext("el banco me presta dinero del río");
    translate("banco", spanish, english, german);
    ZeroAllocation.assertNone(() -> store.translator().translate(query, answer));
  }
}
