package org.lexhub.store.term;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Random;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lexhub.store.WrittenSnapshot;
import org.lexhub.store.snapshot.CorruptSnapshotException;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.term.writer.LatinIndexWriter;

class LatinIndexTest {
  private static final int LEXEMES = 3000;

  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 7, 8, 5000})
  void findsAllLexemesOfAKeyAndNoOthers(int pairs) throws Exception {
    long seed = pairs;
    Random random = new Random(seed);
    Map<String, NavigableSet<Integer>> lexemes = new TreeMap<>();
    List<String> order = new ArrayList<>();
    for (int i = 0; i < pairs; i++) {
      String key = Integer.toString(random.nextInt(1 + pairs / 3), 36);
      lexemes.computeIfAbsent(key, any -> new TreeSet<>()).add(random.nextInt(LEXEMES));
      order.add(key);
    }
    try (Snapshot snapshot = write(lexemes)) {
      LatinIndex.verify(snapshot, LEXEMES);
      LatinIndex index = LatinIndex.open(snapshot);
      assertThat(index.size())
          .isEqualTo(lexemes.values().stream().mapToInt(NavigableSet::size).sum());
      for (String key : order) {
        assertThat(find(index, key)).as("seed %d, key %s", seed, key).isEqualTo(lexemes.get(key));
      }
      assertThat(find(index, "absent")).isEmpty();
    }
  }

  @Test
  void aLexemeThatDoesNotExistIsNoticed() throws Exception {
    TreeSet<Integer> last = new TreeSet<>(List.of(LEXEMES - 1));
    try (Snapshot snapshot = write(Map.of("key", last))) {
      LatinIndex.verify(snapshot, LEXEMES);
      assertThatThrownBy(() -> LatinIndex.verify(snapshot, LEXEMES - 1))
          .isInstanceOf(CorruptSnapshotException.class)
          .hasMessageContaining("lexeme.latin.entries");
    }
  }

  private Snapshot write(Map<String, ? extends NavigableSet<Integer>> lexemes) throws Exception {
    return WrittenSnapshot.of(
        folder.resolve("latin"),
        out -> {
          try (LatinIndexWriter writer = LatinIndexWriter.create(out)) {
            lexemes.forEach((key, all) -> {
              byte[] bytes = key.getBytes(StandardCharsets.US_ASCII);
              for (int lexeme : all) {
                writer.add(lexeme, bytes, 0, bytes.length, shape(lexeme));
                writer.add(lexeme, bytes, 0, bytes.length, shape(lexeme));
              }
            });
          }
        });
  }

  private static NavigableSet<Integer> find(LatinIndex index, String key) {
    byte[] bytes = key.getBytes(StandardCharsets.US_ASCII);
    NavigableSet<Integer> found = new TreeSet<>();
    long hash = LatinIndex.hash(bytes, 0, bytes.length);
    int start = index.start(hash);
    for (int at = start; at < index.end(start, hash); at++) {
      found.add(index.lexeme(at));
      assertThat(index.shape(at)).isEqualTo(shape(index.lexeme(at)));
    }
    return found;
  }

  private static int shape(int lexeme) {
    return lexeme * 31 & ((1 << LatinIndex.SHAPE_BITS) - 1);
  }
}
