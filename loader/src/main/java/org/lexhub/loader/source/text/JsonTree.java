package org.lexhub.loader.source.text;

import com.dslplatform.json.DslJson;
import com.dslplatform.json.JsonReader;
import com.dslplatform.json.ObjectConverter;
import com.dslplatform.json.ParsingException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads JSON into maps and lists, and looks into them without trusting any type. */
public final class JsonTree {
  private static final DslJson<Object> DSL = new DslJson<>();

  private JsonTree() {}

  /**
   * Parses an object or array.
   *
   * @throws IOException if the text is no JSON, or not UTF-8
   */
  public static Object parse(byte[] utf8) throws IOException {
    try {
      StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(utf8));
    } catch (CharacterCodingException e) {
      throw new IOException("not valid UTF-8", e);
    }
    return parseValid(utf8);
  }

  private static Object parseValid(byte[] utf8) throws IOException {
    try {
      JsonReader<Object> reader = DSL.newReader(utf8);
      reader.getNextToken();
      Object value = ObjectConverter.deserializeObject(reader);
      if (value == null) {
        throw new IOException("null instead of an object");
      }
      return value;
    } catch (ParsingException e) {
      throw new IOException("not valid JSON: " + firstLine(e.getMessage()), e);
    } catch (StackOverflowError e) {
      throw new IOException("not valid JSON: nested too deeply", e);
    } catch (RuntimeException e) {
      throw new IOException("not valid JSON: " + firstLine(e.getMessage()), e);
    }
  }

  /** Parses an object in a text. */
  public static Map<?, ?> object(String text) throws IOException {
    if (parseValid(text.getBytes(StandardCharsets.UTF_8)) instanceof Map<?, ?> map) {
      return map;
    }
    throw new IOException("not a JSON object");
  }

  private static String firstLine(@Nullable String message) {
    String text = message == null ? "" : message;
    int end = text.indexOf(". Near");
    return end > 0 ? text.substring(0, end) : text.lines().findFirst().orElse("");
  }

  /** The text under a key, trimmed; null where it is missing, empty or no text. */
  public static @Nullable String text(Map<?, ?> map, String key) {
    return map.get(key) instanceof String text && !text.isBlank() ? text.strip() : null;
  }

  /** The number under a key, null where it is missing or no number. */
  public static @Nullable Long whole(Map<?, ?> map, String key) {
    return map.get(key) instanceof Number number ? number.longValue() : null;
  }

  /** The object under a key, empty where it is missing or no object. */
  public static Map<?, ?> map(Map<?, ?> map, String key) {
    return map.get(key) instanceof Map<?, ?> inner ? inner : Map.of();
  }

  /** The objects in the array under a key; other items are left out. */
  public static List<Map<?, ?>> maps(Map<?, ?> map, String key) {
    List<Map<?, ?>> maps = new ArrayList<>();
    if (map.get(key) instanceof List<?> list) {
      for (Object item : list) {
        if (item instanceof Map<?, ?> inner) {
          maps.add(inner);
        }
      }
    }
    return maps;
  }

  /** The non-blank texts in the array under a key, trimmed; other items are left out. */
  public static List<String> texts(Map<?, ?> map, String key) {
    List<String> texts = new ArrayList<>();
    if (map.get(key) instanceof List<?> list) {
      for (Object item : list) {
        if (item instanceof String text && !text.isBlank()) {
          texts.add(text.strip());
        }
      }
    }
    return texts;
  }
}
