package org.lexhub.server.http;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import org.lexhub.server.http.parameter.ApiError;
import org.lexhub.server.http.parameter.Digits;
import org.lexhub.server.http.parameter.PercentDecoding;
import org.lexhub.store.text.Utf8Buffer;

/**
 * The fields of a form or of a page's address, decoded strictly. Pages are lenient about what they
 * do not know, since addresses are passed around: unknown fields stay unread, and of a field that
 * comes twice the last counts.
 */
public final class Fields {
  private final Map<String, String> values = new HashMap<>();

  private Fields() {}

  /**
   * Reads the query of a page's address.
   *
   * @throws ApiError 400 for a malformed escape or text that is no UTF-8
   */
  public static Fields ofQuery(Call call) {
    return of(call.exchange().getQueryString());
  }

  /**
   * Reads the body of a form, {@code application/x-www-form-urlencoded}.
   *
   * @throws ApiError 400 for a malformed escape or text that is no UTF-8
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

  /** Tells whether a field is there, be it empty; a box that is ticked is. */
  public boolean has(String name) {
    return values.containsKey(name);
  }

  /** Returns a field exactly as it was entered, for passwords; empty where it is not there. */
  public String exact(String name) {
    return values.getOrDefault(name, "");
  }

  /** Returns a field without blanks around it; empty where it is not there. */
  public String text(String name) {
    return exact(name).strip();
  }

  /** Returns a whole number, or {@code otherwise} where the field is none within the bounds. */
  public int number(String name, int otherwise, int least, int most) {
    String text = text(name);
    long value = Digits.id(text, 0, text.length());
    return value < least || value > most ? otherwise : (int) value;
  }
}
