package org.lexhub.server.http;

import io.undertow.server.HttpServerExchange;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.http.response.GzipStream;
import org.lexhub.server.snapshot.Generation;
import org.lexhub.server.snapshot.Serving;
import org.lexhub.store.text.Utf8Buffer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.xnio.ChannelListeners;
import org.xnio.IoUtils;
import org.xnio.XnioExecutor;
import org.xnio.channels.StreamSinkChannel;

/**
 * Sends one streamed response. The I/O thread writes one part as fast as the client reads, while a
 * worker produces the next one: a slow client holds the memory of two parts and no thread. A
 * failure, a response that exceeds its maximum time, and a client that stops reading ({@link
 * ClientTimeouts}) close the connection, so that no client mistakes a truncated response for a
 * complete one.
 */
final class StreamSender {
  private static final Logger LOG = LoggerFactory.getLogger(StreamSender.class);
  private static final long NANOS_PER_MILLI = 1_000_000;

  /** The number of times that a stalled client is checked before its time is over. */
  private static final int CHECKS_PER_STALL = 4;

  private static final int PART_LENGTH = 1 << 18;

  private final HttpServerExchange exchange;
  private final String requestId;
  private final StreamedResponse stream;
  private final Generation generation;
  private final Serving serving;
  private final LongConsumer counted;
  private final @Nullable GzipStream gzip;
  private final Utf8Buffer plain = new Utf8Buffer(PART_LENGTH);

  /** The part that the I/O thread writes. */
  private Part writing = new Part();

  /** The part that a worker produces, or has produced. */
  private Part produced = new Part();

  /** When the response began; used by the I/O thread. */
  private long beginNanos;

  /** When the client last read some of it; used by the I/O thread. */
  private long readNanos;

  private boolean waiting;
  private @Nullable StreamSinkChannel channel;
  private XnioExecutor.@Nullable Key timer;

  /** Whether a worker is producing a part. */
  private boolean producing;

  /** Whether the I/O thread has nothing to write until the next part is produced. */
  private boolean starving;

  private boolean over;
  private boolean released;

  /**
   * Creates a sender that owns the stream and the pin on its snapshot.
   *
   * @param counted receives the number of bytes of each part
   */
  StreamSender(
      Call call,
      StreamedResponse stream,
      Generation generation,
      Serving serving,
      boolean compressed,
      LongConsumer counted) {
    this.counted = counted;
    exchange = call.exchange();
    requestId = call.requestId();
    this.stream = stream;
    this.generation = generation;
    this.serving = serving;
    gzip = compressed ? new GzipStream() : null;
  }

  /** A part of the response. */
  private static final class Part {
    /** Direct, so that a partial write does not copy the whole buffer each time. */
    ByteBuffer bytes = ByteBuffer.allocateDirect(0);

    boolean last;

    void set(Utf8Buffer from, boolean isLast) {
      if (bytes.capacity() < from.length()) {
        bytes = ByteBuffer.allocateDirect(from.bytes().length);
      }
      bytes.clear().put(from.bytes(), 0, from.length()).flip();
      last = isLast;
    }
  }

  /** Produces the first part, which can fail before anything is sent. */
  void fillFirst() {
    fill(writing);
  }

  private void fill(Part part) {
    plain.clear();
    boolean last = !stream.next(plain);
    part.set(gzip == null ? plain : gzip.compress(plain, last), last);
    counted.accept(part.bytes.remaining());
  }

  /** Sends the first part and all that follow. Called on the I/O thread. */
  void begin(long maxMillis, long stallMillis) {
    beginNanos = System.nanoTime();
    readNanos = beginNanos;
    watch(maxMillis, stallMillis);
    channel = exchange.getResponseChannel();
    channel.getWriteSetter().set(writable -> write(writable));
    if (!writing.last) {
      produceNext();
    }
    write(channel);
  }

  private void write(StreamSinkChannel to) {
    try {
      do {
        while (writing.bytes.hasRemaining()) {
          if (to.write(writing.bytes) == 0) {
            waiting = true;
            to.resumeWrites();
            return;
          }
          readNanos = System.nanoTime();
        }
        waiting = false;
        if (writing.last) {
          finish(to);
          return;
        }
      } while (advance());
      to.suspendWrites();
    } catch (Throwable failure) {
      abort(failure);
    }
  }

  /** Moves to the next part and has the one after it produced; false if the next is not ready. */
  private boolean advance() {
    synchronized (this) {
      starving = producing;
      if (starving || over) {
        return false;
      }
    }
    Part free = writing;
    writing = produced;
    produced = free;
    if (!writing.last) {
      produceNext();
    }
    return true;
  }

  private void produceNext() {
    synchronized (this) {
      producing = !over;
    }
    try {
      exchange.getConnection().getWorker().execute(this::produce);
    } catch (RejectedExecutionException stopping) {
      synchronized (this) {
        producing = false;
      }
      abort(stopping);
    }
  }

  /** Produces a part on a worker, and wakes the I/O thread if it waits for it. */
  private void produce() {
    Throwable failure = null;
    try {
      synchronized (this) {
        if (!producing) {
          return;
        }
      }
      fill(produced);
    } catch (Throwable caught) {
      failure = caught;
    }
    boolean goOn;
    boolean wake;
    synchronized (this) {
      producing = false;
      goOn = !over && failure == null;
      wake = starving;
      starving = false;
    }
    StreamSinkChannel to = channel;
    if (!goOn || to == null) {
      abort(failure == null ? new IOException("the connection was closed") : failure);
    } else if (wake) {
      exchange.getIoThread().execute(() -> write(to));
    }
  }

  /**
   * Ends the response. The stream is closed before the client sees the end: a client that asks for
   * the next one at once must find its limit on concurrent responses free.
   */
  private void finish(StreamSinkChannel to) throws IOException {
    release();
    to.shutdownWrites();
    if (to.flush()) {
      end();
      return;
    }
    waiting = true;
    to.getWriteSetter()
        .set(
            ChannelListeners.flushingChannelListener(
                flushed -> end(), (flushed, failure) -> abort(failure)));
    to.resumeWrites();
  }

  private void end() {
    synchronized (this) {
      over = true;
    }
    stopWatching();
    exchange.endExchange();
  }

  /** Checks at intervals, on the I/O thread, that the response makes progress. */
  private void watch(long maxMillis, long stallMillis) {
    long now = System.nanoTime();
    long left = maxMillis - (now - beginNanos) / NANOS_PER_MILLI;
    long idle = waiting ? (now - readNanos) / NANOS_PER_MILLI : 0;
    if (left <= 0) {
      abort(new IOException("it took longer than " + maxMillis + " ms"));
    } else if (idle >= stallMillis) {
      abort(new IOException("the client read nothing for " + idle + " ms"));
    } else if (!isOver()) {
      long next = Math.clamp(stallMillis / CHECKS_PER_STALL, 1, left);
      timer =
          exchange
              .getIoThread()
              .executeAfter(() -> watch(maxMillis, stallMillis), next, TimeUnit.MILLISECONDS);
    }
  }

  private synchronized boolean isOver() {
    return over;
  }

  /** Aborts the response. If a worker is still reading the snapshot, the worker releases it. */
  private void abort(Throwable failure) {
    boolean first;
    boolean busy;
    synchronized (this) {
      first = !over;
      over = true;
      busy = producing;
    }
    if (first) {
      stopWatching();
      LOG.info("request {}: the streamed response was aborted: {}", requestId, failure.toString());
      if (failure instanceof InternalError) {
        serving.damaged(generation, failure);
      }
      IoUtils.safeClose(exchange.getConnection());
      exchange.endExchange();
    }
    if (!busy) {
      release();
    }
  }

  private void stopWatching() {
    XnioExecutor.Key key = timer;
    if (key != null) {
      key.remove();
    }
  }

  /** Closes the stream and unpins the snapshot, once. */
  void release() {
    synchronized (this) {
      if (released) {
        return;
      }
      released = true;
    }
    if (gzip != null) {
      gzip.close();
    }
    stream.close();
    generation.unpin();
  }
}
