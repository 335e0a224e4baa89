package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** The pool of real files: every check, and its size. */
class ConformancePoolTest extends ConformanceChecks {
  ConformancePoolTest() throws Exception {
    super("pool");
  }

  @Test
  void holdsEveryLanguoidOfGlottolog() throws Exception {
    assertThat(api.get("/v1/languages?limit=1").get("meta").get("total").asInt()).isEqualTo(26_953);
  }

  @Test
  void holdsMoreThanAMillionLexemesInAboutAThousandLanguages() throws Exception {
    JsonNode counts = api.get("/v1/info").get("counts");
    assertThat(counts.get("lexemes").asLong()).isBetween(1_300_000L, 8_000_000L);
    assertThat(counts.get("senses").asLong()).isGreaterThan(1_900_000L);
    assertThat(counts.get("meanings").asLong()).isGreaterThan(110_000L);
  }

  @Test
  void hasPairsOfLanguagesFarFromEachOther() throws Exception {
    String path = "/v1/translations/stats?source_lang=fin&target_lang=jpn";
    assertThat(api.get(path).get("total_pairs").asLong()).isGreaterThan(1000);
  }
}
