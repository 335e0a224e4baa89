package org.lexhub.server.web.text;

import java.util.List;
import java.util.Map;
import org.lexhub.server.json.JsonName;
import org.lexhub.server.json.JsonOut;
import org.lexhub.store.text.Utf8Buffer;

/**
 * The messages that scripts of a page show. Their keys are {@code script.ASSET.NAME}; besides,
 * suggestions show parts of speech, and the map shows statuses.
 */
final class ScriptTexts {
  private static final String PREFIX = "script.";

  /** The scripts of every page, and the one that others import. */
  private static final List<String> COMMON = List.of("frame", "api");

  private ScriptTexts() {}

  /** Returns whether a message belongs to one of the assets, or to every page. */
  static boolean isOf(String key, List<String> assets) {
    if (!key.startsWith(PREFIX)) {
      return (key.startsWith("pos.") && assets.contains("suggest.js"))
          || (key.startsWith("status.") && assets.contains("map.js"));
    }
    String asset = key.substring(PREFIX.length(), key.indexOf('.', PREFIX.length()));
    return COMMON.contains(asset) || assets.contains(asset + ".js");
  }

  /** Returns the name of a message in its script. */
  static String name(String key) {
    return key.startsWith(PREFIX) ? key.substring(PREFIX.length()) : key;
  }

  /** Returns messages as JSON without characters that could end the element of a page. */
  static String json(Map<String, String> messages) {
    JsonOut json = new JsonOut(new Utf8Buffer(1 << 10)).beginObject();
    messages.forEach((name, text) -> json.name(JsonName.of(name)).string(text));
    return json.endObject()
        .buffer()
        .toString()
        .replace("<", "\\u003c")
        .replace(">", "\\u003e")
        .replace("&", "\\u0026");
  }
}
