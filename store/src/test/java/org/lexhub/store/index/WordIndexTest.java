package org.lexhub.store.index;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.snapshot.SnapshotWriter;

class WordIndexTest {
  private static final List<String> DEFINITIONS =
      List.of(
          "a domesticated carnivorous mammal; barks",
          "a large dog that hunts foxes",
          "the dogs' houses, in which large dogs are kept",
          "to be or not to be");

  @TempDir Path folder;

  @Test
  void findsDefinitionsThatHoldAllWords() throws Exception {
    try (Snapshot snapshot = write(DEFINITIONS)) {
      WordIndex.verify(snapshot, 40);
      WordIndex index = WordIndex.open(snapshot);
      assertThat(search(index, "dog")).containsExactly(1, 2);
      assertThat(search(index, "Large DOGS")).containsExactly(1, 2);
      assertThat(search(index, "hunting dog")).containsExactly(1);
      assertThat(search(index, "hunting house")).isEmpty();
      assertThat(search(index, "dog unheard")).isEmpty();
      assertThat(search(index, "the dog")).containsExactly(1, 2);
      assertThat(search(index, "the")).containsExactly(2);
      assertThat(search(index, "to be")).containsExactly(3);
      assertThat(search(index, "?!")).isEmpty();
      assertThat(index.lexeme(2)).isEqualTo(20);
      assertThat(index.length(0)).isEqualTo(4);
      assertThat(index.length(3)).isEqualTo(1);
    }
  }

  @Test
  void intersectsLikeContainment() throws Exception {
    long seed = 12;
    Random random = new Random(seed);
    List<String> definitions = new ArrayList<>();
    for (int i = 0; i < 2000; i++) {
      definitions.add(text(random, 1 + random.nextInt(6)));
    }
    try (Snapshot snapshot = write(definitions)) {
      WordIndex index = WordIndex.open(snapshot);
      for (int i = 0; i < 300; i++) {
        String query = text(random, 1 + random.nextInt(4));
        List<Integer> expected = new ArrayList<>();
        for (int d = 0; d < definitions.size(); d++) {
          if (List.of(definitions.get(d).split(" ", -1))
              .containsAll(List.of(query.split(" ", -1)))) {
            expected.add(d);
          }
        }
        assertThat(search(index, query)).as("seed %d, %s", seed, query).isEqualTo(expected);
      }
    }
  }

  private static String text(Random random, int words) {
    StringBuilder text = new StringBuilder("w" + random.nextInt(9));
    for (int i = 1; i < words; i++) {
      int common = random.nextInt(9);
      text.append(" w").append(random.nextInt(1 + common * common));
    }
    return text.toString();
  }

  @Test
  void refusesDefinitionsOutOfOrder() throws Exception {
    try (SnapshotWriter out = SnapshotWriter.create(folder.resolve("o"))) {
      WordIndexWriter writer = WordIndexWriter.create(out);
      writer.add(3, "a word");
      assertThatThrownBy(() -> writer.add(2, "another"))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("2 after 3");
    }
  }

  private static List<Integer> search(WordIndex index, String query) {
    byte[] folded = Fold.fold(query).getBytes(StandardCharsets.UTF_8);
    WordSearch search = new WordSearch();
    List<Integer> found = new ArrayList<>();
    if (search.start(index, folded, 0, folded.length)) {
      for (int at = search.next(index); at >= 0; at = search.next(index)) {
        found.add(at);
      }
    }
    return found;
  }

  private Snapshot write(List<String> definitions) throws Exception {
    return WrittenSnapshot.of(
        folder.resolve("w" + definitions.size()),
        out -> {
          try (WordIndexWriter writer = WordIndexWriter.create(out)) {
            for (int i = 0; i < definitions.size(); i++) {
              writer.add(i * 10, definitions.get(i));
            }
          }
        });
  }
}
