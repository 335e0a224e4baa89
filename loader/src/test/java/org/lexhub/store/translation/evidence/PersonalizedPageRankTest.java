package org.lexhub.store.translation.evidence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.loader.learn.LearnedModels;
import org.lexhub.loader.learn.PowerIteration;
import org.lexhub.store.Store;
import org.lexhub.store.TestDataset;
import org.lexhub.store.sense.MeaningGraph;
import org.lexhub.store.sense.PushedMass;
import org.lexhub.store.table.vocabulary.LanguageLevel;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.table.vocabulary.RelationType;
import org.lexhub.store.translation.TranslateQuery;
import org.lexhub.store.translation.Translation;

class PersonalizedPageRankTest {
  private static final long SEED = 23L;
  private static final int MEANINGS = 400;

  @TempDir static Path folder;
  private static Store store;
  private static MeaningGraph graph;

  private final PersonalizedPageRank walk = new PersonalizedPageRank();

  /** Writes a chain of meanings with some links across; the last one has no link. */
  @BeforeAll
  static void write() throws IOException {
    Random random = new Random(SEED);
    TestDataset data = new TestDataset();
    int english = data.language("eng", "English", LanguageLevel.LANGUAGE, -1);
    for (int meaning = 0; meaning < MEANINGS; meaning++) {
      data.meaning("");
      data.lexeme(english, "word" + meaning, Pos.NOUN).sense(meaning, 9500, 1);
      if (meaning > 0 && meaning < MEANINGS - 1) {
        int other = random.nextInt(5) == 0 ? random.nextInt(meaning) : meaning - 1;
        data.meanings.get(meaning).relationTypes.add(RelationType.HYPERNYM);
        data.meanings.get(meaning).relationMeanings.add(other);
      }
    }
    data.lexeme(english, "both", Pos.NOUN).sense(300, 9500, 9).sense(100, 9500, 1);
    store = data.open(folder.resolve("chain"), LearnedModels.ALL);
    graph = MeaningGraph.open(store.snapshot());
  }

  @AfterAll
  static void close() {
    store.close();
  }

  @Test
  void walksFromBothEndsMeetWherePowerIterationSays() {
    Random random = new Random(SEED);
    for (int round = 0; round < 20; round++) {
      int one = random.nextInt(MEANINGS - 1);
      int two = random.nextInt(MEANINGS - 1);
      double[] exact = iterate(one, two);
      walk.clear();
      walk.addMeaning(one, 3, graph);
      walk.addMeaning(two, 1, graph);
      walk.walk(graph);
      assertThat(walk.known()).isTrue();
      for (int meaning = 0; meaning < MEANINGS - 1; meaning++) {
        double usual = graph.usual(meaning, PushedMass.RESTART);
        assertThat(walk.ratio(meaning, graph) * usual)
            .as("seed %d, from %d and %d to %d", SEED, one, two, meaning)
            .isCloseTo(exact[meaning], within(2e-3));
      }
    }
  }

  private static double[] iterate(int one, int two) {
    double[] begin = new double[MEANINGS];
    begin[one] += 0.75;
    begin[two] += 0.25;
    return PowerIteration.stays(graph, begin);
  }

  @Test
  void neighboursAreLikelierThanUsualAndStrangersAreNot() {
    walk.clear();
    walk.addMeaning(100, 1, graph);
    walk.walk(graph);
    assertThat(walk.ratio(graph.neighbour(graph.start(100)), graph)).isGreaterThan(5);
    assertThat(walk.ratio(MEANINGS - 1, graph)).isZero();
  }

  @Test
  void nothingIsKnownWithoutWords() {
    walk.clear();
    walk.walk(graph);
    assertThat(walk.known()).isFalse();
    assertThat(walk.ratio(5, graph)).isZero();
  }

  @Test
  void aHintThatNoSignatureHoldsSpeaksForWhatIsNear() {
    assertThat(topMeaning("word" + twoStepsFrom(100))).isEqualTo(100);
    assertThat(topMeaning("word" + twoStepsFrom(300))).isEqualTo(300);
    assertThat(topMeaning("word" + (MEANINGS - 1))).isEqualTo(-1);
  }

  private static int twoStepsFrom(int meaning) {
    for (long i = graph.start(meaning); i < graph.end(meaning); i++) {
      int near = graph.neighbour(i);
      for (long j = graph.start(near); j < graph.end(near); j++) {
        if (graph.neighbour(j) != meaning) {
          return graph.neighbour(j);
        }
      }
    }
    throw new AssertionError("nothing is near meaning " + meaning);
  }

  /** Returns the meaning that a hint chooses, or -1 if it matches none. */
  private static int topMeaning(String hint) {
    TranslateQuery query = new TranslateQuery();
    query.setText("both");
    query.setHint(hint);
    query.source().add(0);
    query.addTarget().add(0);
    Translation answer = new Translation();
    store.translator().translate(query, answer);
    return answer.hintUnmatched() ? -1 : store.senses().meaning(answer.sense(0));
  }
}
