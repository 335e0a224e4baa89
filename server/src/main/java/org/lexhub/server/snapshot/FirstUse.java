package org.lexhub.server.snapshot;

import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.Coverage;
import org.lexhub.store.Store;
import org.lexhub.store.lexeme.LexemeHits;
import org.lexhub.store.lexeme.LexemeQuery;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Makes, on a background thread, what the first requests to a snapshot would have to wait for: the
 * tables of spellings and forms, which the first search reads, and the counts of {@code /sources},
 * for which all rows are read.
 */
final class FirstUse {
  private static final Logger LOG = LoggerFactory.getLogger(FirstUse.class);
  private static final String ANY_WORD = "a";

  private final AtomicBoolean started = new AtomicBoolean();
  private volatile @Nullable Coverage coverage;

  /** Starts the thread, once. */
  void start(Generation generation) {
    if (!started.getAndSet(true) && generation.pin()) {
      Thread.ofPlatform().name("first-use").daemon().start(() -> run(generation));
    }
  }

  private void run(Generation generation) {
    try {
      search(generation.store());
      coverage =
          Coverage.of(
              generation.store(),
              () -> {
                if (generation.retired()) {
                  throw new CancellationException("no longer served");
                }
              });
    } catch (CancellationException over) {
      LOG.debug("snapshot {} is no longer served", generation.id());
    } catch (RuntimeException | InternalError e) {
      LOG.warn("snapshot {} cannot be counted: {}", generation.id(), e.toString());
    } finally {
      generation.unpin();
    }
  }

  private static void search(Store store) {
    LexemeQuery query = new LexemeQuery();
    query.clear();
    query.setText(ANY_WORD);
    query.limit = 1;
    store.lexemeSearch().search(query, new LexemeHits());
  }

  /** Returns the counts, or null while they are being made. */
  @Nullable Coverage coverage() {
    return coverage;
  }
}
