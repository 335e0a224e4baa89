package org.lexhub.store.encoder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.store.WrittenSnapshot;
import org.lexhub.store.column.ByteColumnWriter;
import org.lexhub.store.snapshot.CorruptSnapshotException;
import org.lexhub.store.snapshot.Snapshot;

class GlossVectorsTest {
  private static final int WIDTH = 100;
  private static final String MODEL = "maven:org.example:model:1";

  @TempDir Path folder;

  /** An encoder that only names itself. */
  private record Named(int width, String fingerprint) implements TextEncoder {
    @Override
    public float[][] encode(List<String> texts) {
      return new float[texts.size()][width];
    }

    @Override
    public float[][] encodeInContext(String sentence, int from, int to) {
      return new float[2][width];
    }
  }

  private static float[] random(Random random) {
    float[] vector = new float[WIDTH];
    double squares = 0;
    for (int i = 0; i < WIDTH; i++) {
      vector[i] = (float) random.nextGaussian();
      squares += vector[i] * vector[i];
    }
    for (int i = 0; i < WIDTH; i++) {
      vector[i] /= (float) Math.sqrt(squares);
    }
    return vector;
  }

  /** Returns the direction between two vectors of length 1. */
  private static float[] between(float[] a, float[] b) {
    float[] sum = new float[WIDTH];
    for (int i = 0; i < WIDTH; i++) {
      sum[i] = a[i] + b[i];
    }
    double length = Math.sqrt(dot(sum, sum));
    for (int i = 0; i < WIDTH; i++) {
      sum[i] /= (float) length;
    }
    return sum;
  }

  private static double dot(float[] a, float[] b) {
    double sum = 0;
    for (int i = 0; i < WIDTH; i++) {
      sum += a[i] * b[i];
    }
    return sum;
  }

  private Snapshot write(List<float[]> vectors) throws Exception {
    return WrittenSnapshot.of(
        folder.resolve("vectors"),
        out -> {
          try (GlossVectorsWriter writer =
              GlossVectorsWriter.create(out, MODEL, new Named(WIDTH, "abc"))) {
            for (int i = 0; i < vectors.size(); i++) {
              writer.add(3 * i, GlossVectorsWriter.scaled(vectors.get(i)));
            }
          }
        });
  }

  private static GlossVectors open(Snapshot snapshot) {
    return Objects.requireNonNull(GlossVectors.open(snapshot));
  }

  @Test
  void findsTheNearestVectors() throws Exception {
    Random random = new Random(7);
    List<float[]> vectors = new ArrayList<>();
    float[] query = random(random);
    for (int i = 0; i < 5000; i++) {
      vectors.add(i % 250 == 0 ? between(query, random(random)) : random(random));
    }
    List<Integer> order = new ArrayList<>();
    for (int i = 0; i < vectors.size(); i++) {
      order.add(i);
    }
    order.sort(Comparator.comparingDouble(i -> -dot(query, vectors.get(i))));

    try (Snapshot snapshot = write(vectors)) {
      GlossVectors.verify(snapshot, vectors.size(), 3 * vectors.size());
      GlossVectors glosses = open(snapshot);
      NearestGlosses near = new NearestGlosses();
      near.find(glosses, query, 12);

      List<Integer> found = new ArrayList<>();
      for (int i = 0; i < near.size(); i++) {
        found.add(near.vector(i));
        double cosine = dot(query, vectors.get(near.vector(i)));
        assertThat((double) near.cosine(i)).isCloseTo(cosine, within(0.01));
      }
      assertThat(found).isSorted().hasSize(12).containsAll(order.subList(0, 8));
      assertThat(glosses.model()).isEqualTo(MODEL);
      assertThat(glosses.fingerprint()).isEqualTo("abc");
      assertThat(glosses.of(6)).isEqualTo(2);
      assertThat(glosses.of(7)).isEqualTo(-1);
    }
  }

  @Test
  void findsAllOfFewVectors() throws Exception {
    Random random = new Random(8);
    try (Snapshot snapshot = write(List.of(random(random), random(random)))) {
      NearestGlosses near = new NearestGlosses();
      near.find(open(snapshot), random(random), 50);

      assertThat(near.size()).isEqualTo(2);
    }
  }

  @Test
  void snapshotsWithoutVectorsHaveNone() throws Exception {
    try (Snapshot snapshot =
        WrittenSnapshot.of(
            folder.resolve("none"), out -> ByteColumnWriter.create(out, "other").close())) {
      assertThat(GlossVectors.open(snapshot)).isNull();
      assertThat(EncodedGlosses.open(snapshot)).isNull();
      GlossVectors.verify(snapshot, 5, 5);
    }
  }

  @Test
  void saysWhyNoEncoderRuns() throws Exception {
    try (Snapshot snapshot = write(List.of(random(new Random(1))))) {
      assertThatThrownBy(() -> EncodedGlosses.open(snapshot))
          .isInstanceOf(EncoderUnavailableException.class)
          .hasMessageContaining("./mvnw package -Pencoder");
    }
  }

  @Test
  void verifiesTheSections() throws Exception {
    try (Snapshot snapshot = write(List.of(random(new Random(2)), random(new Random(3))))) {
      assertThatThrownBy(() -> GlossVectors.verify(snapshot, 3, 4))
          .isInstanceOf(CorruptSnapshotException.class)
          .hasMessageContaining("3 vectors");
      assertThatThrownBy(() -> GlossVectors.verify(snapshot, 2, 3))
          .isInstanceOf(CorruptSnapshotException.class)
          .hasMessageContaining("ascending numbers below 3");
    }
  }

  @Test
  void refusesVectorsThatCannotBeStored() {
    assertThatThrownBy(() -> GlossVectorsWriter.scaled(new float[WIDTH]))
        .isInstanceOf(IllegalArgumentException.class);
    assertThat(GlossVectorsWriter.fits(117_659, 384)).isTrue();
    assertThat(GlossVectorsWriter.fits(6_000_000, 384)).isFalse();
  }
}
