package org.lexhub.server.mcp;

import io.undertow.util.HeaderMap;
import io.undertow.util.Headers;
import io.undertow.util.HttpString;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.http.Call;
import org.lexhub.server.http.Endpoint;
import org.lexhub.server.http.parameter.ApiError;
import org.lexhub.server.json.JsonDocument;
import org.lexhub.server.json.JsonFault;
import org.lexhub.server.json.JsonOut;
import org.lexhub.server.meta.FixedResponse;

/**
 * {@code POST /mcp}: one message of the Model Context Protocol over streamable HTTP. The server is
 * stateless: it gives no session id, opens no stream of events, and answers each request with one
 * JSON body.
 *
 * @see <a href="https://modelcontextprotocol.io/specification/2025-06-18/basic/transports">
 *     Transports</a>
 */
public final class McpEndpoint implements Endpoint {
  /** The versions of the protocol, the newest first. */
  static final List<String> VERSIONS = List.of("2025-06-18", "2025-03-26", "2024-11-05");

  private static final HttpString VERSION = new HttpString("MCP-Protocol-Version");
  private static final int MAX_DEPTH = 16;
  private static final int PARSE_ERROR = -32_700;
  private static final int INVALID_REQUEST = -32_600;
  private static final int METHOD_NOT_FOUND = -32_601;
  private static final int INVALID_PARAMS = -32_602;
  private static final int ACCEPTED = 202;
  private static final int BAD_REQUEST = 400;

  private static final String INSTRUCTIONS =
      "Open dictionaries of many languages. Use translate with the sentence as context for single"
          + " words, define for definitions, relate for synonyms and opposites, lookup to find"
          + " words. Credit the sources in the attribution of each answer.";

  private final byte[] tools = FixedResponse.resource("mcp-tools.json");
  private final String version;
  private final boolean accurate;

  /**
   * Creates the endpoint.
   *
   * @param version the version of the server
   * @param accurate whether the default of the accuracy of translations is high
   */
  public McpEndpoint(String version, boolean accurate) {
    this.version = version;
    this.accurate = accurate;
  }

  @Override
  public void answer(Call call) {
    call.noStore();
    HeaderMap headers = call.exchange().getRequestHeaders();
    refuseForeignPages(headers);
    String asked = headers.getFirst(VERSION);
    if (asked != null && !VERSIONS.contains(asked)) {
      error(call, JsonDocument.NULL, INVALID_REQUEST, "This version of the protocol is unknown.");
      return;
    }
    Object message;
    try {
      message = JsonDocument.parse(call.body(), MAX_DEPTH);
    } catch (JsonFault fault) {
      error(call, JsonDocument.NULL, PARSE_ERROR, "The body is not valid JSON: " + fault.what());
      return;
    }
    if (!(message instanceof Map<?, ?> members) || !"2.0".equals(members.get("jsonrpc"))) {
      error(call, JsonDocument.NULL, INVALID_REQUEST, "The body must be one JSON-RPC 2.0 message.");
      return;
    }
    answer(call, members);
  }

  /** Refuses a page of another server, whose script a browser runs (DNS rebinding). */
  private static void refuseForeignPages(HeaderMap headers) {
    String origin = headers.getFirst(Headers.ORIGIN);
    String host = headers.getFirst(Headers.HOST);
    if (origin != null && !origin.equals("http://" + host) && !origin.equals("https://" + host)) {
      throw ApiError.forbidden("Pages of other servers cannot use this endpoint.");
    }
  }

  private void answer(Call call, Map<?, ?> message) {
    Object id = message.get("id");
    boolean isResponse = message.containsKey("result") || message.containsKey("error");
    if (isResponse || (id == null && message.get("method") instanceof String)) {
      call.status(ACCEPTED);
      return;
    }
    Object named = message.get("method");
    String method = named instanceof String text ? text : null;
    if (method == null || !(id instanceof String || id instanceof BigDecimal)) {
      error(call, JsonDocument.NULL, INVALID_REQUEST, "A request has an id and a method.");
      return;
    }
    Map<?, ?> params = message.get("params") instanceof Map<?, ?> map ? map : Map.of();
    switch (method) {
      case "initialize" -> initialize(begin(call, id), params);
      case "ping" -> begin(call, id).beginObject().endObject().endObject();
      case "tools/list" -> {
        JsonOut json = begin(call, id).beginObject().name("tools");
        json.buffer().put(tools, 0, tools.length);
        json.endObject().endObject();
      }
      case "tools/call" -> call(call, id, params);
      default -> error(call, id, METHOD_NOT_FOUND, "There is no method " + ApiError.shown(method));
    }
  }

  /** Writes the beginning of a response up to its result. */
  private static JsonOut begin(Call call, Object id) {
    JsonOut json = call.json().beginObject().name("jsonrpc").ascii("2.0").name("id");
    id(json, id);
    return json.name("result");
  }

  private static void id(JsonOut json, Object id) {
    if (id instanceof String text) {
      json.string(text);
    } else if (id instanceof BigDecimal number) {
      json.decimal(number.doubleValue());
    } else {
      json.nullValue();
    }
  }

  private void initialize(JsonOut json, Map<?, ?> params) {
    Object asked = params.get("protocolVersion");
    String agreed =
        asked instanceof String text && VERSIONS.contains(text) ? text : VERSIONS.getFirst();
    json.beginObject().name("protocolVersion").string(agreed);
    json.name("capabilities").beginObject().name("tools").beginObject().endObject().endObject();
    json.name("serverInfo").beginObject().name("name").ascii("lexhub");
    json.name("title").ascii("Lexhub").name("version").string(version).endObject();
    json.name("instructions").string(INSTRUCTIONS).endObject().endObject();
  }

  private void call(Call call, Object id, Map<?, ?> params) {
    McpTools.Tool tool = McpTools.find(params.get("name"));
    Object given = params.get("arguments");
    if (tool == null || (given != null && !(given instanceof Map<?, ?>))) {
      error(call, id, INVALID_PARAMS, "tools/call needs the name of a tool and its arguments.");
      return;
    }
    Map<?, ?> arguments = given instanceof Map<?, ?> map ? map : Map.of();
    String text;
    boolean failed = false;
    try {
      text = new McpTools(call.store(), accurate).answer(tool, arguments);
    } catch (ApiError e) {
      text = e.text();
      failed = true;
    }
    JsonOut json = begin(call, id).beginObject().name("content").beginArray().beginObject();
    json.name("type").ascii("text").name("text").string(text).endObject().endArray();
    if (!failed) {
      json.name("structuredContent");
      byte[] raw = text.getBytes(StandardCharsets.UTF_8);
      json.buffer().put(raw, 0, raw.length);
    }
    json.name("isError").bool(failed).endObject().endObject();
  }

  private static void error(Call call, @Nullable Object id, int code, String message) {
    if (code == PARSE_ERROR || code == INVALID_REQUEST) {
      call.status(BAD_REQUEST);
    }
    JsonOut json = call.json().beginObject().name("jsonrpc").ascii("2.0").name("id");
    id(json, id == null ? JsonDocument.NULL : id);
    json.name("error").beginObject().name("code").number(code).name("message").string(message);
    json.endObject().endObject();
  }
}
