package org.lexhub.loader.download;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.Proxy;
import java.net.ProxySelector;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Reads proxies from the environment, and delays from headers. */
class ProxyChoiceTest {
  private static ProxySelector of(Map<String, String> environment) throws IOException {
    return ProxyChoice.of(environment::get, name -> null);
  }

  private static String chosen(Map<String, String> environment, String address) throws IOException {
    Proxy proxy = of(environment).select(URI.create(address)).getFirst();
    return proxy.type() == Proxy.Type.DIRECT ? "direct" : String.valueOf(proxy.address());
  }

  @ParameterizedTest
  @CsvSource({
    "'', false",
    "example.org, true",
    "org, true",
    ".example.org, true",
    "*.example.org, true",
    "'localhost, example.org', true",
    "data.example.org:443, true",
    "data.example.org:80, false",
    "ample.org, false",
    "*, true"
  })
  void leavesOutTheHostsOfNoProxy(String hosts, boolean direct) throws IOException {
    Map<String, String> environment =
        Map.of("HTTPS_PROXY", "http://proxy.example.net:3128", "NO_PROXY", hosts);
    assertThat(chosen(environment, "https://data.example.org/a.gz").equals("direct"))
        .isEqualTo(direct);
  }

  @Test
  void readsEverySpellingOfTheVariable() throws IOException {
    String address = "https://example.org/a.gz";
    assertThat(chosen(Map.of("https_proxy", "proxy.invalid:8080"), address))
        .contains("proxy.invalid", "8080");
    assertThat(chosen(Map.of("ALL_PROXY", "http://proxy.invalid"), address)).contains("80");
    assertThat(chosen(Map.of("HTTP_PROXY", "http://proxy.invalid"), address)).isEqualTo("direct");
    assertThat(
            ProxyChoice.of(
                name -> "http://proxy.invalid",
                name -> name.equals("https.proxyHost") ? "other.invalid" : null))
        .isSameAs(ProxySelector.getDefault());
  }

  @Test
  void refusesProxiesItCannotUseWithoutShowingPasswords() {
    assertThatThrownBy(() -> of(Map.of("HTTPS_PROXY", "socks5://me:secret@proxy.invalid:1")))
        .hasMessageContainingAll("HTTPS_PROXY", "http://host:port")
        .hasMessageNotContaining("secret");
    assertThatThrownBy(() -> of(Map.of("ALL_PROXY", "http://a b"))).hasMessageContaining("ALL_");
  }

  @Test
  void readsDelaysThatServersAskFor() {
    Instant now = Instant.parse("2026-01-31T10:00:00Z");
    assertThat(Backoff.asked("120", now)).isEqualTo(Duration.ofMinutes(2));
    assertThat(Backoff.asked("Sat, 31 Jan 2026 10:05:00 GMT", now))
        .isEqualTo(Duration.ofMinutes(5));
    assertThat(Backoff.asked("Sat, 31 Jan 2026 09:05:00 GMT", now)).isZero();
    assertThat(Backoff.asked("soon", now)).isZero();
  }

  @Test
  void delaysDoubleUpToALimit() {
    Backoff backoff = new Backoff(TransferLimits.DEFAULT, new Random(1));
    for (int failures = 1; failures < 40; failures++) {
      double full = Math.min(60_000, 1000 * Math.pow(2, failures - 1));
      assertThat((double) backoff.after(failures).toMillis())
          .isBetween(full * 0.75 - 1, full * 1.25 + 1);
    }
  }
}
