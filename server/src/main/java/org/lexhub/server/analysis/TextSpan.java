package org.lexhub.server.analysis;

/**
 * A part of a text.
 *
 * @param start the index of its first UTF-16 unit
 * @param end the end, exclusive
 */
public record TextSpan(int start, int end) {
  /** Returns the part of a text. */
  public String in(String text) {
    return text.substring(start, end);
  }
}
