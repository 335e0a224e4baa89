package org.lexhub.server.web.docs;

import com.dslplatform.json.DslJson;
import com.dslplatform.json.PrettifyOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Formats JSON with line breaks and indentation. */
final class JsonText {
  private static final DslJson<Object> JSON = new DslJson<>();

  private JsonText() {}

  /** Returns the formatted text of a parsed value; an empty string for null. */
  static String of(@Nullable Object value) {
    if (value == null) {
      return "";
    }
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (PrettifyOutputStream out = new PrettifyOutputStream(bytes)) {
      JSON.serialize(value, out);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toString(StandardCharsets.UTF_8);
  }
}
