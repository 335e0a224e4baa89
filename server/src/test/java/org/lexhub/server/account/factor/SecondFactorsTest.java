package org.lexhub.server.account.factor;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.server.account.AccountDatabase;
import org.lexhub.server.account.Logins;
import org.lexhub.server.account.Plan;
import org.lexhub.server.account.TestDatabase;
import org.lexhub.server.account.factor.SecondFactors.Outcome;

@Tag("accounts")
class SecondFactorsTest {
  private static final Instant NOW = Instant.parse("2026-11-21T10:00:00Z");

  @TempDir Path data;

  @SuppressWarnings("NullAway.Init")
  private AccountDatabase database;

  @SuppressWarnings("NullAway.Init")
  private SecondFactors factors;

  private long account;

  @BeforeEach
  void open() throws Exception {
    database = TestDatabase.open(data);
    factors = new SecondFactors(database);
    Logins.NewAccount ann = new Logins.NewAccount("ann", "hash", Plan.FREE, false, 0, 100);
    account = new Logins(database).add(ann, NOW);
  }

  @AfterEach
  void close() throws Exception {
    database.close();
  }

  private TestApp begin() throws Exception {
    factors.begin(account, NOW);
    return new TestApp(Objects.requireNonNull(factors.pending(account)));
  }

  private List<String> turnOn(TestApp app) throws Exception {
    return factors.confirm(account, app.code(NOW.toEpochMilli()), NOW);
  }

  private Outcome check(String code, Instant now) throws Exception {
    return factors.check(account, code, now);
  }

  @Test
  void aSecretCountsOnceItIsConfirmed() throws Exception {
    TestApp app = begin();
    assertThat(factors.isOn(account)).isFalse();
    assertThat(check(app.code(NOW.toEpochMilli()), NOW)).isEqualTo(Outcome.WRONG);
    assertThat(factors.confirm(account, "000000", NOW)).isEmpty();
    List<String> codes = turnOn(app);
    assertThat(factors.isOn(account)).isTrue();
    assertThat(factors.pending(account)).as("the secret is not shown again").isNull();
    assertThat(codes).hasSize(RecoveryCodes.COUNT).doesNotHaveDuplicates();
    assertThat(new Logins(database).find(account))
        .matches(known -> known != null && known.user().hasSecondFactor());
  }

  @Test
  void beginningAgainReplacesOnlyASecretThatIsNotConfirmed() throws Exception {
    TestApp first = begin();
    TestApp second = begin();
    String old = first.code(NOW.toEpochMilli());
    assertThat(factors.confirm(account, old, NOW)).isEmpty();
    turnOn(second);
    factors.begin(account, NOW);
    assertThat(factors.isOn(account)).isTrue();
    Instant later = NOW.plusSeconds(60);
    assertThat(check(second.code(later.toEpochMilli()), later)).isEqualTo(Outcome.RIGHT);
  }

  @Test
  void aCodeIsAcceptedOnce() throws Exception {
    TestApp app = begin();
    turnOn(app);
    String used = app.code(NOW.toEpochMilli());
    assertThat(check(used, NOW)).isEqualTo(Outcome.WRONG);
    Instant later = NOW.plusSeconds(30);
    String code = app.code(later.toEpochMilli());
    assertThat(check(" " + code.substring(0, 3) + " " + code.substring(3), later))
        .isEqualTo(Outcome.RIGHT);
    assertThat(check(code, later)).isEqualTo(Outcome.WRONG);
    assertThat(check(used, later)).as("an earlier one").isEqualTo(Outcome.WRONG);
  }

  @Test
  void aRecoveryCodeIsAcceptedOnceAndNewOnesReplaceThem() throws Exception {
    List<String> codes = turnOn(begin());
    assertThat(check(codes.get(3).toUpperCase(Locale.ROOT).replace('-', ' '), NOW))
        .isEqualTo(Outcome.RECOVERY);
    assertThat(check(codes.get(3), NOW)).isEqualTo(Outcome.WRONG);
    assertThat(factors.codesLeft(account)).isEqualTo(RecoveryCodes.COUNT - 1);
    List<String> fresh = factors.renewCodes(account);
    assertThat(check(codes.get(4), NOW)).isEqualTo(Outcome.WRONG);
    assertThat(check(fresh.get(4), NOW)).isEqualTo(Outcome.RECOVERY);
  }

  @Test
  void manyWrongCodesEndTheTriesOfAnHour() throws Exception {
    TestApp app = begin();
    List<String> codes = turnOn(app);
    for (int i = 0; i < SecondFactors.MAX_WRONG; i++) {
      assertThat(check("wrong", NOW)).isEqualTo(Outcome.WRONG);
    }
    assertThat(check(codes.getFirst(), NOW)).isEqualTo(Outcome.BLOCKED);
    Instant soon = NOW.plus(Duration.ofMinutes(59));
    assertThat(check(app.code(soon.toEpochMilli()), soon)).isEqualTo(Outcome.BLOCKED);
    Instant later = NOW.plus(Duration.ofHours(1));
    assertThat(check(app.code(later.toEpochMilli()), later)).isEqualTo(Outcome.RIGHT);
  }

  @Test
  void aRemovedFactorIsGoneWithItsCodes() throws Exception {
    List<String> codes = turnOn(begin());
    assertThat(factors.remove(account)).isTrue();
    assertThat(factors.remove(account)).isFalse();
    assertThat(factors.isOn(account)).isFalse();
    assertThat(factors.codesLeft(account)).isZero();
    assertThat(check(codes.getFirst(), NOW)).isEqualTo(Outcome.WRONG);
    assertThat(factors.renewCodes(account)).isEmpty();
  }

  @Test
  void aDeletedAccountLeavesNothing() throws Exception {
    turnOn(begin());
    new PendingLogins(database).open(account, NOW);
    new Logins(database).delete(account);
    assertThat(factors.isOn(account)).isFalse();
    assertThat(factors.codesLeft(account)).isZero();
  }

  @Test
  void aLoginAwaitsItsCodeForFiveMinutes() throws Exception {
    PendingLogins pending = new PendingLogins(database);
    String secret = pending.open(account, NOW);
    assertThat(pending.account(secret, NOW.plusSeconds(299))).isEqualTo(account);
    assertThat(pending.account(secret, NOW.plusSeconds(300))).isZero();
    assertThat(pending.account("", NOW)).isZero();
    assertThat(pending.end(secret)).isTrue();
    assertThat(pending.end(secret)).isFalse();
    String other = pending.open(account, NOW);
    new Logins(database).setPassword(account, "another", 0);
    assertThat(pending.account(other, NOW)).as("the password has changed").isZero();
  }
}
