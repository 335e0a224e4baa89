package org.lexhub.store.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.junit.jupiter.api.Test;

class JsonEscapeTest {
  @Test
  void escapesOnlyWhatMustBe() {
    assertThat(escape("plain / text é 語 😀 \u007f\u2028"))
        .isEqualTo("plain / text é 語 😀 \u007f\u2028");
    assertThat(escape("\"\\")).isEqualTo("\\\"\\\\");
    assertThat(escape("\b\f\n\r\t")).isEqualTo("\\b\\f\\n\\r\\t");
    assertThat(escape("\0\u0001\u001f")).isEqualTo("\\u0000\\u0001\\u001f");
    assertThat(escape("")).isEmpty();
  }

  @Test
  void replacesWhatIsNoCharacter() {
    assertThat(escape("a\uD83Db")).isEqualTo("a\uFFFDb");
    assertThat(escape("\uDE00\uD83D")).isEqualTo("\uFFFD\uFFFD");
    assertThat(escape(bytes(0x61, 0xFF, 0x62))).isEqualTo("a\uFFFDb");
    assertThat(escape(bytes(0xC0, 0xAF))).isEqualTo("\uFFFD\uFFFD"); // overlong slash
    assertThat(escape(bytes(0xED, 0xA0, 0x80))).isEqualTo("\uFFFD\uFFFD\uFFFD"); // a surrogate
    assertThat(escape(bytes(0xF4, 0x90, 0x80, 0x80))).hasSize(4); // after the last code point
    assertThat(escape(bytes(0xE8, 0xAA))).isEqualTo("\uFFFD"); // cut
  }

  @Test
  void treatsRandomBytesAsTheJdkDoes() {
    for (int seed = 0; seed < 20_000; seed++) {
      Random random = new Random(seed);
      byte[] bytes = new byte[random.nextInt(12)];
      random.nextBytes(bytes);
      if (seed % 2 == 0) {
        // Valid text with one byte changed.
        bytes = "aé語😀z".getBytes(StandardCharsets.UTF_8);
        bytes[random.nextInt(bytes.length)] = (byte) random.nextInt();
      }
      if (hasSurrogate(bytes)) {
        continue; // the JDK replaces these three bytes by one character, the Unicode standard by
        // three
      }
      String expected = new String(bytes, StandardCharsets.UTF_8);
      Utf8Buffer out = new Utf8Buffer(0);
      JsonEscape.append(bytes, 0, bytes.length, out);
      assertThat(out.toString()).as("seed %d", seed).isEqualTo(escape(expected));
      assertThat(JsonEscape.isEscaped(out.bytes(), out.length())).as("seed %d", seed).isTrue();
      assertThat(unescape(out)).as("seed %d", seed).isEqualTo(expected);
    }
  }

  private static boolean hasSurrogate(byte[] bytes) {
    for (int i = 0; i + 1 < bytes.length; i++) {
      if ((bytes[i] & 0xFF) == 0xED && (bytes[i + 1] & 0xE0) == 0xA0) {
        return true;
      }
    }
    return false;
  }

  @Test
  void knowsWhatIsNotEscaped() {
    for (String bad : new String[] {"\"", "a\nb", "\\", "\\x", "\\u0041", "\\u00", "\\u001g"}) {
      byte[] bytes = bad.getBytes(StandardCharsets.UTF_8);
      assertThat(JsonEscape.isEscaped(bytes, bytes.length)).as(bad).isFalse();
    }
    byte[] cut = bytes(0x61, 0xC3);
    assertThat(JsonEscape.isEscaped(cut, 2)).isFalse();
  }

  private static byte[] bytes(int... values) {
    byte[] bytes = new byte[values.length];
    for (int i = 0; i < values.length; i++) {
      bytes[i] = (byte) values[i];
    }
    return bytes;
  }

  private static String escape(String text) {
    Utf8Buffer out = new Utf8Buffer(0);
    JsonEscape.append(text, out);
    return out.toString();
  }

  private static String escape(byte[] utf8) {
    Utf8Buffer out = new Utf8Buffer(0);
    JsonEscape.append(utf8, 0, utf8.length, out);
    return out.toString();
  }

  private static String unescape(Utf8Buffer escaped) {
    Utf8Buffer out = new Utf8Buffer(0);
    JsonEscape.unescape(escaped.bytes(), 0, escaped.length(), out);
    return out.toString();
  }
}
