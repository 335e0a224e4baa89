package org.lexhub.loader.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.lexhub.store.snapshot.SnapshotFolder;

/** Runs the commands from end to end, in this process. */
class LoaderCommandTest {
  private static final String FIXTURE = Path.of("..", "data", "fixture.toml").toString();

  @TempDir Path temporary;
  private String out = "";
  private String err = "";

  private int run(Object... arguments) {
    CommandRun run = CommandRun.of(arguments);
    out = run.out();
    err = run.err();
    return run.code();
  }

  private Path loaded() {
    Path folder = temporary.resolve("data");
    assertThat(run("load", "--recipe", FIXTURE, "--out", folder)).as(err).isZero();
    return folder;
  }

  private static Path current(Path folder) throws IOException {
    return Objects.requireNonNull(SnapshotFolder.of(folder).current());
  }

  @Test
  void loadShowsStagesCountsAndTheFile() throws IOException {
    Path folder = loaded();
    assertThat(err).contains("Loading fixture into").contains("read fixture");
    assertThat(out)
        .containsPattern("stage +seconds +cpu s +rows +rows/s +bytes")
        .containsPattern("lexemes +418")
        .containsPattern("languages +24")
        .contains("Published " + current(folder));
    assertThat(run("load", "--recipe", FIXTURE, "--out", folder, "--resume")).isZero();
    assertThat(out).startsWith("Nothing has changed");
  }

  @Test
  void coverageIsReportedByLanguageAndBySource() throws IOException {
    Path file = temporary.resolve("words.jsonl");
    Files.writeString(
        file,
        """
        {"language":{"glottocode":"stan1295","iso639_3":"deu","name":"German"}}
        {"language":{"glottocode":"stan1293","iso639_3":"eng","name":"English"}}
        {"lexeme":{"language":"deu","lemma":"Hund","pos":"noun","gender":"masculine","etymology":"old","forms":[{"form":"Hunde","features":["plural"]}],"pronunciations":[{"ipa":"/hʊnt/","audio_url":"https://example.org/a.ogg"}],"senses":[{"meaning":"x:1","definitions":[{"language":"deu","text":"ein Tier"}],"examples":[{"text":"Der Hund bellt.","translation":"The dog barks."}]}]}}
        {"lexeme":{"language":"deu","lemma":"Katze","pos":"noun","senses":[{"meaning":"x:2"}]}}
        {"lexeme":{"language":"eng","lemma":"dog","pos":"noun","senses":[{"meaning":"x:1"}]}}
        """);
    Path folder = temporary.resolve("out");
    assertThat(run("load", "--source", "jsonl=" + file, "--report", "--out", folder)).isZero();
    assertThat(out)
        .contains("Coverage by language")
        .containsPattern("deu +2 +2 +1 +1 +1 +0 +0 +1 +1 +1 +1 +0 +1 +1 +0 +0")
        .containsPattern("all 2 +3 +3 +1 ")
        .contains("Languages with definitions: 1")
        .contains("50.0 % of the senses in languages other than English", "(1 of 2)")
        .contains("33.3 % of the lexemes have forms.");
    assertThat(run("describe", folder, "--coverage-of", "de")).isZero();
    assertThat(out).containsPattern("Coverage of de by source\\s+lexemes").contains("  jsonl");
    assertThat(run("describe", folder, "--coverage-of", "xx")).isNotZero();
    assertThat(err).contains("no language has the code xx");
  }

  @Test
  void badRowsAreShownWithFileAndLine() throws IOException {
    Path file = temporary.resolve("words.jsonl");
    Files.writeString(
        file,
        """
        {"language":{"glottocode":"stan1293","iso639_3":"eng","name":"English"}}
        {"lexeme":{"language":"eng","lemma":"dog","pos":"noun","senses":[{"meaning":"x:1"}]}}
        {"lexeme":{"language":"eng","lemma":"cat","pos":"noun"
        {"lexeme":{"language":"tlh","lemma":"targh","pos":"noun"}}
        """);
    Path more = temporary.resolve("more=words.jsonl");
    Files.writeString(
        more, "{\"lexeme\":{\"language\":\"eng\",\"lemma\":\"owl\",\"pos\":\"noun\"}}\n");
    Path folder = temporary.resolve("out");
    assertThat(
            run("load", "--source", "jsonl=" + file, "--source", "jsonl=" + more, "--out", folder))
        .isZero();
    assertThat(out)
        .containsPattern("lexemes +2\n")
        .contains("jsonl: 1 rejected rows")
        .contains("words.jsonl:3: not valid JSON")
        .contains("1 lexemes of the unknown language \"tlh\"");
  }

  @Test
  void layersAndSourcesInsideThemCanBeLeftOut() throws IOException {
    Path words = temporary.resolve("words.jsonl");
    Files.writeString(
        words,
        """
        {"language":{"glottocode":"stan1293","iso639_3":"eng","name":"English"}}
        {"lexeme":{"language":"eng","lemma":"dog","pos":"noun"}}
        {"source":{"name":"more-a"}}
        {"lexeme":{"language":"eng","lemma":"cat","pos":"noun"}}
        {"source":{"name":"more-b"}}
        {"lexeme":{"language":"eng","lemma":"owl","pos":"noun"}}
        """);
    Path folder = temporary.resolve("out");
    String source = "jsonl=" + words;
    assertThat(run("load", "--source", source, "--out", folder, "--without", "more-a")).isZero();
    assertThat(out).containsPattern("lexemes +2\n");
    assertThat(run("load", "--source", source, "--out", folder, "--without", "more-*")).isZero();
    assertThat(out).containsPattern("lexemes +1\n");
    assertThat(run("load", "--source", source, "--out", folder, "--resume")).isZero();
    assertThat(out).containsPattern("lexemes +3\n");
    assertThat(run("load", "--source", source, "--out", folder, "--without", "mare")).isNotZero();
    assertThat(err).contains("no layer and no source is called mare").contains("nothing was");
  }

  @Test
  void aLoadReportsHowMuchOfAListRefersToUnknownWords() throws IOException {
    Path words = temporary.resolve("words.jsonl");
    Files.writeString(
        words,
        """
        {"language":{"glottocode":"stan1293","iso639_3":"eng","name":"English"}}
        {"lexeme":{"language":"eng","lemma":"dog","pos":"noun","senses":[{"meaning":"x:1"}]}}
        """);
    Path lists = Files.createDirectories(temporary.resolve("lists"));
    Files.writeString(lists.resolve("en_50k.txt"), "the 9\ndog 5\nwug 1\n");
    Path folder = temporary.resolve("out");
    assertThat(
            run(
                "load",
                "--source",
                "jsonl=" + words,
                "--source",
                "frequencywords=" + lists,
                "--out",
                folder))
        .as(err)
        .isZero();
    assertThat(out).containsPattern("skipped, .*:\n +frequencywords +2\n");
  }

  @Test
  void loadRefusesWrongUse() {
    assertThat(run("load", "--out", temporary)).isEqualTo(2);
    assertThat(err).contains("give either --recipe FILE or --source FORMAT=PATH");
    assertThat(run("load", "--recipe", FIXTURE)).isEqualTo(2);
    assertThat(err).contains("--out");
    assertThat(run("load", "--source", "wndbx=.", "--out", temporary)).isEqualTo(2);
    assertThat(err).contains("unknown format \"wndbx\", did you mean \"wndb\"?").contains("jsonl");
    assertThat(run("load", "--source", "jsonl", "--out", temporary)).isEqualTo(2);
    assertThat(err).contains("--source must have the form FORMAT=PATH, not jsonl");
    assertThat(run("load", "--recipe", FIXTURE, "--out", temporary, "--fresh", "--previous", "x"))
        .isEqualTo(2);
    assertThat(run("load", "--recipe", temporary.resolve("no.toml"), "--out", temporary))
        .isEqualTo(1);
    assertThat(err).contains("no.toml: no such recipe").doesNotContain("\tat ");
    assertThat(run("frobnicate")).isEqualTo(2);
    assertThat(run()).isEqualTo(2);
    assertThat(err).contains("no command given");
    assertThat(run("--help")).isZero();
    assertThat(out).contains("load", "fetch", "verify", "describe", "diff", "rollback", "generate");
  }

  @ParameterizedTest
  @CsvSource({
    "srve,serve",
    "laod,load",
    "key,keys",
    "descirbe,describe",
    "roll,rollback",
    "acount,accounts",
    "dmeo,demo",
    "bnech,bench",
    "LOAD,load"
  })
  void anUnknownCommandSuggestsTheNearestOfBothPrograms(String typed, String nearest) {
    assertThat(run(typed)).isEqualTo(2);
    assertThat(out).isEmpty();
    assertThat(err)
        .isEqualTo(
            "lexhub: there is no command \"%s\". Did you mean \"%s\"? All commands: ./lexhub --help%n"
                .formatted(typed, nearest));
  }

  @Test
  void anUnknownCommandFarFromAllSuggestsNothing() {
    assertThat(run("xylophone")).isEqualTo(2);
    assertThat(err.lines()).hasSize(1);
    assertThat(err).doesNotContain("Did you mean").contains("./lexhub --help");
  }

  @Test
  void wrongOptionsTakeTwoLinesAndSuggestTheNearest() {
    assertThat(run("load", "--recpe", FIXTURE, "--out", temporary)).isEqualTo(2);
    assertThat(out).isEmpty();
    assertThat(err.lines())
        .containsExactly(
            "lexhub: load has no option --recpe; did you mean --recipe?",
            "All options: ./lexhub load --help");
    assertThat(run("load", "--recipee=" + FIXTURE, "--out", temporary)).isEqualTo(2);
    assertThat(err.lines().findFirst())
        .contains("lexhub: load has no option --recipee; did you mean --recipe?");
    assertThat(run("verify", temporary, "more")).isEqualTo(2);
    assertThat(err.lines().findFirst()).contains("lexhub: verify takes no argument \"more\"");
    assertThat(run("verify")).isEqualTo(2);
    assertThat(err.lines())
        .containsExactly(
            "lexhub: missing required parameter: 'FILE|DIR'",
            "All options: ./lexhub verify --help");
    assertThat(run("generate", "--meanings", "many", "--languages", 1, "--lexemes", 1))
        .isEqualTo(2);
    assertThat(err).contains("'many' is not an int");
    assertThat(err.lines()).hasSize(2);
  }

  @Test
  void filesAndFoldersAreToldApart() throws IOException {
    Path file = Files.writeString(temporary.resolve("file"), "hello");
    assertThat(run("load", "--recipe", FIXTURE, "--out", file)).isEqualTo(1);
    assertThat(err).contains(file + " is a file; give a folder").doesNotContain("\tat ");
    assertThat(run("load", "--recipe", FIXTURE, "--out", "/proc/none")).isEqualTo(1);
    assertThat(err).contains("the folder /proc/none cannot be created");
    assertThat(run("load", "--recipe", temporary, "--out", temporary.resolve("o"))).isEqualTo(1);
    assertThat(err).contains(temporary + ": is a folder; give a recipe file");
    assertThat(run("rollback", file)).isEqualTo(1);
    assertThat(err).contains(file + " is a file; give the folder of the snapshots");
    assertThat(run("generate", "--meanings", 1, "--languages", 1, "--lexemes", 1, "--out", file))
        .isEqualTo(1);
    assertThat(err).contains(file + ": exists already and is not a folder");
  }

  @ParameterizedTest
  @ValueSource(strings = {"load", "fetch", "verify", "describe", "diff", "rollback", "generate"})
  void everyCommandHasAVersionAndAnExample(String command) {
    assertThat(run(command, "--version")).isZero();
    assertThat(out).startsWith("lexhub ");
    assertThat(run(command, "--help")).isZero();
    assertThat(out)
        .startsWith("Usage: ./lexhub " + command)
        .containsPattern("Examples?:\\s+\\./lexhub " + command);
  }

  @Test
  void loadFailsWithTheNameOfABrokenLayer() throws IOException {
    Path recipe = temporary.resolve("broken.toml");
    Files.writeString(
        recipe,
        """
        name = "broken"
        [[layer]]
        source = "words"
        format = "jsonl"
        locator = "file:nowhere"
        """);
    Path folder = temporary.resolve("out");
    assertThat(run("load", "--recipe", recipe, "--out", folder)).isEqualTo(1);
    assertThat(err).contains("layer words").contains("nothing was published");
    assertThat(SnapshotFolder.of(folder).current()).isNull();
  }

  @Test
  void verifyDescribeAndTheirErrors() throws IOException {
    Path folder = loaded();
    assertThat(run("verify", folder)).isZero();
    assertThat(out)
        .contains("is valid")
        .containsPattern("checksums of [1-9][0-9]* sections: correct")
        .doesNotContain("bytes, checksum");
    assertThat(run("describe", current(folder))).isZero();
    assertThat(out).contains("lexemes").contains("fixture-wordlist 1, CC0-1.0");
    assertThat(run("verify", temporary.resolve("missing"))).isEqualTo(1);
    assertThat(err).contains("missing: no such file or folder");
    Path empty = Files.createDirectory(temporary.resolve("empty"));
    assertThat(run("describe", empty)).isEqualTo(1);
    assertThat(err).contains("has no snapshot");
    assertThat(run("verify")).isEqualTo(2);
  }

  @Test
  void verifyFindsAChangedByte() throws IOException {
    Path copy = temporary.resolve("copy.lexhub");
    Files.copy(current(loaded()), copy);
    assertThat(copy.toFile().setWritable(true)).isTrue();
    try (RandomAccessFile file = new RandomAccessFile(copy.toFile(), "rw")) {
      file.seek(20_000);
      int value = file.read();
      file.seek(20_000);
      file.write(value ^ 1);
    }
    assertThat(run("verify", copy)).isEqualTo(1);
    assertThat(err).contains("copy.lexhub").doesNotContain("\tat ");
    Files.writeString(temporary.resolve("text"), "hello");
    assertThat(run("verify", temporary.resolve("text"))).isEqualTo(1);
  }

  @Test
  void diffTellsWhatChangedAndRollbackGoesBack() throws IOException {
    Path words = temporary.resolve("words.jsonl");
    String language = "{\"language\":{\"glottocode\":\"stan1293\",\"iso639_3\":\"eng\"}}\n";
    String dog =
        "{\"lexeme\":{\"language\":\"eng\",\"lemma\":\"dog\",\"pos\":\"noun\",\"senses\":[{\"meaning\":\"x:1\"}]}}\n";
    Files.writeString(words, language + dog + dog.replace("dog", "cat"));
    Path folder = temporary.resolve("out");
    assertThat(run("load", "--source", "jsonl=" + words, "--out", folder)).isZero();
    Path first = current(folder);
    assertThat(run("rollback", folder)).isEqualTo(1);
    assertThat(err).contains("no earlier snapshot");
    Files.writeString(
        words,
        language
            + dog.replace("\"senses\"", "\"romanization\":\"DOG\",\"senses\"")
            + dog.replace("dog", "owl"));
    assertThat(run("load", "--source", "jsonl=" + words, "--out", folder)).isZero();
    Path second = current(folder);
    assertThat(run("diff", first, folder)).isZero();
    assertThat(out)
        .containsPattern("lexemes +2 -> +2   1 added, 1 removed, 1 changed\n")
        .contains("+ stan1293 owl (noun)")
        .contains("- stan1293 cat (noun)")
        .contains("~ stan1293 dog (noun)")
        .contains("- stan1293 cat (noun) = x:1")
        .containsPattern("languages +1 -> +1   0 added, 0 removed, 0 changed\n");
    assertThat(run("diff", first, first)).isZero();
    assertThat(out).contains("No difference.");
    assertThat(run("diff", first)).isEqualTo(2);
    assertThat(run("rollback", folder)).isZero();
    assertThat(current(folder)).isEqualTo(first).isNotEqualTo(second);
  }

  @Test
  void whatIsGeneratedLoadsAndVerifies() throws IOException {
    Path source = temporary.resolve("synthetic");
    Object[] size = {
      "generate",
      "--meanings",
      300,
      "--languages",
      40,
      "--lexemes",
      3000,
      "--definitions",
      500,
      "--seed",
      7,
      "--out",
      source
    };
    assertThat(run(size)).as(err).isZero();
    assertThat(out).contains("lexhub load --recipe");
    byte[] lexemes = Files.readAllBytes(source.resolve("lexemes-000.jsonl"));
    assertThat(run(size)).isZero();
    assertThat(Files.readAllBytes(source.resolve("lexemes-000.jsonl"))).isEqualTo(lexemes);
    Path folder = temporary.resolve("out");
    assertThat(run("load", "--recipe", source.resolve("recipe.toml"), "--out", folder)).isZero();
    assertThat(out)
        .doesNotContain("rejected rows")
        .containsPattern("languages +40\n")
        .containsPattern("lexemes +3,000\n")
        .containsPattern("meanings +300\n")
        .containsPattern("definitions +500\n")
        .containsPattern("families +1\n");
    assertThat(run("verify", folder)).isZero();
    assertThat(run("generate", "--meanings", 0, "--languages", 1, "--lexemes", 1, "--out", source))
        .isEqualTo(2);
  }
}
