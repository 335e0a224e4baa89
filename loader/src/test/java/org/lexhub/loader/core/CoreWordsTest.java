package org.lexhub.loader.core;

import static org.assertj.core.api.Assertions.assertThat;

import com.ibm.icu.lang.UCharacter;
import com.ibm.icu.util.ULocale;
import java.io.IOException;
import java.lang.Character.UnicodeScript;
import java.text.Normalizer;
import java.text.Normalizer.Form;
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
      Set.of("noun", "verb", "adj", "adv", "num", "pron", "det", "adp", "conj", "intj", "phrase");

  static List<String> languages() throws IOException {
    return CoreFolder.languages();
  }

  @Test
  void hasThirtyOneLanguages() throws IOException {
    assertThat(CoreFolder.languages()).hasSize(31).contains("eng", "swh", "jpn", "arb");
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
    assertThat(byConcept).as("concepts in %s", language).hasSizeGreaterThanOrEqualTo(300);
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
        assertThat(Normalizer.isNormalized(text, Form.NFC)).as("NFC: %s", word).isTrue();
        assertThat(text).as("%s", word).isEqualTo(text.strip()).doesNotContain("  ", "\u00A0");
      }
      assertThat(word.lemma()).as("%s", word).isNotEmpty().doesNotContainPattern(ODD_IN_LEMMA);
      assertThat(writing.writes(word.lemma())).as("script of %s", word).isTrue();
      if (writing.hasAlphabet()) {
        UCharacter.toLowerCase(locale, word.lemma())
            .codePoints()
            .filter(Character::isLetter)
            .forEach(letter ->
                assertThat(writing.letters().contains(letter))
                    .as("letter %s of %s", Character.toString(letter), word)
                    .isTrue());
      }
    }
  }

  @ParameterizedTest
  @MethodSource("languages")
  void hasReadingsAndRomanizationsWhereTheyBelong(String language) throws IOException {
    boolean latin = Writing.of(language).isLatin();
    for (Word word : CoreFolder.words(language)) {
      switch (language) {
        case "jpn" -> {
          assertThat(word.reading()).as("%s", word).isNotEmpty();
          assertThat(Writing.consistsOf(word.reading(), KANA)).as("reading of %s", word).isTrue();
        }
        case "cmn" -> {
          assertThat(word.reading()).as("%s", word).matches(TONED);
          assertThat(word.romanization()).as("%s", word).isEqualTo(word.reading());
        }
        default -> assertThat(word.reading()).as("reading of %s", word).isEmpty();
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
