package org.lexhub.loader.progress;

/**
 * The result of a finished stage.
 *
 * @param processorSeconds the processor time of all threads in that time; of a part, that of its
 *     own thread
 * @param bytes the number of bytes read or written, -1 if not counted
 * @param part whether it is a part of the stage that ends next, and ran side by side with others
 */
public record StageSummary(
    String name, double seconds, double processorSeconds, long rows, long bytes, boolean part) {
  /** Returns the number of rows per second. */
  public double rate() {
    return seconds <= 0 ? 0 : rows / seconds;
  }
}
