package org.lexhub.server.account;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.server.account.access.KeyAccess;
import org.lexhub.server.account.usage.DayCounters;

/** Requests by key, endpoint and day, in memory and in the database. */
@Tag("accounts")
class EndpointUsageTest {
  private static final long DAY = 86_400_000L;

  @TempDir Path folder;
  private final ManualTime time = new ManualTime("2026-11-21T23:59:00Z");

  @SuppressWarnings("NullAway.Init")
  private AccountDatabase database;

  @SuppressWarnings("NullAway.Init")
  private EndpointUsage usage;

  private long account;
  private int get;
  private int search;

  @BeforeEach
  void open() throws Exception {
    database = TestDatabase.open(folder);
    account = new Accounts(database).addAccount("usage", Plan.FREE, Instant.now());
    usage = counting();
  }

  private EndpointUsage counting() {
    EndpointUsage counting = new EndpointUsage(database, time);
    get = counting.addEndpoint("GET /v1/lexemes/{id}");
    search = counting.addEndpoint("GET /v1/lexemes/search");
    return counting;
  }

  @AfterEach
  void close() throws Exception {
    database.close();
  }

  private Key key(String id, long owner) {
    Account of = new Account(owner, Plan.FREE, false, 0);
    return new Key(id, new byte[32], of, Long.MAX_VALUE, KeyAccess.ALL, 0);
  }

  private List<String> rows(EndpointUsage from, int days) throws SQLException {
    List<String> rows = new ArrayList<>();
    for (EndpointUsage.Row row : from.days(account, days)) {
      rows.add(
          (usage.today() - row.day())
              + " "
              + row.key()
              + " "
              + row.endpoint()
              + " "
              + row.requests()
              + "/"
              + row.units()
              + "/"
              + row.refused()
              + "/"
              + row.failed());
    }
    return rows;
  }

  @Test
  void requestsAreCountedBeforeAndAfterTheyAreStored() throws Exception {
    Key a = key("a", account);
    Key b = key("b", account);
    usage.count(a, get, 1, 200);
    usage.count(a, get, 1, 404);
    usage.count(a, search, 0, 429);
    usage.count(b, search, 0, 503);
    usage.count(b, 0, 1, 404);
    List<String> expected =
        List.of(
            "0 a GET /v1/lexemes/search 1/0/1/0",
            "0 a GET /v1/lexemes/{id} 2/2/0/0",
            "0 b GET /v1/lexemes/search 1/0/0/1",
            "0 b other 1/1/0/0");
    assertThat(rows(usage, 30)).isEqualTo(expected);
    usage.save();
    usage.save();
    assertThat(rows(usage, 30)).isEqualTo(expected);
    assertThat(rows(counting(), 30)).isEqualTo(expected);
    usage.count(a, get, 50, 200);
    assertThat(rows(usage, 30)).contains("0 a GET /v1/lexemes/{id} 3/52/0/0");
    assertThat(EndpointUsage.sums(usage.days(account, 30)).getFirst().requests()).isEqualTo(3);
  }

  @Test
  void serversAddUp() throws Exception {
    EndpointUsage other = counting();
    usage.count(key("a", account), get, 1, 200);
    other.count(key("a", account), get, 1, 200);
    usage.save();
    other.save();
    assertThat(rows(usage, 1)).containsExactly("0 a GET /v1/lexemes/{id} 2/2/0/0");
  }

  @Test
  void aDayHasItsOwnRowEvenIfItIsStoredLater() throws Exception {
    Key a = key("a", account);
    usage.count(a, get, 1, 200);
    time.pass(120_000);
    usage.count(a, get, 1, 200);
    usage.count(a, get, 1, 200);
    usage.save();
    List<String> both =
        List.of("0 a GET /v1/lexemes/{id} 2/2/0/0", "1 a GET /v1/lexemes/{id} 1/1/0/0");
    assertThat(rows(usage, 30)).isEqualTo(both);
    assertThat(rows(usage, 1)).isEqualTo(both.subList(0, 1));
    time.pass(DayCounters.DAYS * DAY);
    usage.save();
    assertThat(rows(usage, 1000)).isEmpty();
  }

  @Test
  void aDeletedAccountLeavesNothing() throws Exception {
    Key a = key("a", account);
    usage.count(a, get, 1, 200);
    usage.save();
    usage.count(a, get, 1, 200);
    new Logins(database).delete(account);
    usage.save();
    assertThat(rows(counting(), 30)).isEmpty();
  }

  @Test
  void whatCannotBeStoredIsStoredLater() throws Exception {
    usage.count(key("a", account), get, 1, 200);
    database.change("ALTER TABLE key_usage RENAME TO moved_usage");
    usage.save();
    database.change("ALTER TABLE moved_usage RENAME TO key_usage");
    List<String> expected = List.of("0 a GET /v1/lexemes/{id} 1/1/0/0");
    assertThat(rows(usage, 30)).isEqualTo(expected);
    usage.save();
    assertThat(rows(counting(), 30)).isEqualTo(expected);
  }
}
