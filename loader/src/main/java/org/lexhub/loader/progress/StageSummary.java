package org.lexhub.loader.progress;

/**
 * What a finished stage did.
 *
 * @param bytes bytes read or written, -1 where that is not counted
 */
public record StageSummary(String name, double seconds, long rows, long bytes) {
  /** Rows a second. */
  public double rate() {
    return seconds <= 0 ? 0 : rows / seconds;
  }
}
