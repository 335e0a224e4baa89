package org.lexhub.loader.generate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class WordShapesTest {
  @Test
  void everyRankOfALanguageHasADifferentWord() {
    for (int language = 0; language < 24; language++) {
      Set<String> words = new HashSet<>();
      for (int rank = 1; rank <= 20_000; rank++) {
        String word = WordShapes.word(language, rank);
        assertThat(words.add(word)).as("language %d, rank %d: %s", language, rank, word).isTrue();
      }
    }
  }

  @Test
  void frequentWordsAreShorter() {
    assertThat(WordShapes.word(5, 1)).hasSizeLessThan(WordShapes.word(5, 1_000_000).length());
  }
}
