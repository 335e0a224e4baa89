package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.lexhub.server.http.connection.HttpSettings;

/** Repeated requests and their cached responses, from the view of a client. */
class ResponseCacheTest {
  private static final String SEARCH = "/v1/lexemes/search?q=dog&lang=eng";
  private static final String LARGE = "/v1/lexemes/search?q=d&limit=20&include=senses";
  private static final String TRANSLATE = "/v1/translations/translate";
  private static final List<String> QUERIES =
      List.of(
          "/v1/lexemes/search?q=dog&lang=eng",
          "/v1/lexemes/search?lang=eng&q=dog",
          "/v1/lexemes/search?q=dog&lang=eng&limit=1",
          "/v1/lexemes/search?q=dog&lang=fra",
          "/v1/lexemes/search?q=dog",
          "/v1/lexemes/search?q=Dog",
          "/v1/lexemes/search?q=do",
          "/v1/lexemes/search?q=%64og",
          "/v1/lexemes/search?q=dog&include=senses",
          "/v1/lexemes/search?q=dgo&fuzzy=true",
          "/v1/lexemes/search?q=dogz",
          "/v1/lexemes/search?q=chien",
          "/v1/lexemes/suggest?q=dog",
          "/v1/lexemes/suggest?q=do",
          "/v1/lexemes/suggest?q=do&limit=1",
          "/v1/lexemes/suggest?q=do&lang=fra");

  @Test
  void theyAreAnsweredLikeTheFirstTime() throws Exception {
    ServerSettings settings =
        ServerSettings.of(Fixture.folder(), "127.0.0.1", 0).with(Fixture.FAST);
    HttpSettings nothing = settings.http().withCacheBytes(0);
    try (TestServer keeping = TestServer.start(settings);
        TestServer plain = TestServer.start(settings.with(nothing))) {
      List<String> expected = answers(plain);
      for (int round = 0; round < 4; round++) {
        assertThat(answers(keeping)).as("round %d", round).isEqualTo(expected);
      }
    }
  }

  /** Returns the responses to all queries, of which no two may share a cached response. */
  private static List<String> answers(TestServer server) throws IOException {
    List<String> answers = new ArrayList<>();
    for (String query : QUERIES) {
      answers.add(body(server.client().get(query)));
    }
    for (String text : List.of("dog", "Dog", "dog ")) {
      for (String target : List.of("fra", "deu", "fra,deu")) {
        for (int limit = 1; limit <= 2; limit++) {
          String body =
              Api.body("text", text, "source_lang", "eng", "target_lang", target, "limit", limit);
          answers.add(body(server.client().post(TRANSLATE, body)));
        }
      }
    }
    return answers;
  }

  private static String body(HttpResponse<byte[]> answer) {
    assertThat(answer.statusCode()).as(answer.uri().toString()).isEqualTo(200);
    return TestClient.text(answer);
  }

  @Test
  void theHeadIsThatOfEachRequest() throws Exception {
    TestClient client = Fixture.server().client();
    HttpResponse<byte[]> first = client.get(SEARCH);
    HttpResponse<byte[]> again = client.get(SEARCH, "X-Request-Id", "mine-2");
    assertThat(again.body()).isEqualTo(first.body());
    assertThat(TestClient.header(again, "X-Request-Id")).isEqualTo("mine-2");
    assertThat(TestClient.header(first, "X-Request-Id")).isNotEqualTo("mine-2");
    for (String name : List.of("ETag", "Last-Modified", "Content-Type", "Cache-Control", "Vary")) {
      assertThat(TestClient.header(again, name)).as(name).isEqualTo(TestClient.header(first, name));
    }
    assertThat(TestClient.header(first, "ETag")).isNotEmpty();

    HttpResponse<byte[]> large = client.get(LARGE);
    HttpResponse<byte[]> packed = client.get(LARGE, "Accept-Encoding", "gzip");
    assertThat(TestClient.header(packed, "Content-Encoding")).isEqualTo("gzip");
    try (var in = new GZIPInputStream(new ByteArrayInputStream(packed.body()))) {
      assertThat(in.readAllBytes()).isEqualTo(large.body());
    }
    HttpResponse<byte[]> head = client.send("HEAD", SEARCH);
    assertThat(head.statusCode()).isEqualTo(200);
    assertThat(head.body()).isEmpty();
    assertThat(TestClient.header(head, "Content-Length"))
        .isEqualTo(Integer.toString(first.body().length));
    HttpResponse<byte[]> known =
        client.get(SEARCH, "If-None-Match", TestClient.header(first, "ETag"));
    assertThat(known.statusCode()).isEqualTo(304);
    assertThat(client.get(SEARCH, "Accept", "text/html").statusCode()).isEqualTo(406);
    assertThat(client.get(SEARCH).body()).isEqualTo(first.body());
  }

  @Test
  void keysAndLimitsAreThoseOfEachRequest() throws Exception {
    TestServer server = Fixture.server();
    server.client().get(SEARCH);
    assertThat(server.stranger().get(SEARCH).statusCode()).isEqualTo(401);
    HttpResponse<byte[]> first = server.client().get(SEARCH);
    assertThat(first.statusCode()).isEqualTo(200);
    String used = "/v1/usage";
    String before = TestClient.text(server.client().get(used));
    server.client().get(SEARCH);
    server.client().get(SEARCH);
    String after = TestClient.text(server.client().get(used));
    assertThat(used(after)).isEqualTo(used(before) + 3);
  }

  private static long used(String usage) {
    return Api.read(usage).path("month").path("used").asLong();
  }

  @Test
  void errorsAreMadeAnew() throws Exception {
    TestClient client = Fixture.server().client();
    for (int round = 0; round < 3; round++) {
      String id = "error-" + round;
      HttpResponse<byte[]> missing = client.get("/v1/lexemes/search?q=", "X-Request-Id", id);
      assertThat(missing.statusCode()).isEqualTo(400);
      assertThat(TestClient.text(missing)).contains(id);
      String unknown = Api.body("text", "xqzzy", "source_lang", "eng", "target_lang", "fra");
      HttpResponse<byte[]> absent = client.post(TRANSLATE, unknown, "X-Request-Id", id);
      assertThat(absent.statusCode()).isEqualTo(404);
      assertThat(TestClient.text(absent)).contains(id);
      String body = Api.body("text", "dog", "source_lang", "eng", "target_lang", "fra");
      assertThat(client.post(TRANSLATE, body).statusCode()).isEqualTo(200);
      assertThat(client.post(TRANSLATE + "?limit=2", body).statusCode()).isEqualTo(400);
      String other = body + "]";
      assertThat(client.post(TRANSLATE, other).statusCode()).isEqualTo(400);
    }
  }
}
