package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** Section 4.8 of the interface specification: the rules of translation. */
class TranslateTest {
  private static Api api;

  @BeforeAll
  static void start() throws Exception {
    api = Fixture.api();
  }

  private static JsonNode translate(String text, String source, String target, Object... more)
      throws Exception {
    Object[] members = new Object[6 + more.length];
    System.arraycopy(
        new Object[] {"text", text, "source_lang", source, "target_lang", target},
        0,
        members,
        0,
        6);
    System.arraycopy(more, 0, members, 6, more.length);
    return api.translate(members);
  }

  private static List<String> lemmas(JsonNode answer) {
    return Api.each(answer.get("translations"), "lemma");
  }

  private static String firstGloss(JsonNode answer) {
    return answer.get("source").get("detected_senses").get(0).get("gloss").asString();
  }

  @Test
  void aWordFindsItsTranslationThroughTheMeaning() throws Exception {
    JsonNode answer = translate("dog", "eng", "spa");
    assertThat(Api.names(answer)).containsExactly("source", "translations");
    JsonNode source = answer.get("source");
    assertThat(Api.names(source))
        .containsExactly("text", "language", "lexeme_id", "detected_senses");
    assertThat(source.get("text").asString()).isEqualTo("dog");
    assertThat(source.get("language").asString()).isEqualTo("eng");
    assertThat(source.get("lexeme_id").asLong()).isEqualTo(api.lexeme("eng", "dog"));
    JsonNode best = answer.get("translations").get(0);
    assertThat(best.get("lemma").asString()).isEqualTo("perro");
    assertThat(best.get("language").asString()).isEqualTo("spa");
    assertThat(best.get("pos").asString()).isEqualTo("noun");
    assertThat(best.get("lexeme_id").asLong()).isEqualTo(api.lexeme("spa", "perro"));
    assertThat(best.get("confidence").asDouble()).isBetween(0.4, 1.0);
    assertThat(best.has("reading")).isFalse();
  }

  @Test
  void highAccuracyWithoutAnEncoderIsAnsweredAsBeforeWithAWarning() throws Exception {
    String context = "We sat on the bank of the river.";
    JsonNode high = translate("bank", "eng", "spa", "context", context, "accuracy", "high");
    JsonNode standard = translate("bank", "eng", "spa", "context", context, "accuracy", "standard");

    assertThat(high.get("warning").asString()).contains("accuracy high needs an encoder");
    assertThat(standard.has("warning")).isFalse();
    assertThat(high.get("source")).isEqualTo(standard.get("source"));
    assertThat(high.get("translations")).isEqualTo(standard.get("translations"));
    assertThat(translate("dog", "eng", "spa", "accuracy", "high").has("warning"))
        .as("without a context nothing is lost")
        .isFalse();
  }

  @Test
  void whatSurroundsAWordIsLeftOutAndTheRestIsNamed() throws Exception {
    JsonNode source = translate("“The dog!”", "eng", "spa").get("source");
    assertThat(source.get("text").asString()).isEqualTo("“The dog!”");
    assertThat(source.get("matched").asString()).isEqualTo("dog");
    assertThat(source.get("lexeme_id").asLong()).isEqualTo(api.lexeme("eng", "dog"));
  }

  @Test
  void neitherLanguageNeedsToBeEnglish() throws Exception {
    assertThat(lemmas(translate("perro", "spa", "deu")).getFirst()).isEqualTo("Hund");
    assertThat(lemmas(translate("собака", "rus", "fin"))).contains("koira");
  }

  @Test
  void aReadingStandsBesideTheLemmaWhereThereIsOne() throws Exception {
    JsonNode best = translate("dog", "eng", "jpn").get("translations").get(0);
    assertThat(Api.names(best).subList(0, 6))
        .containsExactly("lemma", "reading", "language", "pos", "confidence", "lexeme_id");
    assertThat(best.get("lemma").asString()).isEqualTo("犬");
    assertThat(best.get("reading").asString()).isEqualTo("いぬ");
  }

  @Test
  void withoutHintAndContextAllSensesStandBestFirstAndSumToOne() throws Exception {
    JsonNode senses = translate("spring", "eng", "deu").get("source").get("detected_senses");
    List<Double> confidences = Api.map(senses, sense -> sense.get("confidence").asDouble());
    assertThat(confidences).hasSize(4).isSortedAccordingTo((a, b) -> Double.compare(b, a));
    assertThat(confidences.stream().mapToDouble(d -> d).sum()).isCloseTo(1, within(0.001));
    assertThat(Api.names(senses.get(0)))
        .containsExactly("sense_id", "meaning_id", "gloss", "confidence");
  }

  @Test
  void theHintedSenseLeadsWithHighConfidence() throws Exception {
    JsonNode money = translate("bank", "eng", "deu", "sense_hint", "money");
    JsonNode river = translate("bank", "eng", "deu", "sense_hint", "river");
    assertThat(firstGloss(money)).isEqualTo("a business that keeps and lends money");
    assertThat(firstGloss(river)).isEqualTo("the land beside a river");
    assertThat(lemmas(money).getFirst()).isEqualTo("Bank");
    assertThat(lemmas(river).getFirst()).isEqualTo("Ufer");
    JsonNode sense = river.get("source").get("detected_senses").get(0);
    assertThat(sense.get("confidence").asDouble()).isGreaterThanOrEqualTo(0.7);
  }

  @Test
  void theContextTellsTheSense() throws Exception {
    JsonNode money =
        translate("bank", "eng", "spa", "context", "I opened a savings account at the bank.");
    JsonNode river =
        translate("bank", "eng", "spa", "context", "We fished from the bank of the river.");
    assertThat(firstGloss(money)).isEqualTo("a business that keeps and lends money");
    assertThat(firstGloss(river)).isEqualTo("the land beside a river");
    assertThat(lemmas(money).getFirst()).isEqualTo("banco");
    assertThat(lemmas(river).getFirst()).isEqualTo("orilla");
  }

  @Test
  void theHintWinsOverTheContext() throws Exception {
    JsonNode answer =
        translate(
            "bank",
            "eng",
            "spa",
            "sense_hint",
            "money",
            "context",
            "We fished from the bank of the river.");
    assertThat(lemmas(answer).getFirst()).isEqualTo("banco");
  }

  @Test
  void aHintThatMatchesNothingIsWarnedOf() throws Exception {
    JsonNode answer = translate("bank", "eng", "spa", "sense_hint", "zebra crossing");
    assertThat(answer.get("warning").asString()).contains("sense_hint");
    assertThat(lemmas(answer)).isNotEmpty();
  }

  @Test
  void thePartOfSpeechLeavesOtherSensesOut() throws Exception {
    JsonNode answer = translate("spring", "eng", "deu", "pos", "verb");
    for (JsonNode item : answer.get("translations")) {
      assertThat(item.get("pos").asString()).isEqualTo("verb");
    }
    JsonNode all = translate("spring", "eng", "deu").get("source").get("detected_senses");
    JsonNode verbs = answer.get("source").get("detected_senses");
    assertThat(verbs.size()).isBetween(1, all.size() - 1);
    assertThat(answer.path("warning").asString("")).doesNotContain("pos");
  }

  @Test
  void aPartOfSpeechThatTheWordNeverIsIsWarnedOf() throws Exception {
    JsonNode answer = translate("dog", "eng", "deu", "pos", "adv");
    assertThat(answer.get("warning").asString()).contains("pos adv");
    assertThat(lemmas(answer).getFirst()).isEqualTo("Hund");
  }

  @Test
  void severalTargetsStandInTheirOrderEachBestFirst() throws Exception {
    JsonNode answer = translate("dog", "eng", " jpn, deu ,,spa,deu");
    List<String> languages = Api.each(answer.get("translations"), "language");
    assertThat(languages.stream().distinct()).containsExactly("jpn", "deu", "spa");
    assertThat(languages)
        .isSortedAccordingTo(
            (a, b) -> Integer.compare("jpndeuspa".indexOf(a), "jpndeuspa".indexOf(b)));
    for (String language : List.of("jpn", "deu", "spa")) {
      List<Double> confidences =
          Api.map(answer.get("translations"), item -> item).stream()
              .filter(item -> item.get("language").asString().equals(language))
              .map(item -> item.get("confidence").asDouble())
              .toList();
      assertThat(confidences).isSortedAccordingTo((a, b) -> Double.compare(b, a));
    }
    assertThat(answer.has("warning")).isFalse();
  }

  @Test
  void theLimitHoldsForEachTargetLanguage() throws Exception {
    JsonNode one = translate("dog", "eng", "deu,spa", "limit", 1);
    assertThat(lemmas(one)).containsExactly("Hund", "perro");
    assertThat(lemmas(translate("dog", "eng", "deu", "limit", 2))).hasSize(2).startsWith("Hund");
  }

  @Test
  void anUnknownWordIsWordNotFound() throws Exception {
    Api.Answer answer =
        api.post(Api.body("text", "qwertzuiop", "source_lang", "eng", "target_lang", "deu"));
    assertThat(answer.error()).isEqualTo("404 word_not_found");
    assertThat(answer.json().get("error").get("message").asString())
        .contains("qwertzuiop")
        .contains("eng");
  }

  @Test
  void aWordOfAnotherLanguageOrOfAnUnknownOneIsNotFound() throws Exception {
    for (String language : List.of("deu", "xyz", "qqq")) {
      Api.Answer answer =
          api.post(Api.body("text", "dog", "source_lang", language, "target_lang", "spa"));
      assertThat(answer.error()).as(language).isEqualTo("404 word_not_found");
    }
  }

  @Test
  void aSenseWithoutTranslationGivesAnEmptyListAndAWarning() throws Exception {
    JsonNode answer = translate("ice cream", "eng", "quz");
    assertThat(answer.get("translations").isEmpty()).isTrue();
    assertThat(answer.get("warning").asString()).contains("quz");
    assertThat(answer.get("source").get("detected_senses").isEmpty()).isFalse();
  }

  @Test
  void theWarningNamesTheEmptyTargets() throws Exception {
    JsonNode answer = translate("ice cream", "eng", "quz,deu,xyz,swh");
    assertThat(lemmas(answer)).containsExactly("Eis");
    assertThat(answer.get("warning").asString())
        .contains("quz", "xyz", "swh")
        .doesNotContain("deu");
  }

  @Test
  void theTextIsFoundAsFormReadingRomanizationAndInOtherSpelling() throws Exception {
    assertThat(lemmas(translate("dogs", "eng", "deu")).getFirst()).isEqualTo("Hund");
    assertThat(lemmas(translate("いぬ", "jpn", "eng")).getFirst()).isEqualTo("dog");
    assertThat(lemmas(translate("sobaka", "rus", "eng")).getFirst()).isEqualTo("dog");
    assertThat(lemmas(translate("FRUHLING", "deu", "eng")).getFirst()).isEqualTo("spring");
    assertThat(lemmas(translate("arbol", "spa", "deu")).getFirst()).isEqualTo("Baum");
  }

  @Test
  void theInputIsEchoed() throws Exception {
    JsonNode answer = translate("  DOGS ", "en", "de");
    assertThat(answer.get("source").get("text").asString()).isEqualTo("  DOGS ");
    assertThat(answer.get("source").get("language").asString()).isEqualTo("eng");
    assertThat(lemmas(answer).getFirst()).isEqualTo("Hund");
  }

  @Test
  void intoTheSameLanguageGivesSynonyms() throws Exception {
    assertThat(lemmas(translate("dog", "eng", "eng"))).contains("hound").doesNotContain("dog");
  }

  @Test
  void aMacrolanguageStandsForItsMembers() throws Exception {
    JsonNode into = translate("dog", "eng", "zho,cmn");
    assertThat(Api.each(into.get("translations"), "language")).containsOnly("cmn");
    assertThat(lemmas(into)).containsOnlyOnce("狗");
    assertThat(into.has("warning")).isFalse();
    assertThat(translate("狗", "zho", "eng").get("source").get("language").asString())
        .isEqualTo("cmn");
  }

  @Test
  void explainGivesThePartsOfEachConfidence() throws Exception {
    JsonNode item = translate("dog", "eng", "spa", "explain", true).get("translations").get(0);
    JsonNode ways = item.get("explain").get("ways");
    assertThat(Api.each(ways.get(0).get("target_sources"), "source"))
        .containsExactlyInAnyOrder("fixture", "fixture-wordlist");
    assertThat(ways.get(0).get("meaning_id")).isEqualTo(item.get("meaning_id"));
    assertThat(translate("dog", "eng", "spa").get("translations").get(0).has("explain")).isFalse();
  }

  @ParameterizedTest
  @CsvSource({"dog, eng, spa", "bank, eng, deu", "perro, spa, jpn", "spring, eng, deu"})
  void thePartsMakeTheConfidenceExactly(String text, String from, String to) throws Exception {
    for (JsonNode item : translate(text, from, to, "explain", true).get("translations")) {
      double odds = 0;
      for (JsonNode way : item.get("explain").get("ways")) {
        double product =
            way.get("sense").asDouble()
                * way.get("source_use").asDouble()
                * way.get("target_use").asDouble()
                * way.get("source_link").asDouble()
                * way.get("target_link").asDouble()
                * (way.has("nearness") ? way.get("nearness").asDouble() : 1);
        assertThat(way.get("odds").asDouble()).isCloseTo(product, within(0.0000501));
        assertLink(way.get("source_link"), way.get("source_sources"));
        assertLink(way.get("target_link"), way.get("target_sources"));
        odds += way.get("odds").asDouble();
      }
      odds = Math.round(1e4 * odds * item.get("explain").get("likeness").asDouble()) / 1e4;
      odds = Math.round(1e4 * odds * item.get("explain").get("stated").asDouble()) / 1e4;
      odds *= item.get("explain").get("scale").asDouble();
      odds /= item.get("explain").get("near").asBoolean() ? 1 + 2 * odds : 1;
      odds = Math.min(99, odds);
      assertThat(item.get("explain").get("odds").asDouble()).isCloseTo(odds, within(0.0000501));
      odds = item.get("explain").get("odds").asDouble();
      double confidence = Math.max(0.0001, odds / (1 + odds));
      assertThat(item.get("confidence").asDouble()).isCloseTo(confidence, within(0.0000501));
    }
  }

  /** The confidence of a link depends on its sources. */
  static void assertLink(JsonNode link, JsonNode sources) {
    double doubt = 1;
    for (JsonNode source : sources) {
      doubt *= 1 - source.get("prior").asDouble() * source.get("evidence").asDouble();
    }
    assertThat(sources.isEmpty()).isFalse();
    assertThat(link.asDouble()).isCloseTo(Math.min(0.99, 1 - doubt), within(0.0000501));
  }

  @ParameterizedTest
  @CsvSource({
    "dgo, eng, Did you mean 'dog'?",
    "xyzzy dog, eng, Its longest part that is an entry: 'dog'.",
    "I like ice cream!, eng, Its longest part that is an entry: 'ice cream'.",
    "perro, eng, It is a word of spa.",
    "perro, xyz, It is a word of spa.",
    "私の犬, jpn, Its longest part that is an entry: '犬'.",
  })
  void theMessageSaysWhatToDoInstead(String text, String from, String advice) throws Exception {
    Api.Answer answer = api.post(Api.body("text", text, "source_lang", from, "target_lang", "deu"));
    assertThat(answer.error()).isEqualTo("404 word_not_found");
    assertThat(answer.json().get("error").get("message").asString()).contains(advice);
  }

  @Test
  void blanksAndHyphensMakeNoDifference() throws Exception {
    for (String text : List.of("ice cream", "ice-cream", "Ice  Cream", "ICE_CREAM")) {
      assertThat(lemmas(translate(text, "eng", "deu"))).as(text).containsExactly("Eis");
    }
    assertThat(lemmas(translate("do-g", "eng", "deu")).getFirst()).isEqualTo("Hund");
  }

  @Test
  void aLeastConfidenceLeavesTheWeakOut() throws Exception {
    JsonNode all = translate("dog", "eng", "deu");
    double best = all.get("translations").get(0).get("confidence").asDouble();
    JsonNode some = translate("dog", "eng", "deu", "min_confidence", best);
    assertThat(lemmas(some)).containsExactly("Hund");
    JsonNode none = translate("dog", "eng", "deu", "min_confidence", 1);
    assertThat(none.get("translations").isEmpty()).isTrue();
    assertThat(none.get("warning").asString()).contains("deu");
  }
}
