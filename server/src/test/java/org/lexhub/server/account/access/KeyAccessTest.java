package org.lexhub.server.account.access;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.net.InetAddress;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class KeyAccessTest {
  private static boolean allows(String ranges, String address) {
    return KeyAccess.parse(null, ranges, null).allows(InetAddress.ofLiteral(address));
  }

  @Test
  void nothingIsRestrictedByDefault() {
    KeyAccess access = KeyAccess.parse(null, "", " \n");
    assertThat(access.isLimited()).isFalse();
    assertThat(access).isEqualTo(KeyAccess.ALL).hasToString("all");
    assertThat(access.has(KeyScope.EXPORT)).isTrue();
    assertThat(access.allowsOrigin(null)).isTrue();
    assertThat(access.allows(InetAddress.ofLiteral("192.0.2.1"))).isTrue();
  }

  @Test
  void restrictionsAreStoredAndReadAgain() {
    KeyAccess access =
        KeyAccess.parse(
            "export, READ",
            "192.0.2.0/24\n2001:DB8::/32 ::1,10.0.0.1",
            "https://A.example/, http://localhost:3000");
    assertThat(access.scopes()).isEqualTo("read,export");
    assertThat(access.addresses())
        .isEqualTo("192.0.2.0/24,2001:db8:0:0:0:0:0:0/32,0:0:0:0:0:0:0:1,10.0.0.1");
    assertThat(access.origins()).isEqualTo("https://a.example,http://localhost:3000");
    KeyAccess again = KeyAccess.stored(access.scopes(), access.addresses(), access.origins());
    assertThat(again).isEqualTo(access).hasSameHashCodeAs(access).isNotEqualTo(KeyAccess.ALL);
    assertThat(again.isLimited()).isTrue();
    assertThat(again.has(KeyScope.BATCH)).isFalse();
  }

  @Test
  void whatALaterVersionStoredAllowsNothing() {
    KeyAccess access = KeyAccess.stored("read,translate", null, null);
    assertThat(access.isLimited()).isTrue();
    for (KeyScope scope : KeyScope.values()) {
      assertThat(access.has(scope)).isFalse();
    }
  }

  @Test
  void rangesHaveTheirAddressesOnly() {
    assertThat(allows("192.0.2.0/24", "192.0.2.255")).isTrue();
    assertThat(allows("192.0.2.0/24", "192.0.3.0")).isFalse();
    assertThat(allows("192.0.2.128/25", "192.0.2.127")).isFalse();
    assertThat(allows("0.0.0.0/0", "255.255.255.255")).isTrue();
    assertThat(allows("0.0.0.0/0", "::1")).isFalse();
    assertThat(allows("::/0", "2001:db8::1")).isTrue();
    assertThat(allows("10.0.0.1", "10.0.0.1")).isTrue();
    assertThat(allows("10.0.0.1", "10.0.0.2")).isFalse();
    assertThat(allows("10.0.0.0/8", "::ffff:10.1.2.3")).as("an IPv4 address in IPv6").isTrue();
  }

  /** Compares with the arithmetic of large numbers. */
  @Test
  void randomRangesAreThoseOfTheirBits() throws Exception {
    long seed = 11;
    Random random = new Random(seed);
    for (int i = 0; i < 20_000; i++) {
      int length = random.nextBoolean() ? 4 : 16;
      byte[] network = new byte[length];
      random.nextBytes(network);
      network[0] |= 1; // no IPv4 address in IPv6
      int bits = random.nextInt(1, length * 8 + 1);
      BigInteger start = new BigInteger(1, network).shiftRight(length * 8 - bits);
      byte[] address = network.clone();
      int changed = random.nextInt(length * 8);
      address[changed / 8] ^= (byte) (0x80 >> changed % 8);
      byte[] masked = bytes(start.shiftLeft(length * 8 - bits), length);
      String range = InetAddress.getByAddress(masked).getHostAddress() + "/" + bits;
      boolean inside = new BigInteger(1, address).shiftRight(length * 8 - bits).equals(start);
      assertThat(allows(range, InetAddress.getByAddress(address).getHostAddress()))
          .as("%s, seed %d, %d", range, seed, i)
          .isEqualTo(inside);
    }
  }

  private static byte[] bytes(BigInteger number, int length) {
    byte[] bytes = new byte[length];
    byte[] given = number.toByteArray();
    for (int i = 0; i < Math.min(length, given.length); i++) {
      bytes[length - 1 - i] = given[given.length - 1 - i];
    }
    return bytes;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a.example",
        "10.0.0.0/33",
        "10.0.0.0/-1",
        "10.0.0.0/",
        "10.0.0.0/8/8",
        "10.0.0.1/8",
        "::/129",
        "10.0.0",
        "1.2.3.4.5",
        "/8",
        "fe80::1%eth0/64"
      })
  void wrongAddressesAreExplained(String text) {
    assertThatThrownBy(() -> KeyAccess.parse(null, text, null))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("'" + text + "' ");
  }

  @Test
  void theRightRangeIsShown() {
    assertThatThrownBy(() -> KeyAccess.parse(null, "10.1.2.3/8", null))
        .hasMessageEndingWith("the range is 10.0.0.0/8");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a.example",
        "https://",
        "https://a.example/x",
        "*",
        "https://a b",
        "null",
        "://a"
      })
  void wrongOriginsAreExplained(String text) {
    assertThatThrownBy(() -> KeyAccess.parse(null, null, text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("is not an origin");
  }

  @Test
  void originsAreComparedAsBrowsersSendThem() {
    KeyAccess access =
        KeyAccess.parse(null, null, "https://a.example:443 http://b.example:80 https://[::1]:8080");
    assertThat(access.allowsOrigin("https://a.example")).isTrue();
    assertThat(access.allowsOrigin("http://b.example")).isTrue();
    assertThat(access.allowsOrigin("https://[::1]:8080")).isTrue();
    assertThat(access.allowsOrigin("http://a.example")).isFalse();
    assertThat(access.allowsOrigin("https://a.example.evil.example")).isFalse();
    assertThat(access.allowsOrigin("null")).isFalse();
    assertThat(access.allowsOrigin(null)).isFalse();
  }

  @Test
  void unknownScopesAndLongListsAreExplained() {
    assertThatThrownBy(() -> KeyAccess.parse("read,write", null, null))
        .hasMessage("'write' is not a scope; scopes are read, batch, export");
    StringBuilder many = new StringBuilder();
    for (int i = 0; i <= KeyAccess.MAX_ENTRIES; i++) {
      many.append("10.0.0.").append(i).append('\n');
    }
    assertThatThrownBy(() -> KeyAccess.parse(null, many.toString(), null))
        .hasMessageContaining("at most " + KeyAccess.MAX_ENTRIES);
  }
}
