package org.lexhub.store.sense;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lexhub.store.WrittenSnapshot;
import org.lexhub.store.column.ByteColumnWriter;
import org.lexhub.store.column.IntColumnWriter;
import org.lexhub.store.snapshot.CorruptSnapshotException;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.snapshot.SnapshotWriter;

class MeaningVectorsTest {
  private static final int WIDTH = MeaningVectors.WIDTH;

  @TempDir Path folder;

  @Test
  void vectorsAreScaledToTheirGreatestCoordinate() {
    byte[] row = new byte[WIDTH];
    MeaningVectorsWriter.scale(new float[] {0.5f, -2, 1}, row);
    assertThat(row).startsWith(32, -127, 64, 0).hasSize(WIDTH);
  }

  @Test
  void whatIsWrittenIsReadBack() throws IOException {
    byte[] row = new byte[WIDTH];
    MeaningVectorsWriter.scale(new float[] {3, -4}, row);
    Consumer<SnapshotWriter> sections =
        out -> {
          rows(out, Signatures.WORDS, 0, 1, 2);
          try (MeaningVectorsWriter meanings = MeaningVectorsWriter.ofMeanings(out)) {
            meanings.add(4, row);
          }
          try (MeaningVectorsWriter words = MeaningVectorsWriter.ofWords(out)) {
            words.add(1, row);
          }
        };
    try (Snapshot snapshot = WrittenSnapshot.of(folder.resolve("one"), sections)) {
      MeaningVectors.verify(snapshot, 5);
      MeaningVectors vectors = MeaningVectors.open(snapshot);
      float[] sum = new float[WIDTH];
      vectors.addWord(0, 5, sum, new byte[WIDTH]);
      assertThat(sum).containsOnly(0f);
      vectors.addWord(1, 5, sum, new byte[WIDTH]);
      assertThat(sum[0]).isCloseTo(3, within(0.02f));
      assertThat(sum[1]).isCloseTo(-4, within(0.02f));
      float[] unit = new float[WIDTH];
      unit[1] = 1;
      assertThat(vectors.cosine(4, unit, new byte[WIDTH])).isCloseTo(-0.8f, within(0.005f));
      assertThat(vectors.cosine(3, unit, new byte[WIDTH])).isZero();
    }
  }

  @ParameterizedTest
  @CsvSource({
    "vector.words, 1, 0, 2, 1",
    "vector.words, 0, 3, 2, 1",
    "vector.meanings, 0, 1, 1, 1",
    "vector.meanings, 0, 1, 0, 9",
    "vector.wordValues, 0, 1, 0, 1",
    "vector.meaningValues, 0, 1, 0, 1",
  })
  void numbersOutOfOrderOrBoundsAreRefused(
      String section, int word, int word2, int meaning, int meaning2) throws IOException {
    Consumer<SnapshotWriter> sections =
        out -> {
          rows(out, Signatures.WORDS, 0, 1, 2);
          rows(out, "vector.words", word, word2);
          rows(out, "vector.meanings", meaning, meaning2);
          values(out, "vector.wordValues", section.equals("vector.wordValues"));
          values(out, "vector.meaningValues", section.equals("vector.meaningValues"));
        };
    String name = section + word + word2 + meaning + meaning2;
    Snapshot snapshot = WrittenSnapshot.of(folder.resolve(name), sections);
    assertThatThrownBy(() -> MeaningVectors.verify(snapshot, 5))
        .isInstanceOf(CorruptSnapshotException.class)
        .hasMessageContaining(section);
    snapshot.close();
  }

  private static void rows(SnapshotWriter out, String name, int... rows) {
    try (IntColumnWriter column = IntColumnWriter.create(out, name)) {
      for (int row : rows) {
        column.add(row);
      }
    }
  }

  /** Writes the coordinates of two vectors, one of them 0, which is never stored, if bad. */
  private static void values(SnapshotWriter out, String name, boolean bad) {
    try (ByteColumnWriter column = ByteColumnWriter.create(out, name)) {
      for (int i = 0; i < 2 * WIDTH; i++) {
        column.add(bad && i == WIDTH + 5 ? 0 : 128);
      }
    }
  }
}
