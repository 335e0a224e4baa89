package org.lexhub.server.audit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Several writers, also in several processes, of one audit log. */
class AuditWritersTest {
  private static final Instant NOVEMBER = Instant.parse("2026-11-23T10:00:00Z");
  private static final Instant DECEMBER = Instant.parse("2026-12-01T00:00:00Z");
  private static final Instant JANUARY = Instant.parse("2027-01-01T00:00:00Z");
  private static final int PROCESSES = 3;
  private static final int THREADS = 2;
  private static final int LINES = 60;

  @TempDir private Path folder;

  private Path file() {
    return folder.resolve("audit.log");
  }

  private List<Path> files() throws IOException {
    try (Stream<Path> all = Files.list(folder)) {
      return all.toList();
    }
  }

  private AuditReport verify() throws IOException {
    return AuditCheck.verify(files(), null);
  }

  private String fault() throws IOException {
    return Objects.requireNonNull(verify().fault(), "no fault is found").text();
  }

  /** A process that appends lines to a log: half of them in November, then in December. */
  static final class Writer {
    private Writer() {}

    /** Appends the lines; the arguments are the file and the name of the writer. */
    public static void main(String[] arguments) throws IOException {
      write(Path.of(arguments[0]), arguments[1]);
    }

    static void write(Path file, String name) throws IOException {
      try (AuditLog log = AuditLog.open(file, NOVEMBER)) {
        for (int i = 0; i < LINES; i++) {
          log.append(i < LINES / 2 ? NOVEMBER : DECEMBER, "event=test writer=" + name + "-" + i);
        }
      }
    }
  }

  @Test
  void processesAndThreadsContinueOneChain() throws Exception {
    List<Process> processes = new ArrayList<>();
    for (int i = 0; i < PROCESSES; i++) {
      ProcessBuilder builder =
          new ProcessBuilder(
              Path.of(System.getProperty("java.home"), "bin", "java").toString(),
              "-XX:TieredStopAtLevel=1",
              "-cp",
              System.getProperty("java.class.path"),
              Writer.class.getName(),
              file().toString(),
              "process" + i);
      processes.add(builder.inheritIO().start());
    }
    List<Thread> threads = new ArrayList<>();
    List<Throwable> failures = new ArrayList<>();
    for (int i = 0; i < THREADS; i++) {
      String name = "thread" + i;
      threads.add(
          Thread.ofPlatform()
              .uncaughtExceptionHandler((thread, e) -> failures.add(e))
              .start(() -> appendUnchecked(name)));
    }
    for (Thread thread : threads) {
      thread.join();
    }
    for (Process process : processes) {
      assertThat(process.waitFor()).isZero();
    }
    assertThat(failures).isEmpty();
    AuditReport report = verify();
    assertThat(report.fault()).isNull();
    assertThat(report.first()).isEqualTo(1);
    assertThat(report.unchained()).isZero();
    Set<String> events = new HashSet<>();
    long begins = 0;
    for (Path path : files()) {
      for (String line : Files.readAllLines(path)) {
        AuditLine parsed = Objects.requireNonNull(AuditLine.parse(line), line);
        if (parsed.event().equals("log-begins")) {
          begins++;
        } else {
          assertThat(events.add(String.valueOf(parsed.field("writer")))).as(line).isTrue();
        }
      }
    }
    assertThat(events).hasSize((PROCESSES + THREADS) * LINES);
    assertThat(begins).isEqualTo(files().size());
    assertThat(report.lines()).isEqualTo(events.size() + begins);
    assertThat(files()).contains(file(), folder.resolve("audit.log.2026-11"));
  }

  private void appendUnchecked(String name) {
    try {
      Writer.write(file(), name);
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void anIdleWriterFollowsMonthsThatOthersBegan() throws Exception {
    try (AuditLog idle = AuditLog.open(file(), NOVEMBER)) {
      idle.append(NOVEMBER, "event=test");
      try (AuditLog other = AuditLog.open(file(), NOVEMBER)) {
        other.append(NOVEMBER, "event=test");
        other.append(DECEMBER, "event=test");
        other.append(JANUARY, "event=test");
      }
      idle.append(JANUARY, "event=last");
    }
    assertThat(verify().fault()).isNull();
    assertThat(verify().last()).isEqualTo(8);
    assertThat(files()).hasSize(3);
    assertThat(Files.readAllLines(file()).getLast()).contains("event=last");
  }

  @Test
  void anUnfinishedLineOfAnotherIsCovered() throws Exception {
    try (AuditLog log = AuditLog.open(file(), NOVEMBER)) {
      Files.writeString(file(), "2026-11-23T10:00:00.000Z n=2 ev", StandardOpenOption.APPEND);
      log.append(NOVEMBER, "event=test");
    }
    assertThat(verify().fault()).isNull();
    assertThat(verify().unchained()).isGreaterThan(0);
    assertThat(verify().last()).isEqualTo(3);
  }

  /** A writer that only reads the end of the file would hide what was removed there. */
  @Test
  void whatIsRemovedBesideAnOpenLogIsFound() throws Exception {
    try (AuditLog log = AuditLog.open(file(), NOVEMBER)) {
      log.append(NOVEMBER, "event=first");
      log.append(NOVEMBER, "event=second");
      List<String> lines = Files.readAllLines(file());
      Files.write(file(), lines.subList(0, 2));
      log.append(NOVEMBER, "event=third");
    }
    assertThat(fault()).contains("missing: n=3");
  }

  @Test
  void whatIsWrittenAgainBesideAnOpenLogIsFound() throws Exception {
    try (AuditLog log = AuditLog.open(file(), NOVEMBER)) {
      log.append(NOVEMBER, "event=first");
      Files.delete(file());
      try (AuditLog forged = AuditLog.open(file(), NOVEMBER)) {
        forged.append(NOVEMBER, "event=other");
        forged.append(NOVEMBER, "event=more");
      }
      log.append(NOVEMBER, "event=second");
    }
    assertThat(fault()).contains("n=3 comes after n=3");
  }

  @Test
  void aDeletedFileBeginsWithTheChainOfBefore() throws Exception {
    try (AuditLog log = AuditLog.open(file(), NOVEMBER)) {
      log.append(NOVEMBER, "event=first");
      Files.delete(file());
      log.append(NOVEMBER, "event=second");
    }
    assertThat(verify().fault()).isNull();
    assertThat(verify().first()).as("two lines are missing before it").isEqualTo(3);
  }

  @Test
  void aFileThatCannotBeReadAsALogIsRefused() throws Exception {
    Path directory = Files.createDirectory(folder.resolve("folder.log"));
    assertThatThrownBy(() -> AuditLog.open(directory, NOVEMBER)).isInstanceOf(IOException.class);
  }

  @Test
  void theLockIsFreeBetweenLines() throws Exception {
    try (AuditLog log = AuditLog.open(file(), NOVEMBER)) {
      log.append(NOVEMBER, "event=first");
      try (FileChannel other = FileChannel.open(file(), StandardOpenOption.WRITE)) {
        assertThat(other.tryLock()).isNotNull();
      }
    }
  }
}
