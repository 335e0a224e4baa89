package org.lexhub.server;

import com.networknt.schema.Error;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The description of the API, and what it says about a request or a response. */
final class OpenApiDescription {
  private final JsonNode root;
  private final SchemaRegistry schemas =
      SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);

  OpenApiDescription() throws IOException {
    try (InputStream in = LexhubServer.class.getResourceAsStream("openapi.json")) {
      if (in == null) {
        throw new IOException("openapi.json is not there");
      }
      root = Api.read(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    }
  }

  /** One method of one path. */
  record Operation(String method, String path, JsonNode node) {
    @Override
    public String toString() {
      return method + " " + path;
    }
  }

  /** Returns all operations by method and path. */
  Map<String, Operation> operations() {
    TreeMap<String, Operation> all = new TreeMap<>();
    for (String path : Api.names(root.get("paths"))) {
      for (String method : Api.names(root.get("paths").get(path))) {
        Operation operation =
            new Operation(
                method.toUpperCase(Locale.ROOT), path, root.get("paths").get(path).get(method));
        all.put(operation.toString(), operation);
      }
    }
    return all;
  }

  /** Returns the operation of a path; fixed segments take precedence over values. */
  Operation operation(String method, String address) {
    String path = address.replaceAll("\\?.*", "");
    Operation best = null;
    for (Operation operation : operations().values()) {
      String pattern = operation.path().replaceAll("\\{[^}]*}", "[^/]+");
      boolean better = best == null || best.path().contains("{");
      if (operation.method().equals(method) && path.matches(pattern) && better) {
        best = operation;
      }
    }
    if (best == null) {
      throw new AssertionError("openapi.json does not describe " + method + " " + path);
    }
    return best;
  }

  /** Returns the names of the query parameters of an operation. */
  Set<String> queryParameters(Operation operation) {
    TreeSet<String> names = new TreeSet<>();
    for (JsonNode parameter : operation.node().path("parameters")) {
      JsonNode resolved = resolved(parameter);
      if (resolved.get("in").asString().equals("query")) {
        names.add(resolved.get("name").asString());
      }
    }
    return names;
  }

  private JsonNode resolved(JsonNode node) {
    return node.has("$ref") ? root.at(node.get("$ref").asString().substring(1)) : node;
  }

  /** Returns the response that an operation describes for a status. */
  JsonNode response(Operation operation, int status) {
    JsonNode response = operation.node().get("responses").path(Integer.toString(status));
    if (response.isMissingNode()) {
      throw new AssertionError("openapi.json has no " + status + " for " + operation);
    }
    return resolved(response);
  }

  /** Returns the faults of a response body; empty if it matches. */
  List<String> faults(JsonNode response, String mediaType, String body) {
    JsonNode content = response.path("content").get(mediaType);
    if (content == null) {
      return List.of("the description has no " + mediaType);
    }
    return mediaType.equals("application/json") ? faults(content.get("schema"), body) : List.of();
  }

  /** Returns the example of a successful JSON response; a missing node if there is none. */
  JsonNode example(Operation operation) {
    return response(operation, 200).path("content").path("application/json").path("example");
  }

  /** Returns the faults of a document according to a named schema. */
  List<String> faults(String schema, String body) {
    return faults(root.get("components").get("schemas").get(schema), body);
  }

  private List<String> faults(JsonNode schemaNode, String body) {
    ObjectNode whole = (ObjectNode) schemaNode.deepCopy();
    whole.set("components", root.get("components"));
    Schema schema = schemas.getSchema(whole);
    List<String> faults = new ArrayList<>();
    for (Error error : schema.validate(body, InputFormat.JSON)) {
      faults.add(error.toString());
    }
    return faults;
  }

  /** Returns the references without a target. */
  List<String> brokenReferences() {
    List<String> broken = new ArrayList<>();
    for (JsonNode reference : root.findValues("$ref")) {
      String text = reference.asString();
      if (!text.startsWith("#/") || root.at(text.substring(1)).isMissingNode()) {
        broken.add(text);
      }
    }
    return broken;
  }
}
