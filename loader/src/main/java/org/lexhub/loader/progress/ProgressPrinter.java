package org.lexhub.loader.progress;

import java.io.PrintWriter;

/**
 * Prints lines of progress: on a terminal one line that changes, or else a line every few seconds,
 * so that logs stay short.
 */
public final class ProgressPrinter {
  private static final long TERMINAL_INTERVAL_NANOS = 200_000_000L;
  private static final long LOG_INTERVAL_NANOS = 5_000_000_000L;

  private final PrintWriter out;
  private final boolean terminal;
  private long last;
  private int shown;

  /**
   * Creates a printer.
   *
   * @param terminal whether the output is a terminal that understands carriage returns
   */
  public ProgressPrinter(PrintWriter out, boolean terminal) {
    this.out = out;
    this.terminal = terminal;
  }

  /** Starts the interval before the first line of a stage. */
  synchronized void begin(long nanos) {
    last = nanos;
  }

  /** Returns whether the interval since the last line has passed. */
  synchronized boolean due(long nanos) {
    return nanos - last >= (terminal ? TERMINAL_INTERVAL_NANOS : LOG_INTERVAL_NANOS);
  }

  /** Prints a line of progress; on a terminal, the next line replaces it. */
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

  /** Prints a permanent line. */
  public synchronized void line(String line) {
    if (terminal && shown > 0) {
      out.print("\r" + " ".repeat(shown) + "\r");
      shown = 0;
    }
    out.println(line);
    out.flush();
  }
}
