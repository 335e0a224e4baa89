package org.lexhub.loader.progress;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class ProgressTest {
  private static final long SECOND = 1_000_000_000L;

  private final StringWriter shown = new StringWriter();
  private final AtomicLong clock = new AtomicLong();

  private Progress progress(boolean terminal) {
    return new Progress(
        new ProgressPrinter(new PrintWriter(shown, true), terminal),
        clock::get,
        () -> clock.get() / 2);
  }

  @Test
  void aLogGetsALineEveryFewSecondsWithRateAndTimeLeft() {
    Progress progress = progress(false);
    try (Stage stage = progress.stage("read words", 1000)) {
      for (int i = 0; i < 10; i++) {
        clock.addAndGet(SECOND);
        stage.advance(50);
      }
    }
    assertThat(shown.toString().lines().map(String::strip))
        .containsExactly(
            "read words                                  250 rows          50 rows/s   25 %, 15 s left",
            "read words                                  500 rows          50 rows/s   50 %, 10 s left",
            "read words                             10.0      5.0          500         50");
    assertThat(progress.done())
        .containsExactly(new StageSummary("read words", 10, 5, 500, -1, false));
  }

  @Test
  void aStageThatCountsNothingShowsThatItGoesOn() {
    Progress progress = progress(false);
    progress.beat();
    try (Stage stage = progress.stage("write tables", -1)) {
      stage.written(() -> 4_000_000 * clock.get() / SECOND);
      for (int i = 0; i < 6; i++) {
        clock.addAndGet(2 * SECOND);
        progress.beat();
      }
      stage.advance(12);
    }
    progress.beat();
    assertThat(shown.toString().lines().map(String::strip))
        .containsExactly(
            "write tables                                6 s so far, 24.0 MB, 4.0 MB/s",
            "write tables                               12 s so far, 48.0 MB, 4.0 MB/s",
            "write tables                           12.0      6.0           12          1");
  }

  @Test
  void partsOfAStageRunSideBySideAndAreNotAddedUp() {
    Progress progress = progress(false);
    try (Stage _ = progress.stage("derive", -1)) {
      Stage terms = progress.part("write terms", -1);
      Stage tables = progress.part("write tables", -1);
      clock.addAndGet(6 * SECOND);
      progress.beat();
      tables.close();
      clock.addAndGet(6 * SECOND);
      terms.close();
    }
    assertThat(shown.toString()).contains("write terms").contains("6 s so far");
    assertThat(progress.done())
        .extracting(StageSummary::name)
        .containsExactly("write tables", "write terms", "derive");
    assertThat(StageTable.table(progress.done()).lines().map(String::strip))
        .anyMatch(line -> line.matches("all +12\\.0 +6\\.0"));
  }

  @Test
  void aTransferShowsBytesRateAndTimeLeft() {
    Progress progress = progress(false);
    try (Stage stage = progress.stage("fetch 3 files", -1)) {
      stage.written(() -> 2_000_000 * clock.get() / SECOND);
      stage.share(() -> 0.25);
      clock.addAndGet(6 * SECOND);
      stage.advance(0);
    }
    assertThat(shown.toString()).contains("6 s so far, 12.0 MB, 2.0 MB/s   25 %, 18 s left");
  }

  @Test
  void aTerminalGetsOneLineThatChanges() {
    Progress progress = progress(true);
    try (Stage stage = progress.stage("read", -1)) {
      stage.share(() -> 0.5);
      clock.addAndGet(SECOND);
      stage.advance(1);
      clock.addAndGet(SECOND);
      stage.advance(1);
      stage.bytes(1_500_000);
    }
    String text = shown.toString();
    assertThat(text.chars().filter(c -> c == '\n')).hasSize(1);
    assertThat(text)
        .contains("\r")
        .contains("50 %, 2 s left")
        .endsWith("1.5 MB" + System.lineSeparator());
  }

  @Test
  void sizesAreReadable() {
    assertThat(StageTable.bytes(999)).isEqualTo("999 B");
    assertThat(StageTable.bytes(1000)).isEqualTo("1.0 kB");
    assertThat(StageTable.bytes(999_999)).isEqualTo("1.0 MB");
    assertThat(StageTable.bytes(432_200_000)).isEqualTo("432.2 MB");
  }
}
