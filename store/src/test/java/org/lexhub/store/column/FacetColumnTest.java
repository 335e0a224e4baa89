package org.lexhub.store.column;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lexhub.store.snapshot.CorruptSnapshotException;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.snapshot.Snapshots;

class FacetColumnTest {
  /** The probability that a row has a value; gives empty, sparse, dense and full blocks. */
  private static final double[] CHANCES = {0, 1, 0.5, 0.001, 0.0625, 0.99, 0.00002};

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 63, 64, 65, 4096, 65_535, 65_536, 65_537, 131_072, 200_000})
  void agreesWithPlainBitSets(int rows) {
    Random random = new Random(rows);
    BitSet[] sets = new BitSet[CHANCES.length + 1];
    for (int value = 0; value < CHANCES.length; value++) {
      sets[value] = randomSet(random, rows, CHANCES[value]);
    }
    // Each block of a value is of another kind.
    sets[CHANCES.length] = new BitSet();
    for (int row = 0; row < rows; row++) {
      sets[CHANCES.length].set(row, random.nextDouble() < CHANCES[(row >>> 16) % 4]);
    }
    try (Snapshot s = Snapshots.open(out -> write(out, sets, rows))) {
      FacetColumn column = FacetColumn.open(s, "f");
      assertThat(column.values()).isEqualTo(sets.length);
      assertThat(column.rows()).isEqualTo(rows);
      FacetColumn.verify(s, "f", sets.length, rows);
      for (int value = 0; value < sets.length; value++) {
        checkRows(column, value, sets[value], rows, random);
        checkBlocks(column, value, sets[value], random);
      }
    }
  }

  private static BitSet randomSet(Random random, int rows, double chance) {
    BitSet set = new BitSet();
    for (int row = 0; row < rows; row++) {
      set.set(row, random.nextDouble() < chance);
    }
    return set;
  }

  private static void write(SnapshotWriter out, BitSet[] sets, int rows) {
    try (FacetColumnWriter writer = FacetColumnWriter.create(out, "f", sets.length, rows)) {
      for (int row = 0; row < rows; row++) { // mixed values
        for (int value = 1; value < sets.length; value++) {
          if (sets[value].get(row)) {
            writer.add(value, row);
          }
        }
      }
      sets[0].stream().forEach(row -> writer.add(0, row));
    }
  }

  private static void checkRows(FacetColumn f, int value, BitSet set, int rows, Random random) {
    int total = set.cardinality();
    assertThat(f.total(value)).isEqualTo(total);
    assertThat(f.rank(value, rows)).isEqualTo(total);
    int rank = 0;
    for (int row = 0; row < rows; row++) {
      boolean has = set.get(row);
      if (f.contains(value, row) != has || f.rank(value, row) != rank) {
        throw new AssertionError("value " + value + ", row " + row + " of " + rows);
      }
      if (has && f.select(value, rank) != row) {
        throw new AssertionError("value " + value + ", select " + rank + " of " + rows);
      }
      rank += has ? 1 : 0;
    }
    for (int i = 0; i < 100 && rows > 0; i++) {
      int from = random.nextInt(rows);
      int to = from + random.nextInt(rows - from + 1);
      assertThat(f.count(value, from, to)).isEqualTo(set.get(from, to).cardinality());
    }
    assertThatThrownBy(() -> f.select(value, total)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> f.select(value, -1)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> f.contains(value, rows)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> f.rank(value, -1)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> f.total(f.values())).isInstanceOf(IndexOutOfBoundsException.class);
  }

  private static void checkBlocks(FacetColumn column, int value, BitSet set, Random random) {
    for (int block = 0; block < column.blocks(); block++) {
      BitSet inBlock = set.get(block << 16, (block + 1) << 16);
      assertThat(column.count(value, block)).isEqualTo(inBlock.cardinality());
      BitSet before = randomSet(random, column.blockRows(block), 0.5);

      long[] words = words(before);
      column.and(value, block, words);
      BitSet and = (BitSet) before.clone();
      and.and(inBlock);
      assertThat(BitSet.valueOf(words)).as("and, value %d", value).isEqualTo(and);

      words = words(before);
      column.or(value, block, words);
      BitSet or = (BitSet) before.clone();
      or.or(inBlock);
      assertThat(BitSet.valueOf(words)).as("or, value %d", value).isEqualTo(or);
    }
  }

  private static long[] words(BitSet set) {
    return Arrays.copyOf(set.toLongArray(), FacetColumn.BLOCK_WORDS);
  }

  @Test
  void refusesWrongUse() {
    Snapshots.bytes(out -> {
      try (FacetColumnWriter writer = FacetColumnWriter.create(out, "f", 2, 10)) {
        writer.add(1, 5);
        writer.add(0, 3);
        assertThatThrownBy(() -> writer.add(1, 5)).hasMessageContaining("sort the rows");
        assertThatThrownBy(() -> writer.add(1, 4)).hasMessageContaining("row 4 comes after");
        assertThatThrownBy(() -> writer.add(2, 6)).hasMessageContaining("values below 2");
        assertThatThrownBy(() -> writer.add(1, 10)).hasMessageContaining("rows below 10");
        assertThatThrownBy(() -> writer.add(-1, 6)).hasMessageContaining("facet f");
      }
      assertThatThrownBy(() -> FacetColumnWriter.create(out, "g", -1, 1))
          .isInstanceOf(IllegalArgumentException.class);
    });
  }

  @Test
  void verifyFindsOtherNumbersOfValuesAndRows() {
    BitSet[] sets = {new BitSet(), BitSet.valueOf(new long[] {5})};
    try (Snapshot s = Snapshots.open(out -> write(out, sets, 64))) {
      assertThatThrownBy(() -> FacetColumn.verify(s, "f", 3, 64))
          .isInstanceOf(CorruptSnapshotException.class);
      assertThatThrownBy(() -> FacetColumn.verify(s, "f", 2, 65))
          .isInstanceOf(CorruptSnapshotException.class);
    }
  }
}
