package org.lexhub.store.table.derived;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.store.Store;
import org.lexhub.store.TestDataset;
import org.lexhub.store.table.SenseTable;
import org.lexhub.store.table.vocabulary.LanguageLevel;
import org.lexhub.store.table.vocabulary.Pos;

/** Tests how usual a word is for its meaning, with words whose use is computed by hand. */
class SenseUseTest {
  /** In a language without words of more sources, one source of a sense counts as three. */
  private static final double LINKS = 3;

  /** There, one source of a word counts as five. */
  private static final double KNOWN = 5;

  @TempDir Path folder;

  private static double source(double share) {
    return Math.pow(LINKS, 1.11) * Math.pow(share, 0.15);
  }

  private static double target(double share, int languages, int words) {
    return 0.036
        * Math.pow(LINKS, 1.01)
        * Math.pow(share, 0.31)
        * Math.pow(languages, 0.42)
        * Math.pow(KNOWN, 0.74)
        * Math.pow(words, -0.67);
  }

  private static void assertUses(Store store, int sense, double source, double target) {
    SenseTable senses = store.senses();
    assertThat(senses.sourceUseBasisPoints(sense) / 1e4).isCloseTo(source, within(0.0001));
    assertThat(senses.targetUseBasisPoints(sense) / 1e4).isCloseTo(target, within(0.0001));
  }

  @Test
  void aWordSharesItsMeaningWithOthersOfItsLanguage() throws IOException {
    TestDataset data = new TestDataset();
    int first = data.language("qaa", "One", LanguageLevel.LANGUAGE, -1);
    int second = data.language("qab", "Two", LanguageLevel.LANGUAGE, -1);
    data.meaning("all three say it");
    data.lexeme(first, "alone", Pos.NOUN).sense(0, 9000, 0);
    data.lexeme(second, "often", Pos.NOUN).sense(0, 9000, 0);
    data.lexeme(second, "seldom", Pos.NOUN).sense(0, 3000, 0);
    try (Store store = data.open(folder.resolve("shares"))) {
      assertUses(store, 0, source(1), target(1, 2, 1));
      double often = 0.9 / (0.9 + 0.3);
      assertUses(store, 1, source(often), target(often, 2, 2));
      assertUses(store, 2, source(1 - often), target(1 - often, 2, 2));
    }
  }

  @Test
  void aWordSharesItselfAmongItsMeanings() throws IOException {
    TestDataset data = new TestDataset();
    int language = data.language("qaa", "One", LanguageLevel.LANGUAGE, -1);
    data.meaning("first");
    data.meaning("second");
    data.lexeme(language, "both", Pos.NOUN).sense(0, 9000, 3).sense(1, 9000, 1);
    data.lexeme(language, "second", Pos.NOUN).sense(1, 9000, 1);
    try (Store store = data.open(folder.resolve("senses"))) {
      double said = (1 + 0.8 / 2) / (3 + 0.8 + 1 + 0.8 / 2);
      double share = said / (said + 1);
      assertUses(store, 0, source(1), target(1, 1, 1));
      assertUses(store, 1, source(share), target(share, 1, 2));
      assertUses(store, 2, source(1 - share), target(1 - share, 1, 2));
    }
  }

  @Test
  void aWordOfAClosedClassIsSaidMoreThanANounThatNobodyCounted() throws IOException {
    TestDataset data = new TestDataset();
    int language = data.language("qaa", "One", LanguageLevel.LANGUAGE, -1);
    data.meaning("inside");
    data.meaning("a twelfth of a foot");
    data.lexeme(language, "in", Pos.NOUN).sense(1, 9000, 0);
    data.lexeme(language, "in", Pos.ADP).sense(0, 9000, 0);
    data.lexeme(language, "inside", Pos.ADP).sense(0, 9000, 0);
    try (Store store = data.open(folder.resolve("closed"))) {
      // The frequency of the word is unknown; a noun without tags has 0.8 uses, by its link.
      double said = 30 / (30 + 0.8 * (0.4 + 0.6 * 0.9));
      double share = said / (said + 1);
      assertUses(store, 1, source(share), 0.4 * target(share, 1, 2));
    }
  }

  @Test
  void aTranscribedWordCountsATenth() throws IOException {
    TestDataset data = new TestDataset();
    int latin = data.language("qaa", "One", LanguageLevel.LANGUAGE, -1);
    int other = data.languageWithoutLatin("qab", "Two");
    data.meaning("the same for both");
    data.lexeme(latin, "khana", Pos.NOUN).sense(0, 9000, 0);
    data.lexeme(other, "CD", Pos.NOUN).sense(0, 9000, 0);
    data.lexeme(other, "khana", Pos.NOUN).sense(0, 9000, 0);
    data.lexeme(other, "खाना", Pos.NOUN).sense(0, 9000, 0);
    try (Store store = data.open(folder.resolve("transcribed"))) {
      double third = target(1.0 / 3, 2, 3);
      assertUses(store, 0, source(1), target(1, 2, 1));
      assertUses(store, 1, source(1.0 / 3), 0.4 * third);
      assertUses(store, 2, source(1.0 / 3), 0.1 * third);
      assertUses(store, 3, source(1.0 / 3), third);
    }
  }
}
