package org.lexhub.server.account.factor;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TotpTest {
  private static final byte[] SECRET = "12345678901234567890".getBytes(StandardCharsets.US_ASCII);

  /** The test vectors of RFC 6238, appendix B, with eight digits. */
  @ParameterizedTest
  @CsvSource({
    "59, 94287082",
    "1111111109, 07081804",
    "1111111111, 14050471",
    "1234567890, 89005924",
    "2000000000, 69279037",
    "20000000000, 65353130"
  })
  void codesAreThoseOfTheStandard(long second, String digits) {
    assertThat(Totp.number(SECRET, Totp.step(second)) % 100_000_000)
        .isEqualTo(Integer.parseInt(digits));
    assertThat(Totp.code(SECRET, Totp.step(second))).isEqualTo(digits.substring(2));
  }

  /** The test vectors of RFC 4226, appendix D. */
  @ParameterizedTest
  @CsvSource({"0, 755224", "1, 287082", "2, 359152", "3, 969429", "8, 399871", "9, 520489"})
  void codesOfCountersAreThoseOfTheStandard(long counter, String code) {
    assertThat(Totp.code(SECRET, counter)).isEqualTo(code);
  }

  @Test
  void aCodeIsFoundNearItsTimeAndOnce() {
    String code = Totp.code(SECRET, 100);
    assertThat(Totp.find(SECRET, code, 100 * 30, 0)).isEqualTo(100);
    assertThat(Totp.find(SECRET, code, 100 * 30 + 59, 0)).isEqualTo(100);
    assertThat(Totp.find(SECRET, code, 100 * 30 - 30, 0)).isEqualTo(100);
    assertThat(Totp.find(SECRET, code, 100 * 30 + 60, 0)).isEqualTo(-1);
    assertThat(Totp.find(SECRET, code, 100 * 30 - 31, 0)).isEqualTo(-1);
    assertThat(Totp.find(SECRET, code, 100 * 30, 100)).isEqualTo(-1);
    assertThat(Totp.find(SECRET, code, 100 * 30, 99)).isEqualTo(100);
    assertThat(Totp.find(SECRET, "", 100 * 30, 0)).isEqualTo(-1);
    assertThat(Totp.find(SECRET, code + "0", 100 * 30, 0)).isEqualTo(-1);
  }

  @Test
  void secretsAreInBase32() {
    assertThat(Totp.text(SECRET)).isEqualTo("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
  }
}
