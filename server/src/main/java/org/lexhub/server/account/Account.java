package org.lexhub.server.account;

/**
 * An account as the running server knows it: its plan may change under way, its rate bucket and its
 * counter stay. All keys of an account share both.
 */
public final class Account {
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

  /** Returns the number of the account, which is also the place of its counter. */
  public long id() {
    return id;
  }

  /** Returns the plan. */
  public Plan plan() {
    return plan;
  }

  /** Tells whether the account may not be used for now. */
  public boolean suspended() {
    return suspended;
  }

  /** Takes one request out of this second's; returns how many are left, or -1 for none. */
  public int takeRate(long nanos) {
    return bucket.take(nanos, plan.perSecond());
  }

  /**
   * Takes more requests out of this second's, for one that was taken and stands for {@code 1 +
   * more}. More than a second holds are let in when nothing else was taken; the next request then
   * has to wait until they are paid off.
   *
   * @return whether there were enough; if not, nothing is taken
   */
  public boolean takeMoreRate(long nanos, int more) {
    return bucket.takeMore(nanos, plan.perSecond(), more);
  }

  /** Gives back requests that were taken but are not answered. */
  public void giveBackRate(int requests) {
    bucket.giveBack(plan.perSecond(), requests);
  }

  /** Returns the whole seconds, at least 1, until so many requests at once can be taken. */
  public int secondsUntilRate(long nanos, int requests) {
    return seconds(bucket.wait(nanos, plan.perSecond(), requests));
  }

  /** Returns the whole seconds, at least 1, until nothing is taken any more. */
  public int secondsUntilFullRate(long nanos) {
    return seconds(bucket.wait(nanos, plan.perSecond(), plan.perSecond()));
  }

  private static int seconds(long nanos) {
    return (int) Math.max(1, (nanos + 999_999_999) / 1_000_000_000);
  }

  /** Returns how many requests are left in this second. */
  public int remainingRate(long nanos) {
    return bucket.remaining(nanos, plan.perSecond());
  }
}
