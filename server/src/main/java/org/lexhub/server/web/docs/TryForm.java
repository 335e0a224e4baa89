package org.lexhub.server.web.docs;

import static org.lexhub.server.web.docs.ApiDescription.list;
import static org.lexhub.server.web.docs.ApiDescription.map;
import static org.lexhub.server.web.docs.ApiDescription.text;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.web.Html;
import org.lexhub.server.web.docs.ApiDescription.Operation;

/**
 * The parameters of an operation as a form that {@code try.js} sends. Without scripts it only
 * describes the parameters.
 */
final class TryForm {
  private final ApiDescription api;
  private final SchemaText schemas;

  TryForm(ApiDescription api, SchemaText schemas) {
    this.api = api;
    this.schemas = schemas;
  }

  /** Writes the form of an operation, with its button hidden until the script shows it. */
  void write(Html html, Operation operation) {
    html.open(
        "form",
        "class",
        "try",
        "data-try",
        operation.method(),
        "data-path",
        operation.path(),
        "data-id",
        operation.id());
    for (Object node : list(operation.node().get("parameters"))) {
      Map<?, ?> parameter = api.resolved(node);
      if (!"header".equals(parameter.get("in"))) {
        field(html, operation, parameter);
      }
    }
    body(html, operation);
    html.open("div", "class", "row");
    html.element("button", "Try it", "type", "submit", "hidden", "");
    html.element("span", "", "class", "muted small", "role", "status", "data-status", "").close();
    html.open("div", "data-answer", "", "hidden", "").close();
    html.close();
  }

  private void field(Html html, Operation operation, Map<?, ?> parameter) {
    String name = text(parameter.get("name"));
    String id = operation.id() + "-" + name;
    boolean required = Boolean.TRUE.equals(parameter.get("required"));
    Map<?, ?> schema = api.resolved(parameter.get("schema"));
    html.open("div", "class", "parameter").open("label", "for", id).element("code", name);
    html.close();
    control(html, id, name, parameter, schema);
    html.open("p", "class", "hint", "id", id + "-hint");
    html.element("span", required ? "Required. " : "", "class", "required");
    html.text(sentence(schemas.type(parameter.get("schema")), schema.get("default")));
    Prose.line(html, text(parameter.get("description")));
    html.close().close();
  }

  private static String sentence(String type, @Nullable Object otherwise) {
    return type + (otherwise == null ? ". " : ", default " + otherwise + ". ");
  }

  private static void control(
      Html html, String id, String name, Map<?, ?> parameter, Map<?, ?> schema) {
    List<?> choices =
        "boolean".equals(schema.get("type")) ? List.of("true", "false") : list(schema.get("enum"));
    String in = text(parameter.get("in"));
    String needed = Boolean.TRUE.equals(parameter.get("required")) ? "" : null;
    if (choices.isEmpty()) {
      html.empty(
          "input",
          "id",
          id,
          "name",
          name,
          "data-in",
          in,
          "required",
          needed,
          "aria-describedby",
          id + "-hint",
          "autocomplete",
          "off",
          "value",
          text(parameter.get("example")));
      return;
    }
    html.open("select", "id", id, "name", name, "data-in", in, "aria-describedby", id + "-hint");
    html.element("option", "", "value", "");
    choices.forEach(choice -> html.element("option", choice.toString()));
    html.close();
  }

  private void body(Html html, Operation operation) {
    Map<?, ?> content = map(map(operation.node().get("requestBody")).get("content"));
    Map<?, ?> json = map(content.get("application/json"));
    if (json.isEmpty()) {
      return;
    }
    String id = operation.id() + "-body";
    html.open("div", "class", "parameter wide")
        .open("label", "for", id)
        .text("Body (JSON)")
        .close();
    html.element(
        "textarea",
        JsonText.of(json.get("example")),
        "id",
        id,
        "data-in",
        "body",
        "spellcheck",
        "false",
        "rows",
        "6");
    html.open("details").element("summary", "Members of the body");
    schemas.members(html, json.get("schema"));
    html.close().close();
  }
}
