package org.lexhub.server.account.factor;

import static org.lexhub.server.account.AccountDatabase.number;
import static org.lexhub.server.account.AccountDatabase.update;

import java.security.SecureRandom;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.account.AccountDatabase;

/**
 * The second factors of accounts. A code of an app is accepted once. After {@value #MAX_WRONG}
 * wrong codes within an hour, an account accepts none until the hour ends; only somebody who knows
 * the password can cause this.
 */
public final class SecondFactors {
  /** The maximum number of wrong codes in an hour. */
  public static final int MAX_WRONG = 20;

  private static final int HOUR = 3600;
  private static final SecureRandom RANDOM = new SecureRandom();

  private final AccountDatabase database;

  /** Creates a view of an open database. */
  public SecondFactors(AccountDatabase database) {
    this.database = database;
  }

  /** What became of a code. */
  public enum Outcome {
    /** It is the present code of the app. */
    RIGHT,
    /** It is a recovery code, which is used up now. */
    RECOVERY,
    /** It is none of these, or was used before. */
    WRONG,
    /** There were too many wrong codes. */
    BLOCKED
  }

  /** A stored second factor. */
  private static final class Row {
    private final byte[] secret;
    private final boolean isConfirmed;
    private final long lastStep;
    private final long wrong;
    private final long wrongSince;

    Row(ResultSet row) throws SQLException {
      secret = row.getBytes("secret");
      isConfirmed = row.getLong("confirmed") > 0;
      lastStep = row.getLong("last_step");
      wrong = row.getLong("wrong");
      wrongSince = row.getLong("wrong_since");
    }
  }

  private static List<Row> rows(Connection connection, long account) throws SQLException {
    return AccountDatabase.rows(
        connection,
        Row::new,
        "SELECT secret, coalesce(confirmed, 0) AS confirmed, last_step, wrong, wrong_since"
            + " FROM second_factors WHERE account = ?",
        account);
  }

  private static @Nullable Row find(Connection connection, long account) throws SQLException {
    List<Row> found = rows(connection, account);
    return found.isEmpty() ? null : found.getFirst();
  }

  private @Nullable Row find(long account) throws SQLException {
    List<Row> found = database.read(connection -> rows(connection, account));
    return found.isEmpty() ? null : found.getFirst();
  }

  /** Returns whether the log-ins of an account need a code. */
  public boolean isOn(long account) throws SQLException {
    Row row = find(account);
    return row != null && row.isConfirmed;
  }

  /**
   * Begins with a new secret, which counts once {@link #confirm} has seen a code of it. Does
   * nothing if a second factor is on.
   */
  public void begin(long account, Instant now) throws SQLException {
    byte[] secret = new byte[Totp.SECRET_LENGTH];
    RANDOM.nextBytes(secret);
    database.transaction(connection -> {
      update(
          connection,
          "DELETE FROM second_factors WHERE account = ? AND confirmed IS NULL",
          account);
      return find(connection, account) != null
          ? 0
          : update(
              connection,
              "INSERT INTO second_factors (account, secret, created) VALUES (?, ?, ?)",
              account,
              secret,
              now.getEpochSecond());
    });
  }

  /** Returns the secret that is not confirmed yet as people type it, or null if there is none. */
  public @Nullable String pending(long account) throws SQLException {
    Row row = find(account);
    return row == null || row.isConfirmed ? null : Totp.text(row.secret);
  }

  /**
   * Turns the second factor on, if a code shows that the app has the secret.
   *
   * @return the recovery codes, which are not shown again; empty if the code is wrong
   */
  public List<String> confirm(long account, String code, Instant now) throws SQLException {
    return database.transaction(connection -> {
      Row row = find(connection, account);
      if (row == null || row.isConfirmed) {
        return List.of();
      }
      long second = now.getEpochSecond();
      long step = Totp.find(row.secret, RecoveryCodes.plain(code), second, row.lastStep);
      if (step < 0) {
        return List.of();
      }
      update(
          connection,
          "UPDATE second_factors SET confirmed = ?, last_step = ? WHERE account = ?",
          second,
          step,
          account);
      return replaceCodes(connection, account);
    });
  }

  private static List<String> replaceCodes(Connection connection, long account)
      throws SQLException {
    update(connection, "DELETE FROM recovery_codes WHERE account = ?", account);
    List<String> codes = RecoveryCodes.create();
    for (String code : codes) {
      update(
          connection,
          "INSERT INTO recovery_codes (account, digest) VALUES (?, ?)",
          account,
          RecoveryCodes.digest(code));
    }
    return codes;
  }

  /** Replaces the recovery codes; returns none if there is no second factor. */
  public List<String> renewCodes(long account) throws SQLException {
    return database.transaction(connection -> {
      Row row = find(connection, account);
      return row == null || !row.isConfirmed ? List.of() : replaceCodes(connection, account);
    });
  }

  /** Returns the number of recovery codes that are not used. */
  public long codesLeft(long account) throws SQLException {
    return database.read(connection ->
        number(
            connection,
            "SELECT count(*) FROM recovery_codes WHERE account = ? AND used IS NULL",
            account));
  }

  /** Checks a code, and uses it up if it is right. */
  public Outcome check(long account, String typed, Instant now) throws SQLException {
    String code = RecoveryCodes.plain(typed);
    long second = now.getEpochSecond();
    return database.transaction(connection -> {
      Row row = find(connection, account);
      if (row == null || !row.isConfirmed) {
        return Outcome.WRONG;
      }
      boolean recent = second - row.wrongSince < HOUR;
      if (recent && row.wrong >= MAX_WRONG) {
        return Outcome.BLOCKED;
      }
      long step = Totp.find(row.secret, code, second, row.lastStep);
      if (step >= 0 || isRecovery(connection, account, code, second)) {
        update(
            connection,
            "UPDATE second_factors SET last_step = ?, wrong = 0 WHERE account = ?",
            Math.max(step, row.lastStep),
            account);
        return step >= 0 ? Outcome.RIGHT : Outcome.RECOVERY;
      }
      update(
          connection,
          "UPDATE second_factors SET wrong = ?, wrong_since = ? WHERE account = ?",
          recent ? row.wrong + 1 : 1,
          recent ? row.wrongSince : second,
          account);
      return Outcome.WRONG;
    });
  }

  private static boolean isRecovery(Connection connection, long account, String code, long second)
      throws SQLException {
    return update(
            connection,
            "UPDATE recovery_codes SET used = ? WHERE account = ? AND digest = ? AND used IS NULL",
            second,
            account,
            RecoveryCodes.digest(code))
        == 1;
  }

  /** Removes the second factor and its recovery codes; returns whether there was one. */
  public boolean remove(long account) throws SQLException {
    return database.transaction(connection -> {
      update(connection, "DELETE FROM recovery_codes WHERE account = ?", account);
      return update(connection, "DELETE FROM second_factors WHERE account = ?", account) > 0;
    });
  }
}
