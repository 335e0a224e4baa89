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

  /** Returns how many requests are left in this second. */
  public int remainingRate(long nanos) {
    return bucket.remaining(nanos, plan.perSecond());
  }
}
