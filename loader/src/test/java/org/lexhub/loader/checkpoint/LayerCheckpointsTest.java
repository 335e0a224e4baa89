package org.lexhub.loader.checkpoint;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.loader.record.ConceptRecord;
import org.lexhub.loader.record.EntryRecord;
import org.lexhub.loader.record.ExampleRecord;
import org.lexhub.loader.record.FrequencyRecord;
import org.lexhub.loader.record.LanguageRecord;
import org.lexhub.loader.record.LexemeRecord;
import org.lexhub.loader.record.MeaningRecord;
import org.lexhub.loader.record.ReadProgress;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.record.SenseRecord;
import org.lexhub.loader.record.SourceRecord;
import org.lexhub.loader.record.TextRecord;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.table.vocabulary.Register;
import org.lexhub.store.table.vocabulary.RelationType;

/** Keeps and restores the records of layers, and notices files that are of no use. */
class LayerCheckpointsTest {
  private static final String LAYER = "words";

  @TempDir private Path folder;
  private final List<String> calls = new ArrayList<>();
  private LayerCheckpoints checkpoints = new LayerCheckpoints(Path.of("."));

  @BeforeEach
  void open() {
    checkpoints = new LayerCheckpoints(folder);
  }

  /** Returns a sink that writes down every call. */
  private RecordSink listing() {
    return (RecordSink)
        Proxy.newProxyInstance(
            RecordSink.class.getClassLoader(),
            new Class<?>[] {RecordSink.class},
            (proxy, method, arguments) -> {
              calls.add(method.getName() + Arrays.toString(arguments));
              return null;
            });
  }

  private static void send(RecordSink sink) {
    sink.language(
        LanguageRecord.builder("stan1293", "eng")
            .name("English")
            .coordinates(53.0, -1.5)
            .speakers(1_500_000_000L)
            .scripts(List.of("Latn"))
            .build());
    sink.source(new SourceRecord("part", "Part", "1", "MIT", "", "", 0.9));
    sink.source(null);
    sink.transcribes();
    sink.knowsOwnNames();
    sink.languageCode("en", "stan1293");
    sink.languageName("eng", "de", "Englisch", false);
    sink.concept(new ConceptRecord("2009", "DOG", null, "Person/Thing"));
    sink.meaning(new MeaningRecord("x:1", 7L, Pos.NOUN, null, "a tame animal"));
    sink.sameMeaning("x:1", "wn30:02084071-n");
    sink.definition("x:1", "eng", "text with 𝄞, ü and a lone \uD800 half");
    sink.example("x:1", "eng", "");
    sink.traits("x:1", -1L);
    sink.relation("x:1", RelationType.HYPERNYM, "x:2");
    LexemeRecord lexeme =
        LexemeRecord.builder("eng", "dog", Pos.NOUN)
            .reading("dɒɡ")
            .etymology("unknown")
            .pronunciation("/dɒɡ/", null, "uk")
            .form("dogs", List.of("plural"))
            .frequency(new FrequencyRecord(700, 51_000, 80.5, "news"))
            .proficiency("cefr:a1")
            .sense(
                new SenseRecord(
                    "x:1",
                    1,
                    "dog",
                    Register.FORMAL,
                    "zoology",
                    42,
                    0.5,
                    List.of(new TextRecord("eng", "an animal")),
                    List.of(new ExampleRecord("The dog barked.", null))))
            .build();
    sink.lexeme(lexeme);
    sink.annotate(lexeme, null);
    sink.entry(new EntryRecord("deu", "Hund", null, "eng", List.of("dog", "hound")));
    sink.reject("words.tsv", 1L << 40, "no lemma");
  }

  private void record(String input) throws IOException {
    try (LayerRecording recording = checkpoints.record(LAYER, input, listing())) {
      send(recording.sink());
      assertThat(recording.complete()).isNull();
    }
  }

  @Test
  void restoresEveryCall() throws IOException {
    record("a");
    List<String> sent = List.copyOf(calls);
    assertThat(sent).hasSize(18);
    calls.clear();
    assertThat(new LayerCheckpoints(folder).has(LAYER, "a")).isTrue();
    AtomicLong rows = new AtomicLong();
    new LayerCheckpoints(folder).replay(LAYER, listing(), rows::addAndGet);
    assertThat(calls).isEqualTo(sent);
    assertThat(rows).hasValue(18);
  }

  @Test
  void aLayerThatIsNotCompleteIsNotKept() throws IOException {
    try (LayerRecording recording = checkpoints.record(LAYER, "a", listing())) {
      send(recording.sink());
    }
    assertThat(checkpoints.has(LAYER, "a")).isFalse();
    assertThat(folder.resolve("READ")).isEmptyDirectory();
  }

  @Test
  void otherInputAndDamageAreNoticed() throws IOException {
    record("a");
    assertThat(checkpoints.has(LAYER, "b")).isFalse();
    assertThat(checkpoints.has(LAYER, "a")).as("the file is deleted").isFalse();
    record("a");
    Path file = folder.resolve("READ").resolve("words.records");
    byte[] whole = Files.readAllBytes(file);
    for (int length : new int[] {0, 3, 8, whole.length - 1}) {
      Files.write(file, Arrays.copyOf(whole, length));
      assertThat(checkpoints.has(LAYER, "a")).as("%d bytes", length).isFalse();
    }
    whole[whole.length / 2]++;
    Files.write(file, whole);
    assertThat(checkpoints.has(LAYER, "a")).isFalse();
  }

  @Test
  void clearingLeavesForeignFilesAlone() throws IOException {
    record("a");
    checkpoints.clear();
    assertThat(folder.resolve("READ")).doesNotExist();
    checkpoints.clear();
    record("a");
    Path own = Files.writeString(folder.resolve("READ").resolve("mine.txt"), "x");
    checkpoints.clear();
    assertThat(folder.resolve("READ")).isDirectoryContaining(own::equals);
    assertThat(own).exists();
  }

  @Test
  void failuresOfTheTargetReachTheImporter() throws IOException {
    RecordSink failing =
        (RecordSink)
            Proxy.newProxyInstance(
                RecordSink.class.getClassLoader(),
                new Class<?>[] {RecordSink.class},
                (proxy, method, arguments) -> {
                  throw new IllegalArgumentException("no such language");
                });
    try (LayerRecording recording = checkpoints.record(LAYER, "a", failing)) {
      assertThatThrownBy(() -> recording.sink().sameMeaning("a", "b"))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage("no such language");
    }
    record("a");
    assertThatThrownBy(() -> checkpoints.replay(LAYER, failing, ReadProgress.NONE))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void onlyRecordsAndWordsOfThisProgramAreRestored() throws IOException {
    assertThatThrownBy(() -> read(ValueTag.RECORD, "java.lang.Runtime"))
        .hasMessageContaining("java.lang.Runtime is neither");
    assertThatThrownBy(() -> read(ValueTag.WORD, "org.lexhub.loader.LoaderMain"))
        .hasMessageContaining("LoaderMain is neither");
    assertThatThrownBy(() -> read(99, "")).hasMessageContaining("unknown kind of value 99");
    assertThatThrownBy(() -> read(ValueTag.RECORD, "org.lexhub.None"))
        .hasMessageContaining("no class org.lexhub.None");
    assertThatThrownBy(
            () -> new ValueWriter(new DataOutputStream(new ByteArrayOutputStream())).write('c'))
        .hasMessageContaining("Character cannot be kept");
  }

  private static @Nullable Object read(int tag, String type) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    bytes.write(tag);
    bytes.write(0);
    bytes.write(type.length());
    bytes.writeBytes(type.getBytes(StandardCharsets.US_ASCII));
    return new ValueReader(new DataInputStream(new ByteArrayInputStream(bytes.toByteArray())))
        .read();
  }
}
