package org.lexhub.server;

import java.io.IOException;
import java.net.URLEncoder;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Sends requests to a server and reads its responses as JSON. */
final class Api {
  private static final JsonMapper JSON = JsonMapper.shared();
  private static final String TRANSLATE = "/v1/translations/translate";

  private final TestClient client;

  Api(TestClient client) {
    this.client = client;
  }

  /** A response. */
  record Answer(HttpResponse<byte[]> http) {
    int status() {
      return http.statusCode();
    }

    String header(String name) {
      return TestClient.header(http, name);
    }

    String text() {
      return TestClient.text(http);
    }

    JsonNode json() {
      return read(text());
    }

    /** Returns status and code of an error, followed by the invalid parameter if there is one. */
    String error() {
      JsonNode error = json().path("error");
      String param = error.path("param").asString("");
      return status() + " " + (error.path("code").asString("?") + " " + param).strip();
    }
  }

  static JsonNode read(String text) {
    return JSON.readTree(text);
  }

  TestClient client() {
    return client;
  }

  /** Sends GET. */
  Answer ask(String path, String... headers) throws IOException {
    return new Answer(client.get(path, headers));
  }

  /** Sends GET and returns the JSON of a response with status 200. */
  JsonNode get(String path) throws IOException {
    return ok(ask(path));
  }

  /** Sends a request with any method. */
  Answer send(String method, String path, String... headers) throws IOException {
    return new Answer(client.send(method, path, headers));
  }

  /** Sends the body of a translation. */
  Answer post(String body, String... headers) throws IOException {
    return new Answer(client.post(TRANSLATE, body, headers));
  }

  /** Sends the body of a batch of translations. */
  Answer batch(String body, String... headers) throws IOException {
    return new Answer(client.post(TRANSLATE + "/batch", body, headers));
  }

  /** Sends a text to analyze. */
  Answer analyze(String body, String... headers) throws IOException {
    return new Answer(client.post("/v1/text/analyze", body, headers));
  }

  /** Translates with alternating names and values of members; returns the JSON of a 200. */
  JsonNode translate(Object... members) throws IOException {
    return ok(post(body(members)));
  }

  /** Returns a JSON object of alternating names and values. */
  static String body(Object... members) {
    Map<String, Object> object = new LinkedHashMap<>();
    for (int i = 0; i < members.length; i += 2) {
      object.put(members[i].toString(), members[i + 1]);
    }
    return JSON.writeValueAsString(object);
  }

  private static JsonNode ok(Answer answer) {
    if (answer.status() != 200) {
      throw new AssertionError(
          answer.http().uri() + " answered " + answer.status() + ": " + answer.text());
    }
    return answer.json();
  }

  /** Returns the value of a query parameter in URL encoding. */
  static String encoded(String value) {
    return URLEncoder.encode(value, StandardCharsets.UTF_8);
  }

  /** Returns one member of each item of an array as text. */
  static List<String> each(JsonNode array, String member) {
    return map(array, item -> item.path(member).asString("(none)"));
  }

  /** Returns the result of a function for each item of an array. */
  static <T> List<T> map(JsonNode array, Function<JsonNode, T> function) {
    List<T> values = new ArrayList<>();
    for (JsonNode item : array) {
      values.add(function.apply(item));
    }
    return values;
  }

  /** Returns the names of the members of an object in their order. */
  static List<String> names(JsonNode object) {
    return new ArrayList<>(object.propertyNames());
  }

  /** Returns the first item of an array whose member has a value. */
  static JsonNode with(JsonNode array, String member, String value) {
    for (JsonNode item : array) {
      if (item.path(member).asString("").equals(value)) {
        return item;
      }
    }
    throw new AssertionError("no item with " + member + " = " + value + " in " + array);
  }

  /** Returns the id of the first lexeme with a lemma. */
  long lexeme(String language, String lemma) throws IOException {
    JsonNode hits =
        get("/v1/lexemes/search?lang=" + language + "&limit=100&q=" + encoded(lemma)).get("data");
    return with(hits, "lemma", lemma).get("id").asLong();
  }

  /** Returns the meaning of a sense of a lexeme; senses are counted from 0. */
  long meaning(String language, String lemma, int sense) throws IOException {
    JsonNode senses =
        get("/v1/lexemes/" + lexeme(language, lemma) + "?include=senses").get("senses");
    return senses.get(sense).get("meaning_id").asLong();
  }
}
