package org.lexhub.loader.progress;

/**
 * The result of a finished stage.
 *
 * @param processorSeconds the processor time of all threads in that time
 * @param bytes the number of bytes read or written, -1 if not counted
 */
public record StageSummary(
    String name, double seconds, double processorSeconds, long rows, long bytes) {
  /** Returns the number of rows per second. */
  public double rate() {
    return seconds <= 0 ? 0 : rows / seconds;
  }
}
