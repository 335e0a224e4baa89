package org.lexhub.server.guard;

/**
 * The requests per day and per 30 days of each visitor of one kind. The requests of a month are a
 * bucket of half their number that regains the other half in 30 days, so that no 30 days see more
 * of them.
 */
final class PageBudget {
  /** The budget of a user as a multiple of the budget of a visitor. */
  private static final long USER_SHARES = 2;

  private static final int SECONDS_PER_DAY = 86_400;
  private static final int SECONDS_PER_MONTH = 30 * SECONDS_PER_DAY;

  private final AddressBuckets day;
  private final AddressBuckets month;

  /** Creates the budgets of visitors. */
  static PageBudget ofVisitors(PageSettings settings) {
    return new PageBudget(settings.perDay(), settings.perMonth());
  }

  /** Creates the budgets of users who are logged in. */
  static PageBudget ofUsers(PageSettings settings) {
    return new PageBudget(USER_SHARES * settings.perDay(), USER_SHARES * settings.perMonth());
  }

  private PageBudget(long perDay, long perMonth) {
    day = new AddressBuckets(perDay, SECONDS_PER_DAY, perDay);
    long half = Math.max(1, perMonth / 2);
    month = new AddressBuckets(half, SECONDS_PER_MONTH, half);
  }

  /**
   * Takes a request of a visitor.
   *
   * @param now the current time in nanoseconds
   * @return 0, or the number of seconds until the request is allowed
   */
  int take(String visitor, long now) {
    int wait = day.take(visitor, now);
    if (wait == 0) {
      wait = month.take(visitor, now);
      if (wait > 0) {
        day.giveBack(visitor);
      }
    }
    return wait;
  }

  /** Returns a request that was taken. */
  void giveBack(String visitor) {
    day.giveBack(visitor);
    month.giveBack(visitor);
  }
}
