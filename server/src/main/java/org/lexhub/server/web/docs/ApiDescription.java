package org.lexhub.server.web.docs;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.json.JsonDocument;
import org.lexhub.server.meta.FixedResponse;

/** The description of the API in {@code openapi.json}, read for people. */
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

  static ApiDescription load() {
    return new ApiDescription(
        map(JsonDocument.parse(FixedResponse.resource("openapi.json"), MAX_DEPTH)));
  }

  /** All operations in the order of the description. */
  List<Operation> operations() {
    return operations;
  }

  /** The operations that show data, not the server itself or its documents. */
  List<Operation> operationsOfTheApi() {
    return operations.stream().filter(operation -> operation.path().startsWith("/v1/")).toList();
  }

  /** What a reference leads to; anything else is itself. */
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

  static Map<?, ?> map(@Nullable Object node) {
    return node instanceof Map<?, ?> map ? map : Map.of();
  }

  static List<?> list(@Nullable Object node) {
    return node instanceof List<?> list ? list : List.of();
  }

  static String text(@Nullable Object node) {
    return node == null ? "" : node.toString();
  }

  /**
   * One method of one path.
   *
   * @param path with {@code {name}} where a value stands
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

    boolean needsKey() {
      return !node.containsKey("security");
    }
  }
}
