package org.lexhub.server.translation;

import org.lexhub.store.text.JsonEscape;
import org.lexhub.store.text.Utf8Buffer;

/** One JSON object a line; a reading that is not there is left out. */
final class JsonLines implements ExportFormat {
  @Override
  public void head(Utf8Buffer out) {}

  @Override
  public void line(PairLine line, Utf8Buffer out) {
    byte[] bytes = line.bytes();
    out.putAscii("{\"source_lemma\":\"");
    JsonEscape.append(bytes, 0, line.lemmaEnd(), out);
    out.putAscii("\",\"target_lemma\":\"");
    JsonEscape.append(bytes, line.lemmaEnd(), line.targetEnd() - line.lemmaEnd(), out);
    if (line.hasReading()) {
      out.putAscii("\",\"target_reading\":\"");
      JsonEscape.append(bytes, line.targetEnd(), line.readingEnd() - line.targetEnd(), out);
    }
    out.putAscii("\",\"pos\":\"");
    out.putAscii(line.pos());
    out.putAscii("\",\"confidence\":");
    ConfidenceText.put(line.confidence10000(), out);
    out.putAscii("}\n");
  }
}
