package org.lexhub.benchmarks.wiktionary;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** One line of an extract, cut behind each of its words, so that copies can have other words. */
final class SampleLine {
  private static final byte[] KEY = "\"word\": \"".getBytes(StandardCharsets.UTF_8);

  private final List<byte[]> pieces = new ArrayList<>();

  /** Cuts a line without its line end. */
  SampleLine(byte[] line) {
    int start = 0;
    for (int i = 0; i + KEY.length < line.length; i++) {
      if (line[i] == KEY[0] && isKey(line, i)) {
        int end = endOfText(line, i + KEY.length);
        pieces.add(piece(line, start, end));
        start = end;
        i = end;
      }
    }
    pieces.add(piece(line, start, line.length));
  }

  private static boolean isKey(byte[] line, int at) {
    for (int i = 0; i < KEY.length; i++) {
      if (line[at + i] != KEY[i]) {
        return false;
      }
    }
    return true;
  }

  private static int endOfText(byte[] line, int at) {
    int end = at;
    while (end < line.length && line[end] != '"') {
      end += line[end] == '\\' ? 2 : 1;
    }
    return Math.min(end, line.length);
  }

  private static byte[] piece(byte[] line, int start, int end) {
    byte[] piece = new byte[end - start];
    System.arraycopy(line, start, piece, 0, piece.length);
    return piece;
  }

  /**
   * Writes the line and a line end.
   *
   * @param copy the number of the copy; each word gets its letters, none for copy 0
   */
  void write(int copy, ByteArrayOutputStream out) {
    byte[] letters = letters(copy);
    for (int i = 0; i < pieces.size(); i++) {
      out.writeBytes(pieces.get(i));
      if (i < pieces.size() - 1) {
        out.writeBytes(letters);
      }
    }
    out.write('\n');
  }

  private static byte[] letters(int copy) {
    StringBuilder text = new StringBuilder();
    for (int left = copy; left > 0; left /= 26) {
      text.append((char) ('a' + left % 26));
    }
    return text.toString().getBytes(StandardCharsets.UTF_8);
  }
}
