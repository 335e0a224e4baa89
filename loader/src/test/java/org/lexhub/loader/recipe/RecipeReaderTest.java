package org.lexhub.loader.recipe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Reads valid and invalid recipes. */
class RecipeReaderTest {
  private static final String GOOD =
      """
      name = "small"
      [[layer]]
      source = "wn"
      format = "wndb"
      locator = "file:words"
      """;

  @TempDir private Path folder;

  private Recipe read(String toml) throws IOException {
    Path file = Files.writeString(folder.resolve("x.toml"), toml);
    return new RecipeReader(Set.of("wndb", "omw", "cili")).read(file);
  }

  private void fails(String toml, String... parts) {
    assertThatThrownBy(() -> read(toml))
        .isInstanceOf(RecipeException.class)
        .hasMessageContainingAll(parts)
        .hasMessageContaining("x.toml");
  }

  @Test
  void readsEveryKey() throws IOException {
    Recipe recipe =
        read(
            """
            name = "small"
            [[layer]]
            source = "wn"
            format = "wndb"
            locator = "file:words"
            priority = 90
            prior = 0.95
            licence = "L"
            title = "T"
            version = "3.0"
            attribution = "A"
            url = "U"
            optional = true
            [layer.options]
            languages = ["deu", "fra"]
            max = 3
            strict = false
            [[layer]]
            source = "o"
            format = "omw"
            locator = "file:o"
            """);
    assertThat(recipe.name()).isEqualTo("small");
    assertThat(recipe.folder()).isEqualTo(folder.toAbsolutePath());
    RecipeLayer first = recipe.layers().get(0);
    assertThat(first.source().prior()).isEqualTo(0.95);
    assertThat(first.source().licence()).isEqualTo("L");
    assertThat(first.priority()).isEqualTo(90);
    assertThat(first.optional()).isTrue();
    assertThat(first.options())
        .isEqualTo(Map.of("languages", "deu,fra", "max", "3", "strict", "false"));
    RecipeLayer second = recipe.layers().get(1);
    assertThat(second.optional()).isFalse();
    assertThat(second.priority()).isEqualTo(Recipe.DEFAULT_PRIORITY);
    assertThat(second.source().title()).isEqualTo("o");
  }

  @Test
  void readsTheEncoder() throws IOException {
    assertThat(read(GOOD).encoder()).isEmpty();
    assertThat(read("encoder = \"maven:g:a:1\"\n" + GOOD).encoder()).isEqualTo("maven:g:a:1");
    fails("encoder = \"minilm\"\n" + GOOD, "recipe", "\"encoder\"", "maven:group:artifact:version");
    fails("encoder = 1\n" + GOOD, "\"encoder\"", "text in quotes");
    fails("encode = \"maven:g:a:1\"\n" + GOOD, "did you mean \"encoder\"");
  }

  @Test
  void namesLayerKeyAndNearestFormat() {
    fails(GOOD.replace("wndb", "wnbd"), "layer 1 (wn)", "\"format\"", "wndb", "did you mean", ":4");
  }

  @Test
  void namesMissingAndUnknownKeys() {
    fails(GOOD.replace("format = \"wndb\"\n", ""), "layer 1 (wn)", "\"format\": is missing");
    fails(GOOD + "license = \"x\"\n", "licence", "unknown key");
    fails(GOOD.replace("name =", "nam ="), "\"nam\"", "did you mean \"name\"");
    fails("name = \"x\"\n", "[[layer]]");
  }

  @Test
  void namesWrongTypesAndRanges() {
    fails(GOOD + "priority = \"high\"\n", "\"priority\"", "whole number", "\"high\"");
    fails(GOOD + "priority = 1.5\n", "whole number");
    fails(GOOD + "prior = 0\n", "\"prior\"", "above 0");
    fails(GOOD + "prior = nan\n", "\"prior\"");
    fails(GOOD + "optional = 1\n", "true or false");
    fails(GOOD + "title = 3\n", "\"title\"", "text in quotes");
    fails(GOOD.replace("\"wn\"", "\"W N\""), "source name");
  }

  @Test
  void namesTwoLayersOfOneSource() {
    fails(GOOD + GOOD.substring(GOOD.indexOf("[[")), "two layers", "\"wn\"");
  }

  @Test
  void namesTheLineOfBrokenToml() {
    fails("name = \"x\"\n[[layer]\n", "x.toml:2", "not valid TOML");
    assertThatThrownBy(() -> new RecipeReader(Set.of()).read(folder.resolve("none.toml")))
        .hasMessageContaining("no such recipe");
  }

  private static final String REMOTE =
      GOOD.replace("file:words", "https://example.org/data/words.tar.gz");

  @Test
  void readsWhatIsKnownAboutADownload() throws IOException {
    RecipeLayer layer =
        read(REMOTE
                + "sha256 = \""
                + "aB".repeat(32)
                + "\"\nbytes = 21474836480\nmodified = \"2026-01-31\"\n"
                + "select = \"wns/**/*.{tab,csv}, LICENSE\"\n")
            .layers()
            .getFirst();
    assertThat(layer.locator()).isEqualTo("https://example.org/data/words.tar.gz");
    assertThat(layer.expected())
        .isEqualTo(new ExpectedFile("ab".repeat(32), 20L << 30, LocalDate.of(2026, 1, 31)));
    assertThat(layer.select()).containsExactly("wns/**/*.{tab,csv}", "LICENSE");
    assertThat(read(GOOD).layers().getFirst().expected()).isEqualTo(ExpectedFile.ANY);
    assertThat(read(GOOD + "select = [\"a,b\", \"c\"]").layers().getFirst().select())
        .containsExactly("a,b", "c");
    assertThat(read(REMOTE + "modified = 2026-01-31").layers().getFirst().expected().modified())
        .isEqualTo(LocalDate.of(2026, 1, 31));
  }

  @Test
  void namesWrongFactsAboutADownload() {
    fails(REMOTE + "sha256 = \"abc\"\n", "\"sha256\"", "64 hexadecimal digits", ":6");
    fails(REMOTE + "sha256 = \"\"\n", "\"sha256\"");
    fails(REMOTE + "bytes = 0\n", "\"bytes\"", "above 0");
    fails(REMOTE + "bytes = \"1 GB\"\n", "\"bytes\"", "above 0");
    fails(REMOTE + "modified = \"31.1.2026\"\n", "\"modified\"", "2026-01-31");
    fails(REMOTE + "modified = 3\n", "\"modified\"", "2026-01-31");
    fails(GOOD + "bytes = 3\n", "\"bytes\"", "only for locators that download");
    fails(GOOD + "select = \"a,,b\"\n", "\"select\"", "empty part");
    fails(GOOD + "select = \"[a\"\n", "\"select\"", "not a valid glob");
    fails(GOOD + "select = [3]\n", "\"select\"", "texts in quotes");
  }

  @ParameterizedTest
  @CsvSource({
    "http://example.org/a.gz, not encrypted",
    "ftp://example.org/a.gz, 'file:, https:, deb:, maven: or npm:'",
    "words.gz, 'file:, https:, deb:, maven: or npm:'",
    "https:/a.gz, names no host",
    "https://example.org, names no file",
    "https://example.org/a/, names no file",
    "https://me:secret@example.org/a.gz, user name",
    "https://example.org/a b.gz, not a valid address",
    "deb:UPPER, deb:package=version",
    "deb:dict-freedict-eng-fra=, deb:package=version",
    "deb:--option, deb:package=version",
    "maven:a:b, maven:group:artifact:version",
    "npm:words, npm:name@version",
    "npm:../words@1.0, npm:name@version",
    "file:, needs a path"
  })
  void refusesMalformedLocators(String locator, String problem) {
    fails(GOOD.replace("file:words", locator), "\"locator\"", problem);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://example.org/download?id=3#words.zip",
        "https://example.org:8443/%C3%A4.tsv",
        "deb:dict-freedict-eng-fra",
        "deb:wordnet-base=1:3.0-37~bpo+1",
        "npm:@scope/words@1.0.0-rc.1",
        "maven:org.some:thing:7",
        "file:../a b/**/*.gz"
      })
  void acceptsLocators(String locator) throws IOException {
    assertThat(read(GOOD.replace("file:words", locator)).layers().getFirst().locator())
        .isEqualTo(locator);
  }

  @Test
  void makesLayersOfCommandLineArguments() {
    assertThat(Recipe.layer("omw", "/data/wns").locator()).isEqualTo("file:/data/wns");
    assertThat(Recipe.layer("wndb", "maven:a:b:1").locator()).isEqualTo("maven:a:b:1");
  }
}
