package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** Section 4.11 of the interface specification, exports. */
class ExportTest {
  private static final String EXPORT = "/v1/translations/pairs/export?source_lang=";
  private static Api api;

  @BeforeAll
  static void start() throws Exception {
    api = Fixture.api();
  }

  private static String query(String source, String target) {
    return EXPORT + source + "&target_lang=" + target;
  }

  @Test
  void tabSeparatedLinesAreTheUsualForm() throws Exception {
    Api.Answer answer = api.ask(query("eng", "jpn"));
    assertThat(answer.status()).isEqualTo(200);
    assertThat(answer.header("Content-Type")).isEqualTo("text/tab-separated-values; charset=utf-8");
    assertThat(answer.text()).endsWith("\n").doesNotContain("\r");
    List<String> lines = answer.text().lines().toList();
    assertThat(lines.getFirst())
        .isEqualTo("source_lemma\ttarget_lemma\ttarget_reading\tpos\tconfidence");
    assertThat(lines).contains("cat\t猫\tねこ\tnoun\t0.81");
    assertThat(lines).allMatch(line -> line.split("\t", -1).length == 5);
    assertThat(api.ask(query("eng", "jpn") + "&format=TSV").text()).isEqualTo(answer.text());
    assertThat(api.ask(query("eng", "deu")).text()).contains("\ncat\tKatze\t\tnoun\t0.81\n");
  }

  @Test
  void jsonLinesHoldTheSameValues() throws Exception {
    Api.Answer answer = api.ask(query("eng", "jpn") + "&format=jsonl");
    assertThat(answer.header("Content-Type")).isEqualTo("application/x-ndjson");
    List<String> rebuilt = new ArrayList<>();
    for (String line : answer.text().lines().toList()) {
      JsonNode object = Api.read(line);
      rebuilt.add(
          String.join(
              "\t",
              object.get("source_lemma").asString(),
              object.get("target_lemma").asString(),
              object.path("target_reading").asString(""),
              object.get("pos").asString(),
              object.get("confidence").asString()));
    }
    assertThat(rebuilt).isEqualTo(api.ask(query("eng", "jpn")).text().lines().skip(1).toList());
  }

  @Test
  void commaSeparatedLinesAreQuotedWhereNeeded() throws Exception {
    Api.Answer answer = api.ask(query("eng", "deu") + "&format=csv");
    assertThat(answer.header("Content-Type")).startsWith("text/csv");
    assertThat(answer.text())
        .startsWith("source_lemma,target_lemma,target_reading,pos,confidence\n")
        .contains("\ncat,Katze,,noun,0.81\n");
  }

  @Test
  void theFileHasAName() throws Exception {
    assertThat(api.ask(query("eng", "deu") + "&format=csv").header("Content-Disposition"))
        .isEqualTo("attachment; filename=\"eng-deu.csv\"");
  }

  @Test
  void gzipIsStreamedToo() throws Exception {
    Api.Answer packed = api.ask(query("eng", "deu"), "Accept-Encoding", "gzip");
    assertThat(packed.header("Content-Encoding")).isEqualTo("gzip");
    byte[] plain =
        new GZIPInputStream(new ByteArrayInputStream(packed.http().body())).readAllBytes();
    assertThat(new String(plain, StandardCharsets.UTF_8))
        .isEqualTo(api.ask(query("eng", "deu")).text());
  }

  @Test
  void headAndConditionalRequestsSendNoBody() throws Exception {
    Api.Answer head = api.send("HEAD", query("eng", "deu"));
    assertThat(head.status()).isEqualTo(200);
    assertThat(head.header("Content-Type")).startsWith("text/tab-separated-values");
    assertThat(head.http().body()).isEmpty();
    String tag = head.header("ETag");
    assertThat(tag).startsWith("W/\"");
    Api.Answer unchanged = api.ask(query("eng", "deu"), "If-None-Match", tag);
    assertThat(unchanged.status()).isEqualTo(304);
    assertThat(unchanged.http().body()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"application/json", "text/html, image/png;q=0.5", "", "nonsense"})
  void anyAcceptWillDo(String accept) throws Exception {
    Api.Answer answer = api.ask(query("eng", "deu"), "Accept", accept);
    assertThat(answer.status()).isEqualTo(200);
    assertThat(answer.header("Content-Type")).startsWith("text/tab-separated-values");
  }

  @ParameterizedTest
  @ValueSource(strings = {"HTTP/1.1", "HTTP/1.0"})
  void headSaysNothingAboutTheLength(String version) throws Exception {
    TestServer server = Fixture.server();
    String answer =
        server
            .raw()
            .send(
                "HEAD %s %s\r\nHost: localhost\r\nAuthorization: Bearer %s\r\n"
                        .formatted(query("eng", "deu"), version, server.key())
                    + "Connection: close\r\n\r\n");
    assertThat(answer)
        .startsWith(version + " 200")
        .contains("Content-Type: text/tab-separated-values")
        .doesNotContain("Content-Length")
        .endsWith("\r\n\r\n");
  }

  @Test
  void anUnknownLanguageGivesTheHeaderLineAlone() throws Exception {
    assertThat(api.ask(query("eng", "xyz")).text())
        .isEqualTo("source_lemma\ttarget_lemma\ttarget_reading\tpos\tconfidence\n");
    assertThat(api.ask(query("eng", "xyz") + "&format=jsonl").text()).isEmpty();
  }
}
