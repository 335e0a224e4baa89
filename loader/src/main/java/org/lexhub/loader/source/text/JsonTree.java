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

/** Parses JSON into maps and lists, and reads values from them whose types are not trusted. */
public final class JsonTree {
  private static final DslJson<Object> DSL = new DslJson<>();

  private JsonTree() {}

  /**
   * Parses an object or array.
   *
   * @throws IOException if the bytes are not valid UTF-8 or not valid JSON
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
        throw new IOException("not a JSON object but null");
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

  /**
   * Parses an object.
   *
   * @throws IOException if the text is not a JSON object
   */
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

  /** Returns the trimmed text of a key, or null if it is missing, blank or not a text. */
  public static @Nullable String text(Map<?, ?> map, String key) {
    return map.get(key) instanceof String text && !text.isBlank() ? text.strip() : null;
  }

  /** Returns the number of a key, or null if it is missing or not a number. */
  public static @Nullable Long whole(Map<?, ?> map, String key) {
    return map.get(key) instanceof Number number ? number.longValue() : null;
  }

  /** Returns the object of a key, or an empty one if it is missing or not an object. */
  public static Map<?, ?> map(Map<?, ?> map, String key) {
    return map.get(key) instanceof Map<?, ?> inner ? inner : Map.of();
  }

  /** Returns the objects in the array of a key; ignores other items. */
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

  /** Returns the trimmed non-blank texts in the array of a key; ignores other items. */
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
