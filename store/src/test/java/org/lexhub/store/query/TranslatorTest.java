package org.lexhub.store.query;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.offset;

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
import org.lexhub.store.Store;
import org.lexhub.store.TestDataset;
import org.lexhub.store.table.Level;
import org.lexhub.store.table.Pos;
import org.lexhub.store.table.RelationType;

/** The rules of translation on a handful of words whose senses everybody knows. */
class TranslatorTest {
  private static final int SHORE = 0;
  private static final int INSTITUTION = 1;
  private static final int SUPPLY = 2;
  private static final int RELY = 3;
  private static final int DOG = 4;
  private static final int SCOUNDREL = 5;
  private static final int MONEY = 6;
  private static final int RIVER = 7;
  private static final int SEE = 8;
  private static final int TOOL = 9;
  private static final int COMPANY = 10;
  private static final int INSIDE = 11;
  private static final int INCH = 12;

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
    data = new TestDataset();
    english = data.language("eng", "English", Level.LANGUAGE, -1);
    spanish = data.language("spa", "Spanish", Level.LANGUAGE, -1);
    german = data.language("deu", "German", Level.LANGUAGE, -1);
    mandarin = data.language("cmn", "Mandarin", Level.LANGUAGE, -1);
    cantonese = data.language("yue", "Cantonese", Level.LANGUAGE, -1);
    writeMeanings();
    writeEnglish();
    writeOthers();
    store = data.open(folder.resolve("words"));
  }

  private static void writeMeanings() {
    data.meaning("sloping land beside a body of water");
    data.meaning("a financial institution that accepts deposits and lends money");
    data.meaning("a stock held in reserve for future use");
    data.meaning("have confidence or faith in");
    data.meaning("a domesticated animal that barks and is kept by people");
    data.meaning("someone who is morally reprehensible");
    data.meaning("the most common medium of exchange; coins and notes");
    data.meaning("a large natural stream of water");
    data.meaning("perceive by sight");
    data.meaning("a hand tool with teeth for cutting wood");
    data.meaning("an institution that does business");
    data.meaning("enclosed by something");
    data.meaning("a twelfth of a foot");
    data.meanings
        .get(SHORE)
        .examples
        .add("he sat on the bank and watched the currents of the river");
    data.meanings.get(INSTITUTION).examples.add("he cashed a check at the bank");
    relate(INSTITUTION, COMPANY);
    data.concepts.add("SHORE OF A RIVER");
    data.meanings.get(SHORE).concept = 0;
  }

  private static void relate(int meaning, int broader) {
    data.meanings.get(meaning).relationTypes.add(RelationType.HYPERNYM);
    data.meanings.get(meaning).relationMeanings.add(broader);
  }

  private static void writeEnglish() {
    data.lexeme(english, "bank", Pos.NOUN)
        .sense(SHORE, 9500, 25)
        .sense(INSTITUTION, 9500, 20)
        .sense(SUPPLY, 9500, 0);
    data.lexeme(english, "bank", Pos.VERB).sense(RELY, 9500, 1).forms.add("banks");
    data.lexeme(english, "see off", Pos.VERB).sense(SEE, 9500, 0);
    data.lexeme(english, "trust", Pos.VERB).sense(RELY, 9500, 9);
    data.lexeme(english, "riverside", Pos.NOUN).sense(SHORE, 9500, 2);
    data.lexeme(english, "lending institution", Pos.NOUN).sense(INSTITUTION, 9500, 0);
    data.lexeme(english, "dog", Pos.NOUN).sense(DOG, 9500, 42).sense(SCOUNDREL, 9500, 2);
    data.lexeme(english, "hound", Pos.NOUN).sense(DOG, 9000, 1).sense(SCOUNDREL, 9500, 2);
    data.lexeme(english, "money", Pos.NOUN).sense(MONEY, 9500, 50);
    data.lexeme(english, "river", Pos.NOUN).sense(RIVER, 9500, 50);
    data.lexeme(english, "company", Pos.NOUN).sense(COMPANY, 9500, 30);
    TestDataset.Lexeme see = data.lexeme(english, "see", Pos.VERB).sense(SEE, 9500, 100);
    see.forms.add("saw");
    see.forms.add("seen");
    data.lexeme(english, "saw", Pos.NOUN).sense(TOOL, 9500, 1);
    data.lexeme(english, "lonely", Pos.ADJ);
    data.lexeme(english, "in", Pos.NOUN).sense(INCH, 9500, 0);
    data.lexeme(english, "in", Pos.ADP).sense(INSIDE, 8000, 0);
  }

  private static void writeOthers() {
    data.lexeme(spanish, "orilla", Pos.NOUN).sense(SHORE, 9000, 0);
    data.lexeme(spanish, "ribera", Pos.NOUN).sense(SHORE, 7000, 0);
    data.lexeme(spanish, "banco", Pos.NOUN).sense(INSTITUTION, 9000, 0).sense(SHORE, 4000, 0);
    data.lexeme(spanish, "perro", Pos.NOUN).sense(DOG, 9000, 0).sense(SCOUNDREL, 8000, 0);
    data.lexeme(spanish, "can", Pos.NOUN).sense(DOG, 8000, 0);
    data.lexeme(spanish, "canalla", Pos.NOUN).sense(SCOUNDREL, 9500, 0);
    data.lexeme(spanish, "dinero", Pos.NOUN).sense(MONEY, 9000, 0);
    data.lexeme(spanish, "río", Pos.NOUN).sense(RIVER, 9000, 0);
    data.lexeme(spanish, "se", Pos.NOUN).sense(RIVER, 9000, 0).rank = 5;
    data.lexeme(german, "Hund", Pos.NOUN).sense(DOG, 9000, 0);
    data.lexeme(german, "Bank", Pos.NOUN).sense(INSTITUTION, 9000, 0);
    data.lexeme(german, "Schurke", Pos.NOUN).sense(SCOUNDREL, 9000, 0);
    data.lexeme(mandarin, "狗", Pos.NOUN).sense(DOG, 9000, 0);
    data.lexeme(mandarin, "银行", Pos.NOUN).sense(INSTITUTION, 9000, 0);
    data.lexeme(cantonese, "狗", Pos.NOUN).sense(DOG, 8000, 0);
    data.lexeme(cantonese, "犬", Pos.NOUN).sense(DOG, 8500, 0);
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
      sum += answer.senseConfidence10000(i);
      assertThat(i == 0 || answer.senseConfidence10000(i) <= answer.senseConfidence10000(i - 1))
          .isTrue();
    }
    assertThat(sum).isEqualTo(10_000);
    for (int i = 1; i < answer.size(); i++) {
      boolean same = answer.itemTarget(i) == answer.itemTarget(i - 1);
      assertThat(answer.itemTarget(i)).isGreaterThanOrEqualTo(answer.itemTarget(i - 1));
      assertThat(!same || answer.itemConfidence10000(i) <= answer.itemConfidence10000(i - 1))
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
    assertThat(answer.senseConfidence10000(0)).isGreaterThanOrEqualTo(8500);
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
    assertThat(answer.senseConfidence10000(0)).isGreaterThan(5000);
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
    TranslationWays ways = new TranslationWays();
    for (int i = 0; i < answer.size(); i++) {
      store.translator().explain(query, answer, i, ways);
      assertThat(ways.size()).isPositive();
      int odds = 0;
      for (int way = 0; way < ways.size(); way++) {
        assertThat(ways.odds10000(way) / 1e4).isCloseTo(product(ways, way), offset(0.00006));
        assertThat(meaning(ways.source(way))).isEqualTo(meaning(ways.target(way)));
        odds += ways.odds10000(way);
      }
      odds = (int) Math.round(odds * (answer.itemLikeness10000(i) / 1e4));
      odds = (int) Math.round(odds * (answer.itemScale10000(i) / 1e4));
      assertThat(answer.itemNear(i)).isFalse();
      assertThat(answer.itemOdds10000(i)).isEqualTo(odds);
      double confidence = Math.max(1e-4, odds / (1e4 + odds));
      assertThat(answer.itemConfidence10000(i) / 1e4).isCloseTo(confidence, offset(0.00005001));
      assertThat(store.senses().lexeme(answer.itemSense(i))).isEqualTo(answer.itemLexeme(i));
      assertThat(meaning(answer.itemSense(i))).isEqualTo(answer.itemMeaning(i));
    }
  }

  @ParameterizedTest
  @CsvSource({"dog, ''", "bank, ''", "bank, river", "hound, ''"})
  void theScaleFollowsFromTheOddsOfAllWordsOfALanguage(String word, String hint) {
    query.setHint(hint);
    translate(word, english, spanish, german);
    TranslationWays ways = new TranslationWays();
    double[] totals = new double[2];
    for (int i = 0; i < answer.size(); i++) {
      store.translator().explain(query, answer, i, ways);
      for (int way = 0; way < ways.size() && !answer.itemNear(i); way++) {
        totals[answer.itemTarget(i)] += ways.odds10000(way) / 1e4;
      }
    }
    List<Integer> confidences = new ArrayList<>();
    for (int i = 0; i < answer.size(); i++) {
      double scale = 1.7 / Math.sqrt(totals[answer.itemTarget(i)]);
      assertThat(answer.itemScale10000(i) / 1e4).isCloseTo(scale, offset(0.00006));
      confidences.add(answer.itemConfidence10000(i));
    }
    query.clear();
    query.setLimit(1);
    query.setHint(hint);
    translate(word, english, spanish);
    assertThat(answer.itemConfidence10000(0)).as("limit 1").isEqualTo(confidences.getFirst());
  }

  private static double product(TranslationWays ways, int way) {
    return ways.sensePart10000(way)
        / 1e4
        * (store.senses().confidence(ways.source(way)) / 1e4)
        * (store.senses().sourceUse10000(ways.source(way)) / 1e4)
        * (store.senses().confidence(ways.target(way)) / 1e4)
        * (store.senses().targetUse10000(ways.target(way)) / 1e4)
        * (ways.nearness10000(way) / 1e4);
  }

  private static int meaning(int sense) {
    return store.senses().meaning(sense);
  }

  @Test
  void meaningsThatBothWordsShareAddUp() {
    translate("dog", english, spanish);
    assertThat(lemmas()).containsExactly("perro", "can", "canalla");
    TranslationWays ways = new TranslationWays();
    store.translator().explain(query, answer, 0, ways);
    assertThat(ways.size()).isEqualTo(2);
    store.translator().explain(query, answer, 1, ways);
    assertThat(ways.size()).isEqualTo(1);
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
    assertThat(answer.senseConfidence10000(0)).isEqualTo(10_000);
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
    Allocation.assertNone(() -> store.translator().translate(query, answer));
  }
}
