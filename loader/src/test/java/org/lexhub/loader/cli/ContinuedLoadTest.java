package org.lexhub.loader.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.store.snapshot.SnapshotFolder;

/** A load that ended after some of its layers continues with the others. */
class ContinuedLoadTest {
  private static final String FIRST =
      """
      {"language":{"glottocode":"stan1293","iso639_3":"eng","name":"English"}}
      {"lexeme":{"language":"eng","lemma":"dog","pos":"noun","senses":[{"meaning":"x:1"}]}}
      {"lexeme":{"language":"eng","lemma":
      {"source":{"name":"part"}}
      {"lexeme":{"language":"eng","lemma":"cat","pos":"noun"}}
      """;
  private static final String SECOND =
      "{\"lexeme\":{\"language\":\"eng\",\"lemma\":\"owl\",\"pos\":\"noun\"}}\n";

  @TempDir private Path folder;
  private Path recipe = Path.of("");
  private String out = "";
  private String err = "";

  @BeforeEach
  void write() throws IOException {
    recipe = folder.resolve("recipe.toml");
    Files.writeString(
        recipe,
        """
        name = "two"
        [[layer]]
        source = "one"
        format = "jsonl"
        locator = "file:one.jsonl"
        [[layer]]
        source = "two"
        format = "jsonl"
        locator = "file:two.jsonl.gz"
        """);
    Files.writeString(folder.resolve("one.jsonl"), FIRST);
    Files.writeString(folder.resolve("two.jsonl.gz"), "damaged");
  }

  private int load(String into, String... more) {
    List<String> arguments = new ArrayList<>(List.of("load", "--recipe", recipe.toString()));
    arguments.addAll(List.of("--out", folder.resolve(into).toString()));
    arguments.addAll(List.of(more));
    StringWriter toOut = new StringWriter();
    StringWriter toErr = new StringWriter();
    int code =
        LoaderCommand.run(
            arguments.toArray(String[]::new),
            new PrintWriter(toOut, true),
            new PrintWriter(toErr, true),
            false);
    out = toOut.toString();
    err = toErr.toString();
    return code;
  }

  private void repair() throws IOException {
    Files.delete(folder.resolve("two.jsonl.gz"));
    Files.writeString(folder.resolve("two.jsonl"), SECOND);
    Files.writeString(recipe, Files.readString(recipe).replace("two.jsonl.gz", "two.jsonl"));
  }

  private Path snapshot(String of) throws IOException {
    return Objects.requireNonNull(SnapshotFolder.of(folder.resolve(of)).current());
  }

  @Test
  void takesOverTheLayersThatHaveBeenRead() throws IOException {
    assertThat(load("a", "--resume")).isEqualTo(1);
    assertThat(err).contains("read one", "nothing was published");
    assertThat(folder.resolve("a/READ/one.records")).exists();
    repair();
    assertThat(load("a", "--resume")).as(err).isZero();
    assertThat(err).contains("take over one").contains("read two").doesNotContain("read one");
    assertThat(out).contains("one: 1 rejected rows").containsPattern("lexemes +3\n");
    assertThat(folder.resolve("a/READ")).doesNotExist();
    assertThat(load("b")).isZero();
    assertThat(snapshot("a")).hasSameBinaryContentAs(snapshot("b"));
    assertThat(load("a", "--resume")).isZero();
    assertThat(out).startsWith("Nothing has changed");
  }

  @Test
  void choosesAmongTheSourcesOfALayerThatIsTakenOver() throws IOException {
    assertThat(load("a", "--resume")).isEqualTo(1);
    repair();
    assertThat(load("a", "--resume", "--without", "part")).as(err).isZero();
    assertThat(err).contains("take over one");
    assertThat(out).containsPattern("lexemes +2\n");
  }

  @Test
  void readsALayerAgainWhoseFilesHaveChanged() throws IOException {
    assertThat(load("a", "--resume")).isEqualTo(1);
    repair();
    Files.writeString(folder.resolve("one.jsonl"), FIRST + SECOND.replace("owl", "ape"));
    assertThat(load("a", "--resume")).as(err).isZero();
    assertThat(err).contains("read one");
    assertThat(out).containsPattern("lexemes +4\n");
  }

  @Test
  void keepsNothingUnlessAskedTo() throws IOException {
    assertThat(load("a", "--resume")).isEqualTo(1);
    assertThat(load("a")).isEqualTo(1);
    assertThat(folder.resolve("a/READ")).doesNotExist();
    repair();
    assertThat(load("a", "--resume")).isZero();
    assertThat(err).contains("read one").doesNotContain("take over");
  }
}
