package org.lexhub.server.guard;

/**
 * The requests per second of one kind of visitors: of each of them, and of all together. Each kind
 * has its own, so that one kind cannot use up what another one needs.
 */
final class PageRate {
  /** The key of the bucket of all visitors. */
  private static final String ALL = "";

  private final AddressBuckets each;
  private final AddressBuckets all;

  PageRate(PageSettings settings) {
    each = new AddressBuckets(settings.perSecond(), 1, settings.maxBurst());
    all = new AddressBuckets(settings.allPerSecond(), 1, settings.allPerSecond());
  }

  /**
   * Takes a request of a visitor.
   *
   * @param now the current time in nanoseconds
   * @return 0, or the number of seconds until the request is allowed
   */
  int take(String visitor, long now) {
    int wait = each.take(visitor, now);
    if (wait == 0) {
      wait = all.take(ALL, now);
      if (wait > 0) {
        each.giveBack(visitor);
      }
    }
    return wait;
  }
}
