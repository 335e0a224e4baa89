package org.lexhub.store.translation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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
