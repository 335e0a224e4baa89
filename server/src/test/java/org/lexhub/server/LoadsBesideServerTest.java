package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.loader.LoaderMain;
import org.lexhub.store.Store;
import org.lexhub.store.snapshot.SnapshotFolder;
import tools.jackson.databind.JsonNode;

/** Loads that are killed at random times, into the folder of a server that answers meanwhile. */
class LoadsBesideServerTest {
  private static final int KILLS = 5;

  /** Kills come anywhere within a load and shortly after it. */
  private static final double MAX_LIFE = 1.2;

  private static final long SEED = Long.getLong("lexhub.seed", System.nanoTime());

  @TempDir private Path folder;

  /** Copies the fixture's sources; {@code more} is a line that makes another snapshot of them. */
  private Path recipe(String name, String more) throws IOException {
    Path sources = Files.createDirectories(folder.resolve(name + "/fixture"));
    try (Stream<Path> files = Files.list(Loads.RECIPES.resolve("fixture"))) {
      for (Path file : files.toList()) {
        Files.copy(file, sources.resolve(file.getFileName().toString()));
      }
    }
    Path lexemes = sources.resolve("lexemes.jsonl");
    Files.writeString(lexemes, Files.readString(lexemes) + more);
    return Files.copy(
        Loads.RECIPES.resolve("fixture.toml"), folder.resolve(name + "/fixture.toml"));
  }

  private static Process load(Path recipe, Path data) throws IOException {
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "--enable-native-access=ALL-UNNAMED",
            "--sun-misc-unsafe-memory-access=allow",
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1",
            "-cp",
            System.getProperty("java.class.path"),
            LoaderMain.class.getName(),
            "load",
            "--recipe",
            recipe.toAbsolutePath().toString(),
            "--out",
            data.toString())
        .redirectErrorStream(true)
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .start();
  }

  private static Path current(Path data) throws IOException {
    return Objects.requireNonNull(SnapshotFolder.of(data).current(), "a snapshot is in use");
  }

  @Test
  void everyResponseIsFromACompleteSnapshot() throws Exception {
    System.out.println("seed " + SEED + "; repeat with -Dlexhub.seed=" + SEED);
    Random random = new Random(SEED);
    Path data = Files.createDirectories(folder.resolve("data"));
    Path first = Fixture.store().snapshot().file();
    String name = first.getFileName().toString();
    Files.copy(first, data.resolve(name), StandardCopyOption.COPY_ATTRIBUTES);
    Files.writeString(data.resolve(SnapshotFolder.CURRENT), name + "\n");
    Path next = recipe("next", "");
    Path other =
        recipe(
            "other",
            "{\"lexeme\":{\"language\":\"eng\",\"lemma\":\"dogma\",\"pos\":\"noun\","
                + "\"senses\":[{\"meaning\":\"ili:i46360\"}]}}\n");
    long duration = System.nanoTime();
    assertThat(load(other, folder.resolve("measured")).waitFor()).isZero();
    duration = System.nanoTime() - duration;
    Set<String> served = new HashSet<>();
    try (TestServer server =
        TestServer.start(ServerSettings.of(data, "127.0.0.1", 0).with(Fixture.FAST))) {
      Api api = new Api(server.client());
      List<Integer> endings = new ArrayList<>();
      for (int kill = 0; kill < KILLS; kill++) {
        Process process = load(kill % 2 == 0 ? other : next, data);
        long end = System.nanoTime() + (long) (duration * random.nextDouble(MAX_LIFE));
        while (process.isAlive() && System.nanoTime() < end) {
          served.add(ask(api));
        }
        process.destroyForcibly();
        endings.add(process.waitFor());
        Store.verify(current(data), line -> {});
        server.server().checkSnapshot();
        served.add(ask(api));
      }
      System.out.println("endings of the loads: " + endings + ", served: " + served);
      Process whole = load(other, data);
      assertThat(whole.waitFor()).isZero();
      server.server().checkSnapshot();
      assertThat(data.resolve("snapshot-" + ask(api) + ".lexhub")).isEqualTo(current(data));
      JsonNode ready = new Api(server.stranger()).ask("/health/ready").json();
      assertThat(ready.path("status").asString()).isEqualTo("ok");
      assertThat(api.ask("/v1/lexemes/search?q=dogma").text()).contains("dogma");
    }
    assertThat(served).hasSizeBetween(1, 2);
    try (Stream<Path> files = Files.list(data)) {
      assertThat(files.map(Object::toString)).noneMatch(file -> file.endsWith(".tmp"));
    }
  }

  /** Asks for the snapshot and for data of it; returns its id. */
  private static String ask(Api api) throws IOException {
    Api.Answer answer = api.ask("/v1/lexemes/search?q=dog");
    assertThat(answer.status()).as(answer.text()).isEqualTo(200);
    assertThat(answer.text()).contains("\"dog\"");
    return api.get("/v1/info").path("snapshot").path("id").asString();
  }
}
