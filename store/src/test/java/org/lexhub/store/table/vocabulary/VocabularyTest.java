package org.lexhub.store.table.vocabulary;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class VocabularyTest {
  @Test
  void everyCodeIsTheLowerCaseNameAndReadsBack() {
    for (Pos pos : Pos.values()) {
      assertThat(Pos.of(pos.code())).isSameAs(pos);
      assertThat(Pos.parse(pos.code().toUpperCase(Locale.ROOT))).isSameAs(pos);
      assertThat(Pos.at(pos.number())).isSameAs(pos);
    }
    for (Register register : Register.values()) {
      assertThat(Register.of(register.code())).isSameAs(register);
      assertThat(Register.at(register.number())).isSameAs(register);
    }
    for (RelationType type : RelationType.values()) {
      assertThat(RelationType.of(type.code())).isSameAs(type);
      assertThat(RelationType.at(type.number())).isSameAs(type);
    }
    assertThat(Arrays.stream(LanguageLevel.values()).map(LanguageLevel::code))
        .containsExactly("family", "language", "dialect");
    assertThat(Arrays.stream(EndangermentStatus.values()).map(EndangermentStatus::code))
        .containsExactly(
            "not_endangered",
            "threatened",
            "shifting",
            "moribund",
            "nearly_extinct",
            "extinct",
            "unknown");
    assertThat(Arrays.stream(MatchKind.values()).map(MatchKind::code))
        .containsExactly(
            "lemma",
            "reading",
            "romanization",
            "form",
            "prefix",
            "fuzzy",
            "definition",
            "meaning",
            "pattern",
            "anagram",
            "rhyme",
            "sound");
  }

  /** The order is stored in snapshots; add a new constant at the end only. */
  @Test
  void ordersOfTheFormatStay() {
    assertThat(List.of(Pos.values()).subList(0, 25))
        .extracting(Pos::code)
        .containsExactly(
            ("noun verb adj adv pron det adp conj num intj particle aux name prefix suffix affix"
                    + " phrase idiom proverb abbrev classifier character symbol root other")
                .split(" ", -1));
    assertThat(List.of(Register.values()).subList(0, 21))
        .extracting(Register::code)
        .containsExactly(
            ("neutral formal informal colloquial slang vulgar derogatory literary archaic obsolete"
                    + " dated historical rare dialectal technical honorific humble polite childish"
                    + " humorous euphemistic")
                .split(" ", -1));
    assertThat(RelationType.HYPERNYM.number()).isZero();
    assertThat(RelationType.OTHER.number()).isEqualTo(26);
  }

  @ParameterizedTest
  @CsvSource({
    "adjective, ADJ",
    "NOUN, NOUN",
    "prep, ADP",
    "n, NOUN",
    "v, VERB",
    "a, ADJ",
    "s, ADJ",
    "r, ADV",
    "' Verb ', VERB",
    "Proper Noun, NAME",
    "proper-noun, NAME",
    "interjection, INTJ",
    "PROPN, NAME",
    "counter, CLASSIFIER"
  })
  void aliasesOfPartsOfSpeechAreAccepted(String alias, Pos pos) {
    assertThat(Pos.parse(alias)).isSameAs(pos);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "nounish", "no un", "名詞"})
  void otherTextsAreNoPartOfSpeech(String text) {
    assertThat(Pos.parse(text)).isNull();
  }

  @Test
  void anUnknownCodeNamesTheAllowedOnes() {
    assertThatThrownBy(() -> LanguageLevel.of("clan"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("unknown level 'clan'; use one of family, language, dialect");
  }

  @Test
  void inverseRelationsPointAtEachOther() {
    for (RelationType type : RelationType.values()) {
      RelationType inverse = type.inverse();
      if (inverse != null) {
        assertThat(inverse.inverse()).isSameAs(type);
      }
    }
    assertThat(RelationType.HYPERNYM.inverse()).isSameAs(RelationType.HYPONYM);
    assertThat(RelationType.ANTONYM.inverse()).isSameAs(RelationType.ANTONYM);
    assertThat(RelationType.CAUSE.inverse()).isNull();
  }
}
