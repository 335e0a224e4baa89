package org.lexhub.server.web.docs;

import static org.lexhub.server.web.docs.ApiDescription.list;
import static org.lexhub.server.web.docs.ApiDescription.map;
import static org.lexhub.server.web.docs.ApiDescription.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.web.docs.ApiDescription.Operation;

/**
 * The parameters of an operation as a form that {@code try.js} sends. Without scripts it only
 * describes the parameters.
 *
 * @param body the body, or null if the operation takes none
 */
record TryForm(List<Parameter> parameters, @Nullable Body body) {
  /**
   * A parameter.
   *
   * @param in where it is sent: path or query
   * @param type its type and default as the beginning of a description
   * @param choices the values that it can have; empty for any
   */
  record Parameter(
      String name,
      String in,
      boolean required,
      String type,
      String description,
      List<String> choices,
      String example) {}

  /** A body in JSON. */
  record Body(String example, List<SchemaText.Member> members) {}

  /** Returns the form of an operation. */
  static TryForm of(Operation operation, ApiDescription api, SchemaText schemas) {
    List<Parameter> parameters = new ArrayList<>();
    for (Object node : list(operation.node().get("parameters"))) {
      Map<?, ?> parameter = api.resolved(node);
      if (!"header".equals(parameter.get("in"))) {
        Map<?, ?> schema = api.resolved(parameter.get("schema"));
        parameters.add(parameter(parameter, schema, schemas.type(parameter.get("schema"))));
      }
    }
    Map<?, ?> content = map(map(operation.node().get("requestBody")).get("content"));
    Map<?, ?> json = map(content.get("application/json"));
    Body body =
        json.isEmpty()
            ? null
            : new Body(JsonText.of(json.get("example")), schemas.members(json.get("schema")));
    return new TryForm(parameters, body);
  }

  private static Parameter parameter(Map<?, ?> parameter, Map<?, ?> schema, String type) {
    List<?> choices =
        "boolean".equals(schema.get("type")) ? List.of("true", "false") : list(schema.get("enum"));
    Object otherwise = schema.get("default");
    return new Parameter(
        text(parameter.get("name")),
        text(parameter.get("in")),
        Boolean.TRUE.equals(parameter.get("required")),
        type + (otherwise == null ? ". " : ", default " + otherwise + ". "),
        text(parameter.get("description")),
        choices.stream().map(String::valueOf).toList(),
        text(parameter.get("example")));
  }
}
