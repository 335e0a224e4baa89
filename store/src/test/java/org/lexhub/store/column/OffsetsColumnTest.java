package org.lexhub.store.column;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.foreign.ValueLayout;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lexhub.store.snapshot.CorruptSnapshotException;
import org.lexhub.store.snapshot.SectionWriter;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.snapshot.Snapshots;

class OffsetsColumnTest {
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 62, 63, 64, 65, 126, 127, 128, 129, 191, 192, 1000, 70_001})
  void givesBackWhatWasWritten(int rows) {
    check(rows, random -> 0, rows);
    check(rows, random -> 20, rows);
    check(rows, random -> random.nextInt(60), rows);
    check(rows, random -> random.nextInt(100) == 0 ? random.nextInt(1 << 30) : 1, rows);
    check(rows, random -> random.nextInt(50) == 0 ? random.nextLong(1L << 46) : 0, rows);
    check(Math.min(rows, 200), random -> random.nextLong(1L << 54), rows);
  }

  private interface Lengths {
    long next(Random random);
  }

  private static void check(int rows, Lengths lengths, long seed) {
    Random random = new Random(seed);
    long[] ends = new long[rows];
    long end = 0;
    for (int i = 0; i < rows; i++) {
      end += lengths.next(random);
      ends[i] = end;
    }
    long total = end;
    try (Snapshot s = Snapshots.open(out -> write(out, ends))) {
      OffsetsColumn column = OffsetsColumn.open(s, "o");
      assertThat(column.size()).isEqualTo(rows);
      for (int i = 0; i < rows; i++) {
        if (column.start(i) != (i == 0 ? 0 : ends[i - 1]) || column.end(i) != ends[i]) {
          throw new AssertionError("row " + i + " of " + rows + ", seed " + seed);
        }
      }
      assertThat(column.total()).isEqualTo(total);
      assertThatThrownBy(() -> column.start(rows)).isInstanceOf(IndexOutOfBoundsException.class);
      assertThatThrownBy(() -> column.end(-1)).isInstanceOf(IndexOutOfBoundsException.class);
      OffsetsColumn.verify(s, "o", rows, total);
      assertThatThrownBy(() -> OffsetsColumn.verify(s, "o", rows + 1, total))
          .isInstanceOf(CorruptSnapshotException.class);
      assertThatThrownBy(() -> OffsetsColumn.verify(s, "o", rows, total + 1))
          .isInstanceOf(CorruptSnapshotException.class);
    }
  }

  private static void write(SnapshotWriter out, long[] ends) {
    try (OffsetsColumnWriter writer = OffsetsColumnWriter.create(out, "o")) {
      Arrays.stream(ends).forEach(writer::add);
      assertThat(writer.size()).isEqualTo(ends.length);
    }
  }

  @Test
  void takesLittleMoreThanAByteForRowsOfSomeTwentyBytes() {
    Random random = new Random(1);
    long[] ends = new long[100_000];
    for (int i = 1; i < ends.length; i++) {
      ends[i] = ends[i - 1] + 5 + random.nextInt(30);
    }
    try (Snapshot s = Snapshots.open(out -> write(out, ends))) {
      assertThat(s.section("o").byteSize()).isLessThan(130_000);
    }
  }

  @Test
  void refusesOffsetsThatDecrease() {
    Snapshots.bytes(out -> {
      try (OffsetsColumnWriter writer = OffsetsColumnWriter.create(out, "o")) {
        writer.add(10);
        assertThatThrownBy(() -> writer.add(9))
            .isInstanceOf(IllegalArgumentException.class)
            .hasMessageContaining("row 1 ends at 9");
        assertThatThrownBy(() -> writer.add(-1)).isInstanceOf(IllegalArgumentException.class);
      }
    });
  }

  @Test
  void refusesNumbersOfRowsThatTheSectionCannotHold() {
    for (long rows : new long[] {-1, 64, 1L << 31, Long.MAX_VALUE, Long.MIN_VALUE}) {
      Snapshot s =
          Snapshots.open(out -> {
            try (SectionWriter section = out.section("o")) {
              section.putLong(rows);
              section.put(new byte[24]);
            }
          });
      try (s) {
        assertThatThrownBy(() -> OffsetsColumn.open(s, "o"))
            .as("%d rows", rows)
            .isInstanceOf(CorruptSnapshotException.class);
      }
    }
  }

  @Test
  void verifyFindsEveryChangedBitOrReadsTheSameOffsets() {
    long[] ends = new Random(3).longs(150, 0, 60).toArray();
    Arrays.parallelPrefix(ends, Long::sum);
    byte[] section;
    try (Snapshot s = Snapshots.open(out -> write(out, ends))) {
      section = s.section("o").toArray(ValueLayout.JAVA_BYTE);
    }
    for (int bit = 0; bit < section.length * 8; bit++) {
      byte[] damaged = section.clone();
      damaged[bit >>> 3] ^= (byte) (1 << (bit & 7));
      Snapshot s =
          Snapshots.open(out -> {
            try (SectionWriter to = out.section("o")) {
              to.put(damaged);
            }
          });
      try (s) {
        OffsetsColumn.verify(s, "o", ends.length, ends[ends.length - 1]);
        OffsetsColumn column = OffsetsColumn.open(s, "o");
        for (int row = 0; row < ends.length; row++) {
          assertThat(column.end(row)).isBetween(column.start(row), ends[ends.length - 1]);
        }
      } catch (CorruptSnapshotException e) {
        assertThat(e).hasMessageContaining("section o");
      }
    }
  }
}
