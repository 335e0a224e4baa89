package org.lexhub.server.http;

import io.undertow.server.HttpServerExchange;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
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
 * Sends one answer in pieces. The thread of the socket writes a piece as the client takes it, while
 * a worker makes the next one: a slow client holds memory for two pieces and no thread. Whatever
 * goes wrong, reaching the maximum age, and a client that has stopped reading close the connection,
 * so that a cut answer is never taken for a whole one.
 */
final class StreamSender {
  private static final Logger LOG = LoggerFactory.getLogger(StreamSender.class);
  private static final long NANOS = 1_000_000;

  /** How often the time that a client may take nothing is looked at. */
  private static final int LOOKS = 4;

  private final HttpServerExchange exchange;
  private final String requestId;
  private final StreamedResponse pieces;
  private final Generation generation;
  private final Serving serving;
  private final @Nullable GzipStream gzip;
  private final Utf8Buffer plain = new Utf8Buffer(1 << 18);
  private final Utf8Buffer packed = new Utf8Buffer(1 << 14);

  /** What the thread of the socket writes. */
  private Piece sent = new Piece();

  /** What a worker fills, or has filled. */
  private Piece made = new Piece();

  /**
   * When the answer was begun, and when the client last took some of it; of the socket's thread.
   */
  private long begun;

  private long taken;
  private boolean waiting;
  private @Nullable StreamSinkChannel channel;
  private XnioExecutor.@Nullable Key timer;

  private boolean filling;

  /** Whether the thread of the socket has nothing to write until the next piece is there. */
  private boolean starving;

  private boolean over;
  private boolean released;

  /** Takes over the pieces and the pin on their snapshot. */
  StreamSender(
      Call call,
      StreamedResponse pieces,
      Generation generation,
      Serving serving,
      boolean compressed) {
    exchange = call.exchange();
    requestId = call.requestId();
    this.pieces = pieces;
    this.generation = generation;
    this.serving = serving;
    gzip = compressed ? new GzipStream() : null;
  }

  /** A part of the answer. */
  private static final class Piece {
    /** Direct, so that a write that the socket takes in part does not copy all of it each time. */
    ByteBuffer bytes = ByteBuffer.allocateDirect(0);

    boolean last;

    void take(Utf8Buffer from, boolean isLast) {
      if (bytes.capacity() < from.length()) {
        bytes = ByteBuffer.allocateDirect(from.bytes().length);
      }
      bytes.clear().put(from.bytes(), 0, from.length()).flip();
      last = isLast;
    }
  }

  /** Makes the first piece, which may fail before anything is sent. */
  void fill() {
    fill(sent);
  }

  private void fill(Piece piece) {
    plain.clear();
    boolean last = !pieces.next(plain);
    Utf8Buffer out = plain;
    if (gzip != null) {
      packed.clear();
      gzip.add(plain, last, packed);
      out = packed;
    }
    piece.take(out, last);
  }

  /** Sends the first piece, on the thread of the socket, and goes on from there. */
  void begin(long mostMillis, long stallMillis) {
    begun = System.nanoTime();
    taken = begun;
    watch(mostMillis, stallMillis);
    channel = exchange.getResponseChannel();
    channel.getWriteSetter().set(writable -> write(writable));
    if (!sent.last) {
      makeNext();
    }
    write(channel);
  }

  private void write(StreamSinkChannel to) {
    try {
      do {
        while (sent.bytes.hasRemaining()) {
          if (to.write(sent.bytes) == 0) {
            waiting = true;
            to.resumeWrites();
            return;
          }
          taken = System.nanoTime();
        }
        waiting = false;
        if (sent.last) {
          finish(to);
          return;
        }
      } while (next());
      to.suspendWrites();
    } catch (Throwable failure) {
      broken(failure);
    }
  }

  /** Goes to the next piece and has the one behind it made; false where it is not there yet. */
  private boolean next() {
    synchronized (this) {
      starving = filling;
      if (starving || over) {
        return false;
      }
    }
    Piece free = sent;
    sent = made;
    made = free;
    if (!sent.last) {
      makeNext();
    }
    return true;
  }

  private void makeNext() {
    synchronized (this) {
      filling = !over;
    }
    try {
      exchange.getConnection().getWorker().execute(this::fillBehind);
    } catch (RejectedExecutionException stopping) {
      synchronized (this) {
        filling = false;
      }
      broken(stopping);
    }
  }

  /** Makes a piece on a worker, and wakes the thread of the socket where it waits for it. */
  private void fillBehind() {
    Throwable failure = null;
    try {
      synchronized (this) {
        if (!filling) {
          return;
        }
      }
      fill(made);
    } catch (Throwable caught) {
      failure = caught;
    }
    boolean goOn;
    boolean wake;
    synchronized (this) {
      filling = false;
      goOn = !over && failure == null;
      wake = starving;
      starving = false;
    }
    StreamSinkChannel to = channel;
    if (!goOn || to == null) {
      broken(failure == null ? new IOException("the connection was closed") : failure);
    } else if (wake) {
      exchange.getIoThread().execute(() -> write(to));
    }
  }

  private void finish(StreamSinkChannel to) throws IOException {
    to.shutdownWrites();
    if (to.flush()) {
      end();
      return;
    }
    waiting = true;
    to.getWriteSetter()
        .set(
            ChannelListeners.flushingChannelListener(
                flushed -> end(), (flushed, failure) -> broken(failure)));
    to.resumeWrites();
  }

  private void end() {
    synchronized (this) {
      over = true;
    }
    release();
    exchange.endExchange();
  }

  /** Looks from time to time, on the thread of the socket, whether the answer gets on. */
  private void watch(long mostMillis, long stallMillis) {
    long now = System.nanoTime();
    long left = mostMillis - (now - begun) / NANOS;
    long idle = waiting ? (now - taken) / NANOS : 0;
    if (left <= 0) {
      broken(new IOException("it took longer than " + mostMillis + " ms"));
    } else if (idle >= stallMillis) {
      broken(new IOException("the client has taken nothing for " + idle + " ms"));
    } else if (!isOver()) {
      long next = Math.clamp(stallMillis / LOOKS, 1, left);
      timer =
          exchange
              .getIoThread()
              .executeAfter(() -> watch(mostMillis, stallMillis), next, TimeUnit.MILLISECONDS);
    }
  }

  private synchronized boolean isOver() {
    return over;
  }

  /** Breaks the answer off; what a worker is still reading from is released by the worker. */
  private void broken(Throwable failure) {
    boolean first;
    boolean busy;
    synchronized (this) {
      first = !over;
      over = true;
      busy = filling;
    }
    if (first) {
      LOG.info("the long answer to {} was broken off: {}", requestId, failure.toString());
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

  /** Gives back the pieces and the pin, once. */
  void release() {
    synchronized (this) {
      if (released) {
        return;
      }
      released = true;
    }
    XnioExecutor.Key key = timer;
    if (key != null) {
      key.remove();
    }
    if (gzip != null) {
      gzip.close();
    }
    pieces.close();
    generation.unpin();
  }
}
