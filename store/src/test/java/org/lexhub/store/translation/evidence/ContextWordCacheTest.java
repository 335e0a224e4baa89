package org.lexhub.store.translation.evidence;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class ContextWordCacheTest {
  private final ContextWordCache words = new ContextWordCache();

  @Test
  void whatIsKnownIsWhatWasPutLast() {
    long seed = 5;
    Random random = new Random(seed);
    Map<String, Integer> put = new HashMap<>();
    int known = 0;
    for (int i = 0; i < 20_000; i++) {
      int language = random.nextInt(3);
      String word = "w".repeat(random.nextInt(30)) + random.nextInt(400);
      words.start(1, language);
      int found = lexeme(word);
      if (found == ContextWordCache.UNKNOWN) {
        int lexeme = random.nextInt(100_000) - 1;
        put(word, lexeme);
        put.put(language + word, lexeme);
      } else {
        known++;
        assertThat(found).as("%s, seed %d", word, seed).isEqualTo(put.get(language + word));
      }
    }
    assertThat(known).isPositive();
  }

  @Test
  void anotherSnapshotHasOtherWords() {
    words.start(1, 4);
    put("casa", 17);
    assertThat(lexeme("casa")).isEqualTo(17);

    words.start(2, 4);

    assertThat(lexeme("casa")).isEqualTo(ContextWordCache.UNKNOWN);
  }

  @Test
  void wordsOfSeveralLanguagesTogetherAreNotKept() {
    words.start(1, -1);
    put("casa", 17);

    assertThat(lexeme("casa")).isEqualTo(ContextWordCache.UNKNOWN);
  }

  @Test
  void aWordThatNobodyHasIsKeptToo() {
    words.start(1, 4);
    put("xyzzy", ContextWordCache.NONE);

    assertThat(lexeme("xyzzy")).isEqualTo(ContextWordCache.NONE);
  }

  private int lexeme(String word) {
    byte[] text = ("(" + word + ")").getBytes(StandardCharsets.UTF_8);
    return words.lexeme(text, 1, text.length - 1);
  }

  private void put(String word, int lexeme) {
    byte[] text = (word + "..").getBytes(StandardCharsets.UTF_8);
    words.put(text, 0, text.length - 2, lexeme);
  }
}
