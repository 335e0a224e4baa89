package org.lexhub.store.term.fuzzy;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.lexhub.store.RandomWords;

class EditCostTest {
  private final EditCost cost = new EditCost();

  @Test
  void likelyErrorsCostLessThanUnlikelyOnes() {
    assertThat(of("accomodate", "accommodate")).isEqualTo(EditCost.DOUBLED);
    assertThat(of("untill", "until")).isEqualTo(EditCost.DOUBLED);
    assertThat(of("freind", "friend")).isEqualTo(EditCost.SWAPPED_VOWELS);
    assertThat(of("wihtout", "without")).isEqualTo(EditCost.SWAPPED);
    assertThat(of("seperate", "separate")).isEqualTo(EditCost.VOWELS);
    assertThat(of("absense", "absence")).isEqualTo(EditCost.SOUND);
    assertThat(of("hoise", "hoose")).isEqualTo(EditCost.VOWELS);
    assertThat(of("gouse", "house")).isEqualTo(EditCost.KEYS + EditCost.FIRST);
    assertThat(of("monry", "money")).isEqualTo(EditCost.KEYS);
    assertThat(of("gost", "ghost")).isEqualTo(EditCost.SILENT);
    assertThat(of("govement", "govenment")).isEqualTo(EditCost.FORGOTTEN);
    assertThat(of("tabxle", "table")).isEqualTo(EditCost.ADDED);
    assertThat(of("taqle", "table")).isEqualTo(EditCost.OTHER);
    assertThat(of("мтод", "метод")).isEqualTo(EditCost.FORGOTTEN_VOWEL);
    assertThat(of("same", "same")).isZero();
  }

  @Test
  void twoErrorsCostBoth() {
    assertThat(of("acomodate", "accommodate")).isEqualTo(2 * EditCost.DOUBLED);
    assertThat(of("leapord", "leopard")).isEqualTo(2 * EditCost.VOWELS);
  }

  @Test
  void everyEditCostsSomethingButNotMoreThanTheDearest() {
    long seed = 5;
    RandomWords words = new RandomWords(seed);
    Random random = new Random(seed);
    for (int i = 0; i < 5000; i++) {
      String a = words.next(12);
      String b = random.nextBoolean() ? words.edit(a) : words.next(12);
      int edits = Osa.distance(a, b);
      int dearest = EditCost.OTHER + EditCost.FIRST;
      assertThat(of(a, b))
          .as("seed %d: %s and %s", seed, a, b)
          .isBetween(edits * EditCost.DOUBLED / 2, edits * dearest);
    }
  }

  private int of(String query, String term) {
    byte[] typed = query.getBytes(StandardCharsets.UTF_8);
    byte[] meant = term.getBytes(StandardCharsets.UTF_8);
    cost.start(typed, 0, typed.length);
    return cost.of(meant, 0, meant.length);
  }
}
