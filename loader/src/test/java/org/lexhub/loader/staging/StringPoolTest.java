package org.lexhub.loader.staging;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

class StringPoolTest {
  @Test
  void numbersDistinctTextsInTheOrderOfTheirFirstAppearance() {
    Random random = new Random(5);
    StringPool pool = new StringPool();
    Map<String, Integer> numbers = new HashMap<>();
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < 60_000; i++) {
      String text = text(random);
      assertThat(pool.find(text)).isEqualTo(numbers.getOrDefault(text, -1));
      if (numbers.putIfAbsent(text, texts.size()) == null) {
        texts.add(text);
      }
      assertThat(pool.intern(text)).isEqualTo(numbers.get(text));
    }
    assertThat(pool.size()).isEqualTo(texts.size()).isGreaterThan(20_000);
    for (int id = 0; id < texts.size(); id++) {
      assertThat(pool.text(id)).isEqualTo(texts.get(id));
    }
    for (int i = 0; i < 5_000; i++) {
      int a = random.nextInt(texts.size());
      int b = random.nextInt(texts.size());
      assertThat(Integer.signum(pool.compare(a, b)))
          .isEqualTo(
              Integer.signum(Arrays.compareUnsigned(utf8(texts.get(a)), utf8(texts.get(b)))));
    }
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  /** Returns a text, often short, sometimes of a length near one at which the encoding changes. */
  private static String text(Random random) {
    int length =
        switch (random.nextInt(50)) {
          case 0 -> 0;
          case 1 -> 126 + random.nextInt(4);
          default -> 1 + random.nextInt(12);
        };
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < length; i++) {
      text.appendCodePoint(random.nextInt(9) == 0 ? 0x1F600 + random.nextInt(9) : 'a' + i % 5);
    }
    return text.append(random.nextInt(40)).toString();
  }

  @Test
  void tellsWhatItContainedWhileTextsAreAdded() throws Exception {
    StringPool pool = new StringPool();
    for (int i = 0; i < 1_000; i++) {
      pool.intern("text " + i);
    }
    Predicate<String> before = pool.contained();
    Thread adding =
        Thread.ofPlatform()
            .start(() -> {
              for (int i = 1_000; i < 200_000; i++) {
                pool.intern("text " + i);
              }
            });
    do {
      for (int i = 0; i < 2_000; i++) {
        assertThat(before.test("text " + i)).as("text %d", i).isEqualTo(i < 1_000);
      }
    } while (adding.isAlive());
    adding.join();
    assertThat(pool.contained().test("text 199999")).isTrue();
  }

  @Test
  void holdsTextsThatAreLongerThanAChunk() {
    StringPool pool = new StringPool();
    String large = "x".repeat((1 << 22) + 5);
    String whole = "y".repeat((1 << 22) - 4);
    assertThat(pool.intern("a")).isZero();
    assertThat(pool.intern(large)).isEqualTo(1);
    assertThat(pool.intern("b")).isEqualTo(2);
    assertThat(pool.intern(whole)).isEqualTo(3);
    assertThat(pool.intern("")).isEqualTo(4);
    assertThat(pool.intern(large)).isEqualTo(1);
    assertThat(pool.intern("c")).isEqualTo(5);
    assertThat(pool.text(1)).isEqualTo(large);
    assertThat(pool.text(3)).isEqualTo(whole);
    assertThat(pool.text(5)).isEqualTo("c");
    assertThat(pool.text(2) + pool.text(4) + pool.text(0)).isEqualTo("ba");
  }
}
