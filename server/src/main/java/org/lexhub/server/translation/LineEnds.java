package org.lexhub.server.translation;

import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.text.Utf8Buffer;

/**
 * Writes the ends of lines, from the part of speech on. Lines are sorted by confidence, so that
 * many consecutive ones share it; the last end of each part of speech is cached.
 */
final class LineEnds {
  private static final int MAX_LENGTH = 128;

  private final String before;
  private final String between;
  private final String after;
  private final byte[][] texts = new byte[Pos.count()][MAX_LENGTH];
  private final int[] lengths = new int[Pos.count()];
  private final int[] confidences = new int[Pos.count()];

  /** Writes ends of the form before, part of speech, between, confidence, after. */
  LineEnds(String before, String between, String after) {
    this.before = before;
    this.between = between;
    this.after = after;
  }

  /** Appends the end of a line. */
  void put(PairLine line, Utf8Buffer out) {
    int pos = line.pos();
    if (lengths[pos] > 0 && confidences[pos] == line.confidenceBasisPoints()) {
      out.put(texts[pos], 0, lengths[pos]);
      return;
    }
    int start = out.length();
    out.putAscii(before);
    out.putAscii(line.posCode());
    out.putAscii(between);
    ConfidenceText.put(line.confidenceBasisPoints(), out);
    out.putAscii(after);
    lengths[pos] = out.length() - start;
    confidences[pos] = line.confidenceBasisPoints();
    System.arraycopy(out.bytes(), start, texts[pos], 0, lengths[pos]);
  }
}
