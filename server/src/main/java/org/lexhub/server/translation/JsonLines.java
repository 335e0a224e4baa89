package org.lexhub.server.translation;

import org.lexhub.store.text.TextColumn;
import org.lexhub.store.text.Utf8Buffer;

/** One JSON object a line, without {@code target_reading} if there is none. */
final class JsonLines implements ExportFormat {
  private final RecentTexts recent = new RecentTexts();
  private final LineEnds ends = new LineEnds("\",\"pos\":\"", "\",\"confidence\":", "}\n");

  @Override
  public void head(Utf8Buffer out) {}

  @Override
  public void line(TextColumn strings, PairLine line, Utf8Buffer out) {
    out.putAscii("{\"source_lemma\":\"");
    text(strings, line.source(), out);
    out.putAscii("\",\"target_lemma\":\"");
    text(strings, line.target(), out);
    if (line.reading() >= 0) {
      out.putAscii("\",\"target_reading\":\"");
      text(strings, line.reading(), out);
    }
    ends.put(line, out);
  }

  /** Appends a text, which is stored with JSON escapes. */
  private void text(TextColumn strings, int row, Utf8Buffer out) {
    if (!recent.append(row, out)) {
      int start = out.length();
      strings.append(row, out);
      recent.keep(row, out, start);
    }
  }
}
