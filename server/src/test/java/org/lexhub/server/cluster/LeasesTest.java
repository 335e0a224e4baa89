package org.lexhub.server.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.Statement;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.server.account.AccountDatabase;
import org.lexhub.server.account.Accounts;
import org.lexhub.server.account.ManualTime;
import org.lexhub.server.account.Plan;
import org.lexhub.server.account.PostgresServer;
import org.lexhub.server.account.TestDatabase;
import org.lexhub.server.account.sql.PostgresSettings;
import org.lexhub.server.account.usage.UnitLeases.UnitsUnknownException;
import org.lexhub.server.account.usage.UsageCounters;

/** Servers that draw the units of one quota from one database. */
class LeasesTest {
  private static final long QUOTA = Plan.FREE.perMonth();
  private static final long PATIENCE = 30_000_000_000L;

  @TempDir Path folder;
  private final ManualTime time = new ManualTime("2026-11-21T10:00:00Z");
  private final List<TestReplica> replicas = new ArrayList<>();

  @SuppressWarnings("NullAway.Init")
  private PostgresServer server;

  @SuppressWarnings("NullAway.Init")
  private PostgresSettings settings;

  private long account;

  @BeforeEach
  void create() throws Exception {
    server = TestDatabase.server();
    settings = TestDatabase.fresh(folder);
    try (AccountDatabase database = AccountDatabase.open(settings)) {
      account = addAccount(database, Plan.FREE);
    }
  }

  private static long addAccount(AccountDatabase database, Plan plan) throws Exception {
    Accounts accounts = new Accounts(database);
    long id = accounts.addAccount("test", plan, Instant.EPOCH);
    accounts.addKey(id, "test", null, Instant.EPOCH);
    return id;
  }

  @AfterEach
  void close() throws Exception {
    for (TestReplica replica : replicas) {
      replica.close();
    }
  }

  private TestReplica start(String name, PostgresSettings ofDatabase) throws Exception {
    return new TestReplica(Files.createDirectories(folder.resolve(name)), ofDatabase, time);
  }

  private TestReplica replica(String name) throws Exception {
    TestReplica replica = start(name, settings);
    replicas.add(replica);
    return replica;
  }

  private long number(String sql) throws Exception {
    String database = settings.url().replaceAll(".*/|\\?.*", "");
    try (Connection connection = server.connect(database);
        Statement statement = connection.createStatement();
        ResultSet result = statement.executeQuery(sql)) {
      result.next();
      return result.getLong(1);
    }
  }

  private static long takeAll(UsageCounters counters, long account) throws Exception {
    long taken = 0;
    while (counters.addWaiting(account, 1, QUOTA) >= 0) {
      taken++;
    }
    return taken;
  }

  @Test
  void threeServersAnswerExactlyTheQuotaTogether() throws Exception {
    List<UsageCounters> counters = new ArrayList<>();
    for (String name : List.of("a", "b", "c")) {
      counters.add(replica(name).counters());
    }
    AtomicLong refunds = new AtomicLong();
    List<Callable<Long>> work = new ArrayList<>();
    for (int i = 0; i < 9; i++) {
      UsageCounters own = counters.get(i % 3);
      work.add(() -> {
        long taken = 0;
        while (own.addWaiting(account, 1, QUOTA) >= 0) {
          taken++;
          if (taken % 50 == 0) {
            own.refund(account, 1);
            refunds.incrementAndGet();
          }
        }
        return taken;
      });
    }
    assertThat(sum(work) - refunds.get()).isEqualTo(QUOTA);
  }

  private static long sum(List<Callable<Long>> work) throws Exception {
    try (ExecutorService threads = Executors.newFixedThreadPool(work.size())) {
      long sum = 0;
      for (Future<Long> result : threads.invokeAll(work)) {
        sum += result.get();
      }
      return sum;
    }
  }

  @Test
  void theUnusedUnitsOfOneServerReachAnother() throws Exception {
    UsageCounters a = replica("a").counters();
    UsageCounters b = replica("b").counters();
    assertThat(a.addWaiting(account, 1, QUOTA)).isPositive();
    assertThat(number("SELECT sum(granted) FROM usage")).isGreaterThan(100);
    assertThat(takeAll(b, account)).isEqualTo(QUOTA - 1);
    assertThat(a.addWaiting(account, 1, QUOTA)).isEqualTo(-1);
  }

  @Test
  void leasesAndConnectionsAreMeasured() throws Exception {
    TestReplica replica = replica("a");
    Cluster cluster = replica.cluster();
    assertThat(cluster.unusedUnits()).isZero();
    assertThat(cluster.isConnected()).isTrue();

    assertThat(replica.counters().addWaiting(account, 1, QUOTA)).isEqualTo(1);
    assertThat(cluster.draws()).isEqualTo(1);
    assertThat(cluster.unusedUnits()).isEqualTo(number("SELECT sum(granted) FROM usage") - 1);
    assertThat(takeAll(replica.counters(), account)).isEqualTo(QUOTA - 1);
    assertThat(cluster.unusedUnits()).isZero();
    assertThat(cluster.refusedWithoutUnits()).isEqualTo(1);
    assertThat(cluster.refusedWithoutDatabase()).isZero();
    assertThat(cluster.connections().max()).isEqualTo(8);
    assertThat(cluster.connections().waits()).isPositive();
    assertThat(cluster.connections().waitSeconds()).isPositive();
    assertThat(cluster.connections().timeouts()).isZero();
    assertThat(cluster.connections().active() + cluster.connections().idle()).isBetween(0, 8);
  }

  @Test
  void aBatchGetsAllOfItsUnitsOrNone() throws Exception {
    UsageCounters a = replica("a").counters();
    assertThat(a.addWaiting(account, (int) QUOTA - 3, QUOTA)).isEqualTo(QUOTA - 3);
    assertThat(a.addWaiting(account, 4, QUOTA)).isEqualTo(-1);
    assertThat(a.addWaiting(account, 3, QUOTA)).isEqualTo(QUOTA);
    assertThat(a.addWaiting(account, 1, QUOTA)).isEqualTo(-1);
  }

  @Test
  void theRestOfALeaseCountsTowardsABatch() throws Exception {
    UsageCounters a = replica("a").counters();
    assertThat(a.addWaiting(account, (int) QUOTA - 3, QUOTA)).isEqualTo(QUOTA - 3);
    awaitGranted(QUOTA - 2); // by a refill of one unit
    assertThat(a.addWaiting(account, 4, QUOTA)).isEqualTo(-1);
    assertThat(a.addWaiting(account, 3, QUOTA)).isEqualTo(QUOTA);
  }

  private void awaitGranted(long units) throws Exception {
    long deadline = System.nanoTime() + PATIENCE;
    while (number("SELECT sum(granted) FROM usage") != units) {
      assertThat(System.nanoTime()).isLessThan(deadline);
      Thread.sleep(20);
    }
  }

  @Test
  void aKilledServerContinuesItsLeaseWhenItStartsAgain() throws Exception {
    TestReplica killed = start("a", settings);
    for (int i = 0; i < 20; i++) {
      killed.counters().addWaiting(account, 1, QUOTA);
    }
    killed.kill();
    long others = takeAll(replica("b").counters(), account);
    assertThat(others).as("the lease is not known to be free").isLessThan(QUOTA - 20);
    assertThat(takeAll(replica("a").counters(), account) + others).isEqualTo(QUOTA - 20);
  }

  @Test
  void anOrderlyStopReturnsWhatIsUnused() throws Exception {
    try (TestReplica replica = start("a", settings)) {
      replica.counters().addWaiting(account, 7, QUOTA);
    }
    assertThat(number("SELECT sum(granted) FROM usage")).isEqualTo(7);
    assertThat(number("SELECT sum(used) FROM usage")).isEqualTo(7);
    assertThat(number("SELECT sum(requests) FROM usage_days")).isEqualTo(7);
  }

  @Test
  void theUseOfOtherServersIsShownWithinSeconds() throws Exception {
    UsageCounters a = replica("a").counters();
    UsageCounters b = replica("b").counters();
    a.addWaiting(account, 5, QUOTA);
    b.addWaiting(account, 2, QUOTA);
    int today = b.days().today();
    long deadline = System.nanoTime() + PATIENCE;
    while (b.used(account) != 7 || b.days().requests(account, today) != 7) {
      assertThat(System.nanoTime()).isLessThan(deadline);
      Thread.sleep(20);
    }
  }

  @Test
  void anAccountWithoutKeysHasUsedNothing() throws Exception {
    UsageCounters a = replica("a").counters();
    assertThat(a.used(200)).isZero();
    a.forget(200);
    assertThat(a.used(account)).isZero();
  }

  @Test
  void aMonthBeginsWithNewUnits() throws Exception {
    UsageCounters a = replica("a").counters();
    assertThat(takeAll(a, account)).isEqualTo(QUOTA);
    time.pass(828_000_000);
    assertThat(a.used(account)).isZero();
    assertThat(takeAll(a, account)).isEqualTo(QUOTA);
  }

  @Test
  void withoutTheDatabaseTheLeaseIsServedAndThenNothing() throws Exception {
    try (PostgresServer own = PostgresServer.create()) {
      PostgresSettings ofOwn = own.settings("postgres");
      TestReplica replica = start("a", ofOwn);
      long pro = addAccount(replica.database(), Plan.PRO);
      long unlimited = addAccount(replica.database(), Plan.ENTERPRISE);
      UsageCounters counters = replica.counters();
      counters.ensure(pro);
      counters.ensure(unlimited);
      long quota = Plan.PRO.perMonth();
      counters.addWaiting(pro, 1, quota);
      own.stop();
      AtomicLong served = new AtomicLong();
      assertThatThrownBy(
              () -> {
                while (true) {
                  counters.addWaiting(pro, 1, quota);
                  served.incrementAndGet();
                }
              })
          .isInstanceOf(UnitsUnknownException.class);
      assertThat(served.get()).isBetween(30L * Plan.PRO.perSecond() - 1, quota / 10);
      assertThat(counters.addWaiting(unlimited, 1, Long.MAX_VALUE)).isEqualTo(1);
      assertThat(replica.cluster().isConnected()).isFalse();
      assertThat(replica.cluster().refusedWithoutDatabase()).isPositive();
      own.start();
      long deadline = System.nanoTime() + PATIENCE;
      // A connection from before can fail once more after the first answer.
      while (!answers(counters, pro) || !replica.cluster().isConnected()) {
        assertThat(System.nanoTime()).isLessThan(deadline);
        Thread.sleep(50);
      }
      replica.close();
    }
  }

  private static boolean answers(UsageCounters counters, long account) {
    try {
      return counters.addWaiting(account, 1, Plan.PRO.perMonth()) > 0;
    } catch (UnitsUnknownException e) {
      return false;
    }
  }

  @Test
  void anIdentityLastsUntilTheMachineCrashes() throws Exception {
    Path own = Files.createDirectories(folder.resolve("own"));
    String first = Replica.of(own).id();
    assertThat(Replica.of(own).id()).isEqualTo(first);
    Path months = Files.createFile(Replica.of(own).months());
    Files.writeString(own.resolve("replica.id"), first + "\nanother boot\n");
    assertThat(Replica.of(own).id()).isNotEqualTo(first);
    assertThat(months).doesNotExist();
    Replica second = Replica.of(own);
    second.stopped();
    assertThat(Files.readString(own.resolve("replica.id"))).contains("stopped");
    assertThat(Replica.of(own).id()).isEqualTo(second.id());
  }
}
