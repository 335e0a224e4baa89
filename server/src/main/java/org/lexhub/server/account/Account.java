package org.lexhub.server.account;

import org.lexhub.server.account.usage.RateBucket;
import org.lexhub.server.account.usage.TimeSource;

/**
 * An account in the running server. Its plan can change at any time; its rate bucket and its
 * counter remain the same. All keys of an account share both.
 */
public final class Account {
  private static final int CLOCK_READINGS = 2;

  private final long id;
  private final RateBucket bucket;
  private volatile Plan plan;
  private volatile boolean suspended;

  Account(long id, Plan plan, boolean suspended, long now) {
    this.id = id;
    this.plan = plan;
    this.suspended = suspended;
    bucket = new RateBucket(now);
  }

  void change(Plan newPlan, boolean newSuspended) {
    plan = newPlan;
    suspended = newSuspended;
  }

  /** Returns the number of the account, which is also the index of its counter. */
  public long id() {
    return id;
  }

  /** Returns the plan. */
  public Plan plan() {
    return plan;
  }

  /** Returns whether the account is suspended, so that all its requests are refused. */
  public boolean suspended() {
    return suspended;
  }

  /**
   * Takes one request of this second. Before a refusal, the time is read again: the thread may have
   * paused since it read the clock, while others took requests at later times.
   *
   * @return whether there was one
   */
  public boolean takeRate(TimeSource time) {
    boolean taken = false;
    for (int i = 0; i < CLOCK_READINGS && !taken; i++) {
      taken = bucket.take(time.nanos(), plan.perSecond()) >= 0;
    }
    return taken;
  }

  /**
   * Takes more requests of this second, for a batch of {@code 1 + more} requests of which one is
   * taken already. A batch that is larger than a second's requests is accepted if no other request
   * is taken; the next request then waits until the batch is paid off. Before a refusal, the time
   * is read again as for one request.
   *
   * @return whether there are enough; if not, none is taken
   */
  public boolean takeMoreRate(TimeSource time, int more) {
    boolean taken = false;
    for (int i = 0; i < CLOCK_READINGS && !taken; i++) {
      taken = bucket.takeMore(time.nanos(), plan.perSecond(), more);
    }
    return taken;
  }

  /** Returns requests that were taken but are not answered. */
  public void giveBackRate(int requests) {
    bucket.giveBack(plan.perSecond(), requests);
  }

  /** Returns the whole seconds, at least 1, until a number of requests can be taken at once. */
  public int secondsUntilRate(long nanos, int requests) {
    return seconds(bucket.waitNanos(nanos, plan.perSecond(), requests));
  }

  /** Returns the whole seconds, at least 1, until the bucket is full. */
  public int secondsUntilFullRate(long nanos) {
    return seconds(bucket.waitNanos(nanos, plan.perSecond(), plan.perSecond()));
  }

  private static int seconds(long nanos) {
    return (int) Math.max(1, (nanos + 999_999_999) / 1_000_000_000);
  }

  /** Returns the number of requests that remain in this second. */
  public int remainingRate(long nanos) {
    return bucket.remaining(nanos, plan.perSecond());
  }
}
