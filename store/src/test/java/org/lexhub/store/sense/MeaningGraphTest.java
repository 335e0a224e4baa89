package org.lexhub.store.sense;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lexhub.store.WrittenSnapshot;
import org.lexhub.store.column.IntColumnWriter;
import org.lexhub.store.column.ListColumnWriter;
import org.lexhub.store.column.LongColumnWriter;
import org.lexhub.store.snapshot.CorruptSnapshotException;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.snapshot.SnapshotWriter;

class MeaningGraphTest {
  @TempDir Path folder;

  @Test
  void whatIsWrittenIsReadBack() throws IOException {
    Consumer<SnapshotWriter> sections =
        out -> {
          try (MeaningGraphWriter writer = MeaningGraphWriter.create(out)) {
            writer.addLink(1, 24);
            writer.addLink(2, 5);
            writer.endMeaning();
            writer.addLink(0, 24);
            writer.endMeaning();
            writer.addLink(0, 5);
            writer.endMeaning();
            writer.addMeaning(0, 63);
            writer.addMeaning(2, 7);
            writer.endSpelling(-3);
            writer.addMeaning(1, 1);
            writer.endSpelling(9);
          }
        };
    try (Snapshot snapshot = WrittenSnapshot.of(folder.resolve("three"), sections)) {
      MeaningGraph.verify(snapshot, 3);
      MeaningGraph graph = MeaningGraph.open(snapshot);
      assertThat(graph.size()).isEqualTo(3);
      assertThat(graph.degree(0)).isEqualTo(29);
      assertThat(graph.neighbour(graph.start(0) + 1)).isEqualTo(2);
      assertThat(graph.weight(graph.start(0) + 1)).isEqualTo(5);
      assertThat(graph.end(2) - graph.start(2)).isEqualTo(1);
      int spelling = graph.spelling(-3);
      assertThat(graph.wordEnd(spelling) - graph.wordStart(spelling)).isEqualTo(2);
      assertThat(graph.wordMeaning(graph.wordStart(spelling) + 1)).isEqualTo(2);
      assertThat(graph.wordShare(graph.wordStart(spelling) + 1)).isEqualTo(7);
      assertThat(graph.spelling(8)).isNegative();
    }
  }

  @Test
  void sectionsThatAgreePass() throws IOException {
    try (Snapshot snapshot = two(1, 24, 24, 24, 48, 5)) {
      MeaningGraph.verify(snapshot, 2);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "graph.links, 1, 24, 20, 24, 44, 5",
    "graph.links, 0, 24, 24, 24, 48, 5",
    "graph.degrees, 1, 24, 24, 23, 47, 5",
    "graph.total, 1, 24, 24, 24, 49, 5",
    "graph.words, 1, 24, 24, 24, 48, 0",
  })
  void sectionsThatContradictEachOtherAreRefused(
      String section, int neighbour, int there, int back, int degree, int total, int share)
      throws IOException {
    try (Snapshot snapshot = two(neighbour, there, back, degree, total, share)) {
      assertThatThrownBy(() -> MeaningGraph.verify(snapshot, 2))
          .isInstanceOf(CorruptSnapshotException.class)
          .hasMessageContaining(section);
    }
  }

  /** Two meanings and a word for the second. */
  private Snapshot two(int neighbour, int there, int back, int degree, int total, int share)
      throws IOException {
    Consumer<SnapshotWriter> sections =
        out -> {
          try (ListColumnWriter links = ListColumnWriter.create(out, MeaningGraph.LINKS);
              ListColumnWriter words = ListColumnWriter.create(out, MeaningGraph.WORDS);
              IntColumnWriter spellings = IntColumnWriter.create(out, MeaningGraph.SPELLINGS);
              IntColumnWriter degrees = IntColumnWriter.create(out, MeaningGraph.DEGREES);
              LongColumnWriter sum = LongColumnWriter.create(out, MeaningGraph.TOTAL)) {
            links.add(MeaningGraph.pack(neighbour, there));
            links.endRow();
            links.add(back);
            links.endRow();
            degrees.add(there);
            degrees.add(degree);
            sum.add(total);
            words.add(MeaningGraph.pack(1, share));
            words.endRow();
            spellings.add(7);
          }
        };
    return WrittenSnapshot.of(folder.resolve("two"), sections);
  }
}
