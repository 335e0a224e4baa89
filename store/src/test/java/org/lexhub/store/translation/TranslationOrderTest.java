package org.lexhub.store.translation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.lexhub.store.translation.evidence.SenseCandidates;

/** Compares the order and the choice of translations with a sorted list. */
class TranslationOrderTest {
  private static final int UNSCALED = 10_000;

  private record Word(int lexeme, double odds) {
    int oddsBasisPoints() {
      return FoundWords.rounded(odds);
    }
  }

  private final TranslationItems items = new TranslationItems(new SenseParts());

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void theBestWordsAreKeptInOrder(long seed) {
    Random random = new Random(seed);
    for (int round = 0; round < 300; round++) {
      List<Word> words = new ArrayList<>();
      int count = 1 + random.nextInt(400);
      for (int lexeme = 0; lexeme < count; lexeme++) {
        // Many odds are equal, and some only after rounding.
        words.add(new Word(lexeme, random.nextInt(6) / 4.0 + 1e-7 * random.nextInt(3)));
      }
      int limit = 1 + random.nextInt(20);
      translate(words, List.of(), limit);
      words.sort(
          Comparator.comparingInt(Word::oddsBasisPoints)
              .thenComparingDouble(Word::odds)
              .reversed()
              .thenComparingInt(Word::lexeme));
      assertThat(lexemes())
          .as("seed %d, round %d", seed, round)
          .isEqualTo(words.stream().limit(limit).map(Word::lexeme).toList());
    }
  }

  @Test
  void nearWordsComeAfterDirectOnesOfEqualConfidence() {
    // Odds of 0.5 are damped to 0.25.
    translate(List.of(new Word(7, 0.2), new Word(9, 0.25)), List.of(new Word(1, 0.5)), 5);
    assertThat(lexemes()).containsExactly(9, 1, 7);
    assertThat(items.oddsBasisPoints(1)).isEqualTo(items.oddsBasisPoints(0));
    assertThat(items.isNear(0)).isFalse();
    assertThat(items.isNear(1)).isTrue();
  }

  @ParameterizedTest
  @CsvSource({
    // A sense of 0.8 is settled by a context, or by the frequency of a word of a closed class.
    "8, 2, true, false, true",
    "8, 2, false, true, true",
    "8, 2, false, false, false",
    // One of 0.5 is not, but one of 0.02 is always too unlikely to lead.
    "5, 5, true, false, false",
    "98, 2, false, false, true"
  })
  void wordsOfASettledSenseComeFirst(
      int first, int second, boolean evidence, boolean closed, boolean settled) {
    SenseCandidates senses = new SenseCandidates();
    senses.add(0, 0, 9000, first);
    senses.add(1, 1, 9000, second);
    senses.setWeight(0, first);
    senses.setWeight(1, second);
    senses.keep(10, 1, 0);
    SenseParts parts = new SenseParts();
    parts.read(senses, evidence, closed);
    TranslationItems words = new TranslationItems(parts);
    words.start(0);
    words.add(7, 7, 0, 0, 0.1);
    words.add(8, 8, 1, 1, 90);
    words.lead(true);
    words.finish(5, UNSCALED);
    assertThat(words.lexeme(0)).isEqualTo(settled ? 7 : 8);
    assertThat(words.oddsBasisPoints(1)).isLessThanOrEqualTo(words.oddsBasisPoints(0));
  }

  @Test
  void aWordIsAtMostAsLikelyAsItsSensesInAContext() {
    SenseCandidates senses = new SenseCandidates();
    senses.add(0, 0, 9000, 5);
    senses.add(1, 1, 9000, 3);
    senses.setWeight(0, 5);
    senses.setWeight(1, 3);
    senses.keep(10, 1, 0);
    SenseParts parts = new SenseParts();
    parts.read(senses, true, false);
    TranslationItems words = new TranslationItems(parts);
    words.start(0);
    words.add(7, 7, 0, 0, 0.5 * 90);
    words.add(8, 8, 0, 0, 0.5 * 90);
    words.add(8, 8, 1, 1, 0.5 * 90);
    words.lead(true);
    words.finish(5, UNSCALED);
    assertThat(words.lexeme(0)).isEqualTo(8);
    assertThat(TranslationItems.confidenceBasisPoints(words.oddsBasisPoints(0)))
        .isGreaterThan(9800);
    assertThat(TranslationItems.confidenceBasisPoints(words.oddsBasisPoints(1)))
        .isBetween(6000, 6250);
  }

  private void translate(List<Word> direct, List<Word> near, int limit) {
    items.clear();
    items.start(0);
    direct.forEach(word -> items.add(word.lexeme(), word.lexeme(), 0, 0, word.odds()));
    near.forEach(word -> items.addNear(word.lexeme(), word.lexeme(), 0, 0, word.odds()));
    items.finish(limit, UNSCALED);
  }

  private List<Integer> lexemes() {
    List<Integer> lexemes = new ArrayList<>();
    for (int i = 0; i < items.size(); i++) {
      lexemes.add(items.lexeme(i));
    }
    return lexemes;
  }
}
