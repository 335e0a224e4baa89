package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lexhub.server.account.Plan;
import tools.jackson.databind.JsonNode;

/** The examples of the guide, each run as a separate program with a key of the free plan. */
class GuideExamplesTest {
  private static TestServer server;
  private static String key;

  /** A key with a low rate, for the example that waits when it is exceeded. */
  private static String slowKey;

  @BeforeAll
  static void start() throws Exception {
    server = TestServer.start(Fixture.folder());
    key = TestServer.addKey(Fixture.folder(), Plan.ENTERPRISE);
    slowKey = TestServer.addKey(Fixture.folder(), Plan.FREE);
    server.server().refreshKeys();
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  @ParameterizedTest
  @ValueSource(strings = {"sh", "py", "js", "java"})
  void translateFindsTheBankOfTheRiver(String language) throws Exception {
    assertThat(run("translate", language)).containsSubsequence("Ufer", "Bank").contains("orilla");
  }

  @ParameterizedTest
  @ValueSource(strings = {"sh", "py", "js", "java"})
  void searchForgivesAMissingLetter(String language) throws Exception {
    assertThat(run("search", language)).contains("animal", "noun", "fuzzy");
  }

  @ParameterizedTest
  @ValueSource(strings = {"sh", "py", "js", "java"})
  void pagesCountsWhatTheStatisticsCount(String language) throws Exception {
    int pairs =
        new Api(server.client())
            .get("/v1/translations/stats?source_lang=eng&target_lang=deu")
            .get("total_pairs")
            .asInt();
    assertThat(pairs).as("pairs, more than a page").isGreaterThan(20);
    assertThat(run(language, withSmallPages(example("pages", language))))
        .isEqualToIgnoringNewLines(pairs + " pairs");
  }

  @ParameterizedTest
  @ValueSource(strings = {"sh", "py", "js", "java"})
  void limitsGoesOnAfterBeingTooFast(String language) throws Exception {
    assertThat(run("limits", language)).contains("plan", "free");
  }

  @ParameterizedTest
  @ValueSource(strings = {"sh", "py", "js", "java"})
  void relationsNameTheBroaderMeaning(String language) throws Exception {
    assertThat(run("relations", language)).contains("synonym", "hound", "hypernym", "Säugetier");
  }

  @ParameterizedTest
  @ValueSource(strings = {"sh", "py", "js", "java"})
  void patternsFindWordsAndAWordOfTheDay(String language) throws Exception {
    assertThat(run("patterns", language)).contains("bat", "cat", "pattern", "cefr:a1");
  }

  @ParameterizedTest
  @ValueSource(strings = {"sh", "py", "js", "java"})
  void analyzeFindsThePhraseAndTheBankOfTheRiver(String language) throws Exception {
    assertThat(run("analyze", language)).contains("ice cream", "Ufer");
  }

  @ParameterizedTest
  @ValueSource(strings = {"sh", "py", "js", "java"})
  void batchTranslatesEveryItem(String language) throws Exception {
    assertThat(run("batch", language)).contains("200", "Hund");
  }

  @ParameterizedTest
  @ValueSource(strings = {"translate", "search", "batch", "limits"})
  void responseInTheGuideHasTheMembersOfARealOne(String task) throws Exception {
    try (InputStream in =
        LexhubServer.class.getResourceAsStream("docs/examples/" + task + ".txt")) {
      JsonNode shown = Api.read(new String(in.readAllBytes(), StandardCharsets.UTF_8));
      assertThat(members(Api.read(run(task, "sh")))).containsAll(members(shown));
    }
  }

  /** Returns the paths of all members, with the items of lists taken together. */
  private static Set<String> members(JsonNode node) {
    TreeSet<String> paths = new TreeSet<>();
    if (node.isObject()) {
      for (String name : Api.names(node)) {
        paths.add(name);
        members(node.get(name)).forEach(path -> paths.add(name + "/" + path));
      }
    }
    node.forEach(item -> {
      if (node.isArray()) {
        members(item).forEach(path -> paths.add("[]/" + path));
      }
    });
    return paths;
  }

  /** Returns a copy of a program that asks for so few pairs a page that the fixture has several. */
  private static Path withSmallPages(Path file) throws IOException {
    Path copy = Files.createTempDirectory("example-").resolve(file.getFileName());
    String small = Files.readString(file).replaceAll("(limit\"?[=:] ?\"?)100", "$1" + 20);
    assertThat(small).isNotEqualTo(Files.readString(file));
    return Files.writeString(copy, small);
  }

  private static String run(String example, String language)
      throws IOException, InterruptedException, URISyntaxException {
    return run(language, example(example, language));
  }

  private static String run(String language, Path file) throws IOException, InterruptedException {
    Path errors = Files.createTempFile("example-", ".err");
    ProcessBuilder builder = new ProcessBuilder(command(language, file));
    builder.environment().put("LEXHUB_URL", "http://127.0.0.1:" + server.port());
    boolean slow = file.getFileName().toString().startsWith("limits");
    builder.environment().put("LEXHUB_KEY", slow ? slowKey : key);
    Process process = start(builder.redirectError(errors.toFile()));
    process.getOutputStream().close();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
    String message = Files.readString(errors);
    Files.delete(errors);
    assertThat(process.exitValue()).as(message + out).isZero();
    return out;
  }

  private static Path example(String example, String language) throws URISyntaxException {
    String name = "/org/lexhub/server/docs/examples/" + example + "." + language;
    return Path.of(GuideExamplesTest.class.getResource(name).toURI());
  }

  private static List<String> command(String language, Path file) throws IOException {
    return switch (language) {
      case "sh" -> List.of("bash", file.toString());
      case "py" -> List.of("python3", file.toString());
      case "js" -> List.of("node", module(file).toString());
      default ->
          List.of(Path.of(System.getProperty("java.home"), "bin/java").toString(), file.toString());
    };
  }

  /** Returns a copy with the file name extension of a module. */
  private static Path module(Path file) throws IOException {
    String name = file.getFileName().toString().replace(".js", ".mjs");
    Path copy = Files.createTempDirectory("example-").resolve(name);
    return Files.copy(file, copy);
  }

  /** Starts a program; the test is skipped if it is not installed, but never by the gate. */
  private static Process start(ProcessBuilder builder) {
    try {
      return builder.start();
    } catch (IOException e) {
      if ("true".equals(System.getenv("CI"))) {
        return fail("the examples need " + builder.command().getFirst(), e);
      }
      Assumptions.abort(builder.command().getFirst() + " is not installed");
      throw new IllegalStateException("aborted", e);
    }
  }
}
