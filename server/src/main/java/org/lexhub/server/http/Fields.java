package org.lexhub.server.http;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.lexhub.server.http.parameter.ApiError;
import org.lexhub.server.http.parameter.Digits;
import org.lexhub.server.http.parameter.PercentDecoding;
import org.lexhub.store.text.Utf8Buffer;

/**
 * The fields of a form or of a page's URL. Escapes and UTF-8 are decoded strictly. Names are
 * lenient, because people pass URLs around: unknown fields are ignored, and the last value of a
 * repeated field counts.
 */
public final class Fields {
  private final Map<String, String> values = new HashMap<>();

  private Fields() {}

  /**
   * Reads the query of a page's URL.
   *
   * @throws ApiError 400 for a malformed escape or malformed UTF-8
   */
  public static Fields ofQuery(Call call) {
    return of(call.exchange().getQueryString());
  }

  /**
   * Reads the body of a form, {@code application/x-www-form-urlencoded}.
   *
   * @throws ApiError 400 for a malformed escape or malformed UTF-8
   */
  public static Fields ofForm(Call call) {
    return of(new String(call.body(), StandardCharsets.ISO_8859_1));
  }

  private static Fields of(String text) {
    Fields fields = new Fields();
    int start = 0;
    while (start < text.length()) {
      int end = text.indexOf('&', start);
      end = end < 0 ? text.length() : end;
      int equals = text.indexOf('=', start);
      int nameEnd = equals < 0 || equals > end ? end : equals;
      if (nameEnd > start) {
        fields.values.put(
            decoded(text, start, nameEnd), decoded(text, Math.min(nameEnd + 1, end), end));
      }
      start = end + 1;
    }
    return fields;
  }

  private static String decoded(String text, int start, int end) {
    Utf8Buffer bytes = new Utf8Buffer(end - start + 1);
    PercentDecoding.decode(text, start, end, true, bytes);
    return bytes.toString();
  }

  /** Returns whether a field is present, even if it is empty. A ticked checkbox is present. */
  public boolean has(String name) {
    return values.containsKey(name);
  }

  /** Returns a field exactly as the user entered it, for passwords; empty if it is absent. */
  public String exact(String name) {
    return values.getOrDefault(name, "");
  }

  /** Returns a field without surrounding blanks; empty if it is absent. */
  public String text(String name) {
    return exact(name).strip();
  }

  /** Returns all fields by name, as the user entered them. */
  public List<Map.Entry<String, String>> entries() {
    return values.entrySet().stream().sorted(Map.Entry.comparingByKey()).toList();
  }

  /** Returns a whole number, or {@code otherwise} if the field holds none within the bounds. */
  public int number(String name, int otherwise, int min, int max) {
    String text = text(name);
    long value = Digits.id(text, 0, text.length());
    return value < min || value > max ? otherwise : (int) value;
  }
}
