package org.lexhub.loader.feed;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.record.RecordSink;

/**
 * The records of one layer on their way from the thread that reads its files to the thread that
 * stages them. A bounded number of them waits, so that memory does not depend on the layer.
 *
 * <p>A reader that asks what is staged already goes on alone: its thread gets the sink itself once
 * all earlier records are staged, and the staging thread waits until the layer ends. A layer that
 * only annotates asks the spellings of the layers before it instead, so that several of them can be
 * read at the same time.
 */
final class LayerFeed {
  /** The number of records that are passed on at a time. */
  static final int BATCH = 256;

  /** The number of batches of a layer that can wait even if there is no room for more. */
  private static final int OWN_BATCHES = 8;

  private static final long CHECK_MILLIS = 50;

  /** What happens after the records of a batch. */
  private enum After {
    MORE,
    HAND_OVER,
    END
  }

  /**
   * Records in their order, and what happens after them.
   *
   * @param room the semaphore of which the batch holds a permit while it waits
   */
  private record Batch(
      List<Consumer<RecordSink>> records,
      After after,
      @Nullable Throwable failure,
      Semaphore room) {}

  private final BlockingQueue<Batch> waiting = new LinkedBlockingQueue<>();
  private final Semaphore ownRoom = new Semaphore(OWN_BATCHES);
  private final Semaphore sharedRoom;
  private final BlockingQueue<RecordSink> handedOver = new ArrayBlockingQueue<>(1);
  private List<Consumer<RecordSink>> open = new ArrayList<>(BATCH);
  private final Predicate<String> accepts;
  private final @Nullable LayerFeed before;

  /** The spellings of this layer and all earlier ones, once it is staged. */
  private final CompletableFuture<Predicate<String>> spellings = new CompletableFuture<>();

  private boolean isAsked;
  private volatile boolean stopped;

  /**
   * Creates an empty feed.
   *
   * @param accepts returns whether records of a source are wanted
   * @param sharedRoom a permit for each batch, of any layer, that can wait besides a few of each
   * @param before the last layer that adds words before this one, if this one only annotates
   */
  LayerFeed(Predicate<String> accepts, Semaphore sharedRoom, @Nullable LayerFeed before) {
    this.accepts = accepts;
    this.sharedRoom = sharedRoom;
    this.before = before;
    if (before != null) {
      before.isAsked = true;
    }
  }

  /**
   * Reads the layer on the calling thread. Ends when everything is read and all but the last
   * batches are staged, or soon after {@link #stop}.
   */
  void read(LayerReader reader) {
    try {
      reader.read(new FeedSink(this, accepts));
      end(null);
    } catch (StoppedReadingException e) {
      // nobody waits for the rest
    } catch (Throwable e) {
      end(e);
    }
  }

  private void end(@Nullable Throwable failure) {
    try {
      send(After.END, failure);
    } catch (StoppedReadingException e) {
      // nobody waits for the end
    }
  }

  /** Passes on a record; called by the reader. */
  void add(Consumer<RecordSink> record) {
    open.add(record);
    if (open.size() == BATCH) {
      send(After.MORE, null);
    }
  }

  /** Waits until all records are staged and returns the sink; called by the reader. */
  RecordSink handOver() {
    send(After.HAND_OVER, null);
    try {
      while (true) {
        RecordSink sink = handedOver.poll(CHECK_MILLIS, TimeUnit.MILLISECONDS);
        if (sink != null) {
          return sink;
        }
        checkWanted();
      }
    } catch (InterruptedException e) {
      throw new StoppedReadingException();
    }
  }

  /**
   * Waits until the layers before this one are staged that add words, and returns their spellings,
   * or null if this layer adds words itself; called by the reader.
   */
  @Nullable Predicate<String> spellingsBefore() {
    if (before == null) {
      return null;
    }
    while (!before.spellings.isDone()) {
      try {
        return before.spellings.get(CHECK_MILLIS, TimeUnit.MILLISECONDS);
      } catch (TimeoutException e) {
        checkWanted();
      } catch (InterruptedException | ExecutionException e) {
        throw new StoppedReadingException();
      }
    }
    return before.spellings.join();
  }

  private void send(After after, @Nullable Throwable failure) {
    try {
      waiting.add(new Batch(open, after, failure, awaitRoom()));
    } catch (InterruptedException e) {
      throw new StoppedReadingException();
    }
    open = new ArrayList<>(BATCH);
    checkWanted();
  }

  /** Acquires a permit for a batch to wait, and returns its semaphore. */
  private Semaphore awaitRoom() throws InterruptedException {
    while (!ownRoom.tryAcquire()) {
      if (sharedRoom.tryAcquire(CHECK_MILLIS, TimeUnit.MILLISECONDS)) {
        return sharedRoom;
      }
      checkWanted();
    }
    return ownRoom;
  }

  private void checkWanted() {
    if (stopped) {
      throw new StoppedReadingException();
    }
  }

  /**
   * Stages all records on the calling thread.
   *
   * @throws IOException if the files cannot be read
   */
  void stage(RecordSink sink) throws IOException {
    try {
      Batch batch;
      do {
        batch = waiting.take();
        for (Consumer<RecordSink> record : batch.records()) {
          record.accept(sink);
        }
        batch.room().release();
        if (batch.after() == After.HAND_OVER) {
          handedOver.put(sink);
        }
      } while (batch.after() != After.END);
      rethrow(batch.failure());
      if (isAsked) {
        spellings.complete(sink.spellingsSoFar());
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("the load was interrupted", e);
    }
  }

  private static void rethrow(@Nullable Throwable failure) throws IOException {
    switch (failure) {
      case null -> {}
      case IOException e -> throw e;
      case RuntimeException e -> throw e;
      case Error e -> throw e;
      default -> throw new IllegalStateException(failure);
    }
  }

  /** Lets the reader end early. */
  void stop() {
    stopped = true;
  }
}
