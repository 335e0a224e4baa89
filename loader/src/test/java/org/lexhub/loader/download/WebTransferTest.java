package org.lexhub.loader.download;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.http.HttpClient;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lexhub.loader.recipe.ExpectedFile;

/** Waits, redirects, proxies, certificates and encodings of a real HTTPS server that misbehaves. */
class WebTransferTest extends WebCacheFixture {
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
