package org.lexhub.loader.recipe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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

  @Test
  void makesLayersOfCommandLineArguments() {
    assertThat(Recipe.layer("omw", "/data/wns").locator()).isEqualTo("file:/data/wns");
    assertThat(Recipe.layer("wndb", "maven:a:b:1").locator()).isEqualTo("maven:a:b:1");
  }
}
