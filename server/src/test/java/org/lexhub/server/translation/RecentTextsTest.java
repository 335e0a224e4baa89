package org.lexhub.server.translation;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.lexhub.store.text.Utf8Buffer;

/** Texts that are cached, replaced by others, or too long for the cache. */
class RecentTextsTest {
  private final RecentTexts recent = new RecentTexts();
  private final Utf8Buffer out = new Utf8Buffer(16);

  @Test
  void nothingIsKeptAtFirst() {
    assertThat(recent.append(0, out)).isFalse();
    assertThat(out.length()).isZero();
  }

  @Test
  void whatIsKeptIsWhatWasWritten() {
    Random random = new Random(7);
    String[] texts = new String[10_000];
    int found = 0;
    for (int i = 0; i < 200_000; i++) {
      int row = (int) Math.abs(random.nextGaussian() * 2_000) % texts.length;
      if (texts[row] == null) {
        texts[row] =
            "x".repeat(random.nextInt(33)).replace("xx", "ä").concat(row % 2 == 0 ? "" : "-");
      }
      out.clear();
      out.putAscii("before ");
      if (recent.append(row, out)) {
        found++;
      } else {
        byte[] utf8 = texts[row].getBytes(StandardCharsets.UTF_8);
        out.put(utf8, 0, utf8.length);
        recent.keep(row, out, "before ".length());
      }
      assertThat(out.toString()).isEqualTo("before " + texts[row]);
    }
    assertThat(found).as("texts found again").isGreaterThan(50_000);
  }

  @Test
  void aLongTextIsNotKept() {
    out.putAscii("x".repeat(33));
    recent.keep(5, out, 0);
    assertThat(recent.append(5, out)).isFalse();
    recent.keep(5, out, 1);
    assertThat(recent.append(5, out)).isTrue();
    assertThat(out.length()).isEqualTo(33 + 32);
  }
}
