package org.lexhub.store.term;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lexhub.store.AllocatedBytes;
import org.lexhub.store.RandomWords;
import org.lexhub.store.WrittenSnapshot;
import org.lexhub.store.fold.Fold;
import org.lexhub.store.snapshot.CorruptSnapshotException;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.term.writer.TermIndexWriter;

class TermIndexTest {
  private record Pair(String text, int posting) {}

  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 31, 32, 33, 64, 65, 1000, 5000})
  void answersLikeASortedMap(int pairs) throws Exception {
    long seed = pairs + 77L;
    List<Pair> input = pairs(pairs, seed);
    Map<String, Set<Integer>> oracle = oracle(input);
    try (Snapshot snapshot = write("a", input)) {
      TermIndex.verify(snapshot, "t", 500);
      TermIndex index = TermIndex.open(snapshot, "t");
      List<String> terms = sortedByCodePoint(oracle);
      assertThat(index.size()).isEqualTo(terms.size());
      for (int term = 0; term < terms.size(); term++) {
        String text = terms.get(term);
        assertThat(index.get(term)).isEqualTo(text);
        assertThat(index.codePoints(term)).isEqualTo(text.codePointCount(0, text.length()));
        byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
        assertThat(index.term(utf8, 0, utf8.length)).isEqualTo(term);
        assertThat(postings(index, term)).isEqualTo(new ArrayList<>(oracle.get(text)));
      }
      RandomWords words = new RandomWords(seed + 1);
      for (int i = 0; i < 2000; i++) {
        checkLookups(index, terms, Fold.fold(words.next(i % 2 == 0 ? 3 : 12)), seed);
      }
      checkLookups(index, terms, "", seed);
    }
  }

  @Test
  void readsTermsInAnyOrder() throws Exception {
    List<Pair> input = pairs(300, 5);
    input.add(new Pair("x".repeat(300), 1));
    List<String> terms = sortedByCodePoint(oracle(input));
    try (Snapshot snapshot = write("r", input)) {
      RecentTerms recent = new RecentTerms(TermIndex.open(snapshot, "t"));
      Random random = new Random(6);
      int[] near = {0, 1, 2};
      for (int i = 0; i < 5000; i++) {
        near[random.nextInt(near.length)] = random.nextInt(terms.size());
        int term = near[random.nextInt(near.length)];
        String text = terms.get(term);
        int bytes = text.getBytes(StandardCharsets.UTF_8).length;
        assertThat(recent.length(term)).isEqualTo(bytes);
        assertThat(recent.codePoint(term, 0)).isEqualTo(text.codePointAt(0));
        assertThat(recent.codePointBefore(term, bytes))
            .isEqualTo(text.codePointBefore(text.length()));
      }
    }
  }

  private static void checkLookups(TermIndex index, List<String> terms, String text, long seed) {
    byte[] padded = ("##" + text + "#").getBytes(StandardCharsets.UTF_8);
    int length = padded.length - 3;
    int first = 0;
    while (first < terms.size() && compare(terms.get(first), text) < 0) {
      first++;
    }
    int end = first;
    while (end < terms.size() && terms.get(end).startsWith(text)) {
      end++;
    }
    String message = "seed " + seed + ", '" + text + "'";
    assertThat(index.firstNotBefore(padded, 2, length)).as(message).isEqualTo(first);
    assertThat(index.prefixEnd(first, padded, 2, length)).as(message).isEqualTo(end);
    assertThat(index.prefixEnd(end, padded, 2, length)).as(message).isEqualTo(end);
    assertThat(index.prefixEnd(0, padded, 2, length)).as(message).isEqualTo(end);
    if (!text.isEmpty()) {
      assertThat(index.term(padded, 2, length)).as(message).isEqualTo(terms.indexOf(text));
    }
  }

  @Test
  void theOrderOfThePairsDoesNotMatter() throws Exception {
    List<Pair> pairs = pairs(3000, 5);
    write("a", pairs).close();
    Collections.shuffle(pairs, new Random(6));
    pairs.addAll(pairs.subList(0, 100));
    write("b", pairs).close();
    assertThat(Files.mismatch(folder.resolve("a"), folder.resolve("b"))).isEqualTo(-1);
  }

  @Test
  void shortestNearIsTheFewestCodePointsOfTheBlock() throws Exception {
    try (Snapshot snapshot = write("a", pairs(3000, 8))) {
      TermIndex index = TermIndex.open(snapshot, "t");
      for (int term = 0; term < index.size(); term++) {
        int start = TermIndex.blockEnd(term) - TermIndex.SHORTEST_BLOCK;
        int least = TermIndex.MAX_LENGTH;
        for (int t = start; t < Math.min(index.size(), TermIndex.blockEnd(term)); t++) {
          least = Math.min(least, index.codePoints(t));
        }
        assertThat(index.shortestNear(term)).isEqualTo(least);
      }
    }
  }

  @Test
  void aTextOfBlanksAddsNothing() throws Exception {
    try (Snapshot snapshot = write("a", List.of(new Pair("  ", 1), new Pair("", 2)))) {
      assertThat(TermIndex.open(snapshot, "t").size()).isZero();
      TermIndex.verify(snapshot, "t", 500);
    }
  }

  @Test
  void refusesNegativePostings() throws Exception {
    try (SnapshotWriter out = SnapshotWriter.create(folder.resolve("n"))) {
      TermIndexWriter writer = TermIndexWriter.create(out, "t");
      assertThatThrownBy(() -> writer.add("a", -1))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("-1");
    }
  }

  @Test
  void verifyFindsPostingsOutOfRange() throws Exception {
    try (Snapshot snapshot = write("a", List.of(new Pair("a", 3), new Pair("a", 9)))) {
      TermIndex.verify(snapshot, "t", 10);
      assertThatThrownBy(() -> TermIndex.verify(snapshot, "t", 9))
          .isInstanceOf(CorruptSnapshotException.class)
          .hasMessageContaining("t.postings");
    }
  }

  @Test
  void verifyFindsATrieOfOtherTerms() throws Exception {
    List<Pair> pairs = pairs(200, 4);
    List<Pair> others = pairs(200, 5);
    try (Snapshot snapshot =
        WrittenSnapshot.of(
            folder.resolve("t"),
            out -> {
              add(out, "t", pairs);
              add(out, "u", others);
            })) {
      RecentTerms terms = new RecentTerms(TermIndex.open(snapshot, "t"));
      TermTrie other = TermIndex.open(snapshot, "u").trie();
      assertThatThrownBy(() -> TermTrieWriter.over(terms).verify(snapshot, "u.forward", other))
          .isInstanceOf(CorruptSnapshotException.class)
          .hasMessageContaining("u.forward.nodes");
    }
  }

  @Test
  void lookupsAllocateNothing() throws Exception {
    try (Snapshot snapshot = write("a", pairs(3000, 3))) {
      TermIndex index = TermIndex.open(snapshot, "t");
      byte[] text = index.get(index.size() / 2).getBytes(StandardCharsets.UTF_8);
      int[] sink = new int[1];
      long bytes =
          AllocatedBytes.bytes(() -> {
            int term = index.term(text, 0, text.length);
            sink[0] += index.posting(index.postingsStart(term));
            sink[0] += index.firstNotBefore(text, 0, text.length);
            sink[0] += index.prefixEnd(0, text, 0, text.length);
          });
      assertThat(bytes).isZero();
    }
  }

  private static List<Integer> postings(TermIndex index, int term) {
    List<Integer> result = new ArrayList<>();
    for (long at = index.postingsStart(term); at < index.postingsEnd(term); at++) {
      result.add(index.posting(at));
    }
    return result;
  }

  private static List<Pair> pairs(int count, long seed) {
    RandomWords words = new RandomWords(seed);
    Random random = new Random(seed);
    List<Pair> pairs = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      pairs.add(new Pair(words.next(9), random.nextInt(500)));
    }
    return pairs;
  }

  private static Map<String, Set<Integer>> oracle(List<Pair> pairs) {
    Map<String, Set<Integer>> oracle = new TreeMap<>();
    for (Pair pair : pairs) {
      String term = Fold.fold(pair.text());
      if (!term.isEmpty()) {
        oracle.computeIfAbsent(term, t -> new TreeSet<>()).add(pair.posting());
      }
    }
    return oracle;
  }

  private static List<String> sortedByCodePoint(Map<String, Set<Integer>> oracle) {
    List<String> terms = new ArrayList<>(oracle.keySet());
    terms.sort(TermIndexTest::compare);
    return terms;
  }

  private static int compare(String a, String b) {
    return Arrays.compare(a.codePoints().toArray(), b.codePoints().toArray());
  }

  private Snapshot write(String file, List<Pair> pairs) throws Exception {
    return WrittenSnapshot.of(folder.resolve(file), out -> add(out, "t", pairs));
  }

  private static void add(SnapshotWriter out, String name, List<Pair> pairs) {
    try (TermIndexWriter writer = TermIndexWriter.create(out, name)) {
      for (Pair pair : pairs) {
        writer.add(pair.text(), pair.posting());
      }
    }
  }
}
