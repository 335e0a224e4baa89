package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** The endpoints in the form of LibreTranslate. */
class LibreTranslateTest {
  private static final String PATH = "/libretranslate/translate";

  private static Api.Answer keyless(String body) throws Exception {
    return new Api.Answer(Fixture.server().stranger().post(PATH, body));
  }

  private static Api.Answer post(String body) throws Exception {
    return new Api.Answer(Fixture.server().client().post(PATH, body));
  }

  @Test
  void wordsAreTranslated() throws Exception {
    Api.Answer answer =
        post("{\"q\":\"dog\",\"source\":\"en\",\"target\":\"de\",\"format\":\"text\"}");
    assertThat(answer.status()).as(answer.text()).isEqualTo(200);
    assertThat(answer.json().get("translatedText").asString()).isEqualTo("Hund");
    JsonNode more =
        post("{\"q\":\"bank\",\"source\":\"en\",\"target\":\"de\",\"alternatives\":3}").json();
    assertThat(more.get("alternatives").toString()).contains("Ufer");
  }

  @Test
  void severalTextsAndUnknownOnes() throws Exception {
    JsonNode answer =
        post("{\"q\":[\"dog\",\"zzzzz\"],\"source\":\"en\",\"target\":\"de\"}").json();
    assertThat(answer.get("translatedText").toString()).isEqualTo("[\"Hund\",\"zzzzz\"]");
  }

  @Test
  void theLanguageIsDetected() throws Exception {
    JsonNode answer = post("{\"q\":\"Hund\",\"source\":\"auto\",\"target\":\"en\"}").json();
    assertThat(answer.get("translatedText").asString()).isEqualTo("dog");
    assertThat(answer.get("detectedLanguage").get("language").asString()).isEqualTo("de");
    JsonNode unknown = post("{\"q\":\"zzzzz\",\"source\":\"auto\",\"target\":\"en\"}").json();
    assertThat(unknown.get("translatedText").asString()).isEqualTo("zzzzz");
    assertThat(unknown.get("detectedLanguage").get("confidence").asInt()).isZero();
  }

  @Test
  void theKeyIsInTheBodyOrTheHeaderAndTheBodyIsJsonOrAForm() throws Exception {
    String key = Fixture.server().key();
    Api.Answer json =
        keyless("{\"q\":\"dog\",\"source\":\"en\",\"target\":\"de\",\"api_key\":\"" + key + "\"}");
    assertThat(json.status()).as(json.text()).isEqualTo(200);
    assertThat(json.header("RateLimit")).isNotEmpty();
    Api.Answer form = keyless("q=dog&source=en&target=d%65&alternatives=1&api_key=" + key);
    assertThat(form.json().get("translatedText").asString()).isEqualTo("Hund");
    assertThat(keyless("q=dog&source=en&target=de").status()).isEqualTo(401);
    assertThat(keyless("q=dog&source=en&target=de&api_key=lx_wrong").status()).isEqualTo(401);
    assertThat(
            keyless("{\"q\":\"dog\",\"source\":\"en\",\"target\":\"de\",\"api_key\":\"a\\nb\"}")
                .status())
        .isEqualTo(401);
  }

  @Test
  void badRequestsAreRefused() throws Exception {
    for (String bad :
        List.of(
            "",
            "{",
            "[]",
            "nonsense",
            "q=%zz&source=en&target=de",
            "{\"source\":\"en\",\"target\":\"de\"}",
            "{\"q\":7,\"source\":\"en\",\"target\":\"de\"}",
            "{\"q\":[],\"source\":\"en\",\"target\":\"de\"}",
            "{\"q\":\"dog\",\"target\":\"de\"}",
            "{\"q\":\"dog\",\"source\":\"english\",\"target\":\"de\"}",
            "{\"q\":\"dog\",\"source\":\"en\",\"target\":\"de,fr\"}",
            "{\"q\":\"dog\",\"source\":\"en\",\"target\":\"de\",\"format\":\"html\"}",
            "{\"q\":\"dog\",\"source\":\"en\",\"target\":\"de\",\"alternatives\":99}",
            "q=dog&source=en&target=de&alternatives=x",
            "{\"q\":\"" + "x".repeat(300) + "\",\"source\":\"en\",\"target\":\"de\"}")) {
      Api.Answer answer = post(bad);
      assertThat(answer.status()).as(bad).isEqualTo(400);
      assertThat(answer.json().get("error").asString()).as(bad).isNotBlank();
    }
  }

  @Test
  void languagesAreListedForEverybody() throws Exception {
    Api.Answer answer =
        new Api.Answer(Fixture.server().stranger().get("/libretranslate/languages"));
    List<String> codes = new ArrayList<>();
    for (JsonNode language : answer.json()) {
      codes.add(language.get("code").asString());
      assertThat(language.get("targets")).hasSize(answer.json().size());
    }
    assertThat(codes).contains("en", "de", "ja").isSorted();
    assertThat(answer.text()).contains("\"name\":\"German\"");
  }
}
