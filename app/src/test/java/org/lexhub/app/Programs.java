package org.lexhub.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Assumptions;

/** Runs programs, and talks to servers that they start. */
final class Programs {
  private static final long MINUTES = 5;

  /** The root folder of the project: the parent of the module that the test runs in. */
  static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

  /** The jar that the build made. */
  static final Path JAR = ROOT.resolve("app/target/lexhub.jar");

  private Programs() {}

  /** The exit status and the output of a run, with its errors. */
  record Ended(int status, String out) {}

  /** Runs a command in a folder until it ends. */
  static Ended run(Path folder, List<String> command) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true).start();
    process.getOutputStream().close();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor(MINUTES, TimeUnit.MINUTES)).isTrue();
    return new Ended(process.exitValue(), out);
  }

  /** Runs a command that must succeed and returns its output. */
  static String succeed(Path folder, String... command) throws IOException, InterruptedException {
    Ended ended = run(folder, List.of(command));
    assertThat(ended.status()).as(String.join(" ", command) + "\n" + ended.out()).isZero();
    return ended.out();
  }

  /** Returns the command line that runs the jar with arguments. */
  static List<String> jar(String... arguments) {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx1500m",
                "-jar",
                JAR.toString()));
    command.addAll(List.of(arguments));
    return command;
  }

  /** Skips the test unless a program is installed; the gate needs it. */
  static void need(String program) throws IOException, InterruptedException {
    if (!isInstalled(program)) {
      assertThat(System.getenv("CI")).as("the gate needs " + program).isNotEqualTo("true");
      Assumptions.abort(program + " is not installed");
    }
  }

  /** Returns whether a program is on the path. */
  static boolean isInstalled(String program) throws IOException, InterruptedException {
    return new ProcessBuilder("sh", "-c", "command -v " + program).start().waitFor() == 0;
  }

  /** Skips the test unless it runs as root on a system with Debian's tools. */
  static void needRoot() {
    Assumptions.assumeTrue(
        System.getProperty("user.name").equals("root"), "this test installs packages as root");
  }

  /**
   * Starts a server and reads its output until a line starts with a text.
   *
   * @return the lines up to there
   */
  static List<String> readUntil(Process process, String start) throws IOException {
    BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
    List<String> lines = new ArrayList<>();
    for (String line = out.readLine(); line != null; line = out.readLine()) {
      lines.add(line);
      if (line.strip().startsWith(start)) {
        return lines;
      }
    }
    throw new AssertionError("the process ended with " + String.join("\n", lines));
  }

  /** Returns the port in the line that a server prints. */
  static int port(List<String> lines) {
    String line =
        lines.stream().filter(l -> l.startsWith("Listening on ")).findFirst().orElseThrow();
    return Integer.parseInt(line.substring(line.lastIndexOf(':') + 1));
  }

  /** Sends a request and returns the response. */
  static HttpResponse<String> ask(
      int port, String path, @Nullable String key, @Nullable String body)
      throws IOException, InterruptedException {
    try (HttpClient http = HttpClient.newHttpClient()) {
      HttpRequest.Builder request =
          HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path))
              .timeout(Duration.ofMinutes(1));
      if (key != null) {
        request.header("Authorization", "Bearer " + key);
      }
      if (body != null) {
        request.POST(HttpRequest.BodyPublishers.ofString(body));
      }
      return http.send(request.build(), HttpResponse.BodyHandlers.ofString());
    }
  }

  /** Translates an English word of the fixture and of the demo into German. */
  static void assertTranslates(int port, String key) throws IOException, InterruptedException {
    HttpResponse<String> response =
        ask(
            port,
            "/v1/translations/translate",
            key,
            "{\"text\":\"dog\",\"source_lang\":\"eng\",\"target_lang\":\"deu\"}");
    assertThat(response.statusCode()).as(response.body()).isEqualTo(200);
    assertThat(response.body()).contains("Hund");
  }

  /** Stops a server with SIGTERM, which it must obey. */
  static void stop(Process process) throws InterruptedException {
    process.descendants().forEach(ProcessHandle::destroy);
    process.destroy();
    assertThat(process.waitFor(1, TimeUnit.MINUTES)).as("SIGTERM ends it").isTrue();
  }

  /** Loads the fixture into a folder with the jar. */
  static Path loadFixture(Path folder) throws IOException, InterruptedException {
    Path data = Files.createDirectories(folder.resolve("data"));
    Ended recipes = run(folder, jar("recipes", folder.resolve("recipes").toString()));
    assertThat(recipes.status()).as(recipes.out()).isZero();
    Ended load =
        run(
            folder,
            jar(
                "load",
                "--recipe",
                folder.resolve("recipes/fixture.toml").toString(),
                "--out",
                data.toString()));
    assertThat(load.status()).as(load.out()).isZero();
    return data;
  }
}
