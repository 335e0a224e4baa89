package org.lexhub.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.jar.JarFile;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The packaged jar, run as users run it. */
class JarTest {
  private static final Pattern COMMAND = Pattern.compile("(?m)^  ([a-z]+) {2,}\\S.*$");

  @TempDir private Path folder;

  private Programs.Ended lexhub(String... arguments) throws Exception {
    return Programs.run(folder, Programs.jar(arguments));
  }

  /** Returns the commands that an overview lists. */
  private static List<String> commands(String overview) {
    return COMMAND.matcher(overview).results().map(found -> found.group(1)).toList();
  }

  @Test
  void overviewListsTheCommandsOfTheScriptAndRecipes() throws Exception {
    String script = Files.readString(Programs.ROOT.resolve("lexhub"));
    List<String> expected =
        commands(script.substring(0, script.indexOf("\nTEXT\n"))).stream()
            .filter(command -> !command.equals("bench"))
            .collect(Collectors.toList());
    expected.addFirst("recipes");

    Programs.Ended overview = lexhub();

    assertThat(overview.status()).isZero();
    assertThat(overview.out()).contains("java -jar lexhub.jar demo");
    assertThat(commands(overview.out())).containsExactlyInAnyOrderElementsOf(expected);
    assertThat(lexhub("help").out()).isEqualTo(overview.out());
  }

  @Test
  void everyCommandHasHelp() throws Exception {
    for (String command : List.of("load", "serve", "keys", "recipes", "demo")) {
      Programs.Ended help = lexhub(command, "--help");
      assertThat(help.status()).as(command).isZero();
      assertThat(help.out()).as(command).contains(command);
    }
    assertThat(lexhub("help", "serve").out()).contains("--port");
    assertThat(lexhub("--version").out()).startsWith("lexhub ").doesNotContain("dev");
  }

  @Test
  void wrongCommandsAreExplained() throws Exception {
    Programs.Ended wrong = lexhub("srve");
    assertThat(wrong.status()).isEqualTo(2);
    assertThat(wrong.out()).contains("Did you mean \"serve\"");
    assertThat(lexhub("recipes").status()).isEqualTo(2);
  }

  @Test
  void demoAnswersWithTheKeyThatItPrints() throws Exception {
    Path data = Programs.loadFixture(folder);
    Process server =
        new ProcessBuilder(Programs.jar("demo", "--data", data.toString(), "--port", "0"))
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    try {
      List<String> lines = Programs.readUntil(server, "export LEXHUB_KEY=");
      String key = lines.getLast().strip().substring("export LEXHUB_KEY=".length());
      Programs.assertTranslates(Programs.port(lines), key);
      assertThat(Programs.ask(Programs.port(lines), "/docs", null, null).statusCode())
          .isEqualTo(200);
    } finally {
      Programs.stop(server);
    }
  }

  @Test
  void layersOfMavenAreFoundInTheJarItself() throws Exception {
    Files.writeString(
        folder.resolve("names.toml"),
        """
        name = "names"
        [[layer]]
        source = "cldr-names"
        format = "icu"
        locator = "maven:com.ibm.icu:icu4j:%s"
        priority = 60
        prior = 0.95
        title = "names"
        version = "1"
        licence = "Unicode-3.0"
        attribution = "Unicode"
        url = "https://icu.unicode.org/"
        """
            .formatted(icuVersion()));

    List<String> command =
        Programs.jar("load", "--dry-run", "--recipe", "names.toml", "--out", "x");
    command.add(1, "-Dmaven.repo.local=" + folder);
    Programs.Ended load = Programs.run(folder, command);

    assertThat(load.status()).as(load.out()).isZero();
  }

  private static String icuVersion() throws IOException {
    Matcher version =
        Pattern.compile("<icu4j.version>(.*)</icu4j.version>")
            .matcher(Files.readString(Programs.ROOT.resolve("pom.xml")));
    assertThat(version.find()).isTrue();
    return version.group(1);
  }

  @Test
  void manifestAndServicesAreComplete() throws Exception {
    try (JarFile jar = new JarFile(Programs.JAR.toFile())) {
      var manifest = jar.getManifest().getMainAttributes();
      assertThat(manifest.getValue("Enable-Native-Access")).isEqualTo("ALL-UNNAMED");
      assertThat(manifest.getValue("Multi-Release")).isEqualTo("true");
      assertThat(text(jar, "META-INF/services/org.slf4j.spi.SLF4JServiceProvider"))
          .contains("logback");
      assertThat(jar.stream().map(Object::toString))
          .noneMatch(name -> name.matches("META-INF/[^/]*\\.(SF|RSA|DSA)"))
          .contains("org/lexhub/app/data/demo.toml");
    }
  }

  private static String text(JarFile jar, String name) throws IOException {
    try (var in = jar.getInputStream(Objects.requireNonNull(jar.getEntry(name), name))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @Test
  void billOfMaterialsNamesTheLibraries() throws Exception {
    Path file = Programs.ROOT.resolve("app/target/lexhub.cdx.json");
    Assumptions.assumeTrue(Files.exists(file), "Maven makes no bill of materials while offline");
    String bill = Files.readString(file);

    assertThat(bill)
        .contains("\"bomFormat\" : \"CycloneDX\"", "undertow-core", "sqlite-jdbc", "Apache-2.0")
        .doesNotContain("junit-jupiter", "serialNumber");
  }
}
