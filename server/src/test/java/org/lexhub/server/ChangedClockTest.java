package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.server.account.Plan;
import org.lexhub.store.snapshot.SnapshotFolder;

/** A server process whose wall clock jumps, as it does when it is corrected or set by hand. */
class ChangedClockTest {
  @TempDir Path temporary;

  private final Path data = Path.of("data");
  private int expected;

  @Test
  void monthsLeapDaysAndStepsKeepTheQuota() throws Exception {
    FakedClock clock = FakedClock.of(temporary, ZoneOffset.UTC);
    Path folder = temporary.resolve(data);
    clock.set("2026-11-30T23:59:58Z");
    String key = TestServer.addKey(copy(folder), Plan.PRO);
    String free = TestServer.addKey(folder, Plan.FREE);
    try (ServerProcess server = ServerProcess.start(folder, clock.environment())) {
      Api api = new Api(new TestClient(server.port(), key));
      ask(api, 3);
      check(api, "2026-11", "2026-12-01T00:00:00Z");

      clock.set("2026-12-01T00:00:00Z", server);
      expected = 0;
      ask(api, 2);
      check(api, "2026-12", "2027-01-01T00:00:00Z");

      clock.set("2026-11-30T23:59:30Z", server);
      ask(api, 2);
      check(api, "2026-12", "2027-01-01T00:00:00Z");

      for (String step : new String[] {"12-10T13:00:00Z", "12-10T12:00:00Z", "12-31T23:59:59Z"}) {
        clock.set("2026-" + step, server);
        ask(api, 1);
        check(api, "2026-12", "2027-01-01T00:00:00Z");
      }

      clock.set("2028-02-28T23:59:59Z", server);
      expected = 0;
      ask(api, 1);
      clock.set("2028-02-29T00:00:00Z", server);
      ask(api, 1);
      check(api, "2028-02", "2028-03-01T00:00:00Z");
      clock.set("2028-03-01T00:00:00Z", server);
      expected = 0;
      ask(api, 1);
      check(api, "2028-03", "2028-04-01T00:00:00Z");

      checkBucket(clock, new Api(new TestClient(server.port(), free)));
    }
  }

  /** Months are those of UTC, and the hours that a summer time skips or repeats are none. */
  @Test
  void summerTimeChangesNothing() throws Exception {
    FakedClock clock = FakedClock.of(temporary, ZoneId.of("Europe/Berlin"));
    Path folder = temporary.resolve(data);
    clock.set("2027-03-28T00:59:59Z");
    String key = TestServer.addKey(copy(folder), Plan.PRO);
    try (ServerProcess server = ServerProcess.start(folder, clock.environment())) {
      Api api = new Api(new TestClient(server.port(), key));
      ask(api, 1);
      clock.set("2027-03-28T01:00:00Z", server);
      ask(api, 1);
      clock.set("2027-03-31T22:30:00Z", server);
      ask(api, 1);
      check(api, "2027-03", "2027-04-01T00:00:00Z");
      clock.set("2027-04-01T00:00:01Z", server);
      expected = 0;
      ask(api, 1);
      check(api, "2027-04", "2027-05-01T00:00:00Z");
      for (String time : new String[] {"2027-10-31T00:59:59Z", "2027-10-31T01:00:00Z"}) {
        clock.set(time, server);
        expected = time.contains("00:59") ? 0 : expected;
        ask(api, 1);
        check(api, "2027-10", "2027-11-01T00:00:00Z");
      }
    }
  }

  /** The bucket of a key refills by a clock that never jumps, so that steps give no burst. */
  private static void checkBucket(FakedClock clock, Api api) throws IOException {
    int perSecond = Plan.FREE.perSecond();
    int accepted = 0;
    long start = System.nanoTime();
    for (int step = 0; step < 8; step++) {
      clock.set("2028-03-10T%02d:00:00Z".formatted(step % 2 == 0 ? step : 20 - step));
      for (int i = 0; i < perSecond; i++) {
        if (api.ask("/v1/usage").status() == 200) {
          accepted++;
        }
      }
    }
    double seconds = (System.nanoTime() - start) / 1e9;
    assertThat((double) accepted).isBetween(perSecond - 1.0, perSecond + 1 + seconds * perSecond);
  }

  /** Copies the fixture. */
  private static Path copy(Path folder) throws Exception {
    Files.createDirectory(folder);
    Path snapshot = Objects.requireNonNull(SnapshotFolder.of(Fixture.folder()).current());
    Files.copy(snapshot, folder.resolve(snapshot.getFileName()));
    Files.copy(Fixture.folder().resolve("CURRENT"), folder.resolve("CURRENT"));
    return folder;
  }

  private void ask(Api api, int times) throws IOException {
    for (int i = 0; i < times; i++) {
      assertThat(api.ask("/v1/languages?limit=1").status()).isEqualTo(200);
      expected++;
    }
  }

  private void check(Api api, String period, String resets) throws IOException {
    var usage = api.get("/v1/usage").path("month");
    expected++;
    assertThat(usage.path("period").asString()).isEqualTo(period);
    assertThat(usage.path("resets").asString()).isEqualTo(resets);
    assertThat(usage.path("used").asInt()).as("in " + period).isEqualTo(expected);
    assertThat(usage.path("remaining").asLong()).isPositive();
  }
}
