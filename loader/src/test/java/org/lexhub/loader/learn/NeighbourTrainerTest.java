package org.lexhub.loader.learn;

import static org.assertj.core.api.Assertions.assertThat;

import it.unimi.dsi.fastutil.floats.FloatArrayList;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.store.WrittenSnapshot;
import org.lexhub.store.english.Sentence;
import org.lexhub.store.sense.NeighbourFeatures;
import org.lexhub.store.sense.NeighbourModel;
import org.lexhub.store.sense.NeighbourModelWriter;
import org.lexhub.store.sense.PosTagLexicon;
import org.lexhub.store.snapshot.Snapshot;

/** Trains the model of neighbours and asks the stored model. */
class NeighbourTrainerTest {
  private static final PosTagLexicon UNKNOWN = hash -> PosTagLexicon.UNKNOWN;

  /** The meanings: two of "bank" and two of "crane", in the files 17 (object) and 14 (group). */
  private static final byte[] FIELDS = {18, 15, 18, 15};

  private static final int SHORE = 0;
  private static final int COMPANY = 1;
  private static final int UNSEEN_OBJECT = 2;
  private static final int UNSEEN_GROUP = 3;

  @TempDir Path folder;

  private static NeighbourFeatures features(String text, String word) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    Sentence sentence = new Sentence();
    sentence.read(bytes, 0, bytes.length);
    Sentence only = new Sentence();
    only.read(word.getBytes(StandardCharsets.UTF_8), 0, word.length());
    int at = 0;
    while (sentence.hash(at) != only.hash(0)) {
      at++;
    }
    NeighbourFeatures features = new NeighbourFeatures();
    features.read(sentence, at, at + 1, UNKNOWN);
    return features;
  }

  private static void add(NeighbourTrainer trainer, String text, int right, int other) {
    trainer.add(
        features(text, "bank"), IntArrayList.of(right, other), FloatArrayList.of(0.5f, 0.5f), 1);
  }

  private static float[] trained() {
    NeighbourTrainer trainer = new NeighbourTrainer(FIELDS);
    for (int i = 0; i < 60; i++) {
      add(trainer, "they sat on the grassy bank beside a river", SHORE, COMPANY);
      add(trainer, "the bank lends them money", COMPANY, SHORE);
    }
    return trainer.train();
  }

  @Test
  void neighboursTellMeaningsAndTheirKindsApart() throws IOException {
    float[] weights = trained();
    try (Snapshot snapshot =
        WrittenSnapshot.of(
            folder.resolve("model"),
            out -> {
              try (NeighbourModelWriter writer = NeighbourModelWriter.create(out)) {
                for (byte field : FIELDS) {
                  writer.addField(field);
                }
                writer.addWeights(weights);
              }
            })) {
      NeighbourModel.verify(snapshot, FIELDS.length);
      NeighbourModel model = NeighbourModel.open(snapshot);
      assertThat(model.isKnown()).isTrue();
      NeighbourFeatures river = features("a willow on the grassy bank above a river", "bank");
      NeighbourFeatures money = features("the bank kept all of their money", "bank");
      assertThat(model.score(river, SHORE)).isGreaterThan(model.score(river, COMPANY));
      assertThat(model.score(money, COMPANY)).isGreaterThan(model.score(money, SHORE));
      assertThat(model.score(river, UNSEEN_OBJECT))
          .isGreaterThan(model.score(river, UNSEEN_GROUP))
          .isLessThan(model.score(river, SHORE));
    }
  }

  @Test
  void theSameWordsGiveTheSameWeights() {
    assertThat(trained()).isEqualTo(trained());
  }

  @Test
  void aSnapshotWithoutMarkedSensesHasNoModel() throws IOException {
    try (Snapshot snapshot =
        WrittenSnapshot.of(
            folder.resolve("empty"), out -> NeighbourModelWriter.create(out).close())) {
      NeighbourModel.verify(snapshot, FIELDS.length);
      assertThat(NeighbourModel.open(snapshot).isKnown()).isFalse();
    }
  }
}
