package org.lexhub.loader.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.store.snapshot.SnapshotFolder;

/** Loads layers of several formats on different numbers of processors. */
class ProcessorCountTest {
  private static final Instant TIME = Instant.parse("2026-01-02T03:04:05Z");
  private static final int WORDS = 3_000;

  @TempDir Path folder;

  @Test
  void theBytesDoNotDependOnTheNumberOfProcessors() throws IOException, InterruptedException {
    Path recipe = layers();
    byte[] one = load(recipe, 1);
    assertThat(load(recipe, 4)).isEqualTo(one);
    assertThat(load(recipe, 2)).isEqualTo(one);
  }

  private byte[] load(Path recipe, int processors) throws IOException, InterruptedException {
    Path out = folder.resolve("processors-" + processors);
    LoaderProcess.Ending ending =
        LoaderProcess.run(
            List.of(),
            List.of("-XX:ActiveProcessorCount=" + processors),
            List.of("load", "--recipe", recipe.toString(), "--out", out.toString()));
    assertThat(ending.code()).as(ending.err()).isZero();
    assertThat(ending.err()).contains("derive indexes and models");
    Path snapshot = SnapshotFolder.of(out).current();
    assertThat(snapshot).isNotNull();
    return Files.readAllBytes(snapshot);
  }

  private Path layers() throws IOException {
    copyFixture();
    List<String> french = new ArrayList<>();
    List<String> meanings = new ArrayList<>();
    List<String> lexemes = new ArrayList<>();
    List<String> forms = new ArrayList<>();
    forms.add(
        "word,phonetic,definition,translation,pos,collins,oxford,tag,bnc,frq,exchange,detail,audio");
    for (int i = 0; i < WORDS; i++) {
      String synset = String.format("%08d-n", i / 2);
      french.add(synset + "\tfra:lemma\tmot" + i % 700);
      meanings.add(
          """
          {"meaning": {"key": "wn30:%s", "pos": "noun", "gloss": "a word of %d letters, sound %d"}}\
          """
              .formatted(synset, i % 90, i));
      lexemes.add(
          """
          {"lexeme": {"language": "eng", "lemma": "word%d", "pos": "noun", "senses": [{"meaning": "wn30:%s"}]}}\
          """
              .formatted(i % 1100, synset));
      forms.add("word" + i + ",wɜːd,,n. 字,,,,,,,s:words" + i + ",,");
    }
    file("omw/wns/fra/wn-data-fra.tab", french);
    file("words/meanings.jsonl", meanings);
    file("words/lexemes.jsonl", lexemes);
    file("ecdict/ecdict.csv", forms);
    return file(
        "recipe.toml",
        List.of(
            "name = \"formats\"",
            layer("fixture", "jsonl", 90),
            layer("omw", "omw", 80),
            layer("words", "jsonl", 70),
            layer("ecdict", "ecdict", 60)));
  }

  private static String layer(String name, String format, int priority) {
    return """
    [[layer]]
    source = "%s"
    format = "%s"
    locator = "file:%s"
    priority = %d
    prior = 0.9
    """
        .formatted(name, format, name, priority);
  }

  private void copyFixture() throws IOException {
    Path from = OldAndNew.RECIPE.resolveSibling("fixture");
    try (var files = Files.list(from)) {
      for (Path each : files.toList()) {
        file("fixture/" + each.getFileName(), Files.readAllLines(each));
      }
    }
  }

  private Path file(String name, List<String> lines) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    Files.write(file, lines);
    Files.setLastModifiedTime(file, FileTime.from(TIME));
    return file;
  }
}
