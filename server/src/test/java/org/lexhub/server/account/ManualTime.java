package org.lexhub.server.account;

import java.time.Instant;
import java.util.concurrent.atomic.AtomicLong;
import org.lexhub.server.account.usage.TimeSource;

/** Clocks that only the test advances. */
public final class ManualTime implements TimeSource {
  private final AtomicLong nanos = new AtomicLong(1_000_000_000_000L);
  private final AtomicLong millis;

  public ManualTime(String now) {
    millis = new AtomicLong(Instant.parse(now).toEpochMilli());
  }

  @Override
  public long nanos() {
    return nanos.get();
  }

  @Override
  public long millis() {
    return millis.get();
  }

  /** Advances both clocks. */
  public void pass(long millisPassed) {
    nanos.addAndGet(millisPassed * 1_000_000);
    millis.addAndGet(millisPassed);
  }

  /** Sets the wall clock only, like an administrator or NTP. */
  public void setWall(String now) {
    millis.set(Instant.parse(now).toEpochMilli());
  }
}
