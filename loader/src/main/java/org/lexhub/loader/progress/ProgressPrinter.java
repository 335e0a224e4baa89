package org.lexhub.loader.progress;

import java.io.PrintWriter;

/**
 * Shows lines of progress: on a terminal one line that changes, else a line every few seconds, so
 * that a log stays short.
 */
public final class ProgressPrinter {
  private static final long TERMINAL_NANOS = 200_000_000L;
  private static final long LOG_NANOS = 5_000_000_000L;

  private final PrintWriter out;
  private final boolean terminal;
  private long last;
  private int shown;

  /**
   * Makes a printer.
   *
   * @param terminal whether the output is a terminal that understands carriage returns
   */
  public ProgressPrinter(PrintWriter out, boolean terminal) {
    this.out = out;
    this.terminal = terminal;
  }

  /** A stage begins: what it does is worth showing only when it takes a while. */
  synchronized void begin(long nanos) {
    last = nanos;
  }

  /** Whether enough time has passed to show something new. */
  synchronized boolean due(long nanos) {
    return nanos - last >= (terminal ? TERMINAL_NANOS : LOG_NANOS);
  }

  /** Shows how it stands. */
  synchronized void update(String line, long nanos) {
    last = nanos;
    if (terminal) {
      out.print("\r" + line + " ".repeat(Math.max(0, shown - line.length())));
      shown = line.length();
    } else {
      out.println(line);
    }
    out.flush();
  }

  /** Shows a line that stays. */
  public synchronized void line(String line) {
    if (terminal && shown > 0) {
      out.print("\r" + " ".repeat(shown) + "\r");
      shown = 0;
    }
    out.println(line);
    out.flush();
  }
}
