package org.lexhub.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class UrlsTest {
  @Test
  void buildsAddresses() {
    assertThat(Urls.of("/search", "q", "a b&c=犬", "lang", "", "pos", "noun"))
        .isEqualTo("/search?q=a%20b%26c%3D%E7%8A%AC&pos=noun");
    assertThat(Urls.of("/x?a=1", "b", "2")).isEqualTo("/x?a=1&b=2");
  }
}
