package org.lexhub.loader.merge.entry;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lexhub.store.table.vocabulary.Pos;

/** Matches entries from which both languages learn, or which confirm words of both. */
class EntryMatchBothSidesTest extends MatchedEntries {
  @Test
  void wordsThatShareNoMeaningGetThoseOfEachOther() {
    word("kha", "rong", Pos.NOUN, "ili:i7");
    entry("dan", "kyst", Pos.NOUN, "kha", "rong");
    assertThat(links("kha")).containsExactlyInAnyOrder("rong noun ili:i7", "rong noun ili:i2");
    assertThat(links("dan")).contains("kyst noun ili:i2", "kyst noun ili:i7");
  }

  @Test
  void languagesWithAboutAsManySensesLearnFromEachOther() {
    word("kha", "ksew", Pos.NOUN, "ili:i5");
    word("kha", "rong", Pos.NOUN, "ili:i7");
    entry("dan", "klippe", Pos.NOUN, "kha", "rong");
    entry("dan", "kyst", Pos.NOUN, "kha", "them");
    assertThat(links("dan")).contains("klippe noun ili:i7");
    assertThat(links("kha")).contains("them noun ili:i2");
  }

  @Test
  void wordsThatNobodyKnowsInLanguagesThatAreAlikeShareOneMeaning() {
    word("kha", "ksew", Pos.NOUN, "ili:i5");
    entry("dan", "hygge", Pos.NOUN, "kha", "them");
    assertThat(links("kha")).filteredOn(link -> link.startsWith("them")).hasSize(1);
    assertThat(links("dan")).filteredOn(link -> link.startsWith("hygge")).hasSize(1);
  }

  @Test
  void anEntryConfirmsBothItsWordsButNoEnglishOne() {
    word("kha", "ksew", Pos.NOUN, "ili:i5");
    entry("dan", "hund", Pos.NOUN, "kha", "ksew");
    entry("dan", "kyst", Pos.NOUN, "eng", "shore");
    assertThat(links("kha")).containsExactly("ksew noun ili:i5 +");
    assertThat(links("dan")).containsExactlyInAnyOrder("hund noun ili:i5 +", "kyst noun ili:i2 +");
    assertThat(links("eng")).contains("shore noun ili:i2");
  }
}
