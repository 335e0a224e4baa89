package org.lexhub.loader.core;

import static org.assertj.core.api.Assertions.assertThat;

import com.ibm.icu.lang.UCharacter;
import com.ibm.icu.util.ULocale;
import java.io.IOException;
import java.lang.Character.UnicodeScript;
import java.text.Normalizer;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.lexhub.loader.core.CoreFolder.Concept;
import org.lexhub.loader.core.CoreFolder.Form;
import org.lexhub.loader.core.CoreFolder.Word;
import org.lexhub.store.table.vocabulary.Pos;

/**
 * Checks every word of {@code data/core/words} against the rules in {@code data/core/README.md}.
 */
class CoreWordsTest {
  private static final Set<UnicodeScript> KANA =
      EnumSet.of(UnicodeScript.HIRAGANA, UnicodeScript.KATAKANA);
  private static final Set<UnicodeScript> LATIN = EnumSet.of(UnicodeScript.LATIN);
  private static final Pattern TONED = Pattern.compile("[a-zü'āáǎàēéěèīíǐìōóǒòūúǔùǖǘǚǜ ]+");
  private static final Pattern ODD_IN_IPA = Pattern.compile("[0-9/\\[\\]:'A-Z]");
  private static final Pattern ODD_IN_LEMMA = Pattern.compile("[0-9,;/()_*+?!…]");
  static final Set<String> USED =
      Set.of(
          "noun",
          "verb",
          "adj",
          "adv",
          "num",
          "pron",
          "det",
          "adp",
          "conj",
          "intj",
          "phrase",
          "particle",
          "aux");

  static List<String> languages() throws IOException {
    return CoreFolder.languages();
  }

  @Test
  void hasFortyOneLanguages() throws IOException {
    assertThat(CoreFolder.languages()).hasSize(41).contains("eng", "swh", "jpn", "arb", "zul");
  }

  /** A concept has a word, or a row of {@code gaps.tsv} says why it has none. */
  @ParameterizedTest
  @MethodSource("languages")
  void hasAWordOrAReasonForEveryConcept(String language) throws IOException {
    Map<String, String> gaps = CoreFolder.gaps().getOrDefault(language, Map.of());
    Set<String> named = CoreFolder.byConcept(CoreFolder.words(language)).keySet();
    assertThat(gaps.keySet())
        .as("gaps of %s that have a word", language)
        .doesNotContainAnyElementsOf(named);
    assertThat(gaps.values()).as("reasons in %s", language).allMatch(reason -> reason.length() > 8);
    Set<String> either = new HashSet<>(named);
    either.addAll(gaps.keySet());
    assertThat(either).as("concepts of %s", language).isEqualTo(CoreFolder.concepts().keySet());
    assertThat(gaps.size()).as("gaps in %s", language).isLessThan(120);
  }

  /** A form belongs to a word of the list, and leads to something other than itself. */
  @ParameterizedTest
  @MethodSource("languages")
  void derivesFormsFromWordsOfTheList(String language) throws IOException {
    Set<String> words = new HashSet<>();
    CoreFolder.words(language).forEach(word -> words.add(word.lemma() + "\t" + word.pos()));
    Set<Form> seen = new HashSet<>();
    Writing writing = Writing.of(language);
    for (Form form : CoreFolder.forms(language)) {
      assertThat(words.contains(form.lemma() + "\t" + form.pos())).as("%s", form).isTrue();
      assertThat(form.form()).as("%s", form).isNotBlank().isNotEqualTo(form.lemma());
      assertThat(Normalizer.isNormalized(form.form(), Normalizer.Form.NFC))
          .as("NFC: %s", form)
          .isTrue();
      assertThat(writing.writes(form.form())).as("script of %s", form).isTrue();
      assertThat(form.features()).as("%s", form).matches("([a-z0-9_-]+(,[a-z0-9_-]+)*)?");
      assertThat(seen.add(form)).as("twice: %s", form).isTrue();
    }
  }

  @ParameterizedTest
  @MethodSource("languages")
  void namesKnownConceptsOnceAndMostOfThem(String language) throws IOException {
    Map<String, Concept> concepts = CoreFolder.concepts();
    List<Word> words = CoreFolder.words(language);
    Set<String> pairs = new HashSet<>();
    for (Word word : words) {
      assertThat(concepts).as("%s", word).containsKey(word.concept());
      assertThat(pairs.add(word.concept() + "\t" + word.lemma())).as("first %s", word).isTrue();
      assertThat(Pos.parse(word.pos())).as("%s", word).isNotNull();
      assertThat(USED).as("%s", word).contains(word.pos());
    }
    Map<String, List<Word>> byConcept = CoreFolder.byConcept(words);
    assertThat(byConcept).as("concepts in %s", language).hasSizeGreaterThanOrEqualTo(1_500);
    assertThat(byConcept.values()).allSatisfy(list -> assertThat(list).hasSizeBetween(1, 3));
    List<String> order = concepts.keySet().stream().filter(byConcept::containsKey).toList();
    assertThat(byConcept.keySet())
        .as("order of concepts in %s", language)
        .isEqualTo(new LinkedHashSet<>(order));
  }

  @ParameterizedTest
  @MethodSource("languages")
  void isCleanTextInTheLanguagesOwnLetters(String language) throws IOException {
    Writing writing = Writing.of(language);
    ULocale locale = Writing.locale(language);
    for (Word word : CoreFolder.words(language)) {
      for (String text :
          List.of(word.lemma(), word.reading(), word.romanization(), word.ipa(), word.pos())) {
        assertThat(Normalizer.isNormalized(text, Normalizer.Form.NFC)).as("NFC: %s", word).isTrue();
        assertThat(text).as("%s", word).isEqualTo(text.strip()).doesNotContain("  ", "\u00A0");
      }
      assertThat(word.lemma()).as("%s", word).isNotEmpty().doesNotContainPattern(ODD_IN_LEMMA);
      assertThat(writing.writes(withoutAbbreviations(writing, word.lemma())))
          .as("script of %s", word)
          .isTrue();
      if (writing.hasAlphabet()) {
        UCharacter.toLowerCase(locale, withoutAbbreviations(writing, word.lemma()))
            .codePoints()
            .filter(Character::isLetter)
            .forEach(letter ->
                assertThat(writing.letters().contains(letter))
                    .as("letter %s of %s", Character.toString(letter), word)
                    .isTrue());
      }
    }
  }

  /**
   * Returns a lemma without abbreviations that all scripts write in Latin capitals, as in QR-код
   * and ATM.
   */
  private static String withoutAbbreviations(Writing writing, String lemma) {
    return writing.isLatin() ? lemma : lemma.replaceAll("[A-Z]+", "");
  }

  /** Checks that words have readings in the languages that need them, and in no others. */
  static void checkReading(String language, String reading) {
    switch (language) {
      case "jpn" -> {
        assertThat(reading).isNotEmpty();
        assertThat(Writing.consistsOf(reading, KANA)).as("reading %s", reading).isTrue();
      }
      case "cmn" -> assertThat(reading).matches(TONED);
      default -> assertThat(reading).isEmpty();
    }
  }

  @ParameterizedTest
  @MethodSource("languages")
  void hasReadingsAndRomanizationsWhereTheyBelong(String language) throws IOException {
    boolean latin = Writing.of(language).isLatin();
    for (Word word : CoreFolder.words(language)) {
      checkReading(language, word.reading());
      if (language.equals("cmn")) {
        assertThat(word.romanization()).as("%s", word).isEqualTo(word.reading());
      }
      if (latin) {
        assertThat(word.romanization()).as("romanization of %s", word).isEmpty();
      } else {
        assertThat(word.romanization()).as("romanization of %s", word).isNotEmpty();
        assertThat(Writing.consistsOf(word.romanization(), LATIN))
            .as("romanization of %s", word)
            .isTrue();
      }
      assertThat(word.ipa()).as("IPA of %s", word).doesNotContainPattern(ODD_IN_IPA);
    }
  }
}
