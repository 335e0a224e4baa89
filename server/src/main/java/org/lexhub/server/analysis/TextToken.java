package org.lexhub.server.analysis;

import java.util.List;

/**
 * A word or phrase of a text.
 *
 * @param parts where it is in the text, at least one part; several if other words separate it
 * @param lookUp the spelling to look up, in normalization form C
 */
public record TextToken(List<TextSpan> parts, String lookUp) {
  /** Copies the parts. */
  public TextToken {
    parts = List.copyOf(parts);
  }

  /** Returns the index of the first UTF-16 unit. */
  public int start() {
    return parts.getFirst().start();
  }

  /** Returns the end, exclusive, of the last part. */
  public int end() {
    return parts.getLast().end();
  }
}
