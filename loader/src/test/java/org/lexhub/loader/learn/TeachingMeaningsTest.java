package org.lexhub.loader.learn;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.store.WrittenSnapshot;
import org.lexhub.store.sense.MeaningVectors;
import org.lexhub.store.sense.SignatureWords;
import org.lexhub.store.sense.Signatures;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.snapshot.SnapshotWriter;

/** The meanings from which the vectors learn which words are near each other. */
class TeachingMeaningsTest {
  private static final long SEED = 9;
  private static final int DESCRIBED = 60;
  private static final String[] SEA = "harbour ship sail wave anchor deck mast rope".split(" ");
  private static final String[] OFFICE = "ledger clerk desk invoice stamp file memo tax".split(" ");

  @TempDir Path folder;

  @Test
  void pictureNamesBringNoWordsTogether() throws IOException {
    double near = nearness("names", out -> out.addGloss("harbour ledger", true));

    assertThat(near).isLessThan(0.3);
  }

  @Test
  void whatNoEnglishWordMeansBringsNoWordsTogether() throws IOException {
    double near = nearness("unspoken", null);

    assertThat(near).isLessThan(0.3);
  }

  @Test
  void describedMeaningsBringWordsTogether() throws IOException {
    double near = nearness("described", out -> out.addGloss("a book of rope and invoice", true));

    assertThat(near).isGreaterThan(0.4);
  }

  private interface Description {
    void add(SignatureBuilder out);
  }

  /** Returns the greatest cosine between "harbour" and a meaning of offices. */
  private double nearness(String name, @Nullable Description description) throws IOException {
    Snapshot snapshot = WrittenSnapshot.of(folder.resolve(name), out -> write(out, description));
    Signatures signatures = Signatures.open(snapshot);
    MeaningVectors vectors = MeaningVectors.open(snapshot);
    SignatureWords words = new SignatureWords();
    byte[] harbour = "harbour".getBytes(StandardCharsets.UTF_8);
    words.read(harbour, 0, harbour.length);
    float[] sum = new float[MeaningVectors.WIDTH];
    byte[] row = new byte[MeaningVectors.WIDTH];
    vectors.addWord(signatures.word(words.hash(0)), 1, sum, row);
    double max = -1;
    for (int meaning = 1; meaning < DESCRIBED; meaning += 2) {
      max = Math.max(max, vectors.cosine(meaning, sum, row));
    }
    assertThat(vectors.cosine(DESCRIBED, sum, row)).as("a vector for the others").isPositive();
    snapshot.close();
    return max;
  }

  /** Writes meanings of the sea and of offices in turn, then many that are named after both. */
  private static void write(SnapshotWriter out, @Nullable Description description) {
    Random random = new Random(SEED);
    SignatureBuilder builder = new SignatureBuilder();
    for (int meaning = 0; meaning < DESCRIBED; meaning++) {
      String[] topic = meaning % 2 == 0 ? SEA : OFFICE;
      builder.addLemma("thing" + meaning, 1);
      String gloss = topic[random.nextInt(8)] + " " + topic[random.nextInt(8)];
      builder.addGloss(gloss + " " + topic[random.nextInt(8)] + " " + topic[0], true);
      builder.endRow();
    }
    for (int i = 0; i < 2 * DESCRIBED; i++) {
      if (description == null) {
        builder.addGloss("a harbour of ledger", true);
      } else {
        builder.addLemma("harbour ledger", 1);
        description.add(builder);
      }
      builder.endRow();
    }
    builder.write(out);
  }
}
