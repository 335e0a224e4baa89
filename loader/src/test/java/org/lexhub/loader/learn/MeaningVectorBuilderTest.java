package org.lexhub.loader.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import java.util.function.Consumer;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.store.WrittenSnapshot;
import org.lexhub.store.sense.MeaningVectors;
import org.lexhub.store.sense.SignaturesWriter;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.snapshot.SnapshotWriter;

class MeaningVectorBuilderTest {
  private static final long SEED = 3L;
  private static final int WIDTH = MeaningVectors.WIDTH;
  private static final int WORDS = 40;
  private static final int MEANINGS = 300;
  private static final int DIMENSIONS = SpaceDimensions.width(WORDS - 2);

  @TempDir static Path folder;

  /** The words of each meaning: some have none; the last two words are in at most one. */
  private static final int[][] WORDS_OF = new int[MEANINGS][];

  private static final int[] IDF = new int[WORDS];

  @BeforeAll
  static void invent() {
    Random random = new Random(SEED);
    for (int word = 0; word < WORDS; word++) {
      IDF[word] = 300 + random.nextInt(1000);
    }
    for (int meaning = 0; meaning < MEANINGS; meaning++) {
      WORDS_OF[meaning] =
          random.ints(0, WORDS - 2).distinct().limit(meaning % 6).sorted().toArray();
    }
    WORDS_OF[8] = new int[] {WORDS - 2};
  }

  private static int weight(int meaning, int word) {
    return 4 + (meaning * 7 + word) % 12;
  }

  private static void write(SnapshotWriter out) {
    int[] hashes = new int[WORDS];
    Arrays.setAll(hashes, word -> word);
    MeaningVectorBuilder builder = new MeaningVectorBuilder(hashes, IDF);
    for (int meaning = 0; meaning < MEANINGS; meaning++) {
      for (int word : WORDS_OF[meaning]) {
        builder.add(word, weight(meaning, word));
      }
      if (WORDS_OF[meaning].length > 0) {
        builder.addUse(WORDS_OF[meaning][0], 1 + meaning % 4);
      }
      builder.endRow(true);
    }
    builder.write(out);
    SignaturesWriter.create(out, hashes, IDF).close();
  }

  /** Returns the same space without a file and without rounding. */
  private static WordSpace plainSpace() {
    WordSpace space = new WordSpace(WORDS - 2, DIMENSIONS);
    for (int meaning = 0; meaning < MEANINGS; meaning++) {
      for (int word : WORDS_OF[meaning]) {
        if (word < WORDS - 2) {
          space.add(word, weight(meaning, word) * (IDF[word] / 256f));
        }
      }
      space.endRow(true);
    }
    space.fit();
    return space;
  }

  private static float[] plainWord(WordSpace space, int word) {
    float[] own = new float[WIDTH];
    float[] meant = new float[WIDTH];
    float[] narrow = new float[DIMENSIONS];
    space.word(word, narrow);
    System.arraycopy(narrow, 0, own, 0, narrow.length);
    for (int meaning = 0; meaning < MEANINGS; meaning++) {
      if (WORDS_OF[meaning].length > 0 && WORDS_OF[meaning][0] == word) {
        float[] place = plainMeaning(space, meaning);
        for (int k = 0; k < WIDTH; k++) {
          meant[k] += (1 + meaning % 4) * place[k];
        }
      }
    }
    unit(own);
    unit(meant);
    for (int k = 0; k < WIDTH; k++) {
      own[k] += meant[k];
    }
    return unit(own);
  }

  private static float[] plainMeaning(WordSpace space, int meaning) {
    float[] narrow = new float[DIMENSIONS];
    space.place(meaning, narrow);
    float[] place = new float[WIDTH];
    System.arraycopy(narrow, 0, place, 0, narrow.length);
    return unit(place);
  }

  private static float[] unit(float[] vector) {
    double length = Math.sqrt(product(vector, vector));
    for (int i = 0; i < vector.length && length > 0; i++) {
      vector[i] /= (float) length;
    }
    return vector;
  }

  private static double product(float[] one, float[] two) {
    double product = 0;
    for (int i = 0; i < one.length; i++) {
      product += one[i] * two[i];
    }
    return product;
  }

  @Test
  void whatIsReadBackIsNearWhatPlainArraysSay() throws IOException {
    WordSpace space = plainSpace();
    Snapshot snapshot =
        WrittenSnapshot.of(folder.resolve("plain"), MeaningVectorBuilderTest::write);
    MeaningVectors.verify(snapshot, MEANINGS);
    MeaningVectors vectors = MeaningVectors.open(snapshot);
    for (int word = 0; word < WORDS; word++) {
      float[] sum = new float[WIDTH];
      vectors.addWord(word, 2.5f, sum, new byte[MeaningVectors.WIDTH]);
      if (word >= WORDS - 2) {
        assertThat(sum).containsOnly(0f);
        continue;
      }
      assertThat(Math.sqrt(product(sum, sum))).isCloseTo(2.5, within(1e-4));
      assertThat(product(sum, plainWord(space, word)) / 2.5).isGreaterThan(0.999);
      unit(sum);
      for (int meaning = 0; meaning < MEANINGS; meaning++) {
        assertThat(vectors.cosine(meaning, sum, new byte[MeaningVectors.WIDTH]))
            .as("seed %d, word %d, meaning %d", SEED, word, meaning)
            .isCloseTo((float) product(plainMeaning(space, meaning), sum), within(0.02f));
      }
    }
    snapshot.close();
  }

  @Test
  void aWordIsAddedToWhatIsThere() throws IOException {
    Snapshot snapshot = WrittenSnapshot.of(folder.resolve("sum"), MeaningVectorBuilderTest::write);
    MeaningVectors vectors = MeaningVectors.open(snapshot);
    float[] one = new float[WIDTH];
    vectors.addWord(3, 1, one, new byte[MeaningVectors.WIDTH]);
    float[] both = one.clone();
    vectors.addWord(4, 2, both, new byte[MeaningVectors.WIDTH]);
    float[] two = new float[WIDTH];
    vectors.addWord(4, 2, two, new byte[MeaningVectors.WIDTH]);
    for (int k = 0; k < WIDTH; k++) {
      assertThat(both[k]).isCloseTo(one[k] + two[k], within(1e-5f));
    }
    snapshot.close();
  }

  @Test
  void theSameMeaningsGiveTheSameBytes() throws IOException {
    WrittenSnapshot.of(folder.resolve("first"), MeaningVectorBuilderTest::write).close();
    WrittenSnapshot.of(folder.resolve("second"), MeaningVectorBuilderTest::write).close();
    assertThat(Files.mismatch(folder.resolve("first"), folder.resolve("second"))).isEqualTo(-1);
  }

  @Test
  void withoutAnythingNothingIsNear() throws IOException {
    Consumer<SnapshotWriter> nothing =
        out -> {
          new MeaningVectorBuilder(new int[0], new int[0]).write(out);
          SignaturesWriter.create(out, new int[0], new int[0]).close();
        };
    Snapshot snapshot = WrittenSnapshot.of(folder.resolve("nothing"), nothing);
    MeaningVectors.verify(snapshot, 0);
    float[] sum = new float[WIDTH];
    MeaningVectors.open(snapshot).addWord(0, 1, sum, new byte[MeaningVectors.WIDTH]);
    assertThat(sum).containsOnly(0f);
    sum[0] = 1;
    assertThat(MeaningVectors.open(snapshot).cosine(0, sum, new byte[MeaningVectors.WIDTH]))
        .isZero();
    snapshot.close();
  }
}
