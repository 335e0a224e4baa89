package org.lexhub.server.http;

import io.undertow.server.HttpServerExchange;
import java.io.IOException;
import java.nio.ByteBuffer;
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
 * Sends one answer in pieces. A worker makes a piece, the thread of the socket writes it as the
 * client takes it, then asks for the next: a slow client holds memory for one piece and no thread.
 * Whatever goes wrong, reaching the maximum age, and a client that has stopped reading close the
 * connection, so that a cut answer is never taken for a whole one.
 */
final class PieceSender {
  private static final Logger LOG = LoggerFactory.getLogger(PieceSender.class);
  private static final long NANOS = 1_000_000;

  /** How often the time that a client may take nothing is looked at. */
  private static final int LOOKS = 4;

  private final HttpServerExchange exchange;
  private final String requestId;
  private final Pieces pieces;
  private final Generation generation;
  private final Serving serving;
  private final @Nullable GzipStream gzip;
  private final Utf8Buffer plain = new Utf8Buffer(1 << 18);
  private final Utf8Buffer packed = new Utf8Buffer(1 << 14);

  /** Direct, so that a write that the socket takes in part does not copy all of it each time. */
  private ByteBuffer ready = ByteBuffer.allocateDirect(0);

  /**
   * When the answer was begun, and when the client last took some of it; of the socket's thread.
   */
  private long begun;

  private long taken;
  private boolean waiting;
  private boolean last;
  private @Nullable StreamSinkChannel channel;
  private XnioExecutor.@Nullable Key timer;

  private boolean filling;
  private boolean over;
  private boolean released;

  /** Takes over the pieces and the pin on their snapshot. */
  PieceSender(
      Call call, Pieces pieces, Generation generation, Serving serving, boolean compressed) {
    exchange = call.exchange();
    requestId = call.requestId();
    this.pieces = pieces;
    this.generation = generation;
    this.serving = serving;
    gzip = compressed ? new GzipStream() : null;
  }

  /** Makes the next piece ready. */
  void fill() {
    plain.clear();
    last = !pieces.next(plain);
    Utf8Buffer out = plain;
    if (gzip != null) {
      packed.clear();
      gzip.add(plain, last, packed);
      out = packed;
    }
    if (ready.capacity() < out.length()) {
      ready = ByteBuffer.allocateDirect(out.bytes().length);
    }
    ready.clear().put(out.bytes(), 0, out.length()).flip();
  }

  /** Sends the first piece, on the thread of the socket, and goes on from there. */
  void begin(long mostMillis, long stallMillis) {
    begun = System.nanoTime();
    taken = begun;
    watch(mostMillis, stallMillis);
    channel = exchange.getResponseChannel();
    channel.getWriteSetter().set(writable -> write(writable));
    write(channel);
  }

  private void write(StreamSinkChannel to) {
    try {
      while (ready.hasRemaining()) {
        if (to.write(ready) == 0) {
          waiting = true;
          to.resumeWrites();
          return;
        }
        taken = System.nanoTime();
      }
      waiting = false;
      if (last) {
        finish(to);
      } else {
        to.suspendWrites();
        synchronized (this) {
          filling = !over;
        }
        exchange.getConnection().getWorker().execute(this::fillBehind);
      }
    } catch (Throwable failure) {
      broken(failure);
    }
  }

  /** Makes a piece on a worker, then hands it to the thread of the socket. */
  private void fillBehind() {
    Throwable failure = null;
    try {
      synchronized (this) {
        if (!filling) {
          return;
        }
      }
      fill();
    } catch (Throwable caught) {
      failure = caught;
    }
    boolean goOn;
    synchronized (this) {
      filling = false;
      goOn = !over && failure == null;
    }
    StreamSinkChannel to = channel;
    if (goOn && to != null) {
      exchange.getIoThread().execute(() -> write(to));
    } else {
      broken(failure == null ? new IOException("the connection was closed") : failure);
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
