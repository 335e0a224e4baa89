package org.lexhub.loader.download;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.lexhub.loader.recipe.ExpectedFile;

/** Keeps, continues and checks downloads from a real HTTPS server that misbehaves. */
class WebCacheTest extends WebCacheFixture {
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
}
