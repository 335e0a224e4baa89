package org.lexhub.server.translation;

import java.math.BigDecimal;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.http.parameter.ApiError;

/**
 * A request in the form of LibreTranslate: JSON or a form.
 *
 * @param texts the words and phrases
 * @param single whether {@code q} is one text, so that the answer is one
 * @param source the code of the source language, or {@code auto}
 * @param target the code of the target language
 * @param alternatives the maximum number of further translations
 * @param key the API key in the body, empty if there is none
 */
record LibreRequest(
    List<String> texts,
    boolean single,
    String source,
    String target,
    int alternatives,
    String key) {
  private static final List<String> NAMES =
      List.of("q", "source", "target", "format", "alternatives", "api_key");
  private static final int MAX_TEXTS = 50;
  private static final int MAX_TEXT_LENGTH = 256;
  private static final int MAX_ALTERNATIVES = 20;

  LibreRequest {
    texts = List.copyOf(texts);
  }

  /**
   * Reads a body.
   *
   * @throws ApiError 400 if it is not a valid request
   */
  static LibreRequest read(byte[] body) {
    String start = new String(body, StandardCharsets.UTF_8).strip();
    RequestMembers members =
        RequestMembers.of(
            start.startsWith("{") || start.isEmpty() ? TranslateRequest.parse(body) : form(start),
            NAMES);
    String format = members.raw("format");
    if (format != null && !format.equals("text") && !format.isEmpty()) {
      throw ApiError.notAllowed("format", format, List.of("text"));
    }
    Object q = members.value("q");
    String key = members.raw("api_key");
    return new LibreRequest(
        texts(q),
        !(q instanceof List<?>),
        members.required("source").strip(),
        members.required("target").strip(),
        members.integer("alternatives", 0, 0, MAX_ALTERNATIVES),
        key == null ? "" : key.strip());
  }

  private static List<String> texts(@Nullable Object q) {
    List<String> texts = new ArrayList<>();
    for (Object text : q instanceof List<?> list ? list : q == null ? List.of() : List.of(q)) {
      if (!(text instanceof String string) || string.isBlank()) {
        throw ApiError.invalid("q", "must be a text or an array of texts");
      }
      RequestMembers.normal("q", string, MAX_TEXT_LENGTH);
      texts.add(string);
    }
    if (texts.isEmpty()) {
      throw ApiError.missing("q");
    }
    if (texts.size() > MAX_TEXTS) {
      throw ApiError.invalid("q", "must hold at most " + MAX_TEXTS + " texts");
    }
    return texts;
  }

  private static Map<String, Object> form(String body) {
    Map<String, Object> members = new LinkedHashMap<>();
    for (String pair : body.split("&", -1)) {
      int equals = pair.indexOf('=');
      if (equals > 0) {
        String name = decoded(pair.substring(0, equals));
        String value = decoded(pair.substring(equals + 1));
        members.put(name, name.equals("alternatives") ? number(value) : value);
      } else if (!pair.isEmpty()) {
        throw ApiError.invalidJson("The body must be JSON, or a form of names and values.");
      }
    }
    return members;
  }

  private static Object number(String value) {
    try {
      return value.length() > 9 ? value : new BigDecimal(value);
    } catch (NumberFormatException e) {
      return value;
    }
  }

  private static String decoded(String text) {
    try {
      return URLDecoder.decode(text, StandardCharsets.UTF_8);
    } catch (IllegalArgumentException e) {
      throw ApiError.malformed("The form has a malformed escape.");
    }
  }
}
