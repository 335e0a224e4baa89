package org.lexhub.server.translation;

import org.lexhub.server.http.StreamedResponse;
import org.lexhub.store.Store;
import org.lexhub.store.pair.PairFilter;
import org.lexhub.store.pair.PairPage;
import org.lexhub.store.text.Utf8Buffer;

/** The lines of an export, in the order of the list of pairs, some ten thousand at a time. */
final class StreamedPairs implements StreamedResponse {
  private static final int AT_ONCE = 1000;

  /** So much that handing pieces from thread to thread costs little beside making them. */
  private static final int ENOUGH = 480 << 10;

  private final Store store;
  private final PairFilter filter;
  private final ExportFormat format;
  private final Runnable onClose;
  private final PairPage page = new PairPage();
  private final PairLine line = new PairLine();
  private long done;

  /**
   * The lines of an export.
   *
   * @param filter which pairs; kept and changed
   * @param onClose run when the export is over
   */
  StreamedPairs(Store store, PairFilter filter, ExportFormat format, Runnable onClose) {
    this.store = store;
    this.filter = filter;
    this.format = format;
    this.onClose = onClose;
  }

  @Override
  public boolean next(Utf8Buffer out) {
    if (done == 0) {
      format.head(out);
    }
    do {
      store.pairs().list(filter.limit(AT_ONCE).offset(done), page);
      line.read(store, page);
      while (line.next()) {
        format.line(store.strings(), line, out);
      }
      done += page.size();
    } while (done < page.total() && out.length() < ENOUGH);
    return done < page.total();
  }

  @Override
  public void close() {
    onClose.run();
  }
}
