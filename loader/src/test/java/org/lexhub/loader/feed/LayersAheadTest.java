package org.lexhub.loader.feed;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.source.RecordingSink;

class LayersAheadTest {
  /** More than fit between the threads at a time. */
  private static final int MANY = 10_000;

  private static LayerReader numbers(int layer, int count) {
    return sink -> {
      for (int i = 0; i < count; i++) {
        sink.sameMeaning("layer " + layer, "row " + i);
      }
    };
  }

  /** Collects pairs, and knows those that it has. */
  private static final class Pairs extends RecordingSink {
    final List<String> pairs = new ArrayList<>();
    final Set<String> known = new HashSet<>();

    @Override
    public void sameMeaning(String keyA, String keyB) {
      pairs.add(keyA + " " + keyB);
      known.add(keyB);
    }

    @Override
    public boolean mayHaveLexeme(String lemma) {
      return known.contains(lemma);
    }

    @Override
    public Predicate<String> spellingsSoFar() {
      return Set.copyOf(known)::contains;
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 4})
  void recordsArriveInTheOrderOfTheLayers(int threads) throws IOException {
    List<LayerReader> readers = new ArrayList<>();
    List<String> expected = new ArrayList<>();
    for (int layer = 0; layer < 12; layer++) {
      int count = layer % 3 == 0 ? MANY : layer;
      readers.add(numbers(layer, count));
      for (int i = 0; i < count; i++) {
        expected.add("layer " + layer + " row " + i);
      }
    }
    Pairs sink = new Pairs();
    try (LayersAhead ahead = new LayersAhead(readers, any -> true, threads)) {
      for (LayerReader _ : readers) {
        ahead.stage(sink);
      }
    }
    assertThat(sink.pairs).isEqualTo(expected);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 4})
  void aLayerThatAsksForWordsKnowsAllEarlierRecordsAndNoLaterOnes(int threads) throws IOException {
    List<Boolean> answers = new ArrayList<>();
    LayerReader asking =
        sink -> {
          sink.sameMeaning("asking", "own word");
          answers.add(sink.mayHaveLexeme("row " + (MANY - 1)));
          answers.add(sink.mayHaveLexeme("own word"));
          answers.add(sink.mayHaveLexeme("row " + MANY));
          sink.sameMeaning("asking", "last word");
        };
    List<LayerReader> readers =
        List.of(numbers(0, MANY), asking, numbers(2, MANY + 1), numbers(3, 1));
    Pairs sink = new Pairs();
    try (LayersAhead ahead = new LayersAhead(readers, any -> true, threads)) {
      for (LayerReader _ : readers) {
        ahead.stage(sink);
      }
    }
    assertThat(answers).containsExactly(true, true, false);
    assertThat(sink.pairs.subList(MANY, MANY + 3))
        .containsExactly("asking own word", "asking last word", "layer 2 row 0");
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 4})
  void annotationsKnowTheWordsOfOtherLayersOnly(int threads) throws IOException {
    List<Boolean> answers = Collections.synchronizedList(new ArrayList<>());
    LayerReader asking =
        LayerReader.annotating(sink -> {
          sink.sameMeaning("asking", "annotated word");
          answers.add(sink.mayHaveLexeme("row " + (MANY - 1)));
          answers.add(sink.mayHaveLexeme("annotated word"));
          answers.add(sink.mayHaveLexeme("row " + MANY));
        });
    List<LayerReader> readers =
        List.of(numbers(0, MANY), asking, asking, asking, numbers(1, MANY + 1));
    Pairs sink = new Pairs();
    try (LayersAhead ahead = new LayersAhead(readers, any -> true, threads)) {
      for (LayerReader _ : readers) {
        ahead.stage(sink);
      }
    }
    assertThat(answers).hasSize(9).filteredOn(answer -> answer).hasSize(3);
    assertThat(sink.pairs.subList(MANY, MANY + 4))
        .containsExactly(
            "asking annotated word",
            "asking annotated word",
            "asking annotated word",
            "layer 1 row 0");
  }

  @Test
  void annotationsAreReadWhileOthersAreStaged() throws IOException {
    CountDownLatch both = new CountDownLatch(2);
    LayerReader meeting =
        LayerReader.annotating(sink -> {
          sink.mayHaveLexeme("row 0");
          both.countDown();
          try {
            both.await();
          } catch (InterruptedException e) {
            throw new IOException(e);
          }
        });
    List<LayerReader> readers = List.of(numbers(0, 1), meeting, meeting);
    try (LayersAhead ahead = new LayersAhead(readers, any -> true, 2)) {
      for (LayerReader _ : readers) {
        ahead.stage(new Pairs());
      }
    }
    assertThat(both.getCount()).isZero();
  }

  @Test
  void longLayersDoNotKeepOthersFromBeingRead() throws IOException {
    CountDownLatch second = new CountDownLatch(1);
    LayerReader waiting =
        sink -> {
          try {
            second.await();
          } catch (InterruptedException e) {
            throw new IOException(e);
          }
        };
    LayerReader reading =
        sink -> {
          numbers(1, MANY).read(sink);
          second.countDown();
        };
    Pairs sink = new Pairs();
    try (LayersAhead ahead = new LayersAhead(List.of(waiting, reading), any -> true, 2)) {
      ahead.stage(sink);
      ahead.stage(sink);
    }
    assertThat(sink.pairs).hasSize(MANY);
  }

  @Test
  void aLayerKnowsWhichSourcesAreWanted() throws IOException {
    List<Boolean> answers = new ArrayList<>();
    LayerReader asking = sink -> answers.add(sink.accepts("b"));
    try (LayersAhead ahead = new LayersAhead(List.of(asking), "a"::equals, 1)) {
      ahead.stage(new Pairs());
    }
    assertThat(answers).containsExactly(false);
  }

  @Test
  void aFailureArrivesAfterTheRecordsBeforeIt() throws IOException {
    LayerReader broken =
        sink -> {
          numbers(1, 3).read(sink);
          throw new IOException("line 4 is missing");
        };
    Pairs sink = new Pairs();
    try (LayersAhead ahead =
        new LayersAhead(List.of(numbers(0, 2), broken, numbers(2, MANY)), any -> true, 2)) {
      ahead.stage(sink);
      assertThatThrownBy(() -> ahead.stage(sink))
          .isInstanceOf(IOException.class)
          .hasMessage("line 4 is missing");
    }
    assertThat(sink.pairs).hasSize(5);
  }

  @Test
  void aFailureOfTheSinkEndsAllThreads() {
    AtomicInteger running = new AtomicInteger();
    List<LayerReader> readers = new ArrayList<>();
    for (int layer = 0; layer < 6; layer++) {
      LayerReader numbers = numbers(layer, MANY);
      readers.add(sink -> {
        running.incrementAndGet();
        try {
          numbers.read(sink);
        } finally {
          running.decrementAndGet();
        }
      });
    }
    RecordSink full =
        new RecordingSink() {
          @Override
          public void sameMeaning(String keyA, String keyB) {
            throw new IllegalStateException("full");
          }
        };
    try (LayersAhead ahead = new LayersAhead(readers, any -> true, 3)) {
      assertThatThrownBy(() -> ahead.stage(full)).hasMessage("full");
    }
    assertThat(running.get()).isZero();
  }
}
