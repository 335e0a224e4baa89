package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Word pages as files. */
class WordDownloadTest {
  private static HttpResponse<byte[]> get(String path) throws Exception {
    return Fixture.server().stranger().get(path);
  }

  @Test
  void jsonHasTheLexemesOfTheSpellingAsTheApiWritesThem() throws Exception {
    HttpResponse<byte[]> response = get("/word/eng/house?format=json&langs=deu,fra");
    assertThat(response.statusCode()).isEqualTo(200);
    assertThat(TestClient.header(response, "Content-Type")).isEqualTo("application/json");
    JsonNode words = JsonMapper.shared().readTree(TestClient.text(response)).get("data");
    assertThat(words.size()).isPositive();
    for (JsonNode word : words) {
      String path =
          "/v1/lexemes/"
              + word.get("id").asLong()
              + "?include=senses,pronunciations,etymology,frequency,forms,translations"
              + "&target_lang=deu,fra";
      assertThat(word).isEqualTo(Fixture.api().ask(path).json());
    }
  }

  @Test
  void csvHasALineForEachTranslationOfEachSense() throws Exception {
    HttpResponse<byte[]> response = get("/word/eng/house?format=csv&langs=deu,fra");
    assertThat(TestClient.header(response, "Content-Type")).isEqualTo("text/csv; charset=utf-8");
    List<String> lines = TestClient.text(response).lines().toList();
    assertThat(lines.getFirst())
        .isEqualTo(
            "lexeme_id,lemma,language,pos,sense_id,meaning_id,definition,source,"
                + "translation_language,translation,confidence");
    String id = Long.toString(Fixture.api().lexeme("eng", "house"));
    assertThat(lines.subList(1, lines.size()))
        .allMatch(line -> line.startsWith(id + ",house,eng,noun,"))
        .anyMatch(line -> line.contains(",deu,Haus,"))
        .anyMatch(line -> line.contains(",fra,maison,"));
  }

  @Test
  void thePageLinksToItsFiles() throws Exception {
    assertThat(TestClient.text(get("/word/eng/house")))
        .contains(
            "href=\"/word/eng/house?format=json\" download=\"house.json\"",
            "href=\"/word/eng/house?format=csv\" download=\"house.csv\"");
  }

  @Test
  void anUnknownFormatIsRefused() throws Exception {
    HttpResponse<byte[]> response = get("/word/eng/house?format=xml");
    assertThat(response.statusCode()).isEqualTo(400);
    assertThat(TestClient.text(response)).contains("json", "csv");
  }
}
