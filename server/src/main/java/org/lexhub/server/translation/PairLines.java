package org.lexhub.server.translation;

import org.lexhub.server.http.Pieces;
import org.lexhub.store.Store;
import org.lexhub.store.query.PairFilter;
import org.lexhub.store.query.PairPage;
import org.lexhub.store.text.Utf8Buffer;

/** The lines of an export, in the order of the list of pairs, some hundred at a time. */
final class PairLines implements Pieces {
  private static final int AT_ONCE = 1000;

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
  PairLines(Store store, PairFilter filter, ExportFormat format, Runnable onClose) {
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
    store.pairs().list(filter.limit(AT_ONCE).offset(done), page);
    for (int i = 0; i < page.size(); i++) {
      line.read(store, page.sourceSense(i), page.targetSense(i), page.confidence10000(i));
      format.line(line, out);
    }
    done += page.size();
    return done < page.total();
  }

  @Override
  public void close() {
    onClose.run();
  }
}
