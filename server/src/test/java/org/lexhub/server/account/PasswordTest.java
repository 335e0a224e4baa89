package org.lexhub.server.account;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Locale;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PasswordTest {
  private static final PasswordRules RULES = new PasswordRules();
  private static final PasswordHash HASH = new PasswordHash();

  private static String fault(String password, String login) {
    return Objects.requireNonNull(RULES.fault(password, login), "not refused").text();
  }

  @Test
  void threeThousandCommonPasswordsAreKnown() {
    assertThat(RULES.size()).isGreaterThan(3_000);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "password1234",
        "passwordpassword",
        "P@ssw0rd!!!!!!",
        "aaaaaaaaaaaa",
        "123456789012",
        "abcabcabcabc",
        "qwertyuiopas",
        "QWERTZUIOPASDF",
        "987654321098",
        "1q2w3e4r5t6y",
        "iloveyou2024",
        "Dragon111111",
        "monkey!monkey!",
      })
  void whatManyPeopleUseIsRefused(String password) {
    assertThat(fault(password, "somebody")).contains("choose another");
  }

  @ParameterizedTest
  @CsvSource({
    "lexhub-2026-11, ann",
    "Margarethe123!, margarethe",
    "ann.smith1980, ann.smith@example.org",
    "ＬＥＸＨＵＢ１２３４５６７, x-y",
  })
  void whatTheNamesGiveAwayIsRefused(String password, String login) {
    assertThat(fault(password, login)).contains("too close");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "plumb lantern over",
        "vetch-gravel-41",
        "猫が屋根の上で歌っている夜",
        "three small harbours",
        "xK9#mQ2$vL7w",
        "            a b c d",
      })
  void whatIsLongAndOwnIsTaken(String password) {
    assertThat(RULES.fault(password, "somebody")).isNull();
  }

  @Test
  void theLengthHasBounds() {
    assertThat(fault("k7#Pq2!vX9z", "ann")).contains("at least 12", "this has 11");
    assertThat(RULES.fault("vetch gravel ".repeat(19), "ann")).isNull();
    assertThat(fault("vetch gravel ".repeat(20), "ann")).contains("at most 256");
  }

  @Test
  void aHashFitsItsPasswordAlone() {
    String hash = HASH.create("vetch-gravel-41");
    assertThat(hash).startsWith("$argon2id$v=19$m=19456,t=2,p=1$").doesNotContain("vetch");
    assertThat(HASH.matches("vetch-gravel-41", hash)).isTrue();
    assertThat(HASH.matches("vetch-gravel-42", hash)).isFalse();
    assertThat(HASH.matches("no password has this hash", null)).isFalse();
    assertThat(HASH.create("vetch-gravel-41")).isNotEqualTo(hash);
    assertThat(PasswordHash.isOutdated(hash)).isFalse();
  }

  @Test
  void composedAndDecomposedLettersAreTheSamePassword() {
    assertThat(HASH.matches("cafe\u0301 au lait 12", HASH.create("caf\u00e9 au lait 12"))).isTrue();
  }

  /** A hash needs 19 MiB; allocated anew, they would keep the garbage collector busy. */
  @Test
  void theMemoryOfAHashIsUsedAgain() {
    String hash = HASH.create("vetch-gravel-41");
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long before = threads.getCurrentThreadAllocatedBytes();
    assertThat(HASH.matches("vetch-gravel-41", hash)).isTrue();
    assertThat(threads.getCurrentThreadAllocatedBytes() - before).isLessThan(1 << 20);
  }

  /** A hash of the reference implementation: {@code argon2 somesalt -id -t 2 -k 256 -p 1}. */
  @Test
  void theHashIsThatOfTheReferenceImplementation() {
    String reference =
        "$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4";
    assertThat(HASH.matches("password", reference)).isTrue();
    assertThat(HASH.matches("passwore", reference)).isFalse();
    assertThat(PasswordHash.isOutdated(reference)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"ab", "a b c", "<script>", "ann\r\nSet-Cookie", "a/b/c", ""})
  void namesThatAreNoNamesAreRefused(String name) {
    assertThat(LoginName.fault(name)).isNotNull();
  }

  @ParameterizedTest
  @ValueSource(strings = {"ann", "Ann.Smith+lex@Example.org", "Łukasz", "田中さん", "o_o-o"})
  void namesOfAllScriptsAreTakenInAnyCase(String name) {
    assertThat(LoginName.fault(name)).isNull();
    assertThat(LoginName.folded(name.toUpperCase(Locale.ROOT)))
        .isEqualTo(LoginName.folded(" " + name + " "));
  }
}
