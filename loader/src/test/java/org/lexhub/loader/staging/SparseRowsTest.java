package org.lexhub.loader.staging;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lexhub.store.column.Scratch;

class SparseRowsTest {
  private static final int ROWS = 3000;

  @TempDir Path folder;

  /** Looks for the first entry of an owner by reading all of them. */
  private static int expected(List<Integer> owners, int owner) {
    int entry = 0;
    while (entry < owners.size() && owners.get(entry) < owner) {
      entry++;
    }
    return entry;
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.0005, 0.01, 0.5, 3})
  void findsTheFirstEntryOfEveryRow(double entriesOfRow) {
    Random random = new Random(7);
    Scratch.at(folder.resolve("scratch"))
        .call(() -> {
          SparseRows rows = new SparseRows(1);
          List<Integer> owners = new ArrayList<>();
          for (int entry = 0; entry < ROWS * entriesOfRow; entry++) {
            owners.add(random.nextInt(ROWS));
          }
          owners.sort(null);
          owners.forEach(owner -> rows.add(owner, owner * 2));

          for (int owner = 0; owner < ROWS + 600; owner++) {
            int entry = rows.from(owner);
            assertThat(entry).isEqualTo(expected(owners, owner));
            assertThat(rows.belongs(entry, owner)).isEqualTo(owners.contains(owner));
          }
          return owners.size();
        });
  }

  @Test
  void anEmptyTableHasNoEntries() {
    Scratch.at(folder.resolve("scratch"))
        .call(() -> {
          SparseRows rows = new SparseRows(1);
          assertThat(rows.from(5)).isZero();
          assertThat(rows.belongs(0, 5)).isFalse();
          return 0;
        });
  }
}
