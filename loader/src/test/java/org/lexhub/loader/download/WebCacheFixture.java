package org.lexhub.loader.download;

import static org.assertj.core.api.Assertions.assertThat;

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
import java.util.List;
import java.util.Random;
import java.util.zip.GZIPOutputStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.loader.recipe.ExpectedFile;

/** A real HTTPS server on the loopback interface, and a cache that downloads from it. */
abstract class WebCacheFixture {
  static final byte[] CONTENT = random(3_000_000);
  static final String SUM = FileSum.sha256(CONTENT);
  static final TransferLimits LIMITS =
      new TransferLimits(
          Duration.ofSeconds(20),
          Duration.ofSeconds(20),
          4,
          Duration.ofSeconds(1),
          Duration.ofMinutes(1),
          Duration.ofMinutes(10));

  @TempDir private static Path shared;
  static LoopbackSite site;

  @TempDir Path folder;
  final List<Duration> pauses = new ArrayList<>();
  final List<String> remarks = new ArrayList<>();
  final List<Long> progress = new ArrayList<>();
  String path = "/";

  final TransferListener listener =
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

  static byte[] random(int length) {
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
  void send(HttpExchange exchange, byte[] content, String etag, int end) throws IOException {
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

  static HttpClient.Builder client() {
    return HttpClient.newBuilder()
        .sslContext(site.trust())
        .version(HttpClient.Version.HTTP_1_1)
        .followRedirects(HttpClient.Redirect.NEVER);
  }

  WebCache cache(TransferLimits limits, TransferLimits.FreeSpace space) {
    return new WebCache(folder, limits, pauses::add, space, client().build());
  }

  WebCache cache() {
    return cache(LIMITS, TransferLimits.FreeSpace.OF_DISK);
  }

  byte[] fetch(ExpectedFile expected) throws IOException {
    return Files.readAllBytes(cache().fetch(site.address(path), expected, listener));
  }

  static ExpectedFile expect(@Nullable String sum, long bytes, @Nullable String day) {
    return new ExpectedFile(sum, bytes, day == null ? null : LocalDate.parse(day));
  }

  static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  static byte[] gzip(byte[] content) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (OutputStream gzip = new GZIPOutputStream(out)) {
      gzip.write(content);
    }
    return out.toByteArray();
  }

  List<String> ranges() {
    return site.requests().stream().map(text -> text.replaceFirst("^GET \\S+ ?", "")).toList();
  }
}
