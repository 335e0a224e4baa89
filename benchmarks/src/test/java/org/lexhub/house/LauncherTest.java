package org.lexhub.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Runs the launcher in a small copy of the project, whose java and mvnw only print how they are
 * called.
 */
class LauncherTest {
  private static final Instant SOURCES_WRITTEN = Instant.parse("2026-01-01T00:00:00Z");

  @TempDir private Path folder;
  private Path house;
  private Path tools;
  private final Map<String, String> environment = new HashMap<>();

  @BeforeEach
  void layOutHouse() throws IOException {
    house = Files.createDirectories(folder.resolve("house with a blank"));
    tools = ShellScripts.toolsOnly(folder.resolve("tools"));
    for (String script : List.of("lexhub", ".mvn/find-jdk.sh")) {
      Path copy = house.resolve(script);
      Files.createDirectories(copy.getParent());
      Files.copy(ShellScripts.ROOT.resolve(script), copy);
    }
    Files.copy(ShellScripts.ROOT.resolve("pom.xml"), house.resolve("pom.xml"));
    for (String module : List.of("store", "remote", "loader", "server")) {
      Path source = house.resolve(module + "/src/main/java/A.java");
      Files.createDirectories(source.getParent());
      Files.writeString(source, "class A {}");
      Files.writeString(house.resolve(module + "/pom.xml"), "<project/>");
    }
    ShellScripts.script(
        house.resolve("mvnw"),
        """
        #!/bin/sh
        cd "$(dirname "$0")"
        echo "$*" >> builds
        for module in loader server; do
          mkdir -p $module/target/lib
          : > $module/target/lexhub-$module.jar
        done
        """);
    try (var files = Files.walk(house)) {
      for (Path file : files.toList()) {
        Files.setLastModifiedTime(file, FileTime.from(SOURCES_WRITTEN));
      }
    }
    environment.put("PATH", tools.toString());
    environment.put("HOME", folder.toString());
    environment.put("LEXHUB_JDK_FOLDERS", folder + "/jdks/*");
    environment.put("JAVA_HOME", ShellScripts.jdk(folder.resolve("jdk-25"), "25.0.1").toString());
  }

  private ShellScripts.Ended lexhub(String... arguments) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of(house.resolve("lexhub").toString()));
    command.addAll(List.of(arguments));
    return ShellScripts.run(folder, environment, command);
  }

  private List<String> builds() throws IOException {
    Path log = house.resolve("builds");
    return Files.exists(log) ? Files.readAllLines(log) : List.of();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "--help", "-h", "help"})
  void overviewNamesEveryCommand(String argument) throws Exception {
    ShellScripts.Ended ended = argument.isEmpty() ? lexhub() : lexhub(argument);

    assertThat(ended.status()).isZero();
    assertThat(ended.err()).isEmpty();
    assertThat(ended.out())
        .contains(
            "demo", "load", "fetch", "verify", "describe", "diff", "rollback", "serve", "keys")
        .contains("accounts", "generate", "bench", "Example");
  }

  @ParameterizedTest
  @CsvSource({
    "srve,serve",
    "laod,load",
    "key,keys",
    "descirbe,describe",
    "roll,rollback",
    "acounts,accounts",
    "dmo,demo"
  })
  void unknownCommandSuggestsTheNearest(String typed, String meant) throws Exception {
    lexhub("describe", "x");
    runTheRealLoader();

    ShellScripts.Ended ended = lexhub(typed, "--port", "80");

    assertThat(ended.status()).isEqualTo(2);
    assertThat(ended.out()).isEmpty();
    assertThat(ended.err()).contains("\"" + typed + "\"").contains("Did you mean \"" + meant);
    assertThat(ended.err().lines()).hasSize(1);
  }

  /** Replaces the java of the test by one that runs the loader of this build. */
  private void runTheRealLoader() throws IOException {
    ShellScripts.script(
        folder.resolve("jdk-25/bin/java"),
        """
        #!/bin/sh
        while [ "$1" != org.lexhub.loader.LoaderMain ]; do shift; done
        exec '%s/bin/java' -cp '%s' "$@"
        """
            .formatted(System.getProperty("java.home"), System.getProperty("java.class.path")));
  }

  @Test
  void encoderIsUsedAndRebuiltOnlyIfItWasBuilt() throws Exception {
    lexhub("describe", "x");
    assertThat(builds().getLast()).doesNotContain("encoder");

    Files.createDirectories(house.resolve("encoder/src/main"));
    Files.createDirectories(house.resolve("encoder/target/lib"));
    Files.writeString(house.resolve("encoder/pom.xml"), "<project/>");
    Path jar = Files.createFile(house.resolve("encoder/target/lexhub-encoder.jar"));
    Files.setLastModifiedTime(jar, FileTime.fromMillis(0));
    showTheClassPath();
    ShellScripts.Ended ended = lexhub("describe", "x");

    assertThat(builds().getLast()).contains("-Pencoder").contains("loader,server,encoder");
    assertThat(ended.out()).contains("lexhub-loader.jar:").contains("lexhub-encoder.jar");
  }

  /** Replaces the java of the test by one that prints its arguments. */
  private void showTheClassPath() throws IOException {
    ShellScripts.script(
        folder.resolve("jdk-25/bin/java"),
        """
        #!/bin/sh
        echo "$@"
        """);
  }

  @Test
  void unknownCommandIsRefusedWithoutABuild() throws Exception {
    ShellScripts.Ended ended = lexhub("laod");

    assertThat(ended.status()).isEqualTo(2);
    assertThat(ended.out()).isEmpty();
    assertThat(ended.err())
        .isEqualTo("lexhub: there is no command \"laod\". All commands: ./lexhub --help\n");
    assertThat(builds()).isEmpty();
  }

  @Test
  void unknownCommandFarFromAllSuggestsNothing() throws Exception {
    lexhub("describe", "x");
    runTheRealLoader();

    ShellScripts.Ended ended = lexhub("xylophone");

    assertThat(ended.status()).isEqualTo(2);
    assertThat(ended.err()).doesNotContain("Did you mean").contains("--help");
  }

  @Test
  void withoutJdkOneLineSaysWhatToInstall() throws Exception {
    environment.remove("JAVA_HOME");

    ShellScripts.Ended ended = lexhub("describe", "x");

    assertThat(ended.status()).isEqualTo(1);
    assertThat(ended.err().lines()).hasSize(1);
    assertThat(ended.err()).contains("JDK 25").contains("install").contains("JAVA_HOME");
    assertThat(builds()).isEmpty();
  }

  @Test
  void oldJavaHomeGivesWayToANewerJdkElsewhere() throws Exception {
    environment.put("JAVA_HOME", ShellScripts.jdk(folder.resolve("jdk-17"), "17.0.15").toString());
    ShellScripts.jdk(folder.resolve("jdks/26"), "26");

    ShellScripts.Ended ended = lexhub("describe", "x");

    assertThat(ended.status()).isZero();
    assertThat(ended.out()).startsWith("java ");
  }

  @Test
  void oldJdkAloneIsNotEnough() throws Exception {
    environment.put("JAVA_HOME", ShellScripts.jdk(folder.resolve("jdk-24"), "24.0.2").toString());

    assertThat(lexhub("describe", "x").err()).contains("JDK 25");
  }

  @Test
  void javaOnPathIsFoundThroughLinks() throws Exception {
    environment.remove("JAVA_HOME");
    Path jdk = ShellScripts.jdk(folder.resolve("elsewhere"), "25");
    Files.createSymbolicLink(tools.resolve("java"), jdk.resolve("bin/java"));

    assertThat(lexhub("describe", "x").status()).isZero();
  }

  @ParameterizedTest
  @ValueSource(strings = {"load", "fetch", "verify", "describe", "diff", "rollback", "generate"})
  void loaderCommandsReachTheLoader(String command) throws Exception {
    ShellScripts.Ended ended = lexhub(command, "a", "--b=c");

    assertThat(ended.status()).isZero();
    assertThat(ended.out())
        .contains("-Xmx4g")
        .endsWith("lexhub-loader.jar org.lexhub.loader.LoaderMain " + command + " a --b=c\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"serve", "keys", "accounts"})
  void serverCommandsReachTheServer(String command) throws Exception {
    ShellScripts.Ended ended = lexhub(command, "--data", "d");

    assertThat(ended.status()).isZero();
    assertThat(ended.out())
        .contains("-Xmx512m", "-XX:+UseSerialGC", "--enable-native-access=ALL-UNNAMED")
        .endsWith(
            "lexhub-server.jar org.lexhub.server.command.ServerMain " + command + " --data d\n");
  }

  @Test
  void heapAndOptionsComeFromTheEnvironment() throws Exception {
    environment.put("LEXHUB_HEAP", "8g");
    environment.put("LEXHUB_OPTS", "-XX:+UseZGC -Da=b");

    String called = lexhub("serve").out();

    assertThat(called).contains("-Xmx8g").doesNotContain("-Xmx512m");
    assertThat(called.indexOf("-XX:+UseZGC -Da=b")).isGreaterThan(called.indexOf("-Xmx8g"));
  }

  @Test
  void buildsOnceAndKeepsStandardOutputClean() throws Exception {
    ShellScripts.Ended first = lexhub("keys", "create");
    ShellScripts.Ended second = lexhub("keys", "create");

    assertThat(first.err()).isEqualTo("Building Lexhub (first start, about a minute) …\n");
    assertThat(first.out()).isEqualTo(second.out()).doesNotContain("Building");
    assertThat(second.err()).isEmpty();
    assertThat(builds()).hasSize(1);
  }

  @Test
  void buildsAgainWhenASourceIsNewerThanTheJar() throws Exception {
    lexhub("describe", "x");
    Path source = house.resolve("store/src/main/java/A.java");
    Files.setLastModifiedTime(source, FileTime.from(Instant.now().plusSeconds(60)));

    assertThat(lexhub("describe", "x").err()).contains("the sources changed");
    assertThat(builds()).hasSize(2);
  }

  @Test
  void failedBuildShowsItsErrorsAndRunsNothing() throws Exception {
    ShellScripts.script(
        house.resolve("mvnw"), "#!/bin/sh\necho '[ERROR] A.java:[1,1] broken'\nexit 1\n");

    ShellScripts.Ended ended = lexhub("describe", "x");

    assertThat(ended.status()).isEqualTo(1);
    assertThat(ended.out()).isEmpty();
    assertThat(ended.err()).contains("A.java:[1,1] broken").contains("build.log");
  }

  @Test
  void worksThroughALinkFromAnotherFolder() throws Exception {
    Path link =
        Files.createSymbolicLink(folder.resolve("lx"), Path.of(house.getFileName() + "/lexhub"));

    ShellScripts.Ended ended =
        ShellScripts.run(tools, environment, List.of(link.toString(), "describe", "x y"));

    assertThat(ended.status()).isZero();
    assertThat(ended.out()).contains("-Dlexhub.home=" + house).endsWith(" describe x y\n");
  }

  @Test
  void demoLoadsOnceAndThenServes() throws Exception {
    Path data = folder.resolve("demo data");

    ShellScripts.Ended first = lexhub("demo", "--data", data.toString(), "--port=0");
    ShellScripts.Ended second = lexhub("demo", "--data", data.toString(), "--port", "9000");

    assertThat(first.out().lines()).hasSize(2);
    assertThat(first.out().lines().findFirst().orElseThrow())
        .endsWith("LoaderMain load --recipe " + house + "/data/demo.toml --out " + data);
    assertThat(first.out()).endsWith("ServerMain demo --data " + data + " --port 0\n");
    assertThat(second.out().lines()).hasSize(1);
    assertThat(second.out()).endsWith("ServerMain demo --data " + data + " --port 9000\n");
  }

  @Test
  void demoServesNothingWhenItsLoadFails() throws Exception {
    ShellScripts.script(folder.resolve("jdk-25/bin/java"), "#!/bin/sh\necho called\nexit 3\n");

    ShellScripts.Ended ended = lexhub("demo", "--data", folder.resolve("none").toString());

    assertThat(ended.status()).isEqualTo(3);
    assertThat(ended.out()).isEqualTo("called\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"x", "65536", "-1", ""})
  void demoRefusesABadPort(String port) throws Exception {
    ShellScripts.Ended ended = lexhub("demo", "--port", port);

    assertThat(ended.status()).isEqualTo(2);
    assertThat(ended.err()).contains("from 0 to 65535");
    assertThat(builds()).isEmpty();
  }
}
