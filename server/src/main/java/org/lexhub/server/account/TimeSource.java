package org.lexhub.server.account;

/** Where limits take their time from, so that tests can move it. */
public interface TimeSource {
  /** The machine's own clocks. */
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

  /** Returns nanoseconds of a clock that never goes back; only differences mean anything. */
  long nanos();

  /** Returns milliseconds since 1970-01-01 UTC; may jump. */
  long millis();
}
