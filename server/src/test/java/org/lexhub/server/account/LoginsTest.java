package org.lexhub.server.account;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Objects;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.server.account.OneTimeLinks.Purpose;

/** Logins, sessions, links and keys over a real database; hashes are fixed texts. */
@Tag("accounts")
class LoginsTest {
  private static final Instant NOW = Instant.parse("2026-11-21T10:00:00Z");

  @TempDir Path folder;

  @SuppressWarnings("NullAway.Init")
  private AccountDatabase database;

  @SuppressWarnings("NullAway.Init")
  private Logins logins;

  @SuppressWarnings("NullAway.Init")
  private Sessions sessions;

  @SuppressWarnings("NullAway.Init")
  private OneTimeLinks links;

  @SuppressWarnings("NullAway.Init")
  private AccountKeys keys;

  @BeforeEach
  void open() throws Exception {
    database = TestDatabase.open(folder);
    logins = new Logins(database);
    sessions = new Sessions(database);
    links = new OneTimeLinks(database);
    keys = new AccountKeys(database);
  }

  @AfterEach
  void close() throws Exception {
    database.close();
  }

  private long add(String login) throws Exception {
    return logins.add(new Logins.NewAccount(login, "hash", Plan.FREE, false, 0, 100), NOW);
  }

  @Test
  void aNameIsTakenOnceInAnyCase() throws Exception {
    long ann = add("Ann");
    assertThatThrownBy(() -> add("ANN")).hasMessageContaining("taken");
    assertThat(Objects.requireNonNull(logins.find("aNn")).user().account()).isEqualTo(ann);
    assertThat(logins.find("nobody")).isNull();
  }

  @Test
  void thereIsACapOnAccounts() throws Exception {
    add("ann");
    Logins.NewAccount requested = new Logins.NewAccount("bob", "hash", Plan.FREE, false, 0, 1);
    assertThatThrownBy(() -> logins.add(requested, NOW)).hasMessageContaining("No more accounts");
  }

  @Test
  void aSessionEndsWhenIdleAndAfterTwelveHours() throws Exception {
    String secret = sessions.open(add("ann"), "::1", "browser", NOW);
    Instant now = NOW;
    for (int i = 0; i < 24; i++) {
      now = now.plus(Duration.ofMinutes(29));
      assertThat(sessions.find(secret, now)).isNotNull();
    }
    assertThat(sessions.find(secret, NOW.plus(Duration.ofHours(12)))).isNull();
    String idle = sessions.open(add("bob"), "::1", "browser", NOW);
    assertThat(sessions.find(idle, NOW.plus(Duration.ofMinutes(30)))).isNull();
    assertThat(sessions.find("made up", NOW)).isNull();
  }

  @Test
  void onlyTheDigestOfASessionIsStored() throws Exception {
    String secret = sessions.open(add("ann"), "::1", "browser", NOW);
    byte[] stored = database.first(row -> row.getBytes(1), "SELECT digest FROM sessions");
    assertThat(stored).isEqualTo(Digests.digest(secret));
  }

  @Test
  void aSuspendedAccountHasNoSessions() throws Exception {
    long ann = add("ann");
    String secret = sessions.open(ann, "::1", "browser", NOW);
    new Accounts(database).setSuspended(ann, true);
    assertThat(sessions.find(secret, NOW)).isNull();
  }

  @Test
  void aNewPasswordEndsTheOtherSessionsAndOpenLinks() throws Exception {
    long ann = add("ann");
    String first = sessions.open(ann, "::1", "one", NOW);
    String second = sessions.open(ann, "::1", "two", NOW);
    String link = links.create(Purpose.PASSWORD, ann, "", NOW);
    long kept = Objects.requireNonNull(sessions.find(second, NOW)).id();
    logins.setPassword(ann, "other", kept);
    assertThat(sessions.find(first, NOW)).isNull();
    assertThat(sessions.find(second, NOW)).isNotNull();
    assertThat(links.find(Purpose.PASSWORD, link, NOW)).isNull();
  }

  @Test
  void nobodyEndsTheSessionOfSomebodyElse() throws Exception {
    long ann = add("ann");
    String secret = sessions.open(ann, "::1", "one", NOW);
    long id = Objects.requireNonNull(sessions.find(secret, NOW)).id();
    assertThat(sessions.end(add("bob"), id)).isFalse();
    assertThat(sessions.find(secret, NOW)).isNotNull();
    assertThat(sessions.end(ann, id)).isTrue();
    assertThat(sessions.find(secret, NOW)).isNull();
  }

  @Test
  void aLinkIsGoodOnceForItsPurposeAndItsTime() throws Exception {
    long ann = add("ann");
    String secret = links.create(Purpose.PASSWORD, ann, "", NOW);
    assertThat(links.find(Purpose.INVITE, secret, NOW)).isNull();
    assertThat(links.find(Purpose.PASSWORD, secret, NOW.plus(Duration.ofHours(24)))).isNull();
    OneTimeLinks.Row link = Objects.requireNonNull(links.find(Purpose.PASSWORD, secret, NOW));
    logins.setPassword(link, "new", NOW);
    assertThat(links.find(Purpose.PASSWORD, secret, NOW)).isNull();
    assertThatThrownBy(() -> logins.setPassword(link, "again", NOW))
        .hasMessageContaining("has been used or has expired");
    assertThat(Objects.requireNonNull(logins.find(ann)).password()).isEqualTo("new");
  }

  @Test
  void aNewerResetLinkVoidsTheOlder() throws Exception {
    long ann = add("ann");
    String old = links.create(Purpose.PASSWORD, ann, "", NOW);
    String fresh = links.create(Purpose.PASSWORD, ann, "", NOW);
    assertThat(links.find(Purpose.PASSWORD, old, NOW)).isNull();
    assertThat(links.find(Purpose.PASSWORD, fresh, NOW)).isNotNull();
  }

  @Test
  void anInvitationMakesOneAccount() throws Exception {
    String secret = links.create(Purpose.INVITE, 0, "for bob", NOW);
    OneTimeLinks.Row link = Objects.requireNonNull(links.find(Purpose.INVITE, secret, NOW));
    logins.add(new Logins.NewAccount("bob", "hash", Plan.FREE, false, link.id(), 100), NOW);
    Logins.NewAccount second =
        new Logins.NewAccount("eve", "hash", Plan.FREE, false, link.id(), 100);
    assertThatThrownBy(() -> logins.add(second, NOW))
        .hasMessageContaining("has been used or has expired");
    assertThat(logins.find("eve")).isNull();
    assertThat(links.withdraw(link.id())).as("used ones stay as a record").isFalse();
  }

  @Test
  void aDeletedAccountLeavesNothingButItsNumber() throws Exception {
    long ann = add("ann");
    sessions.open(ann, "::1", "one", NOW);
    keys.add(ann, "key", null, NOW);
    links.create(Purpose.PASSWORD, ann, "", NOW);
    logins.delete(ann);
    for (String table : new String[] {"accounts", "keys", "sessions", "once"}) {
      Long count = database.first(row -> row.getLong(1), "SELECT count(*) FROM " + table);
      assertThat(count).as(table).isZero();
    }
    assertThat(add("ann")).isGreaterThan(ann);
  }

  @Test
  void theOnlyAdministratorStays() throws Exception {
    Logins.NewAccount requested = new Logins.NewAccount("root", "hash", Plan.FREE, true, 0, 100);
    long root = logins.add(requested, NOW);
    assertThat(logins.hasAdmin()).isTrue();
    assertThatThrownBy(() -> logins.delete(root)).hasMessageContaining("only administrator");
    assertThatThrownBy(() -> logins.setAdmin(root, false)).hasMessageContaining("only");
    long ann = add("ann");
    logins.setAdmin(ann, true);
    logins.delete(root);
    assertThat(logins.find("root")).isNull();
  }

  @Test
  void aKeyIsReachedThroughItsOwnAccountOnly() throws Exception {
    long ann = add("ann");
    long bob = add("bob");
    keys.add(ann, "mine", null, NOW);
    String id = keys.of(ann).getFirst().id();
    assertThat(keys.find(bob, id)).isNull();
    assertThat(keys.revoke(bob, id, NOW)).isFalse();
    assertThatThrownBy(() -> keys.roll(bob, id, Duration.ZERO, NOW))
        .isInstanceOf(AccountException.class);
    assertThat(keys.of(ann).getFirst().state(NOW)).isEqualTo("active");
    assertThat(keys.revoke(ann, id, NOW)).isTrue();
  }

  @Test
  void aRolledKeyGoesOnForTheOverlap() throws Exception {
    long ann = add("ann");
    keys.add(ann, "mine", null, NOW);
    String id = keys.of(ann).getFirst().id();
    keys.roll(ann, id, Duration.ofHours(2), NOW);
    KeyRow old = Objects.requireNonNull(keys.find(ann, id));
    assertThat(old.state(NOW.plus(Duration.ofMinutes(119)))).isEqualTo("active");
    assertThat(old.state(NOW.plus(Duration.ofHours(2)))).isEqualTo("expired");
    assertThat(keys.of(ann)).hasSize(2).allMatch(row -> row.name().equals("mine"));
    keys.roll(ann, keys.of(ann).getFirst().id(), Duration.ZERO, NOW);
    assertThat(keys.of(ann).get(1).state(NOW)).isEqualTo("revoked");
    assertThatThrownBy(() -> keys.roll(ann, id, Duration.ofHours(73), NOW))
        .hasMessageContaining("0 to 72");
  }

  @Test
  void aTenthKeyCanBeReplacedWithoutOverlapOnly() throws Exception {
    long ann = add("ann");
    for (int i = 0; i < AccountKeys.MAX_ACTIVE; i++) {
      keys.add(ann, "key " + i, null, NOW);
    }
    String id = keys.of(ann).getFirst().id();
    assertThatThrownBy(() -> keys.roll(ann, id, Duration.ofHours(1), NOW))
        .hasMessageContaining("10 keys already");
    assertThat(Objects.requireNonNull(keys.find(ann, id)).expires()).isNull();
    keys.roll(ann, id, Duration.ZERO, NOW);
    assertThat(keys.of(ann)).hasSize(AccountKeys.MAX_ACTIVE + 1);
  }
}
