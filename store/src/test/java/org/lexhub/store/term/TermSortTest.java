package org.lexhub.store.term;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class TermSortTest {
  @Test
  void ordersTermsThatBeginAlike() {
    Random random = new Random(8);
    TreeSet<String> words = new TreeSet<>(List.of("", "a", "aaa", "a".repeat(40), "b"));
    while (words.size() < 1200) {
      String start = "a".repeat(random.nextInt(20));
      words.add(start + (char) ('a' + random.nextInt(3)) + (char) ('a' + random.nextInt(26)));
    }
    List<String> terms = new ArrayList<>(words);
    Collections.shuffle(terms, random);
    int[] sorted =
        TermSort.sorted(
            terms.size(),
            (term, place) -> head(terms.get(term), place),
            (a, b) -> terms.get(a).compareTo(terms.get(b)));
    assertThat(Arrays.stream(sorted).mapToObj(terms::get)).containsExactlyElementsOf(words);
  }

  /** Returns two letters of a term, padded with zeros. */
  private static long head(String term, int place) {
    long head = 0;
    for (int i = 2 * place; i < 2 * place + 2; i++) {
      head = head << 16 | (i < term.length() ? term.charAt(i) : 0);
    }
    return head;
  }
}
