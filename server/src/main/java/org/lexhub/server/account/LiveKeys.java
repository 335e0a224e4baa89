package org.lexhub.server.account;

import static org.lexhub.server.account.AccountDatabase.prepare;

import java.io.IOException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.lexhub.server.account.usage.TimeSource;
import org.lexhub.server.account.usage.UsageCounters;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The keys that a running server accepts. {@link #refresh} is called a few times a second and reads
 * the changes of the command line; an account keeps its bucket over a refresh. If the database
 * cannot be read, the keys that were read last remain valid.
 */
public final class LiveKeys {
  private static final Logger LOG = LoggerFactory.getLogger(LiveKeys.class);

  private static final String QUERY =
      """
      SELECT k.id, k.digest, k.expires, k.last_used, k.scopes, k.addresses, k.origins,
        a.id AS account, a.plan, a.status
      FROM keys k JOIN accounts a ON a.id = k.account WHERE k.revoked IS NULL
      """;

  private final AccountDatabase database;
  private final UsageCounters counters;
  private final TimeSource time;
  private final Map<Long, Account> accounts = new HashMap<>();
  private volatile KeyRing ring = KeyRing.EMPTY;
  private long seen = Long.MIN_VALUE;
  private long loaded = Long.MIN_VALUE;
  private boolean failing;

  /** Reads the keys. */
  public LiveKeys(AccountDatabase database, UsageCounters counters, TimeSource time)
      throws SQLException, IOException {
    this.database = database;
    this.counters = counters;
    this.time = time;
    seen = database.version();
    load();
  }

  /** Returns the current keys. */
  public KeyRing ring() {
    return ring;
  }

  /** Reads the keys again if another process has changed them. */
  public synchronized void refresh() {
    try {
      long version = database.version();
      if (version != seen) {
        if (database.changes() != loaded) {
          load();
        }
        seen = version;
      }
      failing = false;
    } catch (SQLException | IOException e) {
      warn("accounts cannot be read; the keys that were read last remain valid: {}", e);
    }
  }

  private void load() throws SQLException, IOException {
    long changes = database.changes();
    List<Key> keys = database.read(this::readKeys);
    for (Key key : keys) {
      counters.ensure(key.account().id());
    }
    Map<String, Key> earlier = new HashMap<>();
    for (Key key : ring.keys()) {
      earlier.put(key.id(), key);
    }
    for (Key key : keys) {
      Key before = earlier.get(key.id());
      if (before != null) {
        key.follow(before);
      }
    }
    ring = new KeyRing(keys);
    loaded = changes;
  }

  private List<Key> readKeys(Connection connection) throws SQLException {
    List<Key> keys = new ArrayList<>();
    try (PreparedStatement query = prepare(connection, QUERY);
        ResultSet row = query.executeQuery()) {
      while (row.next()) {
        keys.add(key(row));
      }
    }
    return keys;
  }

  private Key key(ResultSet row) throws SQLException {
    long id = row.getLong("account");
    Plan plan = Accounts.plan(row);
    boolean suspended = row.getString("status").equals("suspended");
    Account account =
        accounts.computeIfAbsent(id, key -> new Account(key, plan, suspended, time.nanos()));
    account.change(plan, suspended);
    long expires = row.getLong("expires");
    long millis = row.wasNull() ? Long.MAX_VALUE : expires * 1000;
    return new Key(
        row.getString("id"),
        row.getBytes("digest"),
        account,
        millis,
        KeyRow.access(row),
        (int) (row.getLong("last_used") / 60));
  }

  /** Stores the last use and the number of requests of the keys that were used. */
  public synchronized void saveLastUse() {
    List<Unsaved> changed = ring.keys().stream().filter(Key::isUnsaved).map(Unsaved::take).toList();
    if (changed.isEmpty()) {
      return;
    }
    try {
      database.transaction(connection -> save(connection, changed));
      changed.forEach(use -> use.key.markSaved(use.minute));
    } catch (SQLException e) {
      changed.forEach(use -> use.key.giveBack(use.requests));
      warn("the last use of keys cannot be stored: {}", e);
    }
  }

  private static int save(Connection connection, List<Unsaved> changed) throws SQLException {
    for (Unsaved use : changed) {
      AccountDatabase.update(
          connection,
          "UPDATE keys SET last_used = ?, requests = requests + ? WHERE id = ?",
          use.minute * 60L,
          use.requests,
          use.key.id());
    }
    return changed.size();
  }

  /** Returns the use of a key that is not stored yet. */
  public Use use(String id) {
    for (Key key : ring.keys()) {
      if (key.id().equals(id)) {
        return new Use(key.unsavedRequests(), key.usedMinute() * 60L);
      }
    }
    return new Use(0, 0);
  }

  /**
   * The use of a key beyond its stored row.
   *
   * @param requests the number of requests in addition to the stored ones
   * @param lastUsed the second of the last use, 0 for never
   */
  public record Use(long requests, long lastUsed) {}

  /** The use of a key that is being stored. */
  private record Unsaved(Key key, int minute, long requests) {
    static Unsaved take(Key key) {
      return new Unsaved(key, key.usedMinute(), key.takeRequests());
    }
  }

  private void warn(String message, Exception e) {
    if (!failing) {
      LOG.warn(message, e.toString());
    }
    failing = true;
  }
}
