package org.lexhub.server.translation;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.lexhub.store.text.Utf8Buffer;

class ExportFormatTest {
  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static String escaped(String value) {
    Utf8Buffer out = new Utf8Buffer(16);
    SeparatedLines.escaped(utf8("x" + value + "x"), 1, 1 + utf8(value).length, out);
    return out.toString();
  }

  private static String quoted(String value) {
    Utf8Buffer out = new Utf8Buffer(16);
    SeparatedLines.quoted(utf8("x" + value + "x"), 1, 1 + utf8(value).length, out);
    return out.toString();
  }

  @Test
  void tabsLineEndsAndBackslashesAreEscapedBetweenTabs() {
    assertThat(escaped("a\tb\nc\rd\\n")).isEqualTo("a\\tb\\nc\\rd\\\\n");
    assertThat(escaped("x\"y, 日本 é")).isEqualTo("x\"y, 日本 é");
    assertThat(escaped("")).isEmpty();
  }

  @Test
  void valuesAreQuotedBetweenCommasWhereTheyNeedIt() {
    assertThat(quoted("a,b")).isEqualTo("\"a,b\"");
    assertThat(quoted("x\"y")).isEqualTo("\"x\"\"y\"");
    assertThat(quoted("1\n2\r")).isEqualTo("\"1\n2\r\"");
    assertThat(quoted("a\tb\\n 日")).isEqualTo("a\tb\\n 日");
    assertThat(quoted("")).isEmpty();
  }

  @Test
  void confidencesHaveNoTrailingZeros() {
    int[] values = {0, 1, 10, 8100, 9999, 10_000};
    String[] texts = {"0", "0.0001", "0.001", "0.81", "0.9999", "1"};
    for (int i = 0; i < values.length; i++) {
      Utf8Buffer out = new Utf8Buffer(16);
      ConfidenceText.put(values[i], out);
      assertThat(out.toString()).isEqualTo(texts[i]);
    }
  }
}
