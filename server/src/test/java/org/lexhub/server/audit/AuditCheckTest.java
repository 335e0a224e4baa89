package org.lexhub.server.audit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Logs that were written as the server writes them, then damaged in every place. */
class AuditCheckTest {
  private static final Instant NOVEMBER = Instant.parse("2026-11-23T10:00:00Z");
  private static final Instant DECEMBER = Instant.parse("2026-12-01T00:00:00Z");
  private static final int EVENTS = 6;

  @TempDir private Path folder;

  private Path file() {
    return folder.resolve("audit.log");
  }

  private void write(Instant now, int events) throws IOException {
    try (AuditLog log = AuditLog.open(file(), now)) {
      for (int i = 0; i < events; i++) {
        log.append(now.plusSeconds(i), "event=login account=" + i + " address=::1");
      }
    }
  }

  private AuditReport verify(Path... files) throws IOException {
    return AuditCheck.verify(List.of(files), null);
  }

  private AuditFault fault(List<String> lines) throws IOException {
    Files.write(file(), lines);
    return Objects.requireNonNull(verify(file()).fault(), "no fault is found");
  }

  @Test
  void anUntouchedLogIsIntact() throws Exception {
    write(NOVEMBER, EVENTS);
    write(NOVEMBER, 1);
    AuditReport report = verify(file());
    assertThat(report.fault()).isNull();
    assertThat(report.lines()).isEqualTo(EVENTS + 2);
    assertThat(report.first()).isEqualTo(1);
    assertThat(report.last()).isEqualTo(EVENTS + 2);
    assertThat(Files.readString(file())).endsWith("hash=" + report.hash() + "\n");
    assertThat(Files.getPosixFilePermissions(file())).hasSize(2);
  }

  @Test
  void everyChangedLineIsFound() throws Exception {
    write(NOVEMBER, EVENTS);
    List<String> lines = Files.readAllLines(file());
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i);
      for (int at = 0; at < line.length(); at++) {
        List<String> changed = new ArrayList<>(lines);
        char other = line.charAt(at) == '7' ? '8' : '7';
        changed.set(i, line.substring(0, at) + other + line.substring(at + 1));
        assertThat(fault(changed).line()).as("line %d, place %d", i + 1, at).isEqualTo(i + 1);
      }
    }
  }

  @Test
  void everyMissingLineIsFound() throws Exception {
    write(NOVEMBER, EVENTS);
    List<String> lines = Files.readAllLines(file());
    for (int i = 0; i < lines.size() - 1; i++) {
      List<String> shorter = new ArrayList<>(lines);
      shorter.remove(i);
      AuditFault fault = fault(shorter);
      assertThat(fault.line()).isEqualTo(i + 1);
      assertThat(fault.text()).contains("missing");
    }
  }

  @Test
  void linesMissingAtTheEndAreFoundByTheExpectedHash() throws Exception {
    write(NOVEMBER, EVENTS);
    String expected = verify(file()).hash();
    write(NOVEMBER, 2);
    assertThat(AuditCheck.verify(List.of(file()), expected).fault()).isNull();
    List<String> lines = Files.readAllLines(file());
    Files.write(file(), lines.subList(0, EVENTS - 2));
    assertThat(verify(file()).fault()).isNull();
    AuditFault fault = AuditCheck.verify(List.of(file()), expected).fault();
    assertThat(Objects.requireNonNull(fault).text()).contains(expected, "removed at the end");
  }

  @Test
  void everyInsertedLineIsFound() throws Exception {
    write(NOVEMBER, EVENTS);
    List<String> lines = Files.readAllLines(file());
    for (int i = 1; i < lines.size(); i++) {
      List<String> longer = new ArrayList<>(lines);
      longer.add(i, lines.get(i - 1));
      assertThat(fault(longer)).matches(has(i + 1, "inserted"));
      longer.set(i, "2026-11-23T10:00:00.000Z event=login account=9");
      assertThat(fault(longer)).matches(has(i + 1, "inserted"));
      AuditLine before = Objects.requireNonNull(AuditLine.parse(lines.get(i - 1)));
      AuditLine forged =
          AuditLine.after(
              before.hash(), before.number() + 1, "2026-11-23T10:00:00.000Z", "event=x");
      longer.set(i, forged.text() + " hash=" + forged.hash());
      assertThat(fault(longer).line()).as("a forged line with its hash").isEqualTo(i + 2);
    }
  }

  private static Predicate<AuditFault> has(long line, String text) {
    return fault -> fault.line() == line && fault.text().contains(text);
  }

  @Test
  void everyCutIsFoundAndMendedByTheNextStart() throws Exception {
    write(NOVEMBER, EVENTS);
    byte[] whole = Files.readAllBytes(file());
    int lastLine = Files.readString(file()).stripTrailing().lastIndexOf('\n') + 1;
    for (int end = 1; end < whole.length; end++) {
      Files.write(file(), Arrays.copyOf(whole, end));
      boolean atLine = whole[end - 1] == '\n';
      assertThat(verify(file()).fault() == null).as("cut at %d", end).isEqualTo(atLine);
      if (atLine || end < lastLine) {
        continue;
      }
      write(NOVEMBER, 1);
      assertThat(verify(file()).fault()).as("cut at %d, continued", end).isNull();
      if (end == whole.length - 1) {
        continue; // the line lacks its line break only
      }
      assertThat(verify(file()).unchained()).isGreaterThan(0);
      List<String> lines = Files.readAllLines(file());
      assertThat(lines.get(lines.size() - 2)).contains("event=log-continues skipped=");
      lines.set(EVENTS, lines.get(EVENTS) + "x");
      assertThat(fault(lines).line()).as("the unfinished line is covered").isEqualTo(EVENTS + 1);
      lines.remove(EVENTS);
      assertThat(fault(lines).line()).isEqualTo(EVENTS + 1);
    }
  }

  @Test
  void aNewMonthContinuesTheChain() throws Exception {
    write(NOVEMBER, 2);
    write(DECEMBER, 2);
    Path november = folder.resolve("audit.log.2026-11");
    assertThat(Files.readString(november)).contains("2026-11-23T").doesNotContain("2026-12");
    assertThat(Files.readString(file())).contains("event=log-begins previous=").contains("n=4 ");
    assertThat(verify(file(), november).fault()).isNull();
    assertThat(verify(file(), november).last()).isEqualTo(6);
    assertThat(verify(file()).first()).isEqualTo(4);
    List<String> lines = Files.readAllLines(november);
    Files.write(november, lines.subList(0, 2));
    AuditFault fault = Objects.requireNonNull(verify(file(), november).fault());
    assertThat(fault.text()).contains("missing: n=3");
    assertThat(fault.file()).isEqualTo(file());
  }

  @Test
  void aKillBetweenTwoMonthsContinuesTheChain() throws Exception {
    write(NOVEMBER, 2);
    Path november = folder.resolve("audit.log.2026-11");
    Files.move(file(), november);
    write(DECEMBER, 1);
    assertThat(verify(november, file()).fault()).isNull();
    Files.move(file(), folder.resolve("audit.log.2026-12"));
    Files.createFile(file());
    write(DECEMBER, 1);
    assertThat(verify(november, folder.resolve("audit.log.2026-12"), file()).last()).isEqualTo(7);
  }

  @Test
  void linesFromBeforeTheChainAreCovered() throws Exception {
    Files.writeString(file(), "2026-11-01T00:00:00.000Z event=login account=1\nanother\n");
    write(NOVEMBER, 1);
    AuditReport report = verify(file());
    assertThat(report.fault()).isNull();
    assertThat(report.unchained()).isEqualTo(55);
    List<String> lines = new ArrayList<>(Files.readAllLines(file()));
    lines.set(1, "some other");
    assertThat(fault(lines).line()).isEqualTo(1);
  }

  @Test
  void otherFilesAreRefused() throws Exception {
    Files.writeString(file(), "no log\n");
    assertThat(verify(file()).fault()).isNotNull();
    Files.writeString(file(), "");
    assertThat(Objects.requireNonNull(verify(file()).fault()).text()).contains("no line");
    Files.write(file(), new byte[] {(byte) 0xff, 0, 10, (byte) 0x80});
    assertThat(verify(file()).fault()).isNotNull();
  }
}
