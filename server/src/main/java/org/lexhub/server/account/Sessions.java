package org.lexhub.server.account;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The sessions of logged-in users. The browser stores a random secret, the database its SHA-256. A
 * session expires 30 minutes after its last request and 12 hours after its first. It also ends when
 * its account is suspended and when its owner ends it.
 */
public final class Sessions {
  private static final Logger LOG = LoggerFactory.getLogger(Sessions.class);
  private static final long MAX_IDLE_SECONDS = 30 * 60;
  private static final long MAX_SECONDS = 12 * 60 * 60;
  private static final long USE_RESOLUTION_SECONDS = 60;
  private static final int MAX_SESSIONS = 20;
  private static final int MAX_AGENT_LENGTH = 200;
  private static final String COLUMNS =
      "SELECT s.id, s.created, s.seen, s.address, s.agent, a.id AS account, "
          + Logins.USER_COLUMNS
          + """
          FROM sessions s JOIN accounts a ON a.id = s.account
          WHERE s.seen > ? AND s.created > ? AND a.login IS NOT NULL AND a.status = 'active'
          """;

  private final AccountDatabase database;
  private final RecentSessions recent = new RecentSessions(MAX_IDLE_SECONDS);

  /** Creates a view of an open database. */
  public Sessions(AccountDatabase database) {
    this.database = database;
  }

  /**
   * Opens a session, and ends the oldest one if an account has too many.
   *
   * @return the secret of the new session
   */
  public String open(long account, String address, String agent, Instant now) throws SQLException {
    String secret = Digests.secret();
    long second = now.getEpochSecond();
    database.transaction(connection -> {
      AccountDatabase.update(
          connection,
          "DELETE FROM sessions WHERE seen <= ? OR created <= ?",
          second - MAX_IDLE_SECONDS,
          second - MAX_SECONDS);
      AccountDatabase.update(
          connection,
          "DELETE FROM sessions WHERE account = ? AND id NOT IN"
              + " (SELECT id FROM sessions WHERE account = ? ORDER BY id DESC LIMIT ?)",
          account,
          account,
          MAX_SESSIONS - 1);
      return AccountDatabase.update(
          connection,
          "INSERT INTO sessions (digest, account, created, seen, address, agent)"
              + " VALUES (?, ?, ?, ?, ?, ?)",
          Digests.digest(secret),
          account,
          second,
          second,
          address,
          agent.length() > MAX_AGENT_LENGTH ? agent.substring(0, MAX_AGENT_LENGTH) : agent);
    });
    recent.put(secret, account, second);
    return secret;
  }

  /**
   * Returns the account of a session that was found in the last half an hour, without asking the
   * database. The session can have ended since: this decides about limits, not about access.
   *
   * @return the number of the account, or 0
   */
  public long recentAccount(String secret, Instant now) {
    return recent.account(secret, now.getEpochSecond());
  }

  /** Returns the session of a secret, or null if it does not exist or has expired. */
  public @Nullable Session find(String secret, Instant now) throws SQLException {
    long second = now.getEpochSecond();
    Session found =
        database.first(
            Sessions::session,
            COLUMNS + " AND s.digest = ?",
            second - MAX_IDLE_SECONDS,
            second - MAX_SECONDS,
            Digests.digest(secret));
    if (found == null) {
      recent.remove(secret);
    } else {
      recent.put(secret, found.user().account(), second);
    }
    if (found != null && second - found.seen().getEpochSecond() >= USE_RESOLUTION_SECONDS) {
      saveUse(found, second);
    }
    return found;
  }

  /** Stores the last use. If the disk is full, the session expires early, but the page works. */
  private void saveUse(Session session, long second) {
    try {
      database.change("UPDATE sessions SET seen = ? WHERE id = ?", second, session.id());
    } catch (SQLException e) {
      LOG.warn("the last use of session {} cannot be stored: {}", session.id(), e.toString());
    }
  }

  /** Returns the sessions of an account, the newest first. */
  public List<Session> of(long account, Instant now) throws SQLException {
    long second = now.getEpochSecond();
    return database.all(
        Sessions::session,
        COLUMNS + " AND s.account = ? ORDER BY s.id DESC",
        second - MAX_IDLE_SECONDS,
        second - MAX_SECONDS,
        account);
  }

  /** Ends one session of an account; returns whether there was one. */
  public boolean end(long account, long session) throws SQLException {
    return database.change("DELETE FROM sessions WHERE id = ? AND account = ?", session, account)
        > 0;
  }

  /** Ends all sessions of an account except {@code kept}, or all if that is 0. */
  public int endOthers(long account, long kept) throws SQLException {
    return database.change("DELETE FROM sessions WHERE account = ? AND id <> ?", account, kept);
  }

  private static Session session(ResultSet row) throws SQLException {
    return new Session(
        row.getLong("id"),
        Instant.ofEpochSecond(row.getLong("created")),
        Instant.ofEpochSecond(row.getLong("seen")),
        row.getString("address"),
        row.getString("agent"),
        Logins.user(row, row.getLong("account")));
  }
}
