package org.lexhub.server.export;

import java.util.List;
import org.lexhub.server.http.StreamedResponse;
import org.lexhub.store.text.Utf8Buffer;

/** An export that is one text. */
final class TextExport implements StreamedResponse {
  /** The length of a part in bytes. */
  static final int PART_LENGTH = 256 << 10;

  private final PassStream stream;
  private final Runnable onClose;

  TextExport(List<Pass> passes, Runnable onClose) {
    stream = new PassStream(passes);
    this.onClose = onClose;
  }

  @Override
  public boolean next(Utf8Buffer out) {
    return stream.next(out, PART_LENGTH);
  }

  @Override
  public void close() {
    onClose.run();
  }
}
