package org.lexhub.server.meta;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.json.JsonDocument;

/**
 * Turns the description of the API into a page: one section for each endpoint, with its parameters.
 */
final class DocsText {
  private static final String STYLE =
      new String(FixedText.resource("docs.css"), StandardCharsets.UTF_8);

  private final Map<?, ?> api;
  private final StringBuilder out = new StringBuilder();

  DocsText(byte[] openApi) {
    api = object(JsonDocument.parse(openApi, 64));
  }

  /** The source expression that lets the page's own style through a content security policy. */
  String styleHash() {
    try {
      MessageDigest sha = MessageDigest.getInstance("SHA-256");
      byte[] digest = sha.digest(STYLE.getBytes(StandardCharsets.UTF_8));
      return "sha256-" + Base64.getEncoder().encodeToString(digest);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  String html() {
    Map<?, ?> about = object(api.get("info"));
    String title = escaped(about.get("title"));
    out.append("<!doctype html>\n<html lang=\"en\">\n<head><meta charset=\"utf-8\">");
    out.append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">");
    out.append("<title>").append(title).append(" API</title><style>");
    out.append(STYLE).append("</style></head>\n<body><header><h1>").append(title);
    out.append(" API</h1><p>").append(text(about.get("description"))).append("</p>");
    out.append("<p>The same for programs: <a href=\"/openapi.json\">openapi.json</a>. Send your ");
    out.append("key as <code>Authorization: Bearer &lt;API_KEY&gt;</code>.</p></header><main>\n");
    object(api.get("paths")).forEach((path, item) -> path(path.toString(), object(item)));
    return out.append("</main></body></html>\n").toString();
  }

  private void path(String path, Map<?, ?> item) {
    item.forEach((method, operation) -> operation(method.toString(), path, object(operation)));
  }

  private void operation(String method, String path, Map<?, ?> operation) {
    out.append("<section id=\"").append(escaped(operation.get("operationId")));
    out.append("\"><h2><b>").append(method.toUpperCase(Locale.ROOT));
    out.append("</b> <code>").append(escaped(path)).append("</code></h2><p>");
    out.append(text(operation.get("summary"))).append("</p>");
    if (operation.get("description") != null) {
      out.append("<p>").append(text(operation.get("description"))).append("</p>");
    }
    out.append("<table>");
    for (Object parameter : list(operation.get("parameters"))) {
      parameter(resolved(object(parameter)));
    }
    if (operation.get("requestBody") instanceof Map<?, ?> body) {
      body(body);
    }
    out.append("</table></section>\n");
  }

  private void parameter(Map<?, ?> parameter) {
    if (!"header".equals(parameter.get("in"))) {
      boolean required = Boolean.TRUE.equals(parameter.get("required"));
      row(parameter.get("name"), required, resolved(object(parameter.get("schema"))), parameter);
    }
  }

  private void body(Map<?, ?> body) {
    Map<?, ?> content = object(object(body.get("content")).get("application/json"));
    Map<?, ?> schema = resolved(object(content.get("schema")));
    List<?> required = list(schema.get("required"));
    object(schema.get("properties"))
        .forEach((name, member) ->
            row(name, required.contains(name), resolved(object(member)), object(member)));
  }

  private void row(@Nullable Object name, boolean required, Map<?, ?> schema, Map<?, ?> described) {
    out.append("<tr><td><code>").append(escaped(name)).append("</code></td><td>");
    Map<?, ?> values = schema.get("items") instanceof Map<?, ?> items ? resolved(items) : schema;
    out.append(escaped(String.join(" | ", words(values.get("enum"), schema.get("type")))));
    if (schema.get("default") != null) {
      out.append(", default ").append(escaped(schema.get("default")));
    }
    out.append(required ? ", <em>required</em>" : "").append("</td><td>");
    out.append(text(described.get("description"))).append("</td></tr>");
  }

  private static List<String> words(@Nullable Object choices, @Nullable Object type) {
    List<?> words = choices instanceof List<?> list ? list : List.of(type == null ? "" : type);
    return words.stream().map(Object::toString).toList();
  }

  private Map<?, ?> resolved(Map<?, ?> object) {
    if (!(object.get("$ref") instanceof String reference)) {
      return object;
    }
    Map<?, ?> found = api;
    for (String step : reference.substring(2).split("/", -1)) {
      found = object(found.get(step));
    }
    return resolved(found);
  }

  private static Map<?, ?> object(@Nullable Object value) {
    return value instanceof Map<?, ?> map ? map : Map.of();
  }

  private static List<?> list(@Nullable Object value) {
    return value instanceof List<?> list ? list : List.of();
  }

  /** Escaped text in which what stands between backquotes is code. */
  private static String text(@Nullable Object value) {
    return escaped(value).replaceAll("`([^`]*)`", "<code>$1</code>");
  }

  private static String escaped(@Nullable Object value) {
    String text = value == null ? "" : value.toString();
    return text.replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;");
  }
}
