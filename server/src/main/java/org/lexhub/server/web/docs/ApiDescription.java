package org.lexhub.server.web.docs;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.json.JsonDocument;
import org.lexhub.server.meta.FixedResponse;

/**
 * The description of the API in {@code openapi.json}, parsed for the pages of the documentation.
 */
final class ApiDescription {
  private static final int MAX_DEPTH = 64;

  private final Map<?, ?> root;
  private final List<Operation> operations = new ArrayList<>();

  private ApiDescription(Map<?, ?> root) {
    this.root = root;
    map(root.get("paths"))
        .forEach((path, item) ->
            map(item)
                .forEach((method, node) ->
                    operations.add(new Operation(method.toString(), path.toString(), map(node)))));
  }

  /** Reads {@code openapi.json}. */
  static ApiDescription load() {
    return new ApiDescription(
        map(JsonDocument.parse(FixedResponse.resource("openapi.json"), MAX_DEPTH)));
  }

  /** Returns all operations in the order of the description. */
  List<Operation> operations() {
    return operations;
  }

  /** Returns the object that a {@code $ref} names, or {@code node} itself if it is no reference. */
  Map<?, ?> resolved(@Nullable Object node) {
    Map<?, ?> object = map(node);
    while (object.get("$ref") instanceof String reference) {
      Map<?, ?> found = root;
      for (String step : reference.substring(2).split("/", -1)) {
        found = map(found.get(step));
      }
      object = found;
    }
    return object;
  }

  /** Returns an object, or an empty map if {@code node} is none. */
  static Map<?, ?> map(@Nullable Object node) {
    return node instanceof Map<?, ?> map ? map : Map.of();
  }

  /** Returns an array, or an empty list if {@code node} is none. */
  static List<?> list(@Nullable Object node) {
    return node instanceof List<?> list ? list : List.of();
  }

  /** Returns a value as text, or an empty string for null. */
  static String text(@Nullable Object node) {
    return node == null ? "" : node.toString();
  }

  /**
   * One method of one path.
   *
   * @param path the path with {@code {name}} for each variable part
   * @param node the operation object of the description
   */
  record Operation(String methodInLowerCase, String path, Map<?, ?> node) {
    String method() {
      return methodInLowerCase.toUpperCase(Locale.ROOT);
    }

    String id() {
      return text(node.get("operationId"));
    }

    String summary() {
      return text(node.get("summary"));
    }

    String tag() {
      return list(node.get("tags")).isEmpty() ? "Other" : text(list(node.get("tags")).getFirst());
    }
  }
}
