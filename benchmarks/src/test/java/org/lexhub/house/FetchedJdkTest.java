package org.lexhub.house;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The scripts on a machine without a JDK, with an archive on a loopback server. */
class FetchedJdkTest {
  private static final String COMMAND = "find_jdk && echo \"$JAVA_HOME\"";

  @TempDir private Path folder;
  private Path tools;
  private HttpServer server;
  private byte[] archive = new byte[0];
  private final AtomicInteger requests = new AtomicInteger();
  private final Map<String, String> environment = new HashMap<>();

  @BeforeEach
  void prepare() throws Exception {
    tools = ShellScripts.toolsOnly(folder.resolve("tools"));
    Assumptions.assumeTrue(Files.isExecutable(Path.of("/usr/bin/curl")), "curl is not installed");
    ShellScripts.script(tools.resolve("curl"), "#!/bin/sh\nexec /usr/bin/curl \"$@\"\n");
    ShellScripts.jdk(folder.resolve("packed/jdk-25.0.4+7"), "25.0.4");
    archive = packed("packed");
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext(
        "/jdk.tar.gz",
        exchange -> {
          requests.incrementAndGet();
          exchange.sendResponseHeaders(200, archive.length);
          exchange.getResponseBody().write(archive);
          exchange.close();
        });
    server.start();
    environment.put("PATH", tools.toString());
    environment.put("HOME", Files.createDirectories(folder.resolve("home")).toString());
    environment.put("LEXHUB_JDK_FOLDERS", "");
    environment.put(
        "LEXHUB_JDK_URL", "http://127.0.0.1:" + server.getAddress().getPort() + "/jdk.tar.gz");
    environment.put("LEXHUB_JDK_SHA256", sha256(archive));
  }

  @AfterEach
  void stop() {
    server.stop(0);
  }

  /** Returns a tar archive with gzip of what a folder contains. */
  private byte[] packed(String name) throws Exception {
    Path file = folder.resolve(name + ".tar.gz");
    List<String> command =
        List.of("tar", "-czf", file.toString(), "-C", folder.resolve(name).toString(), ".");
    assertThat(new ProcessBuilder(command).inheritIO().start().waitFor()).isZero();
    return Files.readAllBytes(file);
  }

  private static String sha256(byte[] bytes) throws Exception {
    return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
  }

  private ShellScripts.Ended find() throws IOException, InterruptedException {
    String script = ". '" + ShellScripts.ROOT.resolve(".mvn/find-jdk.sh") + "'\n" + COMMAND;
    return ShellScripts.run(folder, environment, List.of("sh", "-eu", "-c", script));
  }

  private Path fetched() {
    return folder.resolve("home/.lexhub/jdk");
  }

  private void assertNothingIsLeft() throws IOException {
    if (Files.exists(fetched())) {
      try (var left = Files.list(fetched())) {
        assertThat(left).isEmpty();
      }
    }
  }

  @Test
  void fetchesOnceAnnouncesAndUsesIt() throws Exception {
    ShellScripts.Ended first = find();
    ShellScripts.Ended second = find();

    assertThat(first.err())
        .contains("Fetching Eclipse Temurin 25", environment.get("LEXHUB_JDK_URL"))
        .contains("LEXHUB_JDK=none");
    assertThat(first.out()).isEqualTo(fetched().resolve("jdk-25.0.4+7") + "\n");
    assertThat(second.out()).isEqualTo(first.out());
    assertThat(second.err()).isEmpty();
    assertThat(requests).hasValue(1);
    try (var left = Files.list(fetched())) {
      assertThat(left).hasSize(1);
    }
  }

  @Test
  void launcherRunsWithAFetchedJdk() throws Exception {
    Path house = Files.createDirectories(folder.resolve("house"));
    for (String name : List.of("lexhub", ".mvn/find-jdk.sh")) {
      Files.createDirectories(house.resolve(name).getParent());
      Files.copy(ShellScripts.ROOT.resolve(name), house.resolve(name));
    }
    ShellScripts.script(house.resolve("mvnw"), "#!/bin/sh\n");
    for (String module : List.of("store", "remote", "loader", "server")) {
      Files.createDirectories(house.resolve(module + "/src/main"));
      Files.createDirectories(house.resolve(module + "/target/lib"));
      Files.writeString(house.resolve(module + "/pom.xml"), "<project/>");
    }
    Files.writeString(house.resolve("pom.xml"), "<project/>");
    for (String module : List.of("loader", "server")) {
      Files.createFile(house.resolve(module + "/target/lexhub-" + module + ".jar"));
    }

    ShellScripts.Ended ended =
        ShellScripts.run(
            folder, environment, List.of(house.resolve("lexhub").toString(), "describe", "x"));

    assertThat(ended.err()).contains("Fetching Eclipse Temurin");
    assertThat(ended.out()).startsWith("java ").endsWith("LoaderMain describe x\n");
  }

  @Test
  void unknownCommandFetchesNothing() throws Exception {
    ShellScripts.Ended ended =
        ShellScripts.run(
            folder, environment, List.of(ShellScripts.ROOT.resolve("lexhub").toString(), "laod"));

    assertThat(ended.status()).isEqualTo(2);
    assertThat(requests).hasValue(0);
  }

  @Test
  void noneForbidsIt() throws Exception {
    environment.put("LEXHUB_JDK", "none");

    ShellScripts.Ended ended = find();

    assertThat(ended.status()).isEqualTo(1);
    assertThat(ended.err().lines()).hasSize(1);
    assertThat(ended.err()).contains("JDK 25", "LEXHUB_JDK=none", "JAVA_HOME");
    assertThat(requests).hasValue(0);
  }

  @Test
  void otherBytesAreDiscarded() throws Exception {
    environment.put("LEXHUB_JDK_SHA256", sha256(new byte[0]));

    ShellScripts.Ended ended = find();

    assertThat(ended.status()).isEqualTo(1);
    assertThat(ended.out()).isEmpty();
    assertThat(ended.err()).contains("SHA-256", "discarded");
    assertNothingIsLeft();
  }

  @Test
  void theChecksumOfTheReleaseHoldsForAMirror() throws Exception {
    environment.remove("LEXHUB_JDK_SHA256");

    assertThat(find().err()).contains("SHA-256");
    assertNothingIsLeft();
  }

  @Test
  void aMissingArchiveIsExplained() throws Exception {
    environment.computeIfPresent(
        "LEXHUB_JDK_URL", (name, url) -> url.replace("jdk.tar", "none.tar"));

    ShellScripts.Ended ended = find();

    assertThat(ended.status()).isEqualTo(1);
    assertThat(ended.err()).contains("could not be fetched", "install one");
    assertNothingIsLeft();
  }

  @Test
  void anArchiveWithoutAJdkIsExplained() throws Exception {
    Files.createDirectories(folder.resolve("other/folder"));
    archive = packed("other");
    environment.put("LEXHUB_JDK_SHA256", sha256(archive));

    assertThat(find().err()).contains("has none");
  }

  @Test
  void brokenArchiveIsExplained() throws Exception {
    archive = new byte[] {1, 2, 3};
    environment.put("LEXHUB_JDK_SHA256", sha256(archive));

    assertThat(find().err()).contains("could not be unpacked");
    assertNothingIsLeft();
  }
}
