package org.lexhub.server.translation;

import org.jspecify.annotations.Nullable;
import org.lexhub.server.export.AllowedSources;
import org.lexhub.server.http.StreamedResponse;
import org.lexhub.store.Store;
import org.lexhub.store.pair.PairFilter;
import org.lexhub.store.pair.PairPage;
import org.lexhub.store.text.Utf8Buffer;

/** The lines of an export in the order of {@link ListPairs}. */
final class StreamedPairs implements StreamedResponse {
  private static final int PAGE_SIZE = 1000;

  /** The length of a chunk in bytes: passing chunks between threads then costs little. */
  private static final int CHUNK_LENGTH = 480 << 10;

  private final Store store;
  private final PairFilter filter;
  private final ExportFormat format;
  private final @Nullable AllowedSources allowed;
  private final Runnable onClose;
  private final PairPage page = new PairPage();
  private final PairLine line = new PairLine();
  private long done;

  /**
   * Creates the lines.
   *
   * @param filter the filter of the pairs, which the export keeps and changes
   * @param allowed the sources of both senses of a pair, or null for all
   * @param onClose runs when the export ends
   */
  StreamedPairs(
      Store store,
      PairFilter filter,
      ExportFormat format,
      @Nullable AllowedSources allowed,
      Runnable onClose) {
    this.store = store;
    this.filter = filter;
    this.format = format;
    this.allowed = allowed;
    this.onClose = onClose;
  }

  @Override
  public boolean next(Utf8Buffer out) {
    if (done == 0) {
      format.head(out);
    }
    do {
      store.pairs().list(filter.limit(PAGE_SIZE).offset(done), page);
      line.read(store, page, allowed);
      for (int i = 0; line.next(); i++) {
        if (isAllowed(i)) {
          format.line(store.strings(), line, out);
        }
      }
      done += page.size();
    } while (done < page.total() && out.length() < CHUNK_LENGTH);
    return done < page.total();
  }

  private boolean isAllowed(int i) {
    return allowed == null
        || (allowed.sense(page.sourceSense(i)) && allowed.sense(page.targetSense(i)));
  }

  @Override
  public void close() {
    onClose.run();
  }
}
