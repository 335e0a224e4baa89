package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.server.meta.FixedResponse;

/** The command lines that the guide prints for other programs and protocols, run as printed. */
class GuideCommandsTest {
  private static final Pattern SHELL = Pattern.compile("```sh\n(.*?)```", Pattern.DOTALL);
  private static TestServer server;

  @BeforeAll
  static void start() throws Exception {
    server =
        TestServer.start(
            ServerSettings.of(Fixture.folder(), "127.0.0.1", 0).with(Fixture.FAST).withDictPort(0));
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  /** Returns the commands of a section of the guide. */
  private static List<String> commands(String heading) {
    String guide = new String(FixedResponse.resource("docs/guide.md"), StandardCharsets.UTF_8);
    int start = guide.indexOf("\n## " + heading + "\n");
    assertThat(start).as(heading).isPositive();
    int end = guide.indexOf("\n## ", start + 1);
    Matcher blocks = SHELL.matcher(guide.substring(start, end));
    List<String> commands = new ArrayList<>();
    while (blocks.find()) {
      commands.add(blocks.group(1));
    }
    assertThat(commands).isNotEmpty();
    return commands;
  }

  /** Runs the commands of a section in a folder; the test is skipped if a program is missing. */
  private static String run(String heading, Path folder, String program) throws Exception {
    if (new ProcessBuilder("bash", "-c", "command -v " + program).start().waitFor() != 0) {
      assertThat(System.getenv("CI")).as("the gate needs " + program).isNotEqualTo("true");
      Assumptions.abort(program + " is not installed");
    }
    StringBuilder out = new StringBuilder();
    for (String command : commands(heading)) {
      String local = command.replace("-p 2628", "-p " + server.server().dictPort());
      ProcessBuilder builder = new ProcessBuilder("bash", "-e", "-c", local);
      builder.directory(folder.toFile()).redirectErrorStream(true);
      builder.environment().put("LEXHUB_URL", "http://127.0.0.1:" + server.port());
      builder.environment().put("LEXHUB_KEY", server.key());
      builder.environment().put("LC_ALL", "C.UTF-8");
      builder.environment().put("PAGER", "cat");
      Process process = builder.start();
      process.getOutputStream().close();
      String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
      assertThat(process.exitValue()).as(command + text).isZero();
      out.append(text);
    }
    return out.toString();
  }

  @Test
  void filesAreDownloaded(@TempDir Path folder) throws Exception {
    run("Files for other programs", folder, "curl");
    assertThat(Files.readString(folder.resolve("eng.xml"))).contains("<LexicalResource");
    assertThat(folder.resolve("jpn-eng.zip")).isNotEmptyFile();
  }

  @Test
  void dictIsAnswered(@TempDir Path folder) throws Exception {
    assertThat(run("Dictionary programs", folder, "dict")).contains("Ufer");
  }

  @Test
  void assistantsAreAnswered(@TempDir Path folder) throws Exception {
    assertThat(run("Assistants", folder, "curl")).contains("a domestic animal that barks");
  }

  @Test
  void libreTranslateClientsAreAnswered(@TempDir Path folder) throws Exception {
    assertThat(run("LibreTranslate clients", folder, "curl")).contains("Hund");
  }

  @Test
  void theClientLibraryRuns() throws Exception {
    assertThat(run("Client libraries", Path.of(".."), "python3")).contains("Ufer", "pairs");
  }
}
