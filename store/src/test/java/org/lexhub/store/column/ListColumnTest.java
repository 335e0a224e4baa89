package org.lexhub.store.column;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lexhub.store.snapshot.CorruptSnapshotException;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.snapshot.Snapshots;

class ListColumnTest {
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 63, 64, 65, 5000})
  void givesBackWhatWasWritten(int rows) {
    Random random = new Random(rows);
    List<int[]> lists = new ArrayList<>();
    for (int row = 0; row < rows; row++) {
      int length = random.nextInt(4) == 0 ? random.nextInt(20) : 0;
      lists.add(random.ints(length, -5, 1000).toArray());
    }
    try (Snapshot s = Snapshots.open(out -> write(ListColumnWriter.create(out, "l"), lists))) {
      ListColumn column = ListColumn.open(s, "l");
      assertThat(column.rows()).isEqualTo(rows);
      for (int row = 0; row < rows; row++) {
        int[] expected = lists.get(row);
        assertThat(column.count(row)).isEqualTo(expected.length);
        int[] found = new int[expected.length];
        for (long i = column.start(row); i < column.end(row); i++) {
          found[(int) (i - column.start(row))] = column.value(i);
        }
        assertThat(found).as("row %d of %d", row, rows).isEqualTo(expected);
      }
      assertThat(column.values()).isEqualTo(lists.stream().mapToInt(l -> l.length).sum());
      assertThatThrownBy(() -> column.value(column.values()))
          .isInstanceOf(IndexOutOfBoundsException.class);
      ListColumn.verify(s, "l", rows, -5, 999);
      assertThatThrownBy(() -> ListColumn.verify(s, "l", rows + 1, -5, 999))
          .isInstanceOf(CorruptSnapshotException.class);
    }
  }

  private static void write(ListColumnWriter writer, List<int[]> lists) {
    try (writer) {
      for (int[] list : lists) {
        for (int value : list) {
          writer.add(value);
        }
        writer.endRow();
      }
    }
  }

  @Test
  void verifyFindsValuesOutOfRange() {
    List<int[]> lists = List.of(new int[] {1, 2}, new int[] {}, new int[] {9});
    try (Snapshot s = Snapshots.open(out -> write(ListColumnWriter.create(out, "l"), lists))) {
      ListColumn.verify(s, "l", 3, 1, 9);
      assertThatThrownBy(() -> ListColumn.verify(s, "l", 3, 1, 8)).hasMessageContaining("row 2");
      assertThatThrownBy(() -> ListColumn.verify(s, "l", 3, 2, 9)).hasMessageContaining("row 0");
    }
  }

  @Test
  void refusesToCloseInsideARow() {
    Snapshots.bytes(out -> {
      ListColumnWriter writer = ListColumnWriter.create(out, "l");
      writer.add(1);
      assertThatThrownBy(writer::close).hasMessageContaining("was not ended");
      writer.endRow();
      writer.close();
    });
  }
}
