package org.lexhub.loader.assemble;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.loader.progress.Progress;
import org.lexhub.loader.progress.ProgressPrinter;
import org.lexhub.loader.recipe.RecipeReader;
import org.lexhub.loader.source.Formats;
import org.lexhub.store.Store;
import org.lexhub.store.column.IntColumnWriter;
import org.lexhub.store.column.LongColumnWriter;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.table.SenseTable;
import org.lexhub.store.table.id.RegistryWriter;
import org.lexhub.store.table.schema.IdSections;

class LoadTest {
  private static final String ENGLISH =
      "{\"language\":{\"glottocode\":\"stan1293\",\"iso639_3\":\"eng\",\"name\":\"English\"}}";
  private static final String GERMAN =
      "{\"language\":{\"glottocode\":\"stan1295\",\"iso639_3\":\"deu\",\"name\":\"German\"}}";

  @TempDir Path temporary;

  private static String lexeme(String language, String lemma, String meaning) {
    return "{\"lexeme\":{\"language\":\""
        + language
        + "\",\"lemma\":\""
        + lemma
        + "\",\"pos\":\"noun\",\"senses\":[{\"meaning\":\""
        + meaning
        + "\"}]}}";
  }

  /** Returns the public ids of all rows by a readable key. */
  private static Map<String, Integer> ids(Path file) throws IOException {
    Map<String, Integer> ids = new TreeMap<>();
    try (Store store = Store.open(file)) {
      for (int row = 0; row < store.languages().size(); row++) {
        ids.put(
            "language " + store.strings().get(store.languages().name(row)),
            store.languages().id(row));
      }
      for (int row = 0; row < store.meanings().size(); row++) {
        ids.put(
            "meaning " + store.strings().get(store.meanings().key(row)), store.meanings().id(row));
      }
      for (int row = 0; row < store.lexemes().size(); row++) {
        String lemma = store.strings().get(store.lexemes().lemma(row));
        ids.put("lexeme " + lemma, store.lexemes().id(row));
        int sense = store.lexemes().firstSense(row);
        ids.put("sense " + lemma, store.senses().id(sense));
      }
    }
    return ids;
  }

  /** Writes a snapshot of registries only, with the highest possible id of a sense. */
  private Path exhausted() throws IOException {
    Path file = temporary.resolve("exhausted.lexhub");
    try (SnapshotWriter out = SnapshotWriter.create(file)) {
      for (IdSections each : EnumSet.complementOf(EnumSet.of(IdSections.SENSE))) {
        RegistryWriter.create(out, each, null).close();
      }
      try (LongColumnWriter keys = LongColumnWriter.create(out, IdSections.SENSE.registryKeys());
          IntColumnWriter ids = IntColumnWriter.create(out, IdSections.SENSE.registryIds())) {
        keys.add(1);
        ids.add(SenseTable.ID_BOUND - 1);
      }
      out.finish(Instant.EPOCH, Map.of());
    }
    return file;
  }

  @Test
  void aSenseWithoutAnIdLeftForItIsRefusedWithWhatToDo() throws Exception {
    Path out = temporary.resolve("out");
    LoadFolder input = new LoadFolder(temporary.resolve("in")).recipe("main");
    input.file("main/a.jsonl", ENGLISH, lexeme("eng", "dog", "core:dog"));
    Path previous = exhausted();
    assertThatThrownBy(() -> input.load(out, previous))
        .isInstanceOf(LoadException.class)
        .hasMessage(
            "no sense id is left: all below 94906265 are given out;"
                + " load with --fresh to number everything anew, which changes ids");
    try (var files = Files.list(out)) {
      assertThat(files).as("nothing is published").noneMatch(f -> f.toString().contains("snap"));
    }
    assertThat(ids(input.load(out, true, false).file())).containsEntry("sense dog", 1);
  }

  @Test
  void idsSurviveARebuildWithChangedDataAndAreNeverGivenToOthers() throws Exception {
    Path out = temporary.resolve("out");
    LoadFolder input = new LoadFolder(temporary.resolve("in")).recipe("main");
    input.file(
        "main/a.jsonl",
        ENGLISH,
        GERMAN,
        "{\"meaning\":{\"key\":\"core:dog\"}}",
        lexeme("eng", "dog", "core:dog"),
        lexeme("eng", "gone", "core:gone"),
        lexeme("deu", "Hund", "core:dog"));
    Map<String, Integer> first = ids(input.load(out).file());

    // A new language before the others, a better key for dog, one word removed, one added.
    input.file(
        "main/a.jsonl",
        "{\"language\":{\"glottocode\":\"aari1239\",\"name\":\"Aari\"}}",
        ENGLISH,
        GERMAN,
        "{\"meaning\":{\"key\":\"ili:i1\",\"same_as\":[\"core:dog\"]}}",
        lexeme("eng", "aardvark", "core:aardvark"),
        lexeme("eng", "dog", "core:dog"),
        lexeme("deu", "Hund", "ili:i1"));
    Map<String, Integer> second = ids(input.load(out).file());
    for (String kept :
        List.of("language English", "lexeme dog", "sense dog", "lexeme Hund", "sense Hund")) {
      assertThat(second).containsEntry(kept, first.get(kept));
    }
    assertThat(second).containsEntry("meaning ili:i1", first.get("meaning core:dog"));
    assertThat(second).containsEntry("language Aari", 3).containsEntry("lexeme aardvark", 4);
    assertThat(second.get("meaning core:aardvark")).isNotIn(first.get("meaning core:gone"));

    // The removed word comes back with its old id.
    input.file(
        "main/a.jsonl",
        ENGLISH,
        lexeme("eng", "gone", "core:gone"),
        lexeme("eng", "new", "core:new"));
    Map<String, Integer> third = ids(input.load(out).file());
    assertThat(third)
        .containsEntry("lexeme gone", first.get("lexeme gone"))
        .containsEntry("sense gone", first.get("sense gone"))
        .containsEntry("meaning core:gone", first.get("meaning core:gone"))
        .containsEntry("lexeme new", 5);

    Map<String, Integer> fresh = ids(input.load(out, true, false).file());
    assertThat(fresh).containsEntry("language English", 1).containsEntry("lexeme gone", 1);
  }

  @Test
  void theSameInputGivesTheSameBytesWhateverTheOrderOfFilesAndRecords() throws Exception {
    List<String> lines = new ArrayList<>(List.of(ENGLISH, GERMAN));
    for (int i = 0; i < 300; i++) {
      lines.add(lexeme(i % 2 == 0 ? "eng" : "deu", "word" + i % 200, "core:" + i % 70));
      lines.add("{\"meaning\":{\"key\":\"core:" + i + "\",\"gloss\":\"gloss " + i + "\"}}");
    }
    Path first = load("one", List.of(lines.subList(0, 300), lines.subList(300, lines.size())));
    Path again = load("two", List.of(lines.subList(0, 300), lines.subList(300, lines.size())));
    Collections.shuffle(lines, new Random(42));
    Path shuffled = load("three", List.of(lines.subList(0, 99), lines.subList(99, lines.size())));
    assertThat(Files.readAllBytes(again)).isEqualTo(Files.readAllBytes(first));
    assertThat(Files.readAllBytes(shuffled)).isEqualTo(Files.readAllBytes(first));
    assertThat(again.getFileName()).isEqualTo(first.getFileName());
  }

  private Path load(String name, List<List<String>> files) throws Exception {
    LoadFolder input = new LoadFolder(temporary.resolve(name)).recipe("main");
    for (int i = 0; i < files.size(); i++) {
      input.file("main/" + i + ".jsonl", files.get(i).toArray(new String[0]));
    }
    return input.load(temporary.resolve(name + "-out")).file();
  }

  @Test
  void theFixtureTwiceIsByteEqual() throws Exception {
    LoadFolder input = new LoadFolder(Path.of("..", "data"));
    List<byte[]> builds = new ArrayList<>();
    for (String out : List.of("a", "b")) {
      LoadRequest request =
          new LoadRequest(
              new RecipeReader(Formats.names()).read(input.folder.resolve("fixture.toml")),
              temporary.resolve(out),
              null,
              false,
              false);
      LoadReport report =
          new Load(
                  request,
                  new Progress(new ProgressPrinter(new PrintWriter(input.shown), false)),
                  name -> "1700000000")
              .run();
      assertThat(report.layers()).allMatch(layer -> layer.rejected() == 0);
      assertThat(report.merging().examples()).isEmpty();
      builds.add(Files.readAllBytes(report.file()));
      try (Store store = Store.open(report.file())) {
        assertThat(store.snapshot().header().created())
            .isEqualTo(Instant.ofEpochSecond(1_700_000_000));
      }
    }
    assertThat(builds.get(1)).isEqualTo(builds.get(0));
  }

  @Test
  void aBrokenOptionalLayerIsNamedAndLeftOutAsAWhole() throws Exception {
    LoadFolder input = new LoadFolder(temporary.resolve("in")).recipe("main", "extra?", "absent?");
    input.file("main/a.jsonl", ENGLISH, lexeme("eng", "dog", "core:dog"));
    input.file("extra/notes.txt", "nothing to read here");
    LoadReport report = input.load(temporary.resolve("out"));
    assertThat(report.counts()).containsEntry("lexemes", 1L).containsEntry("sources", 1L);
    assertThat(report.layers())
        .extracting(LayerReport::layer)
        .containsExactly("main", "extra", "absent");
    assertThat(report.layers().get(1).skipped()).contains("no file named *.jsonl");
    assertThat(report.layers().get(2).skipped()).isNotNull();
    assertThat(input.shown.toString())
        .contains("layer extra is left out")
        .contains("layer absent is left out");
  }

  @Test
  void aBrokenRequiredLayerFailsWithItsNameAndNothingIsPublished() throws Exception {
    LoadFolder input = new LoadFolder(temporary.resolve("in")).recipe("main", "extra");
    input.file("main/a.jsonl", ENGLISH);
    Path out = temporary.resolve("out");
    assertThatThrownBy(() -> input.load(out))
        .isInstanceOf(LoadException.class)
        .hasMessageContaining("layer extra")
        .hasMessageContaining("nothing was published");
    input.file("extra/notes.txt", "x");
    assertThatThrownBy(() -> input.load(out))
        .isInstanceOf(LoadException.class)
        .hasMessageContaining("layer extra: this layer has no file named *.jsonl");
    try (var files = Files.list(out)) {
      assertThat(files).isEmpty();
    }
  }

  @Test
  void resumeKeepsASnapshotOfTheSameInputOnly() throws Exception {
    LoadFolder input = new LoadFolder(temporary.resolve("in")).recipe("main");
    input.file("main/a.jsonl", ENGLISH, lexeme("eng", "dog", "core:dog"));
    Path out = temporary.resolve("out");
    LoadReport first = input.load(out, false, true);
    assertThat(first.reused()).isFalse();
    LoadReport second = input.load(out, false, true);
    assertThat(second.reused()).isTrue();
    assertThat(second.file()).isEqualTo(first.file());
    assertThat(second.counts()).isEqualTo(first.counts());
    input.file("main/b.jsonl", lexeme("eng", "cat", "core:cat"));
    LoadReport third = input.load(out, false, true);
    assertThat(third.reused()).isFalse();
    assertThat(third.counts()).containsEntry("lexemes", 2L);
  }
}
