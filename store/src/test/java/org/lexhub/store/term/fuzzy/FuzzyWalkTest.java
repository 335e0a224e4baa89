package org.lexhub.store.term.fuzzy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lexhub.store.AllocatedBytes;
import org.lexhub.store.RandomWords;
import org.lexhub.store.WrittenSnapshot;
import org.lexhub.store.fold.Fold;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.term.TermIndex;
import org.lexhub.store.term.writer.TermIndexWriter;

class FuzzyWalkTest {
  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void findsExactlyWhatTheDynamicProgrammeFinds(long seed) throws Exception {
    RandomWords words = new RandomWords(seed);
    TreeSet<String> terms = new TreeSet<>();
    while (terms.size() < 1500) {
      terms.add(Fold.fold(words.next(seed % 2 == 0 ? 6 : 12)));
      terms.remove("");
    }
    List<String> all = new ArrayList<>(terms);
    try (Snapshot snapshot = write(all)) {
      TermIndex index = TermIndex.open(snapshot, "t");
      for (int i = 0; i < 200; i++) {
        String query = i % 2 == 0 ? words.next(12) : words.edit(all.get(i * 7));
        check(index, Fold.fold(query), seed);
      }
    }
  }

  private static void check(TermIndex index, String query, long seed) {
    byte[] utf8 = query.getBytes(StandardCharsets.UTF_8);
    FuzzyTerms found = new FuzzyTerms();
    FuzzyWalk walk = new FuzzyWalk();
    int[] distances = new int[index.size()];
    for (int term = 0; term < distances.length; term++) {
      distances[term] = Osa.distance(query, index.get(term));
    }
    for (int edits = 1; edits <= 2; edits++) {
      List<String> expected = new ArrayList<>();
      for (int term = 0; term < distances.length; term++) {
        if (distances[term] <= edits) {
          expected.add(index.get(term) + " " + distances[term]);
        }
      }
      walk.find(index, utf8, 0, utf8.length, edits, found);
      List<String> actual = new ArrayList<>();
      for (int i = 0; i < found.size(); i++) {
        actual.add(index.get(found.term(i)) + " " + found.distance(i));
      }
      assertThat(actual).as("seed %d, '%s', %d edits", seed, query, edits).isEqualTo(expected);
    }
  }

  @Test
  void longQueriesAreNoSpecialCase() throws Exception {
    String base = "abcdefghij".repeat(20);
    List<String> terms =
        List.of(
            base,
            base.substring(1),
            base + "x",
            base.substring(0, 70) + base.substring(72),
            base.substring(0, 150) + "yx" + base.substring(150),
            base.substring(0, 99) + base.charAt(100) + base.charAt(99) + base.substring(101),
            base.substring(3));
    try (Snapshot snapshot = write(terms)) {
      TermIndex index = TermIndex.open(snapshot, "t");
      check(index, base, 0);
      check(index, base.substring(0, 100), 0);
    }
  }

  @Test
  void anEmptyDictionaryHoldsNothing() throws Exception {
    try (Snapshot snapshot = write(List.of())) {
      FuzzyTerms found = new FuzzyTerms();
      byte[] query = {'a', 'b', 'c', 'd'};
      new FuzzyWalk().find(TermIndex.open(snapshot, "t"), query, 0, 4, 1, found);
      assertThat(found.size()).isZero();
    }
  }

  @Test
  void refusesOtherNumbersOfEdits() throws Exception {
    try (Snapshot snapshot = write(List.of("a"))) {
      TermIndex index = TermIndex.open(snapshot, "t");
      FuzzyWalk walk = new FuzzyWalk();
      assertThatThrownBy(() -> walk.find(index, new byte[4], 0, 4, 3, new FuzzyTerms()))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("3");
    }
  }

  @Test
  void allocatesNothing() throws Exception {
    RandomWords words = new RandomWords(9);
    List<String> terms = new ArrayList<>();
    for (int i = 0; i < 3000; i++) {
      terms.add(words.next(10));
    }
    try (Snapshot snapshot = write(terms)) {
      TermIndex index = TermIndex.open(snapshot, "t");
      FuzzyTerms found = new FuzzyTerms();
      FuzzyWalk walk = new FuzzyWalk();
      byte[] query = "abcabcab".getBytes(StandardCharsets.UTF_8);
      assertThat(AllocatedBytes.bytes(() -> walk.find(index, query, 0, query.length, 2, found)))
          .isZero();
    }
  }

  private Snapshot write(List<String> terms) throws Exception {
    return WrittenSnapshot.of(
        folder.resolve("s" + terms.hashCode()),
        out -> {
          try (TermIndexWriter writer = TermIndexWriter.create(out, "t")) {
            for (String term : terms) {
              writer.add(term, 7);
            }
          }
        });
  }
}
