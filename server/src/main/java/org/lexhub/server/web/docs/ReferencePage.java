package org.lexhub.server.web.docs;

import static org.lexhub.server.web.docs.ApiDescription.map;
import static org.lexhub.server.web.docs.ApiDescription.text;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
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
    super(
        frame,
        "API reference",
        "Every endpoint of Lexhub with its parameters and answers, to try.",
        "try.js");
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
    html.open("ul").open("li").element("a", "Guide", "href", "/docs").close().close();
    byTag.forEach((tag, operations) -> contents(html, tag, operations));
  }

  @Override
  void chapter(Html html) {
    html.element("h1", "API reference");
    html.element(
        "p",
        "Every endpoint with its parameters and answers. Each can be tried right here; the answer"
            + " comes from this server.",
        "class",
        "lead");
    keyField(html);
    byTag.forEach((tag, operations) -> {
      html.element("h2", tag, "id", "tag-" + tag.toLowerCase(Locale.ROOT));
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
        "Stays in this tab and goes nowhere but to this server. Without a key the pages' own small"
            + " allowance is used.",
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
    html.open("h3")
        .element("b", operation.method(), "class", "method " + operation.methodInLowerCase());
    html.text(" ").element("code", operation.path()).close();
    html.element("p", operation.summary(), "class", "operation-summary");
    String description = text(operation.node().get("description"));
    if (!description.isEmpty()) {
      html.open("p");
      Prose.line(html, description);
      html.close();
    }
    tryForm.write(html, operation);
    responses(html, operation);
    html.close();
  }

  private void responses(Html html, Operation operation) {
    html.open("details").element("summary", "Answers").open("dl", "class", "facts answers");
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
