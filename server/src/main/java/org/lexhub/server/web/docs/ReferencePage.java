package org.lexhub.server.web.docs;

import static org.lexhub.server.web.docs.ApiDescription.map;
import static org.lexhub.server.web.docs.ApiDescription.text;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.lexhub.server.http.Call;
import org.lexhub.server.web.Frame;
import org.lexhub.server.web.Html;
import org.lexhub.server.web.Widgets;
import org.lexhub.server.web.docs.ApiDescription.Operation;

/** {@code GET /docs/reference}: every operation with a form that sends it. */
final class ReferencePage extends DocsPage {
  private final ApiDescription api;
  private final SchemaText schemas;
  private final TryForm tryForm;
  private final Map<String, List<Operation>> byTag;

  ReferencePage(Frame frame, ApiDescription api) {
    super(frame, DocsChapter.REFERENCE, "try.js");
    this.api = api;
    schemas = new SchemaText(api);
    tryForm = new TryForm(api, schemas);
    byTag =
        api.operations().stream()
            .collect(
                Collectors.groupingBy(Operation::tag, LinkedHashMap::new, Collectors.toList()));
  }

  @Override
  void contents(Html html) {
    byTag.forEach((tag, operations) -> contents(html, tag, operations));
  }

  @Override
  void chapter(Html html, Call call) {
    html.element("h1", "API reference");
    html.element(
        "p",
        "Every endpoint with its parameters and responses. Use the forms to send requests to this"
            + " server.",
        "class",
        "lead");
    keyField(html);
    byTag.forEach((tag, operations) -> {
      String id = "tag-" + tag.toLowerCase(Locale.ROOT);
      html.open("h2", "id", id).element("a", tag, "class", "anchor", "href", "#" + id).close();
      operations.forEach(operation -> operation(html, operation));
    });
  }

  private static void contents(Html html, String tag, List<Operation> operations) {
    html.element("p", tag, "class", "contents-title").open("ul");
    for (Operation operation : operations) {
      html.open("li").element("a", operation.summary(), "href", "#" + operation.id()).close();
    }
    html.close();
  }

  private static void keyField(Html html) {
    html.open("form", "class", "card key-card", "data-key-card", "", "hidden", "");
    Widgets.field(
        html,
        "key",
        "Your API key",
        "Kept in this tab only. Without a key, requests use the limits for visitors.",
        null,
        "type",
        "password",
        "autocomplete",
        "off",
        "spellcheck",
        "false",
        "placeholder",
        "lx_…");
    html.open("p", "class", "small", "data-no-account", "", "hidden", "");
    html.element("a", "Log in", "href", "/account/login?next=/docs/reference");
    html.text(" to use a key of your account.").close();
    html.open("p", "data-account", "", "hidden", "");
    html.element("button", "Use a key of my account", "type", "button", "class", "second");
    html.element("span", "", "class", "small muted", "role", "status").close().close();
  }

  private void operation(Html html, Operation operation) {
    html.open("section", "class", "card operation", "id", operation.id());
    html.open("h3").open("a", "class", "anchor", "href", "#" + operation.id());
    html.element("b", operation.method(), "class", "method " + operation.methodInLowerCase());
    html.text(" ").element("code", operation.path()).close().close();
    html.element("p", operation.summary(), "class", "operation-summary");
    String description = text(operation.node().get("description"));
    if (!description.isEmpty()) {
      html.open("p");
      Prose.line(html, description);
      html.close();
    }
    tryForm.write(html, operation);
    example(html, operation);
    responses(html, operation);
    html.close();
  }

  /** Writes an example of the successful response, if the description has one. */
  private void example(Html html, Operation operation) {
    Map<?, ?> success = api.resolved(map(operation.node().get("responses")).get("200"));
    Object example = map(map(success.get("content")).get("application/json")).get("example");
    if (example != null) {
      html.element("p", "Example response", "class", "example-title");
      Widgets.code(html, operation.id() + "-example", JsonText.of(example));
    }
  }

  private void responses(Html html, Operation operation) {
    html.open("details").element("summary", "Responses").open("dl", "class", "facts answers");
    map(operation.node().get("responses")).forEach((status, node) -> response(html, status, node));
    html.close().close();
  }

  private void response(Html html, Object status, Object node) {
    Map<?, ?> response = api.resolved(node);
    html.element("dt", status.toString()).open("dd");
    Prose.line(html, text(response.get("description")));
    boolean successful = status.toString().startsWith("2");
    if (successful
        && map(response.get("content")).get("application/json") instanceof Map<?, ?> json) {
      schemas.members(html, json.get("schema"));
    }
    html.close();
  }
}
