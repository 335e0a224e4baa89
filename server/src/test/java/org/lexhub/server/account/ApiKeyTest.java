package org.lexhub.server.account;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ApiKeyTest {
  private final ApiKey reader = new ApiKey();

  @Test
  void keysHaveTheirFormAndAreAllDifferent() {
    SecureRandom random = new SecureRandom();
    Set<String> keys = new HashSet<>();
    for (int i = 0; i < 1000; i++) {
      String key = ApiKey.create(random);
      assertThat(key).matches("lx_[0-9A-Za-z]{38}");
      keys.add(key);
    }
    assertThat(keys).hasSize(1000);
  }

  @Test
  void theDigestIsTheSha256OfTheWholeKey() throws Exception {
    String key = ApiKey.create(new SecureRandom());
    byte[] expected =
        MessageDigest.getInstance("SHA-256").digest(key.getBytes(StandardCharsets.US_ASCII));
    assertThat(reader.digest("Bearer " + key, 7)).isEqualTo(expected);
  }

  @Test
  void aKeyWithAnyOneCharacterChangedIsNoKey() {
    String key = ApiKey.create(new SecureRandom());
    for (int i = 0; i < key.length(); i++) {
      char other = key.charAt(i) == 'a' ? 'b' : 'a';
      String changed = key.substring(0, i) + other + key.substring(i + 1);
      assertThat(reader.digest(changed, 0)).as(changed).isNull();
    }
    assertThat(reader.digest(key.substring(1), 0)).isNull();
    assertThat(reader.digest(key + "a", 0)).isNull();
    assertThat(reader.digest("é".repeat(41), 0)).isNull();
  }

  @Test
  void showsTheBeginningAndTheEndOnly() {
    String key = ApiKey.create(new SecureRandom());
    assertThat(ApiKey.shown(key))
        .hasSize(12)
        .startsWith(key.substring(0, 7))
        .endsWith(key.substring(37));
  }
}
