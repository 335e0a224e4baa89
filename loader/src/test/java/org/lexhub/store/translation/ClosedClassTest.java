package org.lexhub.store.translation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
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
import org.lexhub.store.table.vocabulary.LanguageLevel;
import org.lexhub.store.table.vocabulary.Pos;

/** Tests the priors of words of closed classes and of words in other letter case. */
class ClosedClassTest {
  private static final int HELIUM = 0;
  private static final int HE = 1;
  private static final int MONTH = 2;
  private static final int ALLOWED = 3;
  private static final int TIN = 4;
  private static final int ABLE = 5;
  private static final int BEFORE = 6;
  private static final int BEYOND = 7;
  private static final int CITY = 8;
  private static final int MOLE = 9;
  private static final int SPEAKER = 10;
  private static final int BIRD = 11;
  private static final int COUNTRY = 12;
  private static final int REASON = 13;
  private static final int QUESTION = 14;
  private static final int HOSTILE = 15;
  private static final int ENEMY = 16;
  private static final int PERMITTED = 17;

  @TempDir static Path folder;
  private static Store store;
  private static int english;
  private static int turkish;

  private final TranslateQuery query = new TranslateQuery();
  private final Translation answer = new Translation();

  @BeforeAll
  static void write() throws IOException {
    TestDataset data = new TestDataset();
    english = data.language("eng", "English", LanguageLevel.LANGUAGE, -1);
    turkish = data.language("tur", "Turkish", LanguageLevel.LANGUAGE, -1);
    data.meaning("a light gas");
    data.meaning("the man spoken of");
    data.meaning("the month after April");
    data.meaning("to be allowed to do something");
    data.meaning("a closed container of metal");
    data.meaning("to be able to do something");
    data.meaning("the time before now");
    data.meaning("farther than something");
    data.meaning("the capital of England");
    data.meaning("a spot on the skin");
    data.meaning("the one who speaks");
    data.meaning("a large bird that is eaten");
    data.meaning("a country between Europe and Asia");
    data.meaning("for what reason");
    data.meaning("it asks for a cause");
    data.meaning("not friendly");
    data.meaning("one who wants to harm another");
    data.meaning("allowed by rules");
    data.lexeme(english, "I", Pos.PRON).sense(SPEAKER, 9500, 0);
    data.lexeme(english, "why", Pos.ADV).sense(REASON, 9500, 0);
    data.lexeme(english, "enemy", Pos.NOUN).sense(ENEMY, 9500, 0);
    data.lexeme(english, "He", Pos.NOUN).sense(HELIUM, 9900, 0);
    data.lexeme(english, "he", Pos.PRON).sense(HE, 9500, 0).rank = 18;
    data.lexeme(english, "May", Pos.NOUN).sense(MONTH, 9900, 29);
    data.lexeme(english, "may", Pos.AUX).sense(ALLOWED, 9500, 0).rank = 225;
    data.lexeme(english, "can", Pos.NOUN).sense(TIN, 9900, 2).rank = 34;
    data.lexeme(english, "can", Pos.AUX).sense(ABLE, 9500, 0).rank = 34;
    data.lexeme(english, "past", Pos.NOUN).sense(BEFORE, 9900, 96).rank = 596;
    data.lexeme(english, "past", Pos.ADP).sense(BEYOND, 9500, 0).rank = 596;
    data.lexeme(english, "London", Pos.NAME).sense(CITY, 9500, 5);
    data.lexeme(english, "mole", Pos.NOUN).sense(MOLE, 9500, 5);
    data.lexeme(english, "turkey", Pos.NOUN).sense(BIRD, 9500, 5);
    data.lexeme(english, "Turkey", Pos.NAME).sense(COUNTRY, 9500, 5);
    data.lexeme(turkish, "ben", Pos.NOUN).sense(MOLE, 9000, 0).rank = 9;
    data.lexeme(turkish, "ben", Pos.PRON).sense(SPEAKER, 9000, 0).rank = 9;
    data.lexeme(turkish, "neden", Pos.CONJ).sense(QUESTION, 800, 0).rank = 9;
    data.lexeme(turkish, "neden", Pos.ADV).sense(REASON, 9000, 0).rank = 9;
    data.lexeme(turkish, "hasım", Pos.ADJ).sense(HOSTILE, 9000, 0);
    data.lexeme(turkish, "Hasım", Pos.NOUN).sense(ENEMY, 9000, 0);
    data.lexeme(turkish, "belki", Pos.AUX).sense(PERMITTED, 9000, 0);
    data.lexeme(turkish, "Belki", Pos.NAME).sense(CITY, 9000, 0);
    for (int i = 0; i < 10; i++) {
      data.lexeme(turkish, "aux" + i, Pos.AUX).sense(PERMITTED, 9000, 0);
    }
    data.lexeme(turkish, "sevgi", Pos.INTJ).sense(HOSTILE, 9000, 0).rank = 9;
    data.lexeme(turkish, "sevgi", Pos.NOUN).sense(BIRD, 9000, 0).rank = 9;
    store = data.open(folder.resolve("closed"), LearnedModels.ALL);
  }

  @AfterAll
  static void close() {
    store.close();
  }

  private void translate(String text, int source) {
    query.setText(text);
    query.source().add(source);
    query.addTarget().add(turkish);
    store.translator().translate(query, answer);
  }

  private int meaning(int i) {
    return store.senses().meaning(answer.sense(i));
  }

  @ParameterizedTest
  @CsvSource({
    "he," + HE,
    "may," + ALLOWED,
    "can," + ABLE,
    "london," + CITY,
    "LONDON," + CITY,
    "He," + HE
  })
  void aFrequentWordIsThatOfItsClosedClassInItsOwnLetterCase(String text, int meaning) {
    translate(text, english);
    assertThat(meaning(0)).isEqualTo(meaning);
    assertThat(answer.senseConfidenceBasisPoints(0)).isGreaterThan(7500);
  }

  @Test
  void wordsInOtherLetterCaseDoNotCount() {
    translate("he", english);
    assertThat(answer.senseCount()).isEqualTo(1);
    query.clear();
    translate("may", english);
    assertThat(answer.senseCount()).isEqualTo(1);
    query.clear();
    translate("May", english);
    assertThat(meaning(0)).isEqualTo(MONTH);
  }

  @Test
  void theTagsOfOpenClassesAreThoseOfTheWordWhereTheyExplainItsFrequency() {
    translate("past", english);
    assertThat(meaning(0)).isEqualTo(BEFORE);
    assertThat(meaning(1)).isEqualTo(BEYOND);
  }

  @Test
  void otherLanguagesFollowTheSameRule() {
    translate("ben", turkish);
    assertThat(meaning(0)).isEqualTo(SPEAKER);
    assertThat(answer.senseConfidenceBasisPoints(0)).isGreaterThan(9000);
  }

  @ParameterizedTest
  @CsvSource({
    "May, May I come in?, " + ALLOWED,
    "May, Sorry! May I come in?, " + ALLOWED,
    "May, We met in May., " + MONTH,
    "can, He opened the can, " + TIN,
    "Can, Can you swim?, " + ABLE
  })
  void smallWordsBeginSentencesAndNounsFollowArticles(String text, String context, int meaning) {
    query.setContext(context);
    translate(text, english);
    assertThat(meaning(0)).isEqualTo(meaning);
  }

  @ParameterizedTest
  @CsvSource({
    "can, noun, " + TIN,
    "can, auxiliary verb, " + ABLE,
    "May, modal, " + ALLOWED,
    "past, preposition, " + BEYOND,
    "turkey, country, " + COUNTRY
  })
  void aHintCanNameThePartOfSpeechOrAName(String text, String hint, int meaning) {
    query.setHint(hint);
    translate(text, english);
    assertThat(meaning(0)).isEqualTo(meaning);
    assertThat(answer.hintUnmatched()).isFalse();
  }

  @Test
  void aSenseThatNoOtherWordHasDoesNotHideTheOthers() {
    assertThat(english("neden")).isEqualTo("why");
    assertThat(meaning(0)).isEqualTo(REASON);
  }

  @Test
  void anotherLetterCaseAnswersWhereTheWordAsTypedHasNoTranslation() {
    assertThat(english("hasım")).isEqualTo("enemy");
    assertThat(store.strings().get(store.lexemes().lemma(answer.lexeme()))).isEqualTo("Hasım");
    assertThat(english("belki")).as("a word of a closed class is meant as typed").isNull();
  }

  @Test
  void openClassesAnswerWhereARareWordOfAClosedClassHasNoTranslation() {
    assertThat(english("sevgi")).isEqualTo("turkey");
  }

  /** Returns the first English translation of a Turkish word, null if there is none. */
  private @Nullable String english(String text) {
    query.clear();
    query.setText(text);
    query.source().add(turkish);
    query.addTarget().add(english);
    store.translator().translate(query, answer);
    return answer.size() == 0
        ? null
        : store.strings().get(store.lexemes().lemma(answer.itemLexeme(0)));
  }
}
