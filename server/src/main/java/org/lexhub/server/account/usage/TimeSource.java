package org.lexhub.server.account.usage;

/** The clocks of limits, which tests can control. */
public interface TimeSource {
  /** The clocks of the system. */
  TimeSource SYSTEM =
      new TimeSource() {
        @Override
        public long nanos() {
          return System.nanoTime();
        }

        @Override
        public long millis() {
          return System.currentTimeMillis();
        }
      };

  /** Returns nanoseconds of a clock that never goes back; only differences have a meaning. */
  long nanos();

  /** Returns milliseconds since 1970-01-01 UTC; can jump. */
  long millis();
}
