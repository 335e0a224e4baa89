package org.lexhub.server.account;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The number of changes that running servers follow, and searches in the list of accounts. */
@Tag("accounts")
class AccountChangesTest {
  @TempDir Path folder;

  @Test
  void whatRequestsAreDecidedByIsCountedAndNothingElse() throws Exception {
    try (AccountDatabase database = TestDatabase.open(folder)) {
      Accounts accounts = new Accounts(database);
      Instant now = Instant.ofEpochSecond(1000);
      long before = database.changes();
      long account = accounts.addAccount("acme", Plan.FREE, now);
      new Sessions(database).open(account, "::1", "", now);
      assertThat(database.changes()).isEqualTo(before);
      accounts.addKey(account, "one", null, now);
      accounts.setPlan(account, Plan.PRO);
      accounts.setSuspended(account, true);
      accounts.revoke(accounts.keys().getFirst().id(), now);
      new Logins(database).delete(account);
      assertThat(database.changes()).isEqualTo(before + 5);
    }
  }

  @Test
  void aSearchTakesItsTextAsItIs() throws Exception {
    try (AccountDatabase database = TestDatabase.open(folder)) {
      Accounts accounts = new Accounts(database);
      Instant now = Instant.ofEpochSecond(1000);
      for (String name : List.of("Fifty%", "fifty!", "fif_y", "sixty")) {
        accounts.addAccount(name, Plan.FREE, now);
      }
      assertThat(accounts.count("")).isEqualTo(4);
      assertThat(accounts.count("fifty")).isEqualTo(2);
      assertThat(accounts.search("%", 0, 10)).hasSize(1);
      assertThat(accounts.search("!", 0, 10)).hasSize(1);
      assertThat(accounts.search("f_y", 0, 10)).hasSize(1);
      assertThat(accounts.search("", 1, 2).stream().map(AccountRow::name))
          .containsExactly("fif_y", "fifty!");
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {7, 8, 20, 40, 41})
  void aKeyIsRevokedByAnyBeginningOfIt(int length) throws Exception {
    try (AccountDatabase database = TestDatabase.open(folder)) {
      Accounts accounts = new Accounts(database);
      Instant now = Instant.ofEpochSecond(1000);
      long account = accounts.addAccount("acme", Plan.FREE, now);
      String key = accounts.addKey(account, "one", null, now);
      assertThatThrownBy(() -> accounts.revoke("lx_......" + key.substring(9, 20), now))
          .hasMessageContaining("there is no key");
      assertThat(accounts.revoke(key.substring(0, length), now).name()).isEqualTo("one");
    }
  }

  @Test
  void keysOfOneSecondAreListedInTheOrderOfTheirCreation() throws Exception {
    try (AccountDatabase database = TestDatabase.open(folder)) {
      Accounts accounts = new Accounts(database);
      Instant now = Instant.ofEpochSecond(1000);
      long account = accounts.addAccount("acme", Plan.FREE, now);
      for (String name : List.of("one", "two", "three")) {
        accounts.addKey(account, name, null, now);
      }
      assertThat(accounts.keys().stream().map(KeyRow::name)).containsExactly("one", "two", "three");
      assertThat(new AccountKeys(database).of(account).getFirst().name()).isEqualTo("three");
    }
  }
}
