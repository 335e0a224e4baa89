package org.lexhub.loader.download;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpExchange;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.http.HttpClient;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.zip.GZIPOutputStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lexhub.loader.recipe.ExpectedFile;

/** Downloads from a real HTTPS server on the loopback interface that misbehaves in many ways. */
class WebCacheTest {
  private static final byte[] CONTENT = random(3_000_000);
  private static final String SUM = FileSum.sha256(CONTENT);
  private static final TransferLimits LIMITS =
      new TransferLimits(
          Duration.ofSeconds(20),
          Duration.ofSeconds(20),
          4,
          Duration.ofSeconds(1),
          Duration.ofMinutes(1),
          Duration.ofMinutes(10));

  @TempDir static Path shared;
  private static LoopbackSite site;

  @TempDir Path folder;
  private final List<Duration> pauses = new ArrayList<>();
  private final List<String> remarks = new ArrayList<>();
  private final List<Long> progress = new ArrayList<>();
  private String path = "/";

  private final TransferListener listener =
      new TransferListener() {
        @Override
        public void progress(long bytes, long total) {
          synchronized (progress) {
            progress.add(bytes);
            progress.notifyAll();
          }
        }

        @Override
        public void remark(String text) {
          remarks.add(text);
        }
      };

  private static byte[] random(int length) {
    byte[] bytes = new byte[length];
    new Random(7).nextBytes(bytes);
    return bytes;
  }

  @BeforeAll
  static void start() throws IOException {
    site = new LoopbackSite(shared);
    assertThat(new WebCache(shared).place("https://localhost/a.gz")).hasFileName("a.gz");
  }

  @AfterAll
  static void stop() {
    site.close();
  }

  /** Every test has its own path, so that the server keeps no state between them. */
  @BeforeEach
  void choosePath(TestInfo test) {
    path =
        "/"
            + Integer.toHexString(test.getDisplayName().hashCode())
            + "/"
            + test.getTestMethod().orElseThrow().getName()
            + "/words.bin";
    site.requests().clear();
  }

  /** Sends a file, and breaks off when the client has received what comes before {@code end}. */
  private void send(HttpExchange exchange, byte[] content, String etag, int end)
      throws IOException {
    synchronized (progress) {
      progress.clear();
    }
    LoopbackSite.send(exchange, content, etag, end, () -> awaitReceived(end));
  }

  private void awaitReceived(long bytes) {
    synchronized (progress) {
      try {
        while (progress.isEmpty() || progress.getLast() < bytes) {
          progress.wait();
        }
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
  }

  private static HttpClient.Builder client() {
    return HttpClient.newBuilder()
        .sslContext(site.trust())
        .version(HttpClient.Version.HTTP_1_1)
        .followRedirects(HttpClient.Redirect.NEVER);
  }

  private WebCache cache(TransferLimits limits, TransferLimits.FreeSpace space) {
    return new WebCache(folder, limits, pauses::add, space, client().build());
  }

  private WebCache cache() {
    return cache(LIMITS, TransferLimits.FreeSpace.OF_DISK);
  }

  private byte[] fetch(ExpectedFile expected) throws IOException {
    return Files.readAllBytes(cache().fetch(site.address(path), expected, listener));
  }

  private static ExpectedFile expect(@Nullable String sum, long bytes, @Nullable String day) {
    return new ExpectedFile(sum, bytes, day == null ? null : LocalDate.parse(day));
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static byte[] gzip(byte[] content) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (OutputStream gzip = new GZIPOutputStream(out)) {
      gzip.write(content);
    }
    return out.toByteArray();
  }

  private List<String> ranges() {
    return site.requests().stream().map(text -> text.replaceFirst("^GET \\S+ ?", "")).toList();
  }

  @Test
  void downloadsOnceAndKeepsTheFile() throws IOException {
    site.file(path, CONTENT, "\"1\"");
    ExpectedFile expected = expect(SUM, CONTENT.length, null);
    assertThat(cache().cached(site.address(path), expected)).isNull();
    assertThat(fetch(expected)).isEqualTo(CONTENT);
    assertThat(fetch(expected)).isEqualTo(CONTENT);
    assertThat(site.requests()).hasSize(1);
    Path file = cache().place(site.address(path));
    assertThat(file).startsWith(folder.resolve("https")).hasFileName("words.bin");
    assertThat(cache().cached(site.address(path), expected)).isEqualTo(file);
    assertThat(cache().cached(site.address(path), ExpectedFile.ANY)).isEqualTo(file);
    assertThat(cache().cached(site.address(path), expect("0".repeat(64), -1, null))).isNull();
    assertThat(cache().cached(site.address(path), expect(null, 5, null))).isNull();
    assertThat(progress).isSorted().endsWith((long) CONTENT.length);
    assertThat(file.resolveSibling("words.bin.part")).doesNotExist();
    assertThat(remarks).isEmpty();
  }

  @Test
  void aFileThatUsersPutInItsPlaceCountsIfItFits() throws IOException {
    Path file = cache().place(site.address(path));
    Files.createDirectories(file.resolveSibling("."));
    Files.write(file, CONTENT);
    assertThat(fetch(expect(SUM, CONTENT.length, null))).isEqualTo(CONTENT);
    assertThat(site.requests()).isEmpty();
    Files.write(file, utf8("shortened"));
    assertThat(cache().cached(site.address(path), ExpectedFile.ANY)).isNull();
  }

  @Test
  void continuesWhereTheServerBrokeOff() throws IOException {
    AtomicInteger times = new AtomicInteger();
    site.on(
        path,
        exchange ->
            send(
                exchange,
                CONTENT,
                "\"1\"",
                times.getAndIncrement() == 0 ? 1_200_000 : CONTENT.length));
    assertThat(fetch(expect(SUM, -1, null))).isEqualTo(CONTENT);
    assertThat(ranges()).hasSize(2);
    assertThat(ranges().get(0)).isEmpty();
    assertThat(ranges().get(1)).matches("bytes=1\\d{6}-");
    assertThat(pauses).hasSize(1);
    assertThat(pauses.getFirst()).isBetween(Duration.ofMillis(750), Duration.ofMillis(1250));
    assertThat(remarks).hasSize(1);
    assertThat(remarks.getFirst()).contains("next attempt in", "at 1.2 MB");
  }

  @Test
  void continuesWhatAnEarlierProcessBegan() throws IOException {
    AtomicInteger times = new AtomicInteger();
    site.on(
        path,
        exchange ->
            send(exchange, CONTENT, "\"1\"", times.getAndIncrement() < 4 ? 1000 : CONTENT.length));
    assertThatThrownBy(() -> fetch(ExpectedFile.ANY))
        .isInstanceOf(RefusedTransferException.class)
        .hasMessageContainingAll(site.address(path), "given up after 4 attempts", "at 1.0 kB");
    assertThat(cache().begun(site.address(path))).isEqualTo(1000);
    assertThat(pauses).hasSize(3).isSorted();
    assertThat(fetch(expect(SUM, -1, null))).isEqualTo(CONTENT);
    assertThat(ranges()).last().isEqualTo("bytes=1000-");
    assertThat(cache().begun(site.address(path))).isZero();
  }

  @Test
  void aLongTransferMayBreakOffManyTimes() throws IOException {
    byte[] large = random(12_000_000);
    AtomicInteger times = new AtomicInteger();
    site.on(
        path,
        exchange ->
            send(
                exchange,
                large,
                "\"1\"",
                Math.min(large.length, 1_200_000 * times.incrementAndGet())));
    assertThat(fetch(expect(FileSum.sha256(large), -1, null))).isEqualTo(large);
    assertThat(pauses).hasSize(9).allMatch(pause -> pause.toMillis() <= 1250);
  }

  @Test
  void startsAnewWhenTheFileHasChanged() throws IOException {
    AtomicInteger times = new AtomicInteger();
    byte[] old = random(2_000_000);
    site.on(
        path,
        exchange -> {
          boolean first = times.getAndIncrement() == 0;
          send(
              exchange,
              first ? old : CONTENT,
              first ? "\"old\"" : "\"new\"",
              first ? 1_500_000 : CONTENT.length);
        });
    assertThat(fetch(expect(SUM, -1, null))).isEqualTo(CONTENT);
    assertThat(remarks).anyMatch(text -> text.contains("fetched from the start"));
  }

  @Test
  void startsAnewWhenTheServerIgnoresRanges() throws IOException {
    AtomicInteger times = new AtomicInteger();
    site.on(
        path,
        exchange -> {
          boolean first = times.getAndIncrement() == 0;
          send(exchange, CONTENT, first ? "\"1\"" : "", first ? 500 : CONTENT.length);
        });
    assertThat(fetch(expect(SUM, -1, null))).isEqualTo(CONTENT);
    assertThat(ranges()).containsExactly("", "bytes=500-");
    assertThat(remarks).last().asString().contains("fetched from the start");
  }

  @Test
  void startsAnewWhenTheServerContinuesElsewhereOrNowhere() throws IOException {
    AtomicInteger times = new AtomicInteger();
    site.on(
        path,
        exchange -> {
          switch (times.getAndIncrement()) {
            case 0, 2 -> send(exchange, CONTENT, "\"1\"", 500);
            case 1 -> {
              exchange.getResponseHeaders().set("Content-Range", "bytes 7-9/" + CONTENT.length);
              LoopbackSite.send(exchange, 206, utf8("abc"));
            }
            case 3 -> LoopbackSite.send(exchange, 416, new byte[0]);
            default -> send(exchange, CONTENT, "\"1\"", CONTENT.length);
          }
        });
    WebCache patient =
        cache(
            new TransferLimits(
                LIMITS.connect(),
                LIMITS.silence(),
                9,
                LIMITS.firstDelay(),
                LIMITS.maxDelay(),
                LIMITS.maxAskedDelay()),
            TransferLimits.FreeSpace.OF_DISK);
    assertThat(patient.fetch(site.address(path), expect(SUM, -1, null), listener))
        .hasBinaryContent(CONTENT);
    assertThat(ranges()).containsExactly("", "bytes=500-", "", "bytes=500-", "");
  }

  @Test
  void withoutAValidatorAPartIsNotContinued() throws IOException {
    AtomicInteger times = new AtomicInteger();
    site.on(
        path,
        exchange ->
            send(exchange, CONTENT, "", times.getAndIncrement() == 0 ? 500 : CONTENT.length));
    assertThat(fetch(expect(SUM, -1, null))).isEqualTo(CONTENT);
    assertThat(ranges()).containsExactly("", "");
  }

  @Test
  void refusesAFileOfAnotherSizeBeforeItIsTransferred() {
    site.file(path, CONTENT, "");
    assertThatThrownBy(() -> fetch(expect(null, 5, null)))
        .hasMessageContainingAll(
            site.address(path), "offers 3.0 MB (3000000 bytes)", "expects 5 bytes", "correct the");
    assertThat(progress).isEmpty();
    assertThat(pauses).isEmpty();
  }

  @Test
  void noticesLengthsThatLie() throws IOException {
    site.on(
        path,
        exchange -> {
          exchange.sendResponseHeaders(200, 1000);
          exchange.getResponseBody().write(CONTENT, 0, 1000);
          exchange.close();
        });
    assertThatThrownBy(() -> fetch(expect(SUM, -1, null)))
        .hasMessageContainingAll("not the expected one, twice", "SHA-256 is", SUM);
    assertThat(cache().cached(site.address(path), ExpectedFile.ANY)).isNull();
    site.on(path + "2", exchange -> send(exchange, CONTENT, "", 700));
    assertThatThrownBy(() -> cache().fetch(site.address(path + "2"), ExpectedFile.ANY, listener))
        .hasMessageContaining("given up after 4 attempts");
  }

  @Test
  void fetchesADamagedFileAgain() throws IOException {
    AtomicInteger times = new AtomicInteger();
    byte[] damaged = CONTENT.clone();
    damaged[5]++;
    site.on(
        path,
        exchange ->
            send(exchange, times.getAndIncrement() == 0 ? damaged : CONTENT, "", CONTENT.length));
    assertThat(fetch(expect(SUM, -1, null))).isEqualTo(CONTENT);
    assertThat(remarks).hasSize(1);
    assertThat(remarks.getFirst()).contains("SHA-256", "fetched again");
  }

  @Test
  void noticesAWebPageInPlaceOfAnArchive() {
    site.on(
        path + ".gz",
        exchange -> LoopbackSite.send(exchange, 200, utf8("<!DOCTYPE html><p>Please log in")));
    assertThatThrownBy(() -> cache().fetch(site.address(path + ".gz"), ExpectedFile.ANY, listener))
        .hasMessageContaining("a web page in place of the file");
  }

  @Test
  void comparesDaysWhereThereIsNoSum() throws IOException {
    site.on(
        path,
        exchange -> {
          exchange.getResponseHeaders().set("Last-Modified", "Sat, 07 Feb 2026 10:00:00 GMT");
          send(exchange, CONTENT, "", CONTENT.length);
        });
    assertThatThrownBy(() -> fetch(expect(null, 5, "2026-02-07")))
        .hasMessageContainingAll("of 2026-02-07", "expects 5 bytes");
    assertThatThrownBy(() -> fetch(expect(null, -1, "2026-03-01")))
        .hasMessageContainingAll("edition of 2026-02-07", "expects that of 2026-03-01");
    assertThat(fetch(expect(null, 5, "2026-01-31"))).isEqualTo(CONTENT);
    assertThat(remarks).containsExactly("the project has published a newer edition, of 2026-02-07");
    assertThat(cache().cached(site.address(path), expect(null, 5, "2026-01-31"))).isNotNull();
    assertThat(cache().cached(site.address(path), expect(null, -1, "2026-03-01"))).isNull();
    assertThat(fetch(expect(null, CONTENT.length, "2026-03-01"))).isEqualTo(CONTENT);
  }

  @Test
  void comesBackAsLateAsABusyServerAsks() throws IOException {
    AtomicInteger times = new AtomicInteger();
    site.on(
        path,
        exchange -> {
          switch (times.getAndIncrement()) {
            case 0 -> {
              exchange.getResponseHeaders().set("Retry-After", "37");
              LoopbackSite.send(exchange, 503, new byte[0]);
            }
            case 1 -> LoopbackSite.send(exchange, 502, new byte[0]);
            default -> send(exchange, CONTENT, "", CONTENT.length);
          }
        });
    assertThat(fetch(expect(SUM, -1, null))).isEqualTo(CONTENT);
    assertThat(pauses).hasSize(2);
    assertThat(pauses.get(0)).isEqualTo(Duration.ofSeconds(37));
    assertThat(pauses.get(1)).isBetween(Duration.ofMillis(1500), Duration.ofMillis(2500));
    assertThat(remarks.getFirst()).contains("status 503; next attempt in 37.0 s");
  }

  @Test
  void doesNotWaitForHours() {
    site.on(
        path,
        exchange -> {
          exchange.getResponseHeaders().set("Retry-After", "86400");
          LoopbackSite.send(exchange, 429, new byte[0]);
        });
    assertThatThrownBy(() -> fetch(ExpectedFile.ANY))
        .hasMessageContainingAll("status 429", "asks to wait 1441 minutes");
    assertThat(pauses).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "404, the project may have moved it",
    "410, the project may have moved it",
    "403, download it by hand",
    "418, answers with status 418"
  })
  void saysWhatToDoAboutAStatus(int status, String advice) {
    site.on(path + status, exchange -> LoopbackSite.send(exchange, status, new byte[0]));
    assertThatThrownBy(() -> cache().fetch(site.address(path + status), ExpectedFile.ANY, listener))
        .isInstanceOf(RefusedTransferException.class)
        .hasMessageContainingAll(site.address(path + status), advice);
    assertThat(pauses).isEmpty();
  }

  @Test
  void followsRedirectsToHttpsOnly() throws IOException {
    site.file(path, CONTENT, "");
    site.on(
        path + "/moved",
        exchange -> {
          exchange.getResponseHeaders().set("Location", "/" + path.substring(1));
          LoopbackSite.send(exchange, 302, utf8("moved"));
        });
    site.on(
        path + "/plain",
        exchange -> {
          exchange.getResponseHeaders().set("Location", "http://localhost:1/words.bin");
          LoopbackSite.send(exchange, 301, new byte[0]);
        });
    site.on(
        path + "/loop",
        exchange -> {
          exchange.getResponseHeaders().set("Location", exchange.getRequestURI().getPath() + "x");
          LoopbackSite.send(exchange, 307, new byte[0]);
        });
    site.on(path + "/nowhere", exchange -> LoopbackSite.send(exchange, 308, new byte[0]));
    assertThat(cache().fetch(site.address(path + "/moved"), expect(SUM, -1, null), listener))
        .hasBinaryContent(CONTENT)
        .hasFileName("moved");
    assertThatThrownBy(
            () -> cache().fetch(site.address(path + "/plain"), ExpectedFile.ANY, listener))
        .hasMessageContainingAll("http://localhost:1/words.bin", "not https:");
    assertThatThrownBy(
            () -> cache().fetch(site.address(path + "/loop"), ExpectedFile.ANY, listener))
        .hasMessageContaining("redirects more than 10 times");
    assertThatThrownBy(
            () -> cache().fetch(site.address(path + "/nowhere"), ExpectedFile.ANY, listener))
        .hasMessageContaining("nowhere");
  }

  @Test
  void decodesTransfersThatAreCompressedUnasked() throws IOException {
    byte[] packed = gzip(utf8("a word"));
    site.on(
        path,
        exchange -> {
          assertThat(exchange.getRequestHeaders().getFirst("Accept-Encoding"))
              .isEqualTo("identity");
          exchange.getResponseHeaders().set("Content-Encoding", "gzip");
          send(exchange, packed, "", packed.length);
        });
    assertThat(fetch(expect(FileSum.sha256(utf8("a word")), 6, null))).isEqualTo(utf8("a word"));
    List<byte[]> body = new ArrayList<>(List.of(packed));
    site.on(
        path + ".gz",
        exchange -> {
          exchange.getResponseHeaders().set("Content-Encoding", "x-gzip");
          send(exchange, body.getFirst(), "", body.getFirst().length);
        });
    assertThat(cache().fetch(site.address(path + ".gz"), ExpectedFile.ANY, listener))
        .hasBinaryContent(packed);
    body.set(0, gzip(packed));
    assertThat(cache().fetch(site.address(path + ".gz?twice"), ExpectedFile.ANY, listener))
        .hasBinaryContent(packed);
    site.on(
        path + ".br",
        exchange -> {
          exchange.getResponseHeaders().set("Content-Encoding", "br");
          LoopbackSite.send(exchange, 200, packed);
        });
    assertThatThrownBy(() -> cache().fetch(site.address(path + ".br"), ExpectedFile.ANY, listener))
        .hasMessageContainingAll("\"br\"", "not supported");
    site.on(
        path + ".cut",
        exchange -> {
          exchange.getResponseHeaders().set("Content-Encoding", "gzip");
          LoopbackSite.send(exchange, 200, Arrays.copyOf(packed, packed.length - 9));
        });
    assertThatThrownBy(() -> cache().fetch(site.address(path + ".cut"), ExpectedFile.ANY, listener))
        .hasMessageContaining("the compressed transfer is damaged");
  }

  @Test
  void looksForRoomBeforeTheTransfer() {
    site.file(path, CONTENT, "");
    WebCache full = cache(LIMITS, place -> 1_000_000);
    assertThatThrownBy(() -> full.fetch(site.address(path), ExpectedFile.ANY, listener))
        .hasMessageContainingAll("needs 3.0 MB", "1.0 MB are free", "LEXHUB_CACHE");
    assertThat(progress).isEmpty();
  }

  @Test
  void breaksOffASilentTransfer() {
    CountDownLatch end = new CountDownLatch(1);
    site.on(
        path,
        exchange -> {
          exchange.sendResponseHeaders(200, 1000);
          exchange.getResponseBody().write(CONTENT, 0, 10);
          exchange.getResponseBody().flush();
          try {
            end.await();
          } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
          }
        });
    WebCache hasty =
        cache(
            new TransferLimits(
                LIMITS.connect(),
                Duration.ofMillis(200),
                2,
                LIMITS.firstDelay(),
                LIMITS.maxDelay(),
                LIMITS.maxAskedDelay()),
            TransferLimits.FreeSpace.OF_DISK);
    assertThatThrownBy(() -> hasty.fetch(site.address(path), ExpectedFile.ANY, listener))
        .hasMessageContaining("the server sent nothing for");
    end.countDown();
  }

  @Test
  void explainsMissingTrustAndMissingHosts() {
    site.file(path, CONTENT, "");
    WebCache stranger =
        new WebCache(
            folder,
            LIMITS,
            pauses::add,
            TransferLimits.FreeSpace.OF_DISK,
            HttpClient.newHttpClient());
    assertThatThrownBy(() -> stranger.fetch(site.address(path), ExpectedFile.ANY, listener))
        .hasMessageContainingAll("no trusted connection to localhost", "trustStore");
    assertThat(pauses).isEmpty();
    assertThatThrownBy(() -> cache().fetch("https://localhost:1/a.gz", ExpectedFile.ANY, listener))
        .hasMessageContainingAll("no connection to localhost", "HTTPS_PROXY", "after 3 attempts");
    assertThatThrownBy(
            () -> cache().fetch("https://no-such-host.invalid/a.gz", ExpectedFile.ANY, listener))
        .hasMessageContaining("no connection to no-such-host.invalid");
    assertThatThrownBy(() -> cache().fetch("http://localhost/a.gz", ExpectedFile.ANY, listener))
        .hasMessageContaining("not encrypted");
  }

  @Test
  void twoThreadsDownloadAFileOnce() throws Exception {
    site.file(path, CONTENT, "");
    WebCache cache = cache();
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<Path>> files = new ArrayList<>();
      for (int i = 0; i < 4; i++) {
        files.add(
            threads.submit(
                () -> cache.fetch(site.address(path), ExpectedFile.ANY, TransferListener.NONE)));
      }
      for (var file : files) {
        assertThat(file.get()).hasBinaryContent(CONTENT);
      }
    }
    assertThat(site.requests()).hasSize(1);
  }

  @Test
  void theFragmentNamesTheFile() throws IOException {
    site.file(path, CONTENT, "");
    String address = site.address(path) + "?id=3#..%2Fmy%20words.bin";
    Path file = cache().fetch(address, ExpectedFile.ANY, listener);
    assertThat(file).hasFileName("_my_words.bin").startsWith(folder);
    assertThat(site.requests()).containsExactly("GET " + path + "?id=3");
    assertThat(cache().place(site.address(path) + "?id=4")).isNotEqualTo(file);
  }

  @ParameterizedTest
  @CsvSource({"'', ''", "'user:secret@', dXNlcjpzZWNyZXQ="})
  void goesThroughAProxy(String user, String credentials) throws IOException {
    site.file(path + user.length(), CONTENT, "");
    try (ConnectProxy proxy = new ConnectProxy(credentials)) {
      var selector =
          ProxyChoice.of(
              name ->
                  name.equals("HTTPS_PROXY")
                      ? "http://" + user + "localhost:" + proxy.port()
                      : null,
              name -> null);
      HttpClient.Builder builder = client().proxy(selector);
      var authenticator = ProxyChoice.authenticator(selector);
      if (authenticator != null) {
        builder.authenticator(authenticator);
      }
      WebCache cache =
          new WebCache(
              folder, LIMITS, pauses::add, TransferLimits.FreeSpace.OF_DISK, builder.build());
      assertThat(cache.fetch(site.address(path + user.length()), expect(SUM, -1, null), listener))
          .hasBinaryContent(CONTENT);
      assertThat(proxy.targets()).containsExactly("localhost:" + site.port());
    }
  }
}
