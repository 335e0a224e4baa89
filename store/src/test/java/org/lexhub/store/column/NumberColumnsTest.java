package org.lexhub.store.column;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

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

class NumberColumnsTest {
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 63, 64, 65, 1000, 300_000})
  void givesBackWhatWasWritten(int rows) {
    Random random = new Random(rows);
    long[] values = random.longs(rows).toArray();
    try (Snapshot s = Snapshots.open(out -> writeAll(out, values))) {
      IntColumn ints = IntColumn.open(s, "i");
      LongColumn longs = LongColumn.open(s, "l");
      ShortColumn shorts = ShortColumn.open(s, "s");
      ByteColumn bytes = ByteColumn.open(s, "b");
      assertThat(ints.size()).isEqualTo(rows);
      assertThat(longs.size()).isEqualTo(rows);
      assertThat(shorts.size()).isEqualTo(rows);
      assertThat(bytes.size()).isEqualTo(rows);
      for (int row = 0; row < rows; row++) {
        if (ints.get(row) != (int) values[row]
            || longs.get(row) != values[row]
            || shorts.get(row) != (values[row] & 0xFFFF)
            || bytes.get(row) != (values[row] & 0xFF)) {
          throw new AssertionError("row " + row + " of " + rows);
        }
      }
      assertThatThrownBy(() -> ints.get(rows)).isInstanceOf(IndexOutOfBoundsException.class);
      assertThatThrownBy(() -> longs.get(-1)).isInstanceOf(IndexOutOfBoundsException.class);
      assertThatThrownBy(() -> shorts.get(rows)).isInstanceOf(IndexOutOfBoundsException.class);
      assertThatThrownBy(() -> bytes.get(-1)).isInstanceOf(IndexOutOfBoundsException.class);
      IntColumn.verify(s, "i", rows, Integer.MIN_VALUE, Integer.MAX_VALUE);
      LongColumn.verify(s, "l", rows, Long.MIN_VALUE, Long.MAX_VALUE);
      ShortColumn.verify(s, "s", rows, 0, 0xFFFF);
      ByteColumn.verify(s, "b", rows, 0, 0xFF);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 100})
  void findsTheRowOfEveryNumberInAnAscendingColumnAndOfNoOther(int rows) {
    long[] values = new Random(rows).longs(0, 250).distinct().limit(rows).sorted().toArray();
    try (Snapshot s = Snapshots.open(out -> writeAll(out, values))) {
      IntColumn ints = IntColumn.open(s, "i");
      LongColumn longs = LongColumn.open(s, "l");
      for (int key = -1; key <= 250; key++) {
        int row = Math.max(-1, Arrays.binarySearch(values, key));
        assertThat(ints.indexOf(key)).as("key %d", key).isEqualTo(row);
        assertThat(longs.indexOf(key)).as("key %d", key).isEqualTo(row);
      }
    }
    long[] extremes = {Long.MIN_VALUE, Integer.MIN_VALUE, Integer.MAX_VALUE, Long.MAX_VALUE};
    try (Snapshot s = Snapshots.open(out -> writeAll(out, extremes))) {
      LongColumn longs = LongColumn.open(s, "l");
      for (int row = 0; row < extremes.length; row++) {
        assertThat(longs.indexOf(extremes[row])).isEqualTo(row);
      }
    }
  }

  /** Writes all columns at the same time: open writers do not affect each other. */
  private static void writeAll(SnapshotWriter out, long[] values) {
    try (IntColumnWriter ints = IntColumnWriter.create(out, "i");
        LongColumnWriter longs = LongColumnWriter.create(out, "l");
        ShortColumnWriter shorts = ShortColumnWriter.create(out, "s");
        ByteColumnWriter bytes = ByteColumnWriter.create(out, "b")) {
      for (long value : values) {
        ints.add((int) value);
        longs.add(value);
        shorts.add((int) value & 0xFFFF);
        bytes.add((int) value & 0xFF);
      }
      assertThat(ints.size()).isEqualTo(values.length);
    }
  }

  @Test
  void refusesValuesThatDoNotFit() {
    Snapshots.bytes(out -> {
      try (ShortColumnWriter shorts = ShortColumnWriter.create(out, "s");
          ByteColumnWriter bytes = ByteColumnWriter.create(out, "b")) {
        assertThatThrownBy(() -> shorts.add(65_536)).hasMessageContaining("0 to 65,535");
        assertThatThrownBy(() -> shorts.add(-1)).hasMessageContaining("column s");
        assertThatThrownBy(() -> bytes.add(256)).hasMessageContaining("0 to 255");
        assertThatThrownBy(() -> bytes.add(-1)).hasMessageContaining("column b");
      }
    });
  }

  @Test
  void verifyFindsValuesOutOfRangeAndRowsThatAreMissing() {
    try (Snapshot s = Snapshots.open(out -> writeAll(out, new long[] {5, 6, 7}))) {
      IntColumn.verify(s, "i", 3, 5, 7);
      for (Runnable wrong :
          new Runnable[] {
            () -> IntColumn.verify(s, "i", 3, 6, 7),
            () -> IntColumn.verify(s, "i", 3, 5, 6),
            () -> IntColumn.verify(s, "i", 4, 5, 7),
            () -> LongColumn.verify(s, "l", 3, 5, 6),
            () -> LongColumn.verify(s, "l", 2, 5, 7),
            () -> ShortColumn.verify(s, "s", 3, 6, 7),
            () -> ByteColumn.verify(s, "b", 3, 0, 6),
            () -> ByteColumn.verify(s, "none", 3, 0, 6),
          }) {
        assertThatThrownBy(wrong::run).isInstanceOf(CorruptSnapshotException.class);
      }
    }
  }

  @Test
  void refusesASectionThatIsNotWholeRows() {
    Snapshot s =
        Snapshots.open(out -> {
          try (SectionWriter section = out.section("x")) {
            section.putInt(1);
            section.putByte(2);
          }
        });
    try (s) {
      assertThatThrownBy(() -> IntColumn.open(s, "x")).hasMessageContaining("whole rows of 4");
      assertThatThrownBy(() -> LongColumn.verify(s, "x")).hasMessageContaining("5 bytes");
      assertThatThrownBy(() -> ShortColumn.open(s, "x")).hasMessageContaining("section x");
      assertThat(ByteColumn.open(s, "x").size()).isEqualTo(5);
    }
  }
}
