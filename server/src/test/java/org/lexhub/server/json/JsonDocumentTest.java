package org.lexhub.server.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JsonDocumentTest {
  private static Object parse(String text) {
    return JsonDocument.parse(text.getBytes(StandardCharsets.UTF_8), 8);
  }

  @Test
  void readsEveryKindOfValue() {
    Object value =
        parse(
            " {\"a\" : [1, -2.5e3 ,0], \"b\":true,\"c\":false , \"d\":null,\"\":\"\",\"e\":{}}\n");
    assertThat(value)
        .isEqualTo(
            Map.of(
                "a",
                List.of(new BigDecimal(1), new BigDecimal("-2.5e3"), new BigDecimal(0)),
                "b",
                true,
                "c",
                false,
                "d",
                JsonDocument.NULL,
                "",
                "",
                "e",
                Map.of()));
  }

  @Test
  void readsEscapesAndCharactersOfEveryLength() {
    assertThat(parse("\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\\u65E5\\ud83d\\ude00 é日😀\""))
        .isEqualTo("\"\\/\b\f\n\r\té日😀 é日😀");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "{",
        "}",
        "[",
        "[1,]",
        "[1 2]",
        "{\"a\"}",
        "{\"a\":}",
        "{\"a\":1,}",
        "{a:1}",
        "{'a':1}",
        "\"a",
        "\"\\",
        "\"\\x\"",
        "\"\\u12\"",
        "\"\\u12g4\"",
        "\"a\nb\"",
        "01",
        "-",
        "1.",
        ".5",
        "1e",
        "+1",
        "NaN",
        "Infinity",
        "tru",
        "nul",
        "True",
        "1 1",
        "{} x",
        "// x\n1",
        "\uFEFF1",
        "1e99999999999",
        "\"\\ud800\"",
        "\"\\udc00\"",
        "\"\\ud800\\ud800\"",
        "\"\\ud800x\"",
        "{\"a\":1,\"a\":2}",
        "{\"a\":1,\"\\u0061\":2}",
        "[[[[[[[[[1]]]]]]]]]",
      })
  void refusesWhatIsNoStrictJson(String text) {
    assertThatThrownBy(() -> parse(text))
        .isInstanceOf(JsonFault.class)
        .hasMessageContaining("byte");
  }

  @Test
  void countsLevels() {
    assertThat(parse("[[[[[[[[1]]]]]]]]")).isInstanceOf(List.class);
    assertThat(parse("[[[[[[[{}]]]]]]]")).isInstanceOf(List.class);
  }

  @Test
  void refusesMalformedUtf8() {
    byte[][] malformed = {
      {'"', (byte) 0x80, '"'},
      {'"', (byte) 0xc0, (byte) 0xaf, '"'},
      {'"', (byte) 0xe0, (byte) 0x80, (byte) 0xaf, '"'},
      {'"', (byte) 0xed, (byte) 0xa0, (byte) 0x80, '"'},
      {'"', (byte) 0xf0, (byte) 0x80, (byte) 0x80, (byte) 0x80, '"'},
      {'"', (byte) 0xf4, (byte) 0x90, (byte) 0x80, (byte) 0x80, '"'},
      {'"', (byte) 0xf5, (byte) 0x80, (byte) 0x80, (byte) 0x80, '"'},
      {'"', (byte) 0xc3, '"'},
      {'"', (byte) 0xe6, (byte) 0x97, '"'},
      {'"', (byte) 0xff, '"'},
    };
    for (byte[] bytes : malformed) {
      assertThatThrownBy(() -> JsonDocument.parse(bytes, 8))
          .isInstanceOf(JsonFault.class)
          .hasMessage("malformed UTF-8 at byte 1");
    }
  }

  @Test
  void tellsWhereAFaultStands() {
    assertThatThrownBy(() -> parse("{\"text\":\"é\", \"x\" 1}"))
        .hasMessage("':' is expected at byte 18");
  }
}
