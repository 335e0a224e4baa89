package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** The dataset of the quick start. */
class ConformanceDemoTest extends ConformanceChecks {
  ConformanceDemoTest() throws Exception {
    super("demo");
  }

  @Test
  void holdsWordNetAndTheCoreWords() throws Exception {
    JsonNode counts = api.get("/v1/info").get("counts");
    assertThat(counts.get("lexemes").asLong()).isGreaterThan(150_000L);
    assertThat(counts.get("concepts").asLong()).isGreaterThanOrEqualTo(300);
  }
}
