package org.lexhub.server.account.usage;

/**
 * The units of the monthly quotas that this server may answer, where several servers share the
 * accounts. Taking a unit never waits: it comes from a lease that was drawn from the database
 * before.
 */
public interface UnitLeases {
  /** Ensures that an account can have a lease. */
  void ensure(long account);

  /**
   * Takes units of a lease.
   *
   * @param month the number of the current month, see {@link Month}
   * @param limit the quota; {@link Long#MAX_VALUE} if there is none
   * @return whether the lease had them; if not, none is taken
   */
  boolean take(long account, int month, int units, long limit);

  /** Returns units that were taken but do not count. */
  void giveBack(long account, int month, int units);

  /**
   * Draws a lease from the database. Waits for it, and for other servers that return units.
   *
   * @param units the number of units that are needed at once
   * @return whether the lease has them now; if not, the quota of the month is used up
   * @throws UnitsUnknownException if the database cannot be reached
   */
  boolean draw(long account, int month, int units, long limit) throws UnitsUnknownException;

  /** Returns the units of a month that other servers have answered, as of about a second ago. */
  long usedElsewhere(long account, int month);

  /** Returns the requests of a day at other servers. */
  long requestsElsewhere(long account, int day);

  /** Returns the requests of a day that limits refused at other servers. */
  long refusedElsewhere(long account, int day);

  /** Forgets the lease of an account that is being deleted. */
  void forget(long account);

  /** The database that knows the units cannot be reached. */
  final class UnitsUnknownException extends Exception {
    private static final long serialVersionUID = 1L;

    /** Creates an exception. */
    public UnitsUnknownException(String message) {
      super(message);
    }

    /** Creates an exception with its reason. */
    public UnitsUnknownException(String message, Throwable cause) {
      super(message, cause);
    }
  }
}
