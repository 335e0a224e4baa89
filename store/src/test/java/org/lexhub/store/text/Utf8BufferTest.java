package org.lexhub.store.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.foreign.MemorySegment;
import java.util.Random;
import org.junit.jupiter.api.Test;

class Utf8BufferTest {
  @Test
  void writesNumbersAsTheJdkDoes() {
    long[] edges = {0, 1, -1, 9, 10, -10, 99, 100, Integer.MIN_VALUE, Integer.MAX_VALUE};
    Utf8Buffer out = new Utf8Buffer(0);
    StringBuilder expected = new StringBuilder();
    for (long edge : edges) {
      out.putInt((int) edge);
      expected.append(edge);
    }
    Random random = new Random(5);
    for (int i = 0; i < 10_000; i++) {
      long value = random.nextLong() >> random.nextInt(64);
      out.putLong(value);
      out.put((byte) ',');
      expected.append(value).append(',');
    }
    out.putLong(Long.MIN_VALUE);
    out.putLong(Long.MAX_VALUE);
    expected.append(Long.MIN_VALUE).append(Long.MAX_VALUE);
    assertThat(out.toString()).isEqualTo(expected.toString());
  }

  @Test
  void growsAndForgets() {
    Utf8Buffer out = new Utf8Buffer(0);
    out.putAscii("abc");
    out.put(new byte[] {'x', 'd', 'e', 'y'}, 1, 2);
    out.put(MemorySegment.ofArray(new byte[] {'x', 'f', 'g'}), 1, 2);
    assertThat(out.toString()).isEqualTo("abcdefg");
    byte[] room = out.ensure(1000);
    assertThat(room.length).isGreaterThanOrEqualTo(1007);
    room[7] = 'h';
    out.advance(1);
    assertThat(out.toString()).isEqualTo("abcdefgh");
    out.truncate(2);
    assertThat(out.toString()).isEqualTo("ab");
    out.clear();
    assertThat(out.length()).isZero();
    assertThat(out.bytes()).isSameAs(room);
  }

  @Test
  void refusesWhatIsOutside() {
    Utf8Buffer out = new Utf8Buffer(4);
    assertThatThrownBy(() -> out.truncate(1)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> out.advance(5)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> out.ensure(Integer.MAX_VALUE)).hasMessageContaining("does not fit");
  }
}
