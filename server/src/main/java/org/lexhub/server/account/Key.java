package org.lexhub.server.account;

import java.util.concurrent.atomic.LongAdder;

/** A key as the running server knows it. */
public final class Key {
  private final String id;
  private final byte[] digest;
  private final Account account;
  private final long expires;
  private volatile int usedMinute;
  private volatile int savedMinute;
  private volatile LongAdder requests = new LongAdder();

  /**
   * @param expires the millisecond from which the key is no longer good; {@link Long#MAX_VALUE} for
   *     never
   */
  Key(String id, byte[] digest, Account account, long expires, int usedMinute) {
    this.id = id;
    this.digest = digest;
    this.account = account;
    this.expires = expires;
    this.usedMinute = usedMinute;
    savedMinute = usedMinute;
  }

  /** Returns the account that the key belongs to. */
  public Account account() {
    return account;
  }

  String id() {
    return id;
  }

  /** Returns the digest itself; not to be changed. */
  byte[] digest() {
    return digest;
  }

  /** Tells whether the key is good at a moment, and notes that it was used then. */
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

  int usedMinute() {
    return usedMinute;
  }

  /** Takes over the use so far from the same key before a refresh. */
  void follow(Key earlier) {
    usedMinute = Math.max(usedMinute, earlier.usedMinute);
    requests = earlier.requests;
  }

  /** Returns the requests that are not written down yet. */
  long unsavedRequests() {
    return requests.sum();
  }

  /** Takes the requests that are not written down yet, in order to do so. */
  long takeRequests() {
    return requests.sumThenReset();
  }

  /** Takes back requests that could not be written down. */
  void giveBack(long taken) {
    requests.add(taken);
  }

  boolean unsaved() {
    return usedMinute != savedMinute || requests.sum() > 0;
  }

  void saved(int minute) {
    savedMinute = minute;
  }
}
