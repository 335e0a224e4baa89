package org.lexhub.server.account;

import java.util.concurrent.atomic.LongAdder;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.account.access.KeyAccess;
import org.lexhub.server.account.usage.DayUses;

/** A key in the running server. */
public final class Key {
  private final String id;
  private final byte[] digest;
  private final Account account;
  private final long expires;
  private final KeyAccess access;
  private volatile int usedMinute;
  private volatile int savedMinute;
  private volatile LongAdder requests = new LongAdder();
  private volatile @Nullable DayUses uses;

  /**
   * Creates a key.
   *
   * @param expires when the key expires, in milliseconds; {@link Long#MAX_VALUE} for never
   * @param access what it can be used for
   * @param usedMinute the minute of its last use
   */
  Key(String id, byte[] digest, Account account, long expires, KeyAccess access, int usedMinute) {
    this.id = id;
    this.digest = digest;
    this.account = account;
    this.expires = expires;
    this.access = access;
    this.usedMinute = usedMinute;
    savedMinute = usedMinute;
  }

  /** Returns the account of the key. */
  public Account account() {
    return account;
  }

  /** Returns what the key can be used for. */
  public KeyAccess access() {
    return access;
  }

  String id() {
    return id;
  }

  /** Returns the digest; callers must not modify it. */
  byte[] digest() {
    return digest;
  }

  /**
   * Records a use of the key.
   *
   * @param millis the current time
   * @return false if the key has expired; the use is not recorded then
   */
  public boolean use(long millis) {
    if (millis >= expires) {
      return false;
    }
    int minute = (int) (millis / 60_000);
    if (minute != usedMinute) {
      usedMinute = minute;
    }
    requests.increment();
    return true;
  }

  /** Returns what the key is used for on the day of its last use, or null. */
  @Nullable DayUses uses() {
    return uses;
  }

  void uses(DayUses newUses) {
    uses = newUses;
  }

  int usedMinute() {
    return usedMinute;
  }

  /** Continues the counts of the same key from before a refresh. */
  void follow(Key earlier) {
    usedMinute = Math.max(usedMinute, earlier.usedMinute);
    requests = earlier.requests;
    uses = earlier.uses;
  }

  /** Returns the number of requests that are not stored yet. */
  long unsavedRequests() {
    return requests.sum();
  }

  /** Returns the number of requests that are not stored yet, and resets it to 0. */
  long takeRequests() {
    return requests.sumThenReset();
  }

  /** Adds requests again that could not be stored. */
  void giveBack(long taken) {
    requests.add(taken);
  }

  /** Returns whether something is not stored yet. */
  boolean isUnsaved() {
    return usedMinute != savedMinute || requests.sum() > 0;
  }

  /** Marks the use of a minute as stored. */
  void markSaved(int minute) {
    savedMinute = minute;
  }
}
