package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** The Model Context Protocol over HTTP. */
class McpTest {
  private static TestClient client;

  @BeforeAll
  static void start() throws Exception {
    client = Fixture.server().client();
  }

  private static Api.Answer send(String body, String... headers) throws Exception {
    return new Api.Answer(client.post("/mcp", body, headers));
  }

  private static JsonNode request(String method, String params) throws Exception {
    Api.Answer answer =
        send(
            "{\"jsonrpc\":\"2.0\",\"id\":7,\"method\":\""
                + method
                + "\",\"params\":"
                + params
                + "}",
            "Accept",
            "application/json, text/event-stream");
    assertThat(answer.status()).as(answer.text()).isEqualTo(200);
    assertThat(answer.json().get("id").asInt()).isEqualTo(7);
    return answer.json();
  }

  private static JsonNode tool(String name, String arguments) throws Exception {
    return request("tools/call", "{\"name\":\"" + name + "\",\"arguments\":" + arguments + "}")
        .get("result");
  }

  private static JsonNode answer(String name, String arguments) throws Exception {
    JsonNode result = tool(name, arguments);
    assertThat(result.get("isError").asBoolean()).as(result.toString()).isFalse();
    JsonNode content = result.get("structuredContent");
    assertThat(Api.read(result.get("content").get(0).get("text").asString())).isEqualTo(content);
    JsonNode credit = content.get("attribution").get(0);
    assertThat(credit.get("licence").asString()).isEqualTo("CC0-1.0");
    assertThat(credit.get("attribution").asString()).isEqualTo("The Lexhub authors");
    return content;
  }

  @Test
  void initializeAgreesOnAVersion() throws Exception {
    for (String asked : List.of("2025-06-18", "2025-03-26", "2024-11-05")) {
      JsonNode result =
          request("initialize", "{\"protocolVersion\":\"" + asked + "\",\"capabilities\":{}}")
              .get("result");
      assertThat(result.get("protocolVersion").asString()).isEqualTo(asked);
      assertThat(result.get("serverInfo").get("name").asString()).isEqualTo("lexhub");
      assertThat(result.get("capabilities").has("tools")).isTrue();
    }
    JsonNode newest = request("initialize", "{\"protocolVersion\":\"1999-01-01\"}").get("result");
    assertThat(newest.get("protocolVersion").asString()).isEqualTo("2025-06-18");
    assertThat(request("ping", "{}").get("result")).isEmpty();
  }

  @Test
  void toolsHaveSchemasOfTheirArguments() throws Exception {
    Set<String> names = new HashSet<>();
    for (JsonNode tool : request("tools/list", "{}").get("result").get("tools")) {
      names.add(tool.get("name").asString());
      assertThat(tool.get("description").asString()).isNotBlank();
      assertThat(tool.get("inputSchema").get("type").asString()).isEqualTo("object");
      assertThat(tool.get("inputSchema").get("required")).isNotEmpty();
    }
    assertThat(names).containsExactlyInAnyOrder("lookup", "translate", "define", "relate");
  }

  @Test
  void toolsAnswerWithAttribution() throws Exception {
    assertThat(answer("lookup", "{\"word\":\"neko\",\"language\":\"ja\"}").toString())
        .contains("猫");
    assertThat(answer("lookup", "{\"word\":\"animel\",\"fuzzy\":true,\"limit\":3}").toString())
        .contains("animal");
    JsonNode bank =
        answer(
            "translate",
            "{\"text\":\"bank\",\"source_lang\":\"eng\",\"target_lang\":\"deu\",\"context\":\"We sat"
                + " on the bank of the river\"}");
    assertThat(bank.get("translations").get(0).get("lemma").asString()).isEqualTo("Ufer");
    assertThat(answer("define", "{\"word\":\"dogs\",\"language\":\"eng\"}").toString())
        .contains("a domestic animal that barks", "Source: Lexhub fixture");
    JsonNode related = answer("relate", "{\"word\":\"dog\",\"language\":\"eng\"}");
    assertThat(related.get("entries").get(0).get("senses").get(0).get("related").has("hypernym"))
        .isTrue();
    assertThat(
            answer("relate", "{\"word\":\"dog\",\"language\":\"eng\",\"target_lang\":\"de\"}")
                .toString())
        .contains("Hund");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "lookup {}",
        "lookup {\"word\":\" \"}",
        "lookup {\"word\":5}",
        "lookup {\"word\":\"dog\",\"limit\":1000}",
        "lookup {\"word\":\"dog\",\"lang\":\"eng\"}",
        "lookup {\"word\":\"dog\",\"language\":\"english\"}",
        "define {\"word\":\"dog\"}",
        "define {\"word\":\"zzzzzz\",\"language\":\"eng\"}",
        "relate {\"word\":\"dog\",\"language\":7}",
        "translate {\"text\":\"dog\",\"source_lang\":\"eng\"}",
        "translate {\"text\":\"zzzzzz\",\"source_lang\":\"eng\",\"target_lang\":\"deu\"}"
      })
  void badArgumentsAreErrorsOfTheTool(String call) throws Exception {
    String name = call.substring(0, call.indexOf(' '));
    JsonNode result = tool(name, call.substring(call.indexOf(' ') + 1));
    assertThat(result.get("isError").asBoolean()).isTrue();
    assertThat(result.get("content").get(0).get("text").asString()).isNotBlank();
  }

  @Test
  void messagesThatAreNoRequests() throws Exception {
    Api.Answer notification =
        send("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}");
    assertThat(notification.status()).isEqualTo(202);
    assertThat(notification.text()).isEmpty();
    assertThat(send("{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{}}").status()).isEqualTo(202);
    for (String bad :
        List.of(
            "",
            "{",
            "[]",
            "7",
            "{\"id\":1,\"method\":\"ping\"}",
            "{\"jsonrpc\":\"2.0\",\"id\":{},\"method\":\"ping\"}",
            "{\"jsonrpc\":\"2.0\",\"id\":1}")) {
      Api.Answer answer = send(bad);
      assertThat(answer.status()).as(bad).isEqualTo(400);
      assertThat(answer.json().get("error").get("code").asInt()).as(bad).isIn(-32700, -32600);
    }
    JsonNode unknown = request("resources/list", "{}");
    assertThat(unknown.get("error").get("code").asInt()).isEqualTo(-32601);
    JsonNode noTool = request("tools/call", "{\"name\":\"shell\"}");
    assertThat(noTool.get("error").get("code").asInt()).isEqualTo(-32602);
  }

  @Test
  void keysVersionsAndOriginsAreChecked() throws Exception {
    String ping = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}";
    assertThat(Fixture.server().stranger().post("/mcp", ping).statusCode()).isEqualTo(401);
    assertThat(send(ping, "MCP-Protocol-Version", "1999-01-01").status()).isEqualTo(400);
    assertThat(send(ping, "MCP-Protocol-Version", "2025-06-18").status()).isEqualTo(200);
    assertThat(send(ping, "Origin", "https://evil.example").status()).isEqualTo(403);
    assertThat(new Api.Answer(client.get("/mcp")).status()).isEqualTo(405);
  }
}
