package org.lexhub.server.account;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Who is logged in. The browser holds a random secret, the database its SHA-256. A session ends
 * after 30 minutes without a request, after 12 hours in any case, when its account is suspended,
 * and whenever its owner says so.
 */
public final class Sessions {
  private static final Logger LOG = LoggerFactory.getLogger(Sessions.class);
  private static final long IDLE_SECONDS = 30 * 60;
  private static final long MAX_SECONDS = 12 * 60 * 60;
  private static final long NOTED_AFTER = 60;
  private static final int MAX = 20;
  private static final int MAX_AGENT_LENGTH = 200;
  private static final String COLUMNS =
      """
      SELECT s.id, s.created, s.seen, s.address, s.agent,
        a.id AS account, a.login, a.plan, a.status, a.admin
      FROM sessions s JOIN accounts a ON a.id = s.account
      WHERE s.seen > ? AND s.created > ? AND a.login IS NOT NULL AND a.status = 'active'
      """;

  private final AccountDatabase database;

  /** Over an open database. */
  public Sessions(AccountDatabase database) {
    this.database = database;
  }

  /**
   * Logs somebody in. The oldest sessions of an account with very many are ended.
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
          second - IDLE_SECONDS,
          second - MAX_SECONDS);
      AccountDatabase.update(
          connection,
          "DELETE FROM sessions WHERE account = ? AND id NOT IN"
              + " (SELECT id FROM sessions WHERE account = ? ORDER BY id DESC LIMIT ?)",
          account,
          account,
          MAX - 1);
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
    return secret;
  }

  /** Returns the session of a secret, or null where there is none or it is over. */
  public @Nullable Session find(String secret, Instant now) throws SQLException {
    long second = now.getEpochSecond();
    Session found =
        database.first(
            Sessions::session,
            COLUMNS + " AND s.digest = ?",
            second - IDLE_SECONDS,
            second - MAX_SECONDS,
            Digests.digest(secret));
    if (found != null && second - found.seen().getEpochSecond() >= NOTED_AFTER) {
      note(found, second);
    }
    return found;
  }

  /** A disk that is full ends a session early; it does not stop the page. */
  private void note(Session session, long second) {
    try {
      database.change("UPDATE sessions SET seen = ? WHERE id = ?", second, session.id());
    } catch (SQLException e) {
      LOG.warn("the use of session {} cannot be written down: {}", session.id(), e.toString());
    }
  }

  /** Returns the sessions of an account, the newest first. */
  public List<Session> of(long account, Instant now) throws SQLException {
    long second = now.getEpochSecond();
    return database.all(
        Sessions::session,
        COLUMNS + " AND s.account = ? ORDER BY s.id DESC",
        second - IDLE_SECONDS,
        second - MAX_SECONDS,
        account);
  }

  /** Ends one session of an account; tells whether there was such a one. */
  public boolean end(long account, long session) throws SQLException {
    return database.change("DELETE FROM sessions WHERE id = ? AND account = ?", session, account)
        > 0;
  }

  /** Ends all sessions of an account but one; {@code kept} 0 ends all. */
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
