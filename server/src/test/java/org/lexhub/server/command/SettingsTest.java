package org.lexhub.server.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** Settings from the command line, the environment and a file. */
class SettingsTest {
  @TempDir private Path folder;
  private Path file;
  private final Map<String, String> environment = new HashMap<>();
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @BeforeEach
  void nameFile() {
    file = folder.resolve("lexhub.toml");
  }

  private int run(String... arguments) {
    out.getBuffer().setLength(0);
    err.getBuffer().setLength(0);
    return ServerMain.run(
        new PrintWriter(out, true), new PrintWriter(err, true), environment, arguments);
  }

  private void write(String text) throws IOException {
    Files.writeString(file, text);
  }

  /** Returns the line about a setting. */
  private String shown(String name, String... more) {
    String[] arguments = new String[more.length + 2];
    arguments[0] = "serve";
    arguments[1] = "--show-config";
    System.arraycopy(more, 0, arguments, 2, more.length);
    assertThat(run(arguments)).as(err.toString()).isZero();
    return out.toString()
        .lines()
        .filter(line -> line.startsWith(name + " "))
        .findFirst()
        .orElseThrow()
        .replaceAll(" {2,}", "|");
  }

  /** A group of options that is not read from the environment would be ignored silently. */
  @Test
  void everySettingIsReadFromTheEnvironment() {
    assertThat(run("serve", "--show-config", "--data=" + folder)).as(err.toString()).isZero();
    for (String line : out.toString().lines().skip(1).toList()) {
      String name = line.substring(0, line.indexOf(' '));
      SettingSources sources =
          SettingSources.read(serve(), List.of(), Map.of(SettingSources.variable(name), "1"));
      OptionSpec option = serve().findOption("--" + name);
      assertThat(sources.of(option)).as(name).isNotNull();
    }
  }

  private static CommandSpec serve() {
    return ServeCommand.line().getCommandSpec();
  }

  @Test
  void commandLinePrecedesEnvironmentPrecedesFilePrecedesDefault() throws Exception {
    String data = "--data=" + folder;
    assertThat(shown("port", data)).isEqualTo("port|8080|default");
    write("port = 1001\nexplore-rate = 7\n");
    environment.put("LEXHUB_CONFIG", file.toString());
    assertThat(shown("port", data)).isEqualTo("port|1001|" + file + ", line 1");
    assertThat(shown("explore-rate", data)).isEqualTo("explore-rate|7|" + file + ", line 2");
    environment.put("LEXHUB_PORT", "1002");
    assertThat(shown("port", data)).isEqualTo("port|1002|LEXHUB_PORT");
    assertThat(shown("port", data, "--port", "1003")).isEqualTo("port|1003|command line");
  }

  @Test
  void theOptionNamesTheFileOfSettings() throws Exception {
    write("data = '" + folder + "'\nport = 1001\n");
    environment.put("LEXHUB_CONFIG", folder.resolve("none.toml").toString());

    assertThat(shown("port", "--config", file.toString())).contains("|1001|");
    assertThat(shown("port", "--config=" + file)).contains("|1001|");
    assertThat(run("serve")).isEqualTo(2);
    assertThat(err.toString()).contains("none.toml cannot be read");
  }

  @Test
  void everyKindOfValueCanBeInTheFile() throws Exception {
    write(
        """
        # a comment
        data = "/var/lib/lexhub"
        behind-proxy = true
        access-log = false
        trusted-proxy = ["10.0.0.1", "10.0.0.2"]
        registration = "closed"
        """);
    environment.put("LEXHUB_CONFIG", file.toString());

    assertThat(shown("data")).startsWith("data|/var/lib/lexhub|");
    assertThat(shown("behind-proxy")).startsWith("behind-proxy|true|");
    assertThat(shown("access-log")).startsWith("access-log|false|");
    assertThat(shown("trusted-proxy")).startsWith("trusted-proxy|10.0.0.1,10.0.0.2|");
    assertThat(shown("registration")).startsWith("registration|closed|");
    assertThat(shown("metrics-port")).isEqualTo("metrics-port|off|default");
    assertThat(shown("tls-key")).isEqualTo("tls-key|-|default");
  }

  @Test
  void otherCommandsUseTheFolderOfTheServer() throws Exception {
    write("data = '" + folder + "'\nport = 1001\n");
    environment.put("LEXHUB_CONFIG", file.toString());

    assertThat(run("keys", "create", "--plan", "pro")).as(err.toString()).isZero();
    assertThat(out.toString()).isNotBlank();
  }

  @ParameterizedTest
  @CsvSource({
    "prt = 1, there is no setting prt; did you mean port?",
    "port = [1], port must be a text",
    "port = {a = 1}, port must be a text",
    "[server], there is no setting server",
    "port =, line 1",
    "port-file = 'none', none cannot be read",
    "zzzzzzzzzzz = 1, there is no setting zzzzzzzzzzz; serve --show-config"
  })
  void mistakesInTheFileAreExplained(String text, String message) throws Exception {
    write(text + "\n");
    environment.put("LEXHUB_CONFIG", file.toString());

    assertThat(run("serve", "--data", folder.toString())).isEqualTo(2);
    assertThat(err.toString()).contains(file.toString(), message);
    assertThat(err.toString().lines()).hasSize(1);
  }

  @Test
  void unknownVariablesAreRefusedWithASuggestion() {
    environment.put("LEXHUB_METRIC_PORT", "1");

    assertThat(run("serve")).isEqualTo(2);
    assertThat(err.toString())
        .startsWith(
            "lexhub: there is no setting LEXHUB_METRIC_PORT; did you mean LEXHUB_METRICS_PORT?");
  }

  @Test
  void renamedSettingsAreRefusedWithTheirPresentNames() throws Exception {
    assertThat(run("serve", "--data", ".", "--keep-answers", "1")).isEqualTo(2);
    assertThat(err.toString())
        .startsWith("lexhub: serve has no option --keep-answers; did you mean --response-cache?");
    assertThat(run("serve", "--data", ".", "--most-accounts=1")).isEqualTo(2);
    assertThat(err.toString()).contains("did you mean --max-accounts?");
    write("keep-answers = 1\n");
    assertThat(run("serve", "--config", file.toString())).isEqualTo(2);
    assertThat(err.toString()).contains("did you mean response-cache?");
    environment.put("LEXHUB_MOST_ACCOUNTS", "1");
    assertThat(run("serve", "--data", ".")).isEqualTo(2);
    assertThat(err.toString())
        .startsWith(
            "lexhub: there is no setting LEXHUB_MOST_ACCOUNTS; did you mean LEXHUB_MAX_ACCOUNTS?");
  }

  @Test
  void variablesOfOthersAreIgnored() {
    environment.put("LEXHUB_KEY", "lx_1");
    environment.put("LEXHUB_HEAP", "1g");
    environment.put("LEXHUB_AOT", "none");
    environment.put("LEXHUB_SERVICE_HOST", "10.0.0.1");
    environment.put("LEXHUB_PORT_80_TCP", "tcp://10.0.0.1:80");
    environment.put("LEXHUB_PORT", "tcp://10.0.0.1:80");
    environment.put("PORT", "1");

    assertThat(shown("port", "--data", ".")).isEqualTo("port|8080|default");
  }

  @Test
  void wrongValuesNameTheirOrigin() {
    environment.put("LEXHUB_PORT", "many");

    assertThat(run("serve", "--data", folder.toString())).isEqualTo(2);
    assertThat(err.toString()).contains("'many' is not an int (LEXHUB_PORT)");
    environment.clear();
    assertThat(run("serve", "--data", folder.toString(), "--port", "many")).isEqualTo(2);
    assertThat(err.toString()).doesNotContain("LEXHUB_PORT");
  }

  @Test
  void valuesFromFilesAreReadAndHidden() throws Exception {
    Path secret = Files.writeString(folder.resolve("secret"), "10.1.2.3\n");
    environment.put("LEXHUB_LISTEN_FILE", secret.toString());

    assertThat(shown("listen", "--data", "."))
        .isEqualTo("listen|(hidden)|LEXHUB_LISTEN_FILE, file " + secret);
    assertThat(out.toString()).doesNotContain("10.1.2.3");
    environment.put("LEXHUB_LISTEN", "10.1.2.3");
    assertThat(run("serve", "--data", ".", "--show-config")).isEqualTo(2);
    assertThat(err.toString()).contains("use either LEXHUB_LISTEN or LEXHUB_LISTEN_FILE");
    environment.clear();
    write("listen-file = 'secret'\n");
    environment.put("LEXHUB_CONFIG", file.toString());
    assertThat(shown("listen", "--data", ".")).startsWith("listen|(hidden)|" + file);
    write("listen-file = 'secret'\nlisten = '10.1.2.3'\n");
    assertThat(run("serve")).isEqualTo(2);
    assertThat(err.toString()).contains("use either listen or listen-file");
  }
}
