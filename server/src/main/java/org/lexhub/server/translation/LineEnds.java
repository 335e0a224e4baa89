package org.lexhub.server.translation;

import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.text.Utf8Buffer;

/**
 * The ends of lines, from the part of speech on. Lines come by confidence, so that many in turn
 * have the same one; for each part of speech the last one is kept ready.
 */
final class LineEnds {
  private static final int MAX_LENGTH = 128;

  private final String before;
  private final String between;
  private final String behind;
  private final byte[][] texts = new byte[Pos.count()][MAX_LENGTH];
  private final int[] lengths = new int[Pos.count()];
  private final int[] confidences = new int[Pos.count()];

  /** Ends of the form before, part of speech, between, confidence, behind. */
  LineEnds(String before, String between, String behind) {
    this.before = before;
    this.between = between;
    this.behind = behind;
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
    out.putAscii(behind);
    lengths[pos] = out.length() - start;
    confidences[pos] = line.confidenceBasisPoints();
    System.arraycopy(out.bytes(), start, texts[pos], 0, lengths[pos]);
  }
}
