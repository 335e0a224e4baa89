package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The rules that hold for the query parameters of all endpoints. */
class ParameterRulesTest {
  private static Api api;

  @BeforeAll
  static void start() throws Exception {
    api = Fixture.api();
  }

  @ParameterizedTest
  @CsvSource({
    "/v1/languages, family=&level=&limit=&offset=&include=",
    "/v1/languages, family=%20&level",
    "/v1/languages/search?q=german, level=&fuzzy=",
    "/v1/lexemes?lang=eng, pos=&source=&proficiency=&include=",
    "/v1/lexemes?lang=eng, pos=%20&pos=",
    "/v1/lexemes/search?q=dog, lang=&pos=&fuzzy=&limit=",
    "/v1/lexemes/suggest?q=do, lang=",
    "/v1/meanings, concept=&limit=",
    "/v1/translations/pairs?source_lang=eng&target_lang=deu, cursor=&pos=&min_confidence=&explain=",
    "/v1/translations/pairs/export?source_lang=eng&target_lang=deu, format=&pos="
  })
  void anEmptyValueCountsAsAbsent(String path, String empty) throws Exception {
    Api.Answer without = api.ask(path);
    assertThat(without.status()).isEqualTo(200);
    String joined = path + (path.contains("?") ? "&" : "?") + empty;
    assertThat(api.ask(joined).text()).isEqualTo(without.text());
  }

  @ParameterizedTest
  @CsvSource({
    "/v1/lexemes?lang=, lang",
    "/v1/lexemes?lang=%20, lang",
    "/v1/lexemes/search?q=, q",
    "/v1/lexemes/search?q=%E3%80%80, q",
    "/v1/languages/search?q=%20, q",
    "/v1/translations?meaning_id=, source_lexeme",
    "/v1/translations/pairs?source_lang=eng&target_lang=, target_lang"
  })
  void anEmptyValueOfARequiredParameterIsMissing(String path, String name) throws Exception {
    assertThat(api.ask(path).error()).isEqualTo("400 missing_parameter " + name);
  }

  @Test
  void anUnknownParameterIsRefusedEvenIfEmpty() throws Exception {
    assertThat(api.ask("/v1/languages?famly=").error()).isEqualTo("400 unknown_parameter famly");
  }

  @ParameterizedTest
  @CsvSource({
    "/v1/lexemes?lang=eng&pos=noun%2Cverb, pos",
    "/v1/lexemes?lang=eng&pos=noun%2C, pos",
    "/v1/lexemes?lang=eng&source=a%2Cb, source",
    "/v1/lexemes?lang=eng&proficiency=cefr:a1%2Ccefr:a2, proficiency",
    "/v1/languages?level=family%2Clanguage, level",
    "/v1/languages?limit=1%2C2, limit",
    "/v1/translations/pairs?source_lang=eng%2Cfra&target_lang=deu, source_lang",
    "/v1/translations/pairs?source_lang=eng&target_lang=deu&min_confidence=0%2C5, min_confidence"
  })
  void aListIsRefusedWhereOneValueIsTaken(String path, String name) throws Exception {
    Api.Answer answer = api.ask(path.replace("%2C", ","));
    assertThat(answer.error()).isEqualTo("400 invalid_parameter " + name);
    assertThat(answer.text()).contains(name + " takes one value");
    assertThat(api.ask(path).text().replaceAll("\"request_id.*", ""))
        .isEqualTo(answer.text().replaceAll("\"request_id.*", ""));
  }

  @Test
  void aCommaIsACharacterOfFreeText() throws Exception {
    assertThat(api.ask("/v1/lexemes/search?q=dog,cat").status()).isEqualTo(200);
    assertThat(api.ask("/v1/meanings?concept=A,B").status()).isEqualTo(200);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/v1/languages?",
        "/v1/lexemes?lang=eng&",
        "/v1/meanings?",
        "/v1/translations/pairs?source_lang=eng&target_lang=deu&",
        "/v1/translations?meaning_id=1&"
      })
  void offsetsBeyondTheRangeAreRefused(String path) throws Exception {
    assertThat(api.ask(path + "offset=2147483647").status()).isEqualTo(200);
    for (String offset : new String[] {"2147483648", "99999999999999999999", "-1"}) {
      assertThat(api.ask(path + "offset=" + offset).error())
          .isEqualTo("400 invalid_parameter offset");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"/v1/lexemes/search?q=dog", "/v1/languages/search?q=german"})
  void searchesGoTenThousandResultsDeep(String path) throws Exception {
    assertThat(api.ask(path + "&offset=9980").status()).isEqualTo(200);
    assertThat(api.ask(path + "&offset=9999&limit=1").status()).isEqualTo(200);
    assertThat(error(path + "&offset=9981")).isEqualTo("400 invalid_parameter offset");
    assertThat(error(path + "&offset=9901&limit=100")).isEqualTo("400 invalid_parameter offset");
    assertThat(error(path + "&offset=2000000000")).isEqualTo("400 invalid_parameter offset");
  }

  private static String error(String path) throws IOException {
    return api.ask(path).error();
  }
}
