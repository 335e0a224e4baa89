package org.lexhub.server;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Assumptions;
import org.lexhub.server.account.SignUp;
import org.lexhub.server.http.connection.HttpSettings;
import org.lexhub.server.snapshot.FirstVerification;
import org.lexhub.store.snapshot.SnapshotFolder;

/**
 * A large snapshot for a run of the tests. The system property {@code lexhub.NAME} or the
 * environment variable {@code LEXHUB_NAME} is a folder that {@code lexhub load} has filled, or
 * {@code build}. If neither is set, tests over the snapshot are skipped.
 */
final class GivenSnapshot {
  private static final String BUILD = "build";

  /** The layers that would take most of the time and memory of a load. */
  private static final List<String> LEFT_OUT =
      List.of(
          "ecdict",
          "forms-*",
          "freedict*",
          "gcide",
          "ipa-dict",
          "kenet",
          "littre",
          "opensubtitles-2018",
          "semcor",
          "wikdict*",
          "wikipron",
          "wngt");

  /** The options that {@code ./lexhub demo} gives its load, which has to be short as well. */
  private static final Path SHORT_LOAD = Path.of("..", ".mvn", "short-load.jvm");

  private GivenSnapshot() {}

  /** Serves the snapshot from a new folder, or skips the calling test with a reason. */
  static TestServer serve(String name) throws Exception {
    String where = setting(name);
    if (where == null) {
      Assumptions.abort(
          "skipped: no "
              + name
              + " snapshot given; set LEXHUB_"
              + name.toUpperCase(Locale.ROOT)
              + " or -Dlexhub."
              + name
              + " to the folder of one, or to 'build'");
    }
    Path folder = where.equals(BUILD) ? build(name) : Path.of(where);
    Path snapshot = SnapshotFolder.of(folder).current();
    if (snapshot == null) {
      throw new IOException(folder.toAbsolutePath() + " holds no snapshot");
    }
    Path data = Files.createTempDirectory(Path.of("target"), name + "-");
    link(snapshot, data);
    Files.copy(folder.resolve("CURRENT"), data.resolve("CURRENT"));
    TestServer server =
        TestServer.start(
            new ServerSettings(
                data,
                HttpSettings.of("127.0.0.1", 0),
                -1,
                FirstVerification.HEADER,
                false,
                Fixture.FAST,
                SignUp.defaults(true)));
    Runtime.getRuntime().addShutdownHook(new Thread(() -> end(server, data)));
    return server;
  }

  private static @Nullable String setting(String name) {
    String property = System.getProperty("lexhub." + name);
    String value =
        property != null ? property : System.getenv("LEXHUB_" + name.toUpperCase(Locale.ROOT));
    return value == null || value.isBlank() ? null : value;
  }

  /** Links the snapshot into another folder, because the server writes accounts next to it. */
  private static void link(Path snapshot, Path data) throws IOException {
    Path name = Objects.requireNonNull(snapshot.getFileName());
    try {
      Files.createLink(data.resolve(name), snapshot);
    } catch (FileSystemException e) {
      Files.copy(snapshot, data.resolve(name));
    }
  }

  private static void end(TestServer server, Path data) {
    server.close();
    try (var files = Files.list(data)) {
      for (Path file : files.toList()) {
        Files.deleteIfExists(file);
      }
      Files.deleteIfExists(data);
    } catch (IOException e) {
      System.err.println("cannot clear " + data + ": " + e);
    }
  }

  /** Loads the recipe of that name in a separate process with the heap that it needs. */
  private static Path build(String name) throws Exception {
    Path folder = Path.of("target", name);
    Files.createDirectories(folder);
    List<String> command = new ArrayList<>();
    Collections.addAll(
        command,
        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-Xmx4g",
        "-XX:+UseParallelGC");
    command.add("@" + SHORT_LOAD);
    Collections.addAll(
        command,
        "--enable-native-access=ALL-UNNAMED",
        "--sun-misc-unsafe-memory-access=allow",
        "-cp",
        System.getProperty("java.class.path"),
        "org.lexhub.loader.LoaderMain",
        "load",
        "--recipe",
        Loads.RECIPES.resolve(name + ".toml").toString(),
        "--out",
        folder.toString(),
        "--resume");
    LEFT_OUT.forEach(source -> Collections.addAll(command, "--without", source));
    Path log = folder.resolve("load.log");
    Process load =
        new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(log.toFile()).start();
    if (load.waitFor() != 0) {
      throw new IOException("loading " + name + " failed; see " + log.toAbsolutePath());
    }
    return folder;
  }
}
