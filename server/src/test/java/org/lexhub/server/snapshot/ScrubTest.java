package org.lexhub.server.snapshot;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.server.Fixture;

/** A snapshot that is read again, and the states of its file. */
class ScrubTest {
  private static final long SECONDS = 30;
  private static final long BYTES_PER_SECOND = 20_000_000;
  private static final int READINGS = 8;

  @TempDir private Path data;
  private final List<Generation> damaged = new CopyOnWriteArrayList<>();
  private final CountDownLatch reported = new CountDownLatch(2);
  private final CountDownLatch acquired = new CountDownLatch(READINGS + 1);
  private Path file = Path.of("");
  private @Nullable Generation generation;

  private final Serving serving =
      new Serving() {
        @Override
        public @Nullable Generation acquire() {
          acquired.countDown();
          Generation current = generation;
          return current == null || !current.pin() ? null : current;
        }

        @Override
        public void damaged(Generation reportedOne, Throwable cause) {
          damaged.add(reportedOne);
          reported.countDown();
        }
      };

  private final Scrub scrub = new Scrub(serving);

  @BeforeEach
  void copy() throws Exception {
    Path original = Fixture.store().snapshot().file();
    file = Files.copy(original, data.resolve(original.getFileName().toString()));
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
  }

  private Generation open() throws IOException {
    Generation opened = Generation.open(file, "build", Instant.EPOCH);
    generation = opened;
    return opened;
  }

  @AfterEach
  void close() {
    scrub.close();
    Generation opened = generation;
    if (opened != null && !opened.retired()) {
      opened.retire();
    }
  }

  private void damage() throws IOException {
    try (FileChannel channel =
        FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
      ByteBuffer one = ByteBuffer.allocate(1);
      long at = channel.size() / 2;
      channel.read(one, at);
      channel.write(ByteBuffer.wrap(new byte[] {(byte) ~one.get(0)}), at);
    }
  }

  @Test
  void withoutASnapshotThereIsNothingToRead() {
    scrub.runNow();
    assertThat(damaged).isEmpty();
  }

  @Test
  void anIntactSnapshotIsNotReported() throws Exception {
    Generation opened = open();
    scrub.runNow();
    assertThat(damaged).isEmpty();
    opened.retire();
    assertThat(opened.closed()).as("its pin was released").isTrue();
  }

  @Test
  void aChangedByteIsReportedOnceForEachReading() throws Exception {
    Generation opened = open();
    damage();
    scrub.runNow();
    assertThat(damaged).containsExactly(opened);
    scrub.runNow();
    assertThat(damaged).hasSize(2);
    opened.retire();
    assertThat(opened.closed()).as("its pins were released").isTrue();
  }

  @Test
  void aSnapshotThatIsNoLongerServedIsNotReadToItsEnd() throws Exception {
    Generation opened = open();
    damage();
    assertThat(opened.pin()).isTrue();
    opened.retire();
    scrub.runNow();
    assertThat(damaged).isEmpty();
    opened.unpin();
    assertThat(opened.closed()).isTrue();
  }

  @Test
  void afterClosingNothingIsRead() throws Exception {
    open();
    damage();
    scrub.close();
    scrub.runNow();
    assertThat(damaged).isEmpty();
  }

  @Test
  void itRunsAgainAfterEachIntervalUntilItIsClosed() throws Exception {
    open();
    damage();
    Set<Thread> others = threads();
    scrub.start(Duration.ofMillis(1));
    assertThat(reported.await(SECONDS, TimeUnit.SECONDS)).isTrue();
    Thread thread =
        threads().stream().filter(running -> !others.contains(running)).findFirst().orElseThrow();
    scrub.close();
    assertThat(thread.join(Duration.ofSeconds(SECONDS))).isTrue();
  }

  /** Returns the threads of all scrubs, also those of servers that other tests have started. */
  private static Set<Thread> threads() {
    return Thread.getAllStackTraces().keySet().stream()
        .filter(running -> running.getName().equals("scrub"))
        .collect(Collectors.toSet());
  }

  /** A lower bound, which a slow machine cannot break; half of it, because waits can end early. */
  @Test
  void readingsStayBelowTheRate() throws Exception {
    open();
    long begin = System.nanoTime();
    scrub.start(Duration.ofMillis(1));
    assertThat(acquired.await(SECONDS, TimeUnit.SECONDS)).isTrue();
    long nanos = System.nanoTime() - begin;
    long bytes = READINGS * Files.size(file);
    assertThat(nanos).isGreaterThan(bytes * TimeUnit.SECONDS.toNanos(1) / BYTES_PER_SECOND / 2);
    assertThat(damaged).isEmpty();
  }

  @Test
  void aGenerationKnowsItsSnapshot() throws Exception {
    Generation opened = open();
    assertThat(opened.file()).isEqualTo(file);
    assertThat(file.getFileName().toString()).contains(opened.id());
    assertThat(opened.created()).isEqualTo(opened.store().snapshot().header().created());
    assertThat(opened.servingSince()).isEqualTo(Instant.EPOCH);
    assertThat(opened.entityTag()).isEqualTo("W/\"" + opened.id() + "-build\"");
    assertThat(opened.lastModified()).endsWith(" GMT");
    assertThat(opened.retired()).isFalse();
    assertThat(opened.closed()).isFalse();
  }

  @Test
  void theMarkOfAFileChangesWithIt() throws Exception {
    FileMark mark = FileMark.of(file);
    assertThat(mark).isEqualTo(FileMark.of(file));
    assertThat(mark.length()).isEqualTo(Files.size(file));
    assertThat(mark.modified()).isEqualTo(Files.getLastModifiedTime(file).toMillis());
    Path moved = Files.move(file, data.resolve("moved"));
    Files.copy(moved, file);
    Files.setLastModifiedTime(file, Files.getLastModifiedTime(moved));
    assertThat(FileMark.of(file)).as("another file of the same name").isNotEqualTo(mark);
    Files.delete(file);
    assertThat(FileMark.of(file)).isEqualTo(new FileMark(file, -1, 0, null));
  }
}
