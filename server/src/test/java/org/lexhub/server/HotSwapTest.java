package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.store.snapshot.SnapshotFolder;
import tools.jackson.databind.JsonNode;

/** A running server switches to another snapshot. */
class HotSwapTest {
  private static final String[] PATHS = {
    "/v1/languages?limit=100&include=names",
    "/v1/lexemes?lang=eng&limit=100&include=senses",
    "/v1/lexemes/search?q=dog",
    "/v1/lexemes/suggest?q=dog",
    "/v1/info"
  };

  @TempDir static Path shared;
  private static Path first = Path.of("");
  private static Path second = Path.of("");

  @TempDir Path data;

  @BeforeAll
  static void build() throws Exception {
    first = load("first", "");
    second =
        load(
            "second",
            "{\"lexeme\":{\"language\":\"eng\",\"lemma\":\"dogma\",\"pos\":\"noun\",\"senses\":[{\"meaning\":\"ili:i46360\"}]}}\n");
  }

  /** Loads the fixture with an additional line. */
  private static Path load(String name, String more) throws Exception {
    Path source = Files.createDirectories(shared.resolve(name));
    Path fixture = Files.createDirectories(source.resolve("fixture"));
    try (var files = Files.list(Loads.RECIPES.resolve("fixture"))) {
      for (Path file : files.toList()) {
        Files.copy(file, fixture.resolve(file.getFileName().toString()));
      }
    }
    Path lexemes = fixture.resolve("lexemes.jsonl");
    Files.writeString(lexemes, Files.readString(lexemes) + more);
    Path recipe = Files.copy(Loads.RECIPES.resolve("fixture.toml"), source.resolve("fixture.toml"));
    Path out = source.resolve("out");
    Loads.load(recipe.toAbsolutePath().toString(), out, false);
    Path file = SnapshotFolder.of(out).current();
    if (file == null) {
      throw new IOException("nothing was loaded");
    }
    return file;
  }

  @BeforeEach
  void differ() {
    assertThat(first.getFileName()).isNotEqualTo(second.getFileName());
  }

  /** Copies a snapshot into the folder of the server and makes it the current one. */
  private Path publish(Path snapshot) throws IOException {
    String name = snapshot.getFileName().toString();
    Path file = data.resolve(name);
    if (!Files.exists(file)) {
      Path temporary = Files.copy(snapshot, data.resolve("copy.tmp"));
      Files.move(temporary, file, StandardCopyOption.ATOMIC_MOVE);
    }
    point(name);
    return file;
  }

  private void point(String name) throws IOException {
    Path current = Files.writeString(data.resolve("CURRENT.tmp"), name + "\n");
    Files.move(
        current,
        data.resolve(SnapshotFolder.CURRENT),
        StandardCopyOption.ATOMIC_MOVE,
        StandardCopyOption.REPLACE_EXISTING);
  }

  private static String id(Path snapshot) {
    return snapshot.getFileName().toString().replaceAll("snapshot-(.*)\\.lexhub", "$1");
  }

  private TestServer start() throws Exception {
    return TestServer.start(ServerSettings.of(data, "127.0.0.1", 0).with(Fixture.FAST));
  }

  private static JsonNode ready(TestServer server) throws IOException {
    return new Api(server.stranger()).ask("/health/ready").json();
  }

  @Test
  void withoutASnapshotItSaysSoAndServesTheFirstThatComes() throws Exception {
    try (TestServer server = start()) {
      Api api = new Api(server.client());
      Api.Answer answer = api.ask("/v1/languages");
      assertThat(answer.error()).isEqualTo("503 unavailable");
      assertThat(answer.header("Retry-After")).isEqualTo("5");
      assertThat(api.ask("/health/live").status()).isEqualTo(200);
      assertThat(api.ask("/health/ready").status()).isEqualTo(503);
      assertThat(ready(server).path("status").asString()).isEqualTo("unavailable");
      publish(first);
      server.server().checkSnapshot();
      assertThat(api.ask("/v1/languages").status()).isEqualTo(200);
      assertThat(ready(server).path("status").asString()).isEqualTo("ok");
      assertThat(ready(server).path("snapshot").asString()).isEqualTo(id(first));
      assertThat(ready(server).path("serving_since").isString()).isTrue();
    }
  }

  @Test
  void swappingUnderLoadFailsNoRequestAndMixesNoAnswer() throws Exception {
    publish(first);
    try (TestServer server = start()) {
      Map<String, String> expected = new ConcurrentHashMap<>();
      learn(server, expected);
      publish(second);
      server.server().checkSnapshot();
      learn(server, expected);
      assertThat(expected).hasSize(2 * PATHS.length);

      AtomicBoolean stop = new AtomicBoolean();
      AtomicInteger asked = new AtomicInteger();
      List<String> wrong = new ArrayList<>();
      List<Thread> clients = new ArrayList<>();
      for (int t = 0; t < 4; t++) {
        clients.add(Thread.ofVirtual().start(() -> load(server, expected, stop, asked, wrong)));
      }
      for (int swap = 0; swap < 20; swap++) {
        publish(swap % 2 == 0 ? first : second);
        server.server().checkSnapshot();
        int before = asked.get();
        while (asked.get() < before + 20) {
          Thread.onSpinWait();
        }
      }
      stop.set(true);
      for (Thread client : clients) {
        client.join();
      }
      assertThat(wrong).isEmpty();
    }
  }

  /** Records the response of each path from the current snapshot. */
  private static void learn(TestServer server, Map<String, String> expected) throws IOException {
    for (String path : PATHS) {
      var answer = server.client().get(path);
      expected.put(TestClient.header(answer, "ETag") + path, TestClient.text(answer));
    }
  }

  private static void load(
      TestServer server,
      Map<String, String> expected,
      AtomicBoolean stop,
      AtomicInteger asked,
      List<String> wrong) {
    TestClient client = server.client();
    for (int i = 0; !stop.get(); i++) {
      String path = PATHS[i % PATHS.length];
      String problem = null;
      try {
        var answer = client.get(path);
        String known = expected.get(TestClient.header(answer, "ETag") + path);
        if (!TestClient.text(answer).equals(known)) {
          problem = answer.statusCode() + " " + path;
        }
      } catch (IOException e) {
        problem = path + ": " + e;
      }
      if (problem != null) {
        synchronized (wrong) {
          wrong.add(problem);
        }
      }
      asked.incrementAndGet();
    }
  }

  @Test
  void aBadSnapshotIsRefusedAndTheOldOneStays() throws Exception {
    publish(first);
    try (TestServer server = start()) {
      byte[] bytes = Files.readAllBytes(second);
      bytes[bytes.length / 2] ^= 1;
      Path bad = Files.write(data.resolve("snapshot-0123456789abcdef.lexhub"), bytes);
      point(bad.getFileName().toString());
      server.server().checkSnapshot();
      server.server().checkSnapshot();
      Api api = new Api(server.client());
      assertThat(api.get("/v1/info").path("snapshot").path("id").asString()).isEqualTo(id(first));
      JsonNode state = ready(server);
      assertThat(state.path("status").asString()).isEqualTo("degraded");
      assertThat(state.path("last_error").asString()).contains("snapshot-0123456789abcdef");
      assertThat(api.ask("/health/ready").status()).isEqualTo(200);

      publish(second);
      server.server().checkSnapshot();
      assertThat(ready(server).path("status").asString()).isEqualTo("ok");
      assertThat(ready(server).path("last_error").isNull()).isTrue();
      assertThat(api.get("/v1/info").path("snapshot").path("id").asString()).isEqualTo(id(second));
    }
  }

  @Test
  void anEmptyAnAbsentAndAForeignFileAreRefusedToo() throws Exception {
    publish(first);
    try (TestServer server = start()) {
      for (String content : new String[] {"", "this is no snapshot at all", "LEXHUB"}) {
        String name = "snapshot-00000000000000" + (10 + content.length()) + ".lexhub";
        Files.writeString(data.resolve(name), content);
        point(name);
        server.server().checkSnapshot();
        assertThat(ready(server).path("status").asString()).isEqualTo("degraded");
        assertThat(ready(server).path("last_error").asString())
            .as("strangers read it")
            .contains(name)
            .doesNotContain("/");
      }
      point("snapshot-ffffffffffffffff.lexhub");
      server.server().checkSnapshot();
      assertThat(ready(server).path("status").asString()).isEqualTo("degraded");
      point("../../etc/passwd");
      server.server().checkSnapshot();
      assertThat(ready(server).path("status").asString()).isEqualTo("degraded");
      assertThat(ready(server).path("snapshot").asString()).isEqualTo(id(first));
    }
  }

  @Test
  void aFileThatIsCutWhileItIsServedGivesWayToTheOneBefore() throws Exception {
    publish(first);
    Path file = publish(second);
    try (TestServer server = start()) {
      Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--r--"));
      try (var channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
        channel.truncate(4096);
      }
      Api api = new Api(server.client());
      for (String path : PATHS) {
        assertThat(api.ask(path).status()).as(path).isIn(200, 503);
      }
      server.server().checkSnapshot();
      assertThat(api.get("/v1/info").path("snapshot").path("id").asString()).isEqualTo(id(first));
      for (String path : PATHS) {
        assertThat(api.ask(path).status()).as(path).isEqualTo(200);
      }
      JsonNode state = ready(server);
      assertThat(state.path("status").asString()).isEqualTo("degraded");
      assertThat(state.path("last_error").asString()).contains("damaged");
    }
  }

  @Test
  void aByteThatChangesWhileItIsServedIsFoundByReadingItAgain() throws Exception {
    publish(first);
    Path file = publish(second);
    try (TestServer server = start()) {
      Api api = new Api(server.client());
      server.server().scrub();
      server.server().checkSnapshot();
      assertThat(ready(server).path("status").asString()).as("intact").isEqualTo("ok");

      Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--r--"));
      try (FileChannel channel =
          FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
        ByteBuffer one = ByteBuffer.allocate(1);
        long at = channel.size() / 2;
        channel.read(one, at);
        channel.write(ByteBuffer.wrap(new byte[] {(byte) ~one.get(0)}), at);
      }
      server.server().scrub();
      server.server().checkSnapshot();
      assertThat(api.get("/v1/info").path("snapshot").path("id").asString()).isEqualTo(id(first));
      JsonNode state = ready(server);
      assertThat(state.path("status").asString()).isEqualTo("degraded");
      assertThat(state.path("last_error").asString()).contains("damaged");
      server.server().scrub();
      server.server().checkSnapshot();
      assertThat(ready(server).path("snapshot").asString()).isEqualTo(id(first));
    }
  }

  @Test
  void aFileThatIsDeletedOrReplacedGoesOnBeingServed() throws Exception {
    Path file = publish(first);
    try (TestServer server = start()) {
      String before = new Api(server.client()).ask(PATHS[0]).text();
      Files.delete(file);
      assertThat(new Api(server.client()).ask(PATHS[0]).text()).isEqualTo(before);
    }
  }
}
