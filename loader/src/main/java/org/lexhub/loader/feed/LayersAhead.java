package org.lexhub.loader.feed;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.Semaphore;
import java.util.function.Predicate;
import org.lexhub.loader.record.RecordSink;

/**
 * Reads layers on several threads and stages them one after the other on the calling thread.
 *
 * <p>The threads take layers in order, so that the layer that is staged is always being read, and
 * only few layers ahead, so that the number of waiting records is bounded.
 */
public final class LayersAhead implements AutoCloseable {
  private final Queue<LayerFeed> feeds = new ArrayDeque<>();
  private final List<Thread> threads = new ArrayList<>();
  private final Semaphore ahead;
  private final List<LayerReader> readers;
  private final List<LayerFeed> all = new ArrayList<>();
  private int next;
  private volatile boolean closed;

  /**
   * Starts reading.
   *
   * @param readers the layers in the order in which they are staged
   * @param accepts returns whether records of a source are wanted; called by several threads
   * @param threads the number of threads that read, at least 1
   */
  public LayersAhead(List<LayerReader> readers, Predicate<String> accepts, int threads) {
    this.readers = List.copyOf(readers);
    ahead = new Semaphore(2 * threads);
    for (int i = 0; i < readers.size(); i++) {
      all.add(new LayerFeed(accepts));
    }
    feeds.addAll(all);
    for (int i = 0; i < Math.min(threads, readers.size()); i++) {
      this.threads.add(Thread.ofPlatform().name("reader-" + (i + 1)).daemon().start(this::run));
    }
  }

  private void run() {
    try {
      while (true) {
        ahead.acquire();
        int layer = take();
        if (layer < 0) {
          ahead.release();
          return;
        }
        all.get(layer).read(readers.get(layer));
      }
    } catch (InterruptedException e) {
      // closed
    }
  }

  private synchronized int take() {
    return closed || next == readers.size() ? -1 : next++;
  }

  /**
   * Stages the next layer.
   *
   * @throws IOException if its files cannot be read
   */
  public void stage(RecordSink sink) throws IOException {
    feeds.remove().stage(sink);
    ahead.release();
  }

  /** Ends all threads; layers that are not staged are dropped. */
  @Override
  public void close() {
    closed = true;
    all.forEach(LayerFeed::stop);
    ahead.release(threads.size());
    boolean interrupted = false;
    for (Thread thread : threads) {
      while (thread.isAlive()) {
        try {
          thread.join();
        } catch (InterruptedException e) {
          interrupted = true;
        }
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
