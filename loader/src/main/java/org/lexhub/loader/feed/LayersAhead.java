package org.lexhub.loader.feed;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.Semaphore;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.record.RecordSink;

/**
 * Reads layers on several threads and stages them one after the other on the calling thread.
 *
 * <p>The threads take layers in order, so that the layer that is staged is always being read. While
 * one thread reads a long layer, the others read the layers after it. The number of waiting records
 * is limited by the size of the heap.
 */
public final class LayersAhead implements AutoCloseable {
  /** The maximum number of layers that are read before the first of them is staged. */
  private static final int MAX_LAYERS = 16;

  /** The part of the heap for waiting records. */
  private static final int HEAP_PART = 16;

  /** An estimate of the heap that a waiting record takes, in bytes. */
  private static final int RECORD_BYTES = 512;

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
    ahead = new Semaphore(MAX_LAYERS);
    Semaphore room = new Semaphore(batches());
    @Nullable LayerFeed adding = null;
    for (LayerReader reader : readers) {
      LayerFeed feed = new LayerFeed(accepts, room, reader.onlyAnnotates() ? adding : null);
      all.add(feed);
      adding = reader.onlyAnnotates() ? adding : feed;
    }
    feeds.addAll(all);
    for (int i = 0; i < Math.min(threads, readers.size()); i++) {
      this.threads.add(Thread.ofPlatform().name("reader-" + (i + 1)).daemon().start(this::run));
    }
  }

  /** Returns how many batches of records can wait, besides a few of each layer. */
  private static int batches() {
    long bytes = Runtime.getRuntime().maxMemory() / HEAP_PART;
    return (int) Math.min(Integer.MAX_VALUE, bytes / RECORD_BYTES / LayerFeed.BATCH);
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
