package org.lexhub.server.account;

import java.security.MessageDigest;

/** A key as the running server knows it. */
public final class Key {
  private final String id;
  private final byte[] digest;
  private final Account account;
  private final long expires;
  private volatile int usedMinute;
  private volatile int savedMinute;

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

  boolean has(byte[] otherDigest) {
    return MessageDigest.isEqual(digest, otherDigest);
  }

  int slotHash() {
    return KeyRing.hash(digest);
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
    return true;
  }

  int usedMinute() {
    return usedMinute;
  }

  /** Takes over the time of last use from the same key before a refresh. */
  void follow(Key earlier) {
    usedMinute = Math.max(usedMinute, earlier.usedMinute);
  }

  boolean unsaved() {
    return usedMinute != savedMinute;
  }

  void saved(int minute) {
    savedMinute = minute;
  }
}
