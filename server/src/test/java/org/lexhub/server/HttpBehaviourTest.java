package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The behaviour of all endpoints: methods, headers, conditions, compression, keys. */
class HttpBehaviourTest {
  private static final String LANGUAGE = "/v1/languages/stan1293";
  private static TestServer server;
  private static TestClient client;

  @BeforeAll
  static void start() throws Exception {
    server = Fixture.server();
    client = server.client();
  }

  @Test
  void anAnswerHasItsHeaders() throws Exception {
    HttpResponse<byte[]> answer = client.get(LANGUAGE, "X-Request-Id", "my-id.1");
    assertThat(answer.statusCode()).isEqualTo(200);
    assertThat(TestClient.header(answer, "Content-Type")).isEqualTo("application/json");
    assertThat(TestClient.header(answer, "Cache-Control")).isEqualTo("private, no-cache");
    assertThat(TestClient.header(answer, "ETag")).matches("W/\"[0-9a-f]{16}-.+\"");
    assertThat(TestClient.header(answer, "Last-Modified")).endsWith(" GMT");
    assertThat(TestClient.header(answer, "Vary")).contains("Authorization", "Accept-Encoding");
    assertThat(TestClient.header(answer, "X-Content-Type-Options")).isEqualTo("nosniff");
    assertThat(TestClient.header(answer, "Access-Control-Allow-Origin")).isEqualTo("*");
    assertThat(TestClient.header(answer, "X-Request-Id")).isEqualTo("my-id.1");
    assertThat(TestClient.header(answer, "RateLimit-Policy")).isNotEmpty();
    assertThat(answer.headers().firstValue("Server")).isEmpty();
    assertThat(answer.headers().firstValue("Access-Control-Allow-Credentials")).isEmpty();
  }

  @Test
  void headIsGetWithoutTheBody() throws Exception {
    HttpResponse<byte[]> get = client.get(LANGUAGE);
    HttpResponse<byte[]> head = client.send("HEAD", LANGUAGE);
    assertThat(head.statusCode()).isEqualTo(200);
    assertThat(head.body()).isEmpty();
    assertThat(TestClient.header(head, "Content-Length"))
        .isEqualTo(Integer.toString(get.body().length));
    assertThat(TestClient.header(head, "ETag")).isEqualTo(TestClient.header(get, "ETag"));
    HttpResponse<byte[]> error = client.send("HEAD", "/v1/languages/nowh1234");
    assertThat(error.statusCode()).isEqualTo(404);
    assertThat(error.body()).isEmpty();
  }

  @Test
  void whatTheClientHasAlreadyIsNotSentAndNotCounted() throws Exception {
    HttpResponse<byte[]> first = client.get(LANGUAGE);
    String tag = TestClient.header(first, "ETag");
    String usage = TestClient.text(client.get("/v1/usage"));
    for (String condition : new String[] {tag, "*", "\"x\", " + tag, tag.substring(2)}) {
      HttpResponse<byte[]> again = client.get(LANGUAGE, "If-None-Match", condition);
      assertThat(again.statusCode()).as(condition).isEqualTo(304);
      assertThat(again.body()).isEmpty();
      assertThat(TestClient.header(again, "ETag")).isEqualTo(tag);
    }
    assertThat(used(TestClient.text(client.get("/v1/usage")))).isEqualTo(used(usage) + 1);
    assertThat(client.get(LANGUAGE, "If-None-Match", "W/\"other\"").statusCode()).isEqualTo(200);
    assertThat(client.get("/v1/languages/nowh1234", "If-None-Match", "*").statusCode())
        .as("an error is never answered by 304")
        .isEqualTo(404);
  }

  private static int used(String usage) {
    return Integer.parseInt(usage.replaceAll(".*\"used\":(\\d+).*", "$1"));
  }

  @Test
  void longAnswersAreCompressedWhenAskedFor() throws Exception {
    String path = "/v1/languages?limit=40&include=names,scripts,family";
    HttpResponse<byte[]> plain = client.get(path);
    HttpResponse<byte[]> packed = client.get(path, "Accept-Encoding", "br, gzip;q=0.5");
    assertThat(TestClient.header(packed, "Content-Encoding")).isEqualTo("gzip");
    assertThat(packed.body().length).isLessThan(plain.body().length / 2);
    try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(packed.body()))) {
      assertThat(in.readAllBytes()).isEqualTo(plain.body());
    }
    for (String no : new String[] {"gzip;q=0", "identity", "br", "gzip;q=0.000, *;q=0"}) {
      assertThat(TestClient.header(client.get(path, "Accept-Encoding", no), "Content-Encoding"))
          .as(no)
          .isEmpty();
    }
    assertThat(
            TestClient.header(client.get(LANGUAGE, "Accept-Encoding", "gzip"), "Content-Encoding"))
        .as("below 1 KiB")
        .isEmpty();
  }

  @Test
  void optionsNeedNoKey() throws Exception {
    HttpResponse<byte[]> answer = server.stranger().send("OPTIONS", LANGUAGE);
    assertThat(answer.statusCode()).isEqualTo(204);
    assertThat(TestClient.header(answer, "Allow")).isEqualTo("GET, HEAD, OPTIONS");
    assertThat(TestClient.header(answer, "Access-Control-Allow-Headers")).contains("Authorization");
    assertThat(
            TestClient.header(
                server.stranger().send("OPTIONS", "/v1/translations/translate"), "Allow"))
        .isEqualTo("POST, OPTIONS");
  }

  @Test
  void anotherMethodIsRefusedWithThoseThatThereAre() throws Exception {
    HttpResponse<byte[]> post = client.post(LANGUAGE, "{}");
    assertThat(post.statusCode()).isEqualTo(405);
    assertThat(TestClient.header(post, "Allow")).isEqualTo("GET, HEAD, OPTIONS");
    assertThat(TestClient.text(post)).contains("\"code\":\"method_not_allowed\"");
    HttpResponse<byte[]> get = client.get("/v1/translations/translate");
    assertThat(get.statusCode()).isEqualTo(405);
    assertThat(TestClient.header(get, "Allow")).isEqualTo("POST, OPTIONS");
  }

  @ParameterizedTest
  @CsvSource({
    "application/json, 200",
    "*/*, 200",
    "'text/html, application/*;q=0.1', 200",
    "text/html, 406",
    "'application/json;q=0, */*', 406"
  })
  void acceptIsHeld(String accept, int status) throws Exception {
    assertThat(client.get(LANGUAGE, "Accept", accept).statusCode()).isEqualTo(status);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "Bearer",
        "Bearer ",
        "Basic abc",
        "Bearer lx_0000000000000000000000000000000000000A",
        "lx_0000000000000000000000000000000000000A"
      })
  void everyBadKeyGetsTheSameAnswer(String authorization) throws Exception {
    TestClient stranger = server.stranger();
    HttpResponse<byte[]> none = stranger.get(LANGUAGE, "X-Request-Id", "same");
    HttpResponse<byte[]> bad =
        authorization.isEmpty()
            ? stranger.get("/v1/nowhere", "X-Request-Id", "same")
            : stranger.get(LANGUAGE, "Authorization", authorization, "X-Request-Id", "same");
    assertThat(bad.statusCode()).isEqualTo(401);
    assertThat(TestClient.text(bad)).isEqualTo(TestClient.text(none));
    assertThat(TestClient.header(bad, "WWW-Authenticate")).isEqualTo("Bearer");
    assertThat(bad.headers().firstValue("RateLimit")).isEmpty();
  }

  @Test
  void theSchemeOfTheKeyMayBeWrittenInAnyCase() throws Exception {
    assertThat(
            server.stranger().get(LANGUAGE, "Authorization", "bEARER " + server.key()).statusCode())
        .isEqualTo(200);
  }

  @Test
  void aKeyInTheAddressIsRefusedWithTheReason() throws Exception {
    HttpResponse<byte[]> answer = client.get(LANGUAGE + "?api_key=" + server.key());
    assertThat(answer.statusCode()).isEqualTo(400);
    assertThat(TestClient.text(answer)).contains("Authorization").doesNotContain(server.key());
  }

  @ParameterizedTest
  @CsvSource({
    "/v1/languages?limit=0, invalid_parameter, limit",
    "/v1/languages?limit=101, invalid_parameter, limit",
    "/v1/languages?limit=ten, invalid_parameter, limit",
    "/v1/languages?limit=99999999999999999999, invalid_parameter, limit",
    "/v1/languages?offset=-1, invalid_parameter, offset",
    "/v1/languages?limit=100&offset=9223372036854775807, invalid_parameter, offset",
    "/v1/languages?offset=2147483648, invalid_parameter, offset",
    "/v1/languages?offset=1.5, invalid_parameter, offset",
    "/v1/languages?level=tribe, invalid_parameter, level",
    "/v1/languages?include=names&include=maps, invalid_parameter, include",
    "/v1/languages?limit=1&limit=2, invalid_parameter, limit",
    "/v1/languages?limti=2, unknown_parameter, limti",
    "/v1/languages/search, missing_parameter, q",
    "/v1/languages/search?q=, missing_parameter, q",
    "/v1/languages/search?q=%20a%20, invalid_parameter, q",
    "/v1/languages/search?q=abc&fuzzy=yes, invalid_parameter, fuzzy",
    "/v1/lexemes, missing_parameter, lang",
    "/v1/lexemes?lang=engl, invalid_parameter, lang",
    "/v1/lexemes?lang=e1g, invalid_parameter, lang",
    "/v1/lexemes?lang=qq, invalid_parameter, lang",
    "/v1/lexemes?lang=eng&proficiency=a1, invalid_parameter, proficiency",
    "/v1/lexemes?lang=eng&proficiency=tocfl:1, invalid_parameter, proficiency",
    "/v1/lexemes?lang=eng&include=etymology, invalid_parameter, include",
    "/v1/lexemes/search?q=%20, missing_parameter, q",
    "/v1/lexemes/1?target_lang=x, invalid_parameter, target_lang"
  })
  void whatIsWrongIsNamed(String path, String code, String param) throws Exception {
    HttpResponse<byte[]> answer = client.get(path);
    assertThat(answer.statusCode()).isEqualTo(400);
    assertThat(TestClient.text(answer))
        .contains("\"code\":\"" + code + "\"", "\"param\":\"" + param + "\"");
    assertThat(TestClient.header(answer, "Cache-Control")).isEqualTo("no-store");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/v1/languages?limit=100&offset=2147483647",
        "/v1/languages?limit=",
        "/v1/languages?include=%20names%20,,names,&include=scripts",
        "/v1/languages?family=nowh1234",
        "/v1/languages?",
        "/v1/languages?&&limit=1&",
        "/v1/lexemes?lang=EN&pos=ADJECTIVE",
        "/v1/lexemes?lang=xxx",
        "/v1/lexemes?lang=eng&pos=nonsense&source=nobody&proficiency=CEFR:Z9",
        "/v1/lexemes/search?q=dog&lang=xxx",
        "/v1/lexemes/search?q=%F0%9F%90%B6&fuzzy=TRUE",
        "/v1/lexemes/search?q=a%CC%80%CC%81&fuzzy=1&pos=nonsense"
      })
  void whatIsOnlyUnusualIsAnswered(String path) throws Exception {
    assertThat(client.get(path).statusCode()).isEqualTo(200);
  }

  @Test
  void theOffsetMayBeBeyondTheEnd() throws Exception {
    String answer = TestClient.text(client.get("/v1/languages?offset=1000000"));
    assertThat(answer).startsWith("{\"data\":[],\"meta\":{\"total\":43,");
  }

  @Test
  void theDescriptionOfTheApiIsOpen() throws Exception {
    HttpResponse<byte[]> answer = server.stranger().get("/openapi.json");
    assertThat(answer.statusCode()).isEqualTo(200);
    assertThat(new String(answer.body(), StandardCharsets.UTF_8)).contains("\"openapi\"");
  }

  @Test
  void aDateIsAConditionWhereThereIsNoTag() throws Exception {
    TestClient client = Fixture.server().client();
    String path = "/v1/languages?limit=1";
    String modified = TestClient.header(client.get(path), "Last-Modified");
    ZonedDateTime time = ZonedDateTime.parse(modified, DateTimeFormatter.RFC_1123_DATE_TIME);
    for (ZonedDateTime since : List.of(time, time.plusSeconds(1), time.plusYears(1))) {
      String date = DateTimeFormatter.RFC_1123_DATE_TIME.format(since);
      HttpResponse<byte[]> again = client.get(path, "If-Modified-Since", date);
      assertThat(again.statusCode()).as(date).isEqualTo(304);
      assertThat(again.body()).isEmpty();
    }
    String before = DateTimeFormatter.RFC_1123_DATE_TIME.format(time.minusSeconds(1));
    for (String date : List.of(before, "yesterday", "")) {
      assertThat(client.get(path, "If-Modified-Since", date).statusCode()).as(date).isEqualTo(200);
    }
    assertThat(
            client
                .get(path, "If-Modified-Since", modified, "If-None-Match", "\"other\"")
                .statusCode())
        .as("a tag decides alone")
        .isEqualTo(200);
    assertThat(client.get("/v1/usage", "If-Modified-Since", modified).statusCode())
        .as("the usage changes with every request")
        .isEqualTo(200);
    assertThat(
            client
                .get(
                    "/v1/translations/pairs/export?source_lang=eng&target_lang=deu",
                    "If-Modified-Since",
                    modified)
                .statusCode())
        .isEqualTo(304);
  }

  @Test
  void anEmptyAcceptPermitsEverything() throws Exception {
    TestClient client = Fixture.server().client();
    assertThat(client.get("/v1/languages?limit=1", "Accept", "").statusCode()).isEqualTo(200);
    assertThat(client.get("/v1/languages?limit=1", "Accept", "text/html").statusCode())
        .isEqualTo(406);
  }
}
