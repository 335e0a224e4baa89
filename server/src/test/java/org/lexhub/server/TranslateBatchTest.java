package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Batches of translations: the result of each item. */
class TranslateBatchTest {
  private static final String DOG =
      "{\"text\":\"dog\",\"source_lang\":\"eng\",\"target_lang\":\"deu\"}";
  private static Api api;

  @BeforeAll
  static void start() throws Exception {
    api = Fixture.api();
  }

  private static String items(List<String> items) {
    return "{\"items\":[" + String.join(",", items) + "]}";
  }

  private static JsonNode answered(String body, String... headers) throws Exception {
    Api.Answer answer = api.batch(body, headers);
    assertThat(answer.status()).as(answer.text()).isEqualTo(200);
    return answer.json();
  }

  /** Returns the response to an item alone in the form of a result. */
  private static JsonNode alone(String item) throws Exception {
    Api.Answer answer = api.post(item);
    ObjectNode result = (ObjectNode) Api.read("{\"status\":" + answer.status() + "}");
    result.setAll((ObjectNode) answer.json());
    if (result.get("error") instanceof ObjectNode error) {
      error.remove("request_id");
    }
    return result;
  }

  @Test
  void eachItemIsAnsweredAsItWouldBeAlone() throws Exception {
    List<String> items =
        List.of(
            DOG,
            "{\"text\":\"bank\",\"source_lang\":\"eng\",\"target_lang\":\"spa,jpn,xyz\",\"limit\":2,"
                + "\"context\":\"We sat on the bank of the river.\",\"explain\":true}",
            "{\"text\":\"zzzzzz\",\"source_lang\":\"eng\",\"target_lang\":\"deu\"}",
            "{\"text\":\"dog\",\"source_lang\":\"eng\"}",
            "{\"text\":\"dog\",\"source_lang\":\"english\",\"target_lang\":\"deu\"}",
            "{\"text\":\"dog\",\"source_lang\":\"eng\",\"target_lang\":\"deu\",\"limit\":0}",
            "{\"text\":\"dog\",\"source_lang\":\"eng\",\"target_lang\":\"deu\",\"hint\":\"x\"}",
            "{\"text\":null,\"source_lang\":\"eng\",\"target_lang\":\"deu\"}",
            "{}",
            "{\"text\":\"食べる\",\"source_lang\":\"jpn\",\"target_lang\":\"eng\","
                + "\"min_confidence\":0.2}",
            DOG);
    JsonNode answer = answered(items(items));
    List<JsonNode> results = Api.map(answer.get("results"), result -> result);
    assertThat(results).hasSameSizeAs(items);
    int good = 0;
    for (int i = 0; i < items.size(); i++) {
      assertThat(results.get(i)).as(items.get(i)).isEqualTo(alone(items.get(i)));
      good += results.get(i).get("status").asInt() == 200 ? 1 : 0;
    }
    assertThat(good).isEqualTo(4);
    assertThat(answer.get("meta").toString())
        .isEqualTo("{\"items\":11,\"succeeded\":4,\"failed\":7}");
    assertThat(Api.names(answer)).containsExactly("results", "meta");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '§',
      value = {
        "7|400 invalid_parameter",
        "null|400 invalid_parameter",
        "\"dog\"|400 invalid_parameter",
        "[]|400 invalid_parameter",
        "{\"text\":\"zzzzzz\"}|404 word_not_found",
        "{\"text\":\"\"}|400 missing_parameter",
        "{\"text\":[[[[[1]]]]]}|400 invalid_parameter",
        "{\"items\":[]}|400 unknown_parameter",
      })
  void aWrongItemNeverFailsItsNeighbours(String item, String error) throws Exception {
    JsonNode results =
        answered(
                "{\"source_lang\":\"eng\",\"target_lang\":\"deu\",\"items\":[{\"text\":\"dog\"},"
                    + item
                    + ",{\"text\":\"dog\"}]}")
            .get("results");
    assertThat(results.get(0)).isEqualTo(alone(DOG));
    assertThat(results.get(2)).isEqualTo(alone(DOG));
    JsonNode wrong = results.get(1);
    assertThat(wrong.get("status").asInt() + " " + wrong.get("error").get("code").asString())
        .isEqualTo(error);
    assertThat(Api.names(wrong)).containsExactly("status", "error");
  }

  @Test
  void whatStandsBesideTheItemsIsTakenWhereAnItemSaysNothing() throws Exception {
    JsonNode results =
        answered(
                "{\"source_lang\":\"eng\",\"target_lang\":\"deu\",\"limit\":1,\"explain\":true,"
                    + "\"context\":\"We sat on the bank of the river.\",\"min_confidence\":0.05,"
                    + "\"items\":[{\"text\":\"bank\"},{\"text\":\"bank\",\"target_lang\":\"spa\","
                    + "\"context\":\"The bank lends money.\",\"limit\":3,\"explain\":false}]}")
            .get("results");
    assertThat(results.get(0))
        .isEqualTo(
            alone(
                "{\"text\":\"bank\",\"source_lang\":\"eng\",\"target_lang\":\"deu\",\"limit\":1,"
                    + "\"explain\":true,\"context\":\"We sat on the bank of the river.\","
                    + "\"min_confidence\":0.05}"));
    assertThat(results.get(1))
        .isEqualTo(
            alone(
                "{\"text\":\"bank\",\"source_lang\":\"eng\",\"target_lang\":\"spa\",\"limit\":3,"
                    + "\"context\":\"The bank lends money.\",\"min_confidence\":0.05}"));
    assertThat(results.get(0).get("source").get("detected_senses"))
        .isNotEqualTo(results.get(1).get("source").get("detected_senses"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '§',
      value = {
        "{}|400 missing_parameter items",
        "{\"items\":null}|400 invalid_parameter items",
        "{\"items\":{}}|400 invalid_parameter items",
        "{\"items\":[]}|400 invalid_parameter items",
        "{\"items\":[{}],\"text\":\"dog\"}|400 unknown_parameter text",
        "{\"items\":[{}],\"source_lang\":\"english\"}|400 invalid_parameter source_lang",
        "{\"items\":[{}],\"source_lang\":7}|400 invalid_parameter source_lang",
        "{\"items\":[{}],\"target_lang\":\",\"}|400 missing_parameter target_lang",
        "{\"items\":[{}],\"limit\":101}|400 invalid_parameter limit",
        "{\"items\":[{}],\"min_confidence\":2}|400 invalid_parameter min_confidence",
        "{\"items\":[{\"text\":\"a\",\"text\":\"b\"}]}|400 invalid_json",
        "{\"items\":[{}|400 invalid_json",
        "[]|400 invalid_json",
      })
  void aWrongBodyIsRefusedAsAWhole(String body, String error) throws Exception {
    assertThat(api.batch(body).error()).isEqualTo(error);
  }

  @Test
  void atMostAHundredItemsAreTaken() throws Exception {
    JsonNode hundred = answered(items(Collections.nCopies(100, DOG)));
    assertThat(hundred.get("results")).hasSize(100).containsOnly(alone(DOG));
    Api.Answer more = api.batch(items(Collections.nCopies(101, DOG)));
    assertThat(more.error()).isEqualTo("400 invalid_parameter items");
    assertThat(more.text()).contains("must hold 1 to 100 items; it holds 101");
  }

  @Test
  void aBodyOfMoreThan64KibIsTooLarge() throws Exception {
    String body = items(List.of(DOG));
    String fitting = body + " ".repeat(65_536 - body.length());
    assertThat(api.batch(fitting).status()).isEqualTo(200);
    assertThat(api.batch(fitting + " ").error()).isEqualTo("413 payload_too_large");
  }

  @Test
  void aLongAnswerComesInPiecesAndSaysTheSame() throws Exception {
    List<String> items = new ArrayList<>();
    for (int i = 0; i < 100; i++) {
      items.add(
          "{\"text\":\""
              + (i % 7 == 3 ? "zzzzzz" : i % 2 == 0 ? "dog" : "bank")
              + "\",\"source_lang\":\"eng\",\"target_lang\":\"deu,spa,jpn,zho\",\"limit\":100,"
              + "\"explain\":true}");
    }
    Api.Answer plain = api.batch(items(items));
    assertThat(plain.http().body().length).isGreaterThan(100_000);
    assertThat(plain.header("Content-Length")).isEmpty();
    assertThat(plain.header("Content-Type")).isEqualTo("application/json");
    JsonNode results = plain.json().get("results");
    assertThat(results).hasSize(100);
    for (int i = 0; i < 14; i++) {
      assertThat(results.get(i)).isEqualTo(alone(items.get(i)));
      assertThat(results.get(i + 84)).as("%d", i + 84).isEqualTo(results.get(i));
    }
    Api.Answer packed = api.batch(items(items), "Accept-Encoding", "gzip");
    assertThat(packed.header("Content-Encoding")).isEqualTo("gzip");
    assertThat(unpacked(packed.http().body())).isEqualTo(plain.text());
  }

  @Test
  void aShortAnswerIsCompressedToo() throws Exception {
    String body = items(Collections.nCopies(20, DOG));
    Api.Answer packed = api.batch(body, "Accept-Encoding", "gzip");
    assertThat(packed.header("Content-Length")).isNotEmpty();
    assertThat(unpacked(packed.http().body())).isEqualTo(api.batch(body).text());
  }

  private static String unpacked(byte[] body) throws Exception {
    try (InputStream plain = new GZIPInputStream(new ByteArrayInputStream(body))) {
      return new String(plain.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @Test
  void onlyJsonIsReadAndWritten() throws Exception {
    String body = items(List.of(DOG));
    assertThat(api.batch(body, "Content-Type", "text/plain").error())
        .isEqualTo("415 unsupported_media_type");
    assertThat(api.batch(body, "Accept", "text/html").error()).isEqualTo("406 not_acceptable");
    assertThat(api.send("GET", "/v1/translations/translate/batch").error())
        .isEqualTo("405 method_not_allowed");
  }
}
