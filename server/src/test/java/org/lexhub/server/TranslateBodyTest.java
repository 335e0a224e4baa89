package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Section 4.8 of the interface specification: the body of a translation. */
class TranslateBodyTest {
  private static final String GOOD =
      "{\"text\":\"dog\",\"source_lang\":\"eng\",\"target_lang\":\"deu\"}";
  private static Api api;

  @BeforeAll
  static void start() throws Exception {
    api = Fixture.api();
  }

  private static String with(String member) {
    return GOOD.replace("}", "," + member + "}");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '§',
      value = {
        "{}|400 missing_parameter text",
        "{\"text\":\"dog\",\"target_lang\":\"deu\"}|400 missing_parameter source_lang",
        "{\"text\":\"dog\",\"source_lang\":\"eng\"}|400 missing_parameter target_lang",
        "{\"text\":\"\",\"source_lang\":\"eng\",\"target_lang\":\"deu\"}|400 missing_parameter text",
        "{\"text\":\" \\n\",\"source_lang\":\"eng\",\"target_lang\":\"deu\"}|400 missing_parameter text",
        "{\"text\":\"dog\",\"source_lang\":\"eng\",\"target_lang\":\" , \"}|400 missing_parameter target_lang",
        "{\"text\":1,\"source_lang\":\"eng\",\"target_lang\":\"deu\"}|400 invalid_parameter text",
        "{\"text\":null,\"source_lang\":\"eng\",\"target_lang\":\"deu\"}|400 invalid_parameter text",
        "{\"text\":[\"dog\"],\"source_lang\":\"eng\",\"target_lang\":\"deu\"}|400 invalid_parameter text",
        "{\"text\":\"dog\",\"source_lang\":\"english\",\"target_lang\":\"deu\"}|400 invalid_parameter source_lang",
        "{\"text\":\"dog\",\"source_lang\":\"e1\",\"target_lang\":\"deu\"}|400 invalid_parameter source_lang",
        "{\"text\":\"dog\",\"source_lang\":\"eng\",\"target_lang\":[\"deu\"]}|400 invalid_parameter target_lang",
        "{\"text\":\"dog\",\"source_lang\":\"eng\",\"target_lang\":\"deu,german\"}|400 invalid_parameter target_lang",
        "[1]|400 invalid_json",
        "\"dog\"|400 invalid_json",
        "null|400 invalid_json",
        "{\"text\":\"dog\"|400 invalid_json",
        "{\"text\":\"\\ud800\",\"source_lang\":\"eng\",\"target_lang\":\"deu\"}|400 invalid_json",
        "{\"text\":\"dog\",\"text\":\"cat\",\"source_lang\":\"eng\",\"target_lang\":\"deu\"}|400 invalid_json",
        "{\"text\":[[[[[[[[[1]]]]]]]]],\"source_lang\":\"eng\",\"target_lang\":\"deu\"}|400 invalid_json",
      })
  void whatCannotBeUsedIsNamed(String body, String error) throws Exception {
    assertThat(api.post(body).error()).isEqualTo(error);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\"limit\":0",
        "\"limit\":101",
        "\"limit\":1.5",
        "\"limit\":-1",
        "\"limit\":\"5\"",
        "\"limit\":true",
        "\"limit\":1e99",
        "\"min_confidence\":1.01",
        "\"min_confidence\":-0.1",
        "\"min_confidence\":\"high\"",
        "\"explain\":1",
        "\"explain\":\"true\"",
        "\"sense_hint\":5",
        "\"context\":{}",
        "\"pos\":1",
        "\"pos\":\"nuon\"",
      })
  void anOptionalMemberOfTheWrongKindOrSizeIsRefused(String member) throws Exception {
    String name = member.substring(1, member.indexOf('"', 1));
    assertThat(api.post(with(member)).error()).isEqualTo("400 invalid_parameter " + name);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\"limit\":1",
        "\"limit\":100",
        "\"limit\":2.0",
        "\"limit\":1e1",
        "\"explain\":false"
      })
  void theBoundsThemselvesAreAllowed(String member) throws Exception {
    assertThat(api.post(with(member)).status()).isEqualTo(200);
  }

  @Test
  void anUnknownMemberIsRefusedWithTheNearestName() throws Exception {
    Api.Answer answer = api.post(with("\"sense_hin\":\"x\""));
    assertThat(answer.error()).isEqualTo("400 unknown_parameter sense_hin");
    assertThat(answer.json().get("error").get("message").asString()).contains("'sense_hint'");
    assertThat(Api.map(answer.json().get("error").get("allowed"), v -> v.asString()))
        .contains("text", "source_lang", "target_lang", "limit", "sense_hint", "context");
  }

  @Test
  void anUnknownPartOfSpeechIsRefusedWithTheKnownOnes() throws Exception {
    Api.Answer answer = api.post(with("\"pos\":\"nuon\""));
    assertThat(answer.json().get("error").get("message").asString()).contains("'nuon'");
    assertThat(Api.map(answer.json().get("error").get("allowed"), v -> v.asString()))
        .contains("noun", "verb", "adj", "adv");
    assertThat(api.post(with("\"pos\":\"Noun\"")).status()).isEqualTo(200);
    assertThat(api.post(with("\"pos\":\"n\"")).status()).isEqualTo(200);
  }

  @Test
  void lengthsAreCountedInCodePoints() throws Exception {
    String smile = "😀";
    assertThat(api.post(GOOD.replace("dog", smile.repeat(256))).error())
        .isEqualTo("404 word_not_found");
    assertThat(api.post(GOOD.replace("dog", smile.repeat(257))).error())
        .isEqualTo("400 invalid_parameter text");
    assertThat(api.post(with("\"sense_hint\":\"" + smile.repeat(256) + "\"")).status())
        .isEqualTo(200);
    assertThat(api.post(with("\"sense_hint\":\"" + smile.repeat(257) + "\"")).error())
        .isEqualTo("400 invalid_parameter sense_hint");
    assertThat(api.post(with("\"context\":\"" + smile.repeat(2000) + "\"")).status())
        .isEqualTo(200);
    assertThat(api.post(with("\"context\":\"" + smile.repeat(2001) + "\"")).error())
        .isEqualTo("400 invalid_parameter context");
  }

  @Test
  void atMostFiftyTargetsMayBeNamed() throws Exception {
    String fifty =
        IntStream.range(0, 50)
            .mapToObj(i -> "q" + (char) ('a' + i / 26) + (char) ('a' + i % 26))
            .collect(Collectors.joining(","));
    assertThat(api.post(GOOD.replace("\"deu\"", "\"" + fifty + "\"")).status()).isEqualTo(200);
    assertThat(api.post(GOOD.replace("\"deu\"", "\"" + fifty + ",deu\"")).error())
        .isEqualTo("400 invalid_parameter target_lang");
  }

  @Test
  void malformedUtf8IsRefused() throws Exception {
    byte[] body = GOOD.replace("dog", "dXg").getBytes(StandardCharsets.US_ASCII);
    for (int i = 0; i < body.length; i++) {
      body[i] = body[i] == 'X' ? (byte) 0xff : body[i];
    }
    HttpRequest request =
        HttpRequest.newBuilder(
                URI.create(
                    "http://127.0.0.1:" + Fixture.server().port() + "/v1/translations/translate"))
            .header("Authorization", "Bearer " + Fixture.server().key())
            .POST(HttpRequest.BodyPublishers.ofByteArray(body))
            .build();
    try (HttpClient client = HttpClient.newHttpClient()) {
      Api.Answer answer =
          new Api.Answer(client.send(request, HttpResponse.BodyHandlers.ofByteArray()));
      assertThat(answer.error()).isEqualTo("400 invalid_json");
    }
  }

  @Test
  void aBodyOfMoreThan64KibIsTooLarge() throws Exception {
    String fitting = GOOD + " ".repeat(65_536 - GOOD.length());
    assertThat(api.post(fitting).status()).isEqualTo(200);
    assertThat(api.post(fitting + " ").error()).isEqualTo("413 payload_too_large");
  }

  /** If the connection closed while the client still sends, the response could be lost. */
  @Test
  void theConnectionStaysOpenWhileTheRestOfALargeBodyArrives() throws Exception {
    String head =
        "POST /v1/translations/translate HTTP/1.1\r\nHost: localhost\r\nContent-Length: 300000\r\n\r\n";
    String next = "GET /health/live HTTP/1.1\r\nHost: localhost\r\n\r\n";
    try (RawConnection connection = new RawConnection(Fixture.server().port())) {
      assertThat(connection.send(bytes(head + "{"), true).status()).isEqualTo(413);
      String rest = " ".repeat(299_999);
      assertThat(connection.send(bytes(rest + next), true).status()).isEqualTo(200);
    }
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "application/json|200",
        "application/json; charset=utf-8|200",
        "Application/JSON|200",
        "application/x-www-form-urlencoded|200",
        "text/plain|415",
        "application/xml|415",
        "multipart/form-data; boundary=x|415",
      })
  void onlyJsonIsRead(String type, int status) throws Exception {
    Api.Answer answer = api.post(GOOD, "Content-Type", type);
    assertThat(answer.status()).isEqualTo(status);
    if (status == 415) {
      assertThat(answer.error()).isEqualTo("415 unsupported_media_type");
    }
  }

  @Test
  void theHeaderMayBeAbsent() throws IOException {
    assertThat(api.post(GOOD).status()).isEqualTo(200);
  }

  @Test
  void otherMethodsAreRefused() throws Exception {
    Api.Answer answer = api.ask("/v1/translations/translate");
    assertThat(answer.error()).isEqualTo("405 method_not_allowed");
    assertThat(answer.header("Allow")).isEqualTo("POST, OPTIONS");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "application/json; charset=utf-8", "application/json;charset=\"UTF-8\"",
        "Application/JSON; Charset=utf8", "application/json; charset=us-ascii",
        "application/json; profile=x", "application/json;"
      })
  void bodiesInUtf8AreRead(String type) throws Exception {
    assertThat(api.post(GOOD, "Content-Type", type).status()).isEqualTo(200);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "application/json; charset=latin1", "application/json; charset=\"ISO-8859-1\"",
        "application/json;charset=utf-16", "application/json; x=1; CHARSET=windows-1252"
      })
  void bodiesInOtherCharacterSetsAreRefused(String type) throws Exception {
    assertThat(api.post(GOOD, "Content-Type", type).error())
        .isEqualTo("415 unsupported_media_type");
  }

  @Test
  void aByteOrderMarkIsSkipped() throws Exception {
    assertThat(api.post("\uFEFF" + GOOD).text()).isEqualTo(api.post(GOOD).text());
    assertThat(api.post("\uFEFF\uFEFF" + GOOD).error()).isEqualTo("400 invalid_json");
  }

  @Test
  void anEmptyMemberCountsAsAbsent() throws Exception {
    String empty =
        Api.body(
            "text",
            "dog",
            "source_lang",
            "eng",
            "target_lang",
            "deu",
            "pos",
            "",
            "sense_hint",
            "",
            "context",
            " ");
    assertThat(api.post(empty).text()).isEqualTo(api.post(GOOD).text());
  }
}
