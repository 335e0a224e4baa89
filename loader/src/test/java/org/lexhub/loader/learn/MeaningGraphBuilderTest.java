package org.lexhub.loader.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.loader.learn.tagger.PosTagGuess;
import org.lexhub.store.WrittenSnapshot;
import org.lexhub.store.english.Sentence;
import org.lexhub.store.sense.MeaningGraph;
import org.lexhub.store.sense.PosTagger;
import org.lexhub.store.sense.PushedMass;
import org.lexhub.store.sense.TextMeanings;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.snapshot.SnapshotWriter;

class MeaningGraphBuilderTest {
  private static final long SEED = 17L;
  private static final int MEANINGS = 60;

  @TempDir Path folder;

  private static MeaningGraphBuilder writer() {
    PosTagGuess even = (sentence, from, to, likely) -> Arrays.fill(likely, 0.25f);
    return new MeaningGraphBuilder(new WrittenVectors(0), even);
  }

  private static int spelling(MeaningGraph graph, String text) {
    return graph.spelling(TextMeanings.hash(sentence(text), 0, sentence(text).size()));
  }

  private static Sentence sentence(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    Sentence sentence = new Sentence();
    sentence.read(bytes, 0, bytes.length);
    return sentence;
  }

  /** Meanings 0 to 3; "crow" has the meanings 1 (often) and 2, "old owl" the meanings 0 and 3. */
  private static void writeFew(SnapshotWriter out) {
    MeaningGraphBuilder graph = writer();
    graph.addSpelling("crow", 1, 19);
    graph.addSpelling("crow", 2, 1);
    graph.addSpelling("old owl", 0, 5);
    graph.addSpelling("old owl", 3, 5);
    graph.addRelated(1);
    graph.addRelated(0);
    graph.endRelated(0);
    graph.addRelated(0);
    graph.addRelated(2);
    graph.endRelated(0);
    graph.endRelated(0);
    graph.endRelated(0);
    graph.startGlosses();
    graph.addGloss("crow or crow");
    graph.addExample("an old owl");
    graph.endGlosses();
    graph.endGlosses();
    graph.addGloss("like an old owl, not an old crow");
    graph.endGlosses();
    graph.endGlosses();
    graph.write(out);
  }

  @Test
  void relationsAndLikelyGlossWordsBecomeLinksBothWays() throws IOException {
    try (Snapshot snapshot =
        WrittenSnapshot.of(folder.resolve("few"), MeaningGraphBuilderTest::writeFew)) {
      MeaningGraph.verify(snapshot, 4);
      MeaningGraph graph = MeaningGraph.open(snapshot);
      int most = Math.round(MeaningGraph.RELATION_WEIGHT * 0.95f);
      assertThat(links(graph, 0))
          .isEqualTo("1:" + (MeaningGraph.RELATION_WEIGHT + most) + " 2:12 ");
      assertThat(links(graph, 1))
          .isEqualTo("0:" + (MeaningGraph.RELATION_WEIGHT + most) + " 2:24 ");
      assertThat(links(graph, 2)).isEqualTo("0:12 1:24 3:12 ");
      assertThat(links(graph, 3)).isEqualTo("2:12 ");
      assertThat(graph.degree(2)).isEqualTo(48);
      int crow = spelling(graph, "crow");
      assertThat(graph.wordMeaning(graph.wordStart(crow))).isEqualTo(1);
      assertThat(graph.wordShare(graph.wordStart(crow))).isEqualTo(60);
      assertThat(graph.wordShare(graph.wordStart(crow) + 1)).isEqualTo(3);
      assertThat(spelling(graph, "Old Owl")).isNotNegative().isNotEqualTo(crow);
      assertThat(spelling(graph, "owl")).isNegative();
      double usual = 0;
      for (int meaning = 0; meaning < 4; meaning++) {
        usual += graph.usual(meaning, 0.15);
      }
      assertThat(usual).isCloseTo(1, within(1e-9));
    }
  }

  /** The gloss of meaning 0 says "crow", which people marked as the rare meaning 2. */
  private static void writeMarked(SnapshotWriter out) {
    MeaningGraphBuilder graph = writer();
    graph.addSpelling("crow", 1, 19);
    graph.addSpelling("crow", 2, 1);
    graph.addSpelling("owl", 3, 1);
    for (int meaning = 0; meaning < 4; meaning++) {
      graph.endRelated(0);
    }
    graph.startGlosses();
    graph.addGloss("a crow or owl");
    for (int meaning = 0; meaning < 4; meaning++) {
      graph.endGlosses();
    }
    graph.addMarked(0, 2);
    graph.addMarked(0, 2);
    graph.addMarked(0, 0);
    graph.write(out);
  }

  @Test
  void markedMeaningsOfGlossWordsReplaceGuessedOnes() throws IOException {
    try (Snapshot snapshot =
        WrittenSnapshot.of(folder.resolve("marked"), MeaningGraphBuilderTest::writeMarked)) {
      MeaningGraph graph = MeaningGraph.open(snapshot);
      int certain = MeaningGraph.RELATION_WEIGHT;
      assertThat(links(graph, 0)).isEqualTo("2:" + certain + " 3:" + certain + " ");
      assertThat(links(graph, 1)).isEmpty();
    }
  }

  private static String links(MeaningGraph graph, int meaning) {
    StringBuilder text = new StringBuilder();
    for (long i = graph.start(meaning); i < graph.end(meaning); i++) {
      text.append(graph.neighbour(i)).append(':').append(graph.weight(i)).append(' ');
    }
    return text.toString();
  }

  @Test
  void theClassThatAGlossMakesAWordCounts() throws IOException {
    PosTagGuess verbs =
        (sentence, from, to, likely) -> {
          Arrays.fill(likely, 0.06f);
          likely[PosTagger.VERB] = 0.82f;
        };
    MeaningGraphBuilder graph = new MeaningGraphBuilder(new WrittenVectors(0), verbs);
    graph.addSpelling("crow", 1, 5);
    graph.addSpelling("crow", 2, 5);
    graph.endRelated(0);
    graph.endRelated(0);
    graph.endRelated(PosTagger.VERB);
    graph.startGlosses();
    graph.addGloss("crow");
    graph.endGlosses();
    graph.endGlosses();
    graph.endGlosses();
    try (Snapshot snapshot = WrittenSnapshot.of(folder.resolve("classes"), graph::write)) {
      assertThat(links(MeaningGraph.open(snapshot), 0)).isEqualTo("2:22 ");
    }
  }

  private static void writeRandom(SnapshotWriter out) {
    Random random = new Random(SEED);
    MeaningGraphBuilder graph = writer();
    for (int meaning = 0; meaning < MEANINGS; meaning++) {
      for (int i = random.nextInt(4); i > 0; i--) {
        graph.addRelated(random.nextInt(MEANINGS));
      }
      for (int i = random.nextInt(3); i > 0; i--) {
        graph.addSpelling("word" + random.nextInt(20), meaning, 1 + random.nextInt(50));
      }
      graph.endRelated(random.nextInt(4));
    }
    graph.startGlosses();
    for (int meaning = 0; meaning < MEANINGS; meaning++) {
      for (int i = random.nextInt(5); i > 0; i--) {
        graph.addGloss("word" + random.nextInt(20));
      }
      graph.endGlosses();
    }
    graph.write(out);
  }

  @Test
  void theSameMeaningsGiveTheSameSoundBytes() throws IOException {
    Path first = folder.resolve("first");
    try (Snapshot snapshot = WrittenSnapshot.of(first, MeaningGraphBuilderTest::writeRandom)) {
      MeaningGraph.verify(snapshot, MEANINGS);
    }
    WrittenSnapshot.of(folder.resolve("second"), MeaningGraphBuilderTest::writeRandom).close();
    assertThat(Files.mismatch(first, folder.resolve("second"))).isEqualTo(-1);
  }

  @Test
  void massWalksAsPowerIterationSays() throws IOException {
    Path file = folder.resolve("walk");
    try (Snapshot snapshot = WrittenSnapshot.of(file, MeaningGraphBuilderTest::writeRandom)) {
      MeaningGraph graph = MeaningGraph.open(snapshot);
      PushedMass mass = new PushedMass(1e-7f);
      for (int start = 0; start < MEANINGS; start++) {
        double[] exact = iterate(graph, start);
        mass.clear();
        mass.add(start, 1, graph);
        mass.spread(graph);
        double[] found = new double[MEANINGS];
        for (int i = 0; i < mass.size(); i++) {
          found[mass.node(i)] = mass.mass(i);
          assertThat(mass.done(mass.node(i))).isLessThanOrEqualTo(mass.mass(i));
        }
        for (int meaning = 0; meaning < MEANINGS; meaning++) {
          assertThat(found[meaning])
              .as("seed %d, from %d to %d", SEED, start, meaning)
              .isCloseTo(exact[meaning], within(1e-4));
        }
      }
    }
  }

  /** The mass of a walk from one meaning; one that is alone gets its mass only once. */
  private static double[] iterate(MeaningGraph graph, int start) {
    double[] begin = new double[graph.size()];
    begin[start] = 1;
    return PowerIteration.stays(graph, begin);
  }
}
