package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpServer;
import com.sun.net.httpserver.SimpleFileServer;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketTimeoutException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.util.Arrays;
import java.util.Base64;
import java.util.Objects;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.loader.cli.LoaderCommand;
import org.lexhub.remote.RemoteFiles;
import org.lexhub.server.command.ServerMain;
import org.lexhub.server.snapshot.remote.SnapshotFetch;
import org.lexhub.store.snapshot.SnapshotFolder;
import org.lexhub.store.snapshot.SnapshotSignature;

/** Snapshots that are uploaded to an S3-compatible store, and fetched from it or a web server. */
class RemoteSnapshotTest {
  private static final long PATIENCE = 60_000_000_000L;

  @TempDir static Path shared;

  @SuppressWarnings("NullAway.Init")
  private static S3Server store;

  @TempDir Path loaded;
  @TempDir Path data;
  private String name = "";
  private String address = "";

  @BeforeAll
  static void startStore() throws Exception {
    store = S3Server.start(shared.resolve("s3"));
    store.use();
  }

  @AfterAll
  static void stopStore() {
    store.close();
  }

  @BeforeEach
  void copyFixture() throws Exception {
    Path first = Objects.requireNonNull(SnapshotFolder.of(Fixture.folder()).current());
    name = String.valueOf(first.getFileName());
    for (String file : new String[] {name, name + ".sha256", "CURRENT"}) {
      Files.copy(Fixture.folder().resolve(file), loaded.resolve(file));
    }
    address = "s3://" + S3Server.BUCKET + "/" + loaded.getFileName() + "/";
  }

  private static String command(int status, String... arguments) {
    StringWriter out = new StringWriter();
    PrintWriter both = new PrintWriter(out, true);
    assertThat(ServerMain.run(both, both, arguments)).as(out.toString()).isEqualTo(status);
    return out.toString();
  }

  private String publish() {
    return command(0, "publish", loaded.toString(), "--to", address);
  }

  private static HttpServer web(Path folder) {
    HttpServer server =
        SimpleFileServer.createFileServer(
            new InetSocketAddress(InetAddress.getLoopbackAddress(), 0),
            folder.toAbsolutePath(),
            SimpleFileServer.OutputLevel.NONE);
    server.start();
    return server;
  }

  private static String url(HttpServer server) {
    return "http://127.0.0.1:" + server.getAddress().getPort() + "/";
  }

  private void awaitServed(TestServer server) throws Exception {
    long deadline = System.nanoTime() + PATIENCE;
    while (server.server().state().snapshot() == null) {
      assertThat(System.nanoTime()).isLessThan(deadline);
      Thread.sleep(50);
    }
    assertThat(server.client().get("/v1/info").statusCode()).isEqualTo(200);
  }

  private ServerSettings from(String snapshots) {
    return ServerSettings.of(data, "127.0.0.1", 0).with(new ClusterSettings(null, snapshots, 100));
  }

  @Test
  void aServerFetchesWhatWasPublishedToS3() throws Exception {
    assertThat(publish()).contains("uploading " + name, "CURRENT names " + name);
    assertThat(publish()).contains("is there already");
    try (TestServer server = TestServer.start(from(address))) {
      awaitServed(server);
    }
    assertThat(data.resolve(name)).hasSameBinaryContentAs(loaded.resolve(name));
    assertThat(data.resolve("CURRENT")).hasContent(name);
  }

  private static int load(StringWriter said, String... arguments) {
    PrintWriter both = new PrintWriter(said, true);
    return LoaderCommand.run(arguments, both, both, false);
  }

  private static String recipe() {
    return Loads.RECIPES.resolve("fixture.toml").toString();
  }

  @Test
  void aLoadSignsAndUploadsWhatServersFetch(@TempDir Path out) throws Exception {
    KeyPair pair = KeyPairGenerator.getInstance("Ed25519").generateKeyPair();
    Path key =
        Files.writeString(
            shared.resolve("private.pem"),
            "-----BEGIN PRIVATE KEY-----\n"
                + Base64.getMimeEncoder().encodeToString(pair.getPrivate().getEncoded())
                + "\n-----END PRIVATE KEY-----\n");
    StringWriter said = new StringWriter();

    int status =
        load(
            said,
            "load",
            "--recipe",
            recipe(),
            "--out",
            out.toString(),
            "--sign",
            key.toString(),
            "--publish",
            address);

    assertThat(status).as(said.toString()).isZero();
    Path built = Objects.requireNonNull(SnapshotFolder.of(out).current());
    assertThat(said.toString())
        .contains(
            "signed: ", "uploading " + built.getFileName(), "uploaded 100 %", "CURRENT names");
    try (RemoteFiles remote = RemoteFiles.of(address)) {
      SnapshotFolder served = SnapshotFolder.of(data);
      SnapshotFetch fetch = new SnapshotFetch(remote, served, pair.getPublic());
      fetch.fetch(Objects.requireNonNull(fetch.wanted()));
      fetch.use(String.valueOf(built.getFileName()));
      assertThat(Objects.requireNonNull(served.current())).hasSameBinaryContentAs(built);
    }
  }

  @Test
  void wrongTargetsAndKeysAreFoundBeforeTheLoad(@TempDir Path out) throws Exception {
    StringWriter said = new StringWriter();
    String[] begin = {"load", "--recipe", recipe(), "--out", out.toString()};
    String[][] wrong = {
      {"--publish", "https://example.org/x/", "is read only"},
      {"--publish", "ftp://example.org/x/", "or a folder, not ftp"},
      {"--publish", "s3:///x", "names no bucket"},
      {"--publish", "s3://absent-bucket/x/", "absent-bucket"},
      {"--publish", out.resolve("absent").toString(), "there is no folder"},
      {"--sign", out.resolve("absent.pem").toString(), "absent.pem"}
    };
    for (String[] mistake : wrong) {
      String[] arguments = Arrays.copyOf(begin, begin.length + 2);
      System.arraycopy(mistake, 0, arguments, begin.length, 2);
      said.getBuffer().setLength(0);
      assertThat(load(said, arguments)).as(said.toString()).isNotZero();
      assertThat(said.toString()).contains(mistake[2]);
    }
    assertThat(SnapshotFolder.of(out).current()).isNull();
  }

  @Test
  void aFolderIsATargetAndASource(@TempDir Path web) throws Exception {
    assertThat(command(0, "publish", loaded.toString(), "--to", web.toString()))
        .contains("CURRENT names " + name);
    assertThat(web).isDirectoryNotContaining("glob:**.tmp");
    try (TestServer server = TestServer.start(from(web.toString()))) {
      awaitServed(server);
    }
    assertThat(data.resolve(name)).hasSameBinaryContentAs(loaded.resolve(name));
    try (RemoteFiles remote = RemoteFiles.of(web.toString())) {
      assertThat(remote.read("absent")).isNull();
      assertThat(remote.length("absent")).isEqualTo(-1);
      byte[] all = Files.readAllBytes(loaded.resolve(name));
      try (var in = remote.open(name, 1000)) {
        assertThat(in.readAllBytes()).isEqualTo(Arrays.copyOfRange(all, 1000, all.length));
      }
      assertThatThrownBy(() -> remote.open(name, all.length + 1)).isInstanceOf(IOException.class);
    }
  }

  @Test
  void fetchesAreMeasured() throws Exception {
    publish();
    long length = Files.size(loaded.resolve(name));
    try (TestServer server = TestServer.start(from(address).withMetricsPort(0))) {
      awaitServed(server);
      String text = MetricsTest.metrics(server.server().metricsPort());
      assertThat(text)
          .contains(
              "lexhub_snapshot_fetches_total 1.0\n",
              "lexhub_snapshot_fetch_failures_total 0.0\n",
              "lexhub_snapshot_fetch_bytes_total " + (double) length + "\n")
          .doesNotContain(
              "lexhub_snapshot_fetch_seconds_total 0.0\n",
              "lexhub_snapshot_store_reached_timestamp_seconds 0.0\n");
    }
    try (RemoteFiles remote = RemoteFiles.of(address)) {
      SnapshotFetch fetch = new SnapshotFetch(remote, SnapshotFolder.of(loaded), null);
      SnapshotFetch other = new SnapshotFetch(remote, SnapshotFolder.of(shared), null);
      fetch.fetch(name);
      other.fetch(name);
      other.fetch(name);
      assertThat(fetch.counts().bytes()).as("the folder has it").isZero();
      assertThat(other.counts().bytes()).as("fetched once while it waits").isEqualTo(length);
      assertThat(other.counts().snapshots()).isEqualTo(1);
      assertThat(other.counts().reachedAt()).as("nobody asked for CURRENT").isZero();
    }
  }

  @Test
  void aServerFetchesFromAWebServer() throws Exception {
    HttpServer web = web(loaded);
    try (TestServer server = TestServer.start(from(url(web)))) {
      awaitServed(server);
    } finally {
      web.stop(0);
    }
  }

  @Test
  void anInterruptedFetchContinuesAndADamagedOneBeginsAgain() throws Exception {
    publish();
    HttpServer web = web(loaded);
    try {
      for (String place : new String[] {address, url(web)}) {
        Path folder = Files.createTempDirectory(shared, "part");
        byte[] all = Files.readAllBytes(loaded.resolve(name));
        Path part = Files.createDirectories(folder.resolve("incoming")).resolve(name);
        try (RemoteFiles remote = RemoteFiles.of(place)) {
          SnapshotFetch fetch = new SnapshotFetch(remote, SnapshotFolder.of(folder), null);
          byte[] half = Arrays.copyOf(all, all.length / 2);
          half[100]++;
          Files.write(part, half);
          assertThatThrownBy(() -> fetch.fetch(name))
              .isInstanceOf(IOException.class)
              .hasMessageContaining("SHA-256");
          assertThat(part).doesNotExist();
          Files.write(part, Arrays.copyOf(all, all.length / 2));
          assertThat(fetch.wanted()).isEqualTo(name);
          fetch.fetch(name);
          fetch.use(name);
          assertThat(folder.resolve(name)).hasBinaryContent(all);
          assertThat(fetch.wanted()).isNull();
        }
      }
    } finally {
      web.stop(0);
    }
  }

  /** As when a cable is pulled: neither bytes nor the end of the connection arrive. */
  @Test
  void aFetchFromAServerThatFallsSilentEndsAndContinues() throws Exception {
    byte[] all = Files.readAllBytes(loaded.resolve(name));
    CountDownLatch tested = new CountDownLatch(1);
    HttpServer web =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    AtomicBoolean silent = new AtomicBoolean(true);
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
        RemoteFiles remote = RemoteFiles.of(url(web))) {
      web.setExecutor(threads);
      web.createContext(
          "/",
          exchange -> {
            String asked = exchange.getRequestURI().getPath().substring(1);
            byte[] body = asked.equals(name) ? all : Files.readAllBytes(loaded.resolve(asked));
            String range = exchange.getRequestHeaders().getFirst("Range");
            int from = range == null ? 0 : Integer.parseInt(range.replaceAll("\\D", ""));
            boolean head = exchange.getRequestMethod().equals("HEAD");
            if (head) {
              exchange.getResponseHeaders().set("Content-Length", "" + body.length);
            }
            exchange.sendResponseHeaders(range == null ? 200 : 206, head ? -1 : body.length - from);
            int length = body.length - from;
            if (!head && asked.equals(name) && silent.getAndSet(false)) {
              exchange.getResponseBody().write(body, from, length / 2);
              exchange.getResponseBody().flush();
              awaitEnd(tested);
            } else if (!head) {
              exchange.getResponseBody().write(body, from, length);
            }
            exchange.close();
          });
      Files.write(loaded.resolve(name + ".sig"), new byte[0]);
      SnapshotFetch fetch = new SnapshotFetch(remote, SnapshotFolder.of(data), null);
      web.start();
      try {
        assertThatThrownBy(() -> fetch.fetch(name)).isInstanceOf(SocketTimeoutException.class);
        assertThat(data.resolve("incoming").resolve(name)).isNotEmptyFile();
        fetch.fetch(name);
        assertThat(data.resolve("incoming").resolve(name)).hasBinaryContent(all);
      } finally {
        tested.countDown();
        web.stop(0);
      }
    }
  }

  private static void awaitEnd(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Test
  void redirectsAreFollowedUntilTheyGoRound() throws Exception {
    HttpServer web = web(loaded);
    HttpServer other =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    other.createContext(
        "/",
        exchange -> {
          String path = exchange.getRequestURI().getPath();
          String to = path.equals("/round") ? "/round" : url(web) + path.substring(1);
          exchange.getResponseHeaders().set("Location", to);
          exchange.sendResponseHeaders(308, -1);
          exchange.close();
        });
    other.start();
    try (RemoteFiles remote = RemoteFiles.of(url(other))) {
      assertThat(remote.length(name)).isEqualTo(Files.size(loaded.resolve(name)));
      assertThat(remote.read("CURRENT")).isEqualTo(Files.readAllBytes(loaded.resolve("CURRENT")));
      assertThatThrownBy(() -> remote.read("round")).hasMessageContaining("too many redirects");
    } finally {
      web.stop(0);
      other.stop(0);
    }
  }

  @Test
  void aSnapshotWithoutTheRightSignatureIsNotPutInUse() throws Exception {
    KeyPairGenerator generator = KeyPairGenerator.getInstance("Ed25519");
    KeyPair own = generator.generateKeyPair();
    KeyPair other = generator.generateKeyPair();
    try (RemoteFiles remote = RemoteFiles.of(address)) {
      SnapshotFolder folder = SnapshotFolder.of(data);
      SnapshotFetch fetch = new SnapshotFetch(remote, folder, own.getPublic());
      publish();
      assertThatThrownBy(() -> fetch.fetch(name)).hasMessageContaining("is not signed");
      SnapshotSignature.sign(loaded.resolve(name), other.getPrivate());
      publish();
      assertThatThrownBy(() -> fetch.fetch(name)).hasMessageContaining("another key");
      assertThat(folder.current()).isNull();
      SnapshotSignature.sign(loaded.resolve(name), own.getPrivate());
      publish();
      fetch.fetch(name);
      fetch.use(name);
      SnapshotSignature.verify(Objects.requireNonNull(folder.current()), own.getPublic());
    }
  }

  @Test
  void aLargeFileIsUploadedInParts() throws Exception {
    byte[] bytes = new byte[(64 << 20) + 12_345];
    new Random(1).nextBytes(bytes);
    Path file = Files.write(shared.resolve("large"), bytes);
    try (RemoteFiles remote = RemoteFiles.of(address)) {
      assertThat(remote.length("large")).isEqualTo(-1);
      AtomicLong sent = new AtomicLong();
      remote.write("large", file, sent::set);
      assertThat(sent).hasValue(bytes.length);
      assertThat(remote.length("large")).isEqualTo(bytes.length);
      try (var in = remote.open("large", 64 << 20)) {
        assertThat(in.readAllBytes()).isEqualTo(Arrays.copyOfRange(bytes, 64 << 20, bytes.length));
      }
      assertThatThrownBy(() -> remote.read("large")).hasMessageContaining("megabyte");
    }
  }

  @Test
  void whatCannotBeFetchedIsExplained() throws Exception {
    assertThatThrownBy(() -> RemoteFiles.of("ftp://x/"))
        .hasMessageContaining("s3://BUCKET/PREFIX/");
    assertThatThrownBy(() -> RemoteFiles.of("s3:///x")).hasMessageContaining("no bucket");
    assertThat(command(1, "publish", loaded.toString(), "--to", "https://example.invalid/x"))
        .containsIgnoringCase("example.invalid");
    assertThat(command(1, "publish", data.toString(), "--to", address))
        .contains("there is no snapshot in");
    HttpServer web = web(loaded);
    try (RemoteFiles remote = RemoteFiles.of(url(web))) {
      assertThat(remote.read("absent")).isNull();
      assertThatThrownBy(() -> remote.write("x", new byte[1])).hasMessageContaining("read only");
      Files.writeString(loaded.resolve("CURRENT"), "../../etc/passwd\n");
      SnapshotFetch fetch = new SnapshotFetch(remote, SnapshotFolder.of(data), null);
      assertThatThrownBy(fetch::wanted).hasMessageContaining("names no snapshot");
      Files.delete(loaded.resolve("CURRENT"));
      assertThat(fetch.wanted()).isNull();
      Files.delete(loaded.resolve(name + ".sha256"));
      assertThatThrownBy(() -> fetch.fetch(name)).hasMessageContaining("no SHA-256");
    } finally {
      web.stop(0);
    }
  }
}
