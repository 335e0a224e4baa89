package org.lexhub.store.column;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.Random;
import org.junit.jupiter.api.Test;

class GatheredTest {
  @Test
  void givesBackWhatWasAddedWhateverTheRange() {
    for (int bits = 0; bits <= 64; bits += 4) {
      Random random = new Random(bits);
      LongArrayList plain = new LongArrayList();
      GatheredLongs gathered = new GatheredLongs();
      for (int i = 0; i < 3 * 4096 + 17; i++) {
        long value = bits == 0 ? -7 : random.nextLong() >> (64 - bits);
        plain.add(value);
        gathered.add(value);
        assertThat(gathered.getLong(i)).isEqualTo(value);
      }
      assertThat(gathered.toLongArray()).as("bits %d", bits).isEqualTo(plain.toLongArray());
    }
  }

  @Test
  void keepsTheEndsOfTheRange() {
    LongArrayList plain = new LongArrayList();
    GatheredLongs longs = new GatheredLongs();
    IntArrayList plainInts = new IntArrayList();
    GatheredInts ints = new GatheredInts();
    for (int i = 0; i < 8192; i++) {
      long value = i % 2 == 0 ? Long.MIN_VALUE : Long.MAX_VALUE;
      plain.add(value);
      longs.add(value);
      int number = i % 3 == 0 ? Integer.MIN_VALUE : Integer.MAX_VALUE - i;
      plainInts.add(number);
      ints.add(number);
    }
    assertThat(longs.toLongArray()).isEqualTo(plain.toLongArray());
    assertThat(ints.toIntArray()).isEqualTo(plainInts.toIntArray());
  }

  @Test
  void hasNothingBeyondItsEnd() {
    GatheredInts ints = new GatheredInts();
    ints.add(5);
    assertThatThrownBy(() -> ints.getInt(1)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> ints.getInt(-1)).isInstanceOf(IndexOutOfBoundsException.class);
    for (int i = 1; i < 4096; i++) {
      ints.add(5);
    }
    assertThatThrownBy(() -> ints.getInt(4096)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThat(ints.getInt(4095)).isEqualTo(5);
  }
}
