package org.lexhub.benchmarks;

import org.lexhub.server.account.usage.TimeSource;

/** The clock of a server under load: it runs so fast that no rate limit is reached. */
public final class FastClock implements TimeSource {
  private static final int SPEED = 1000;

  /** Creates a clock. */
  public FastClock() {}

  @Override
  public long nanos() {
    return System.nanoTime() * SPEED;
  }

  @Override
  public long millis() {
    return System.currentTimeMillis();
  }
}
