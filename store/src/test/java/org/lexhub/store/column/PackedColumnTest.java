package org.lexhub.store.column;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lexhub.store.snapshot.CorruptSnapshotException;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.snapshot.Snapshots;

class PackedColumnTest {
  @ParameterizedTest
  @CsvSource({
    "0, 0",
    "1, 0",
    "5, 0",
    "0, 7",
    "1, 1",
    "64, 1",
    "65, 1",
    "1000, 100",
    "1000, 127",
    "1000, 128",
    "999, 8388607",
    "500, 2147483647",
    "300, 144115188075855871"
  })
  void givesBackWhatWasWritten(int rows, long most) {
    long[] values = new Random(most + rows).longs(rows, 0, most + 1).toArray();
    if (rows > 0) {
      values[rows - 1] = most;
    }
    try (Snapshot s =
        Snapshots.open(out -> write(PackedColumnWriter.create(out, "p", most), values))) {
      PackedColumn column = PackedColumn.open(s, "p");
      assertThat(column.size()).isEqualTo(rows);
      for (int row = 0; row < rows; row++) {
        assertThat(column.get(row)).as("row %d", row).isEqualTo(values[row]);
      }
      PackedColumn.verify(s, "p", rows, most + 1);
      assertThatThrownBy(() -> PackedColumn.verify(s, "p", rows + 1, most + 1))
          .isInstanceOf(CorruptSnapshotException.class);
      if (rows > 0) {
        assertThatThrownBy(() -> PackedColumn.verify(s, "p", rows, most))
            .isInstanceOf(CorruptSnapshotException.class)
            .hasMessageContaining("less than " + most);
      }
    }
  }

  @Test
  void refusesWhatDoesNotFit() {
    Snapshots.open(
            out -> {
              assertThatThrownBy(() -> PackedColumnWriter.create(out, "x", 1L << 57))
                  .isInstanceOf(IllegalArgumentException.class);
              try (PackedColumnWriter writer = PackedColumnWriter.create(out, "p", 4)) {
                assertThatThrownBy(() -> writer.add(5)).hasMessageContaining("0 to 4, not 5");
                assertThatThrownBy(() -> writer.add(-1)).hasMessageContaining("-1");
              }
            })
        .close();
  }

  private static void write(PackedColumnWriter writer, long[] values) {
    try (writer) {
      for (long value : values) {
        writer.add(value);
      }
    }
  }
}
