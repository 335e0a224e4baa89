package org.lexhub.server.http.connection;

import io.undertow.conduits.ReadDataStreamSourceConduit;
import io.undertow.connector.PooledByteBuffer;
import io.undertow.server.Connectors;
import io.undertow.server.HttpServerExchange;
import io.undertow.server.protocol.http.HttpServerConnection;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.FileChannel;
import org.xnio.IoUtils;
import org.xnio.channels.StreamSinkChannel;
import org.xnio.conduits.AbstractStreamSourceConduit;
import org.xnio.conduits.ConduitReadableByteChannel;
import org.xnio.conduits.StreamSourceConduit;

/**
 * Reads a chunked body with {@link ChunkDecoder} in place of Undertow's decoder, which accepts bare
 * line feeds and closes the connection without a response. After a malformed body the request
 * counts as complete, so that a response can be sent; the connection closes after it.
 */
public final class StrictChunks extends AbstractStreamSourceConduit<StreamSourceConduit> {
  private final HttpServerExchange exchange;
  private final HttpServerConnection connection;
  private final ChunkDecoder decoder;
  private boolean failed;

  private StrictChunks(HttpServerExchange exchange, HttpServerConnection connection, long max) {
    super(new ReadDataStreamSourceConduit(connection.getOriginalSourceConduit(), connection));
    this.exchange = exchange;
    this.connection = connection;
    decoder = new ChunkDecoder(max);
  }

  /**
   * Makes the body of a request that is chunked be read strictly. Called before anything of the
   * body is read.
   *
   * @param maxLength the maximum length of the decoded body in bytes
   */
  public static void install(HttpServerExchange exchange, long maxLength) {
    if (!exchange.isRequestComplete()
        && exchange.getConnection() instanceof HttpServerConnection connection) {
      connection
          .getChannel()
          .getSourceChannel()
          .setConduit(new StrictChunks(exchange, connection, maxLength));
    }
  }

  @Override
  public int read(ByteBuffer dst) throws IOException {
    if (decoder.isDone()) {
      return -1;
    }
    if (failed) {
      throw new ClosedChannelException();
    }
    if (!dst.hasRemaining()) {
      return 0;
    }
    PooledByteBuffer pooled = connection.getByteBufferPool().allocate();
    boolean kept = false;
    try {
      ByteBuffer in = pooled.getBuffer();
      int count = next.read(in);
      if (count == 0) {
        return 0;
      }
      if (count < 0) {
        throw new IOException("The chunked body is incomplete.");
      }
      in.flip();
      int start = dst.position();
      decoder.decode(in, dst);
      if (in.hasRemaining()) {
        connection.ungetRequestBytes(pooled);
        kept = true;
      }
      return finish(dst.position() - start);
    } catch (IOException e) {
      fail();
      throw e;
    } finally {
      if (!kept) {
        pooled.close();
      }
    }
  }

  private int finish(int count) {
    if (!decoder.isDone()) {
      return count;
    }
    Connectors.terminateRequest(exchange);
    return count == 0 ? -1 : count;
  }

  private void fail() {
    failed = true;
    exchange.setPersistent(false);
    Connectors.terminateRequest(exchange);
  }

  @Override
  public long read(ByteBuffer[] dsts, int offset, int length) throws IOException {
    for (int i = offset; i < offset + length; i++) {
      if (dsts[i].hasRemaining()) {
        return read(dsts[i]);
      }
    }
    return 0;
  }

  @Override
  public long transferTo(long position, long count, FileChannel target) throws IOException {
    return target.transferFrom(new ConduitReadableByteChannel(this), position, count);
  }

  @Override
  public long transferTo(long count, ByteBuffer throughBuffer, StreamSinkChannel target)
      throws IOException {
    return IoUtils.transfer(new ConduitReadableByteChannel(this), count, throughBuffer, target);
  }

  @Override
  public void terminateReads() throws IOException {
    if (!decoder.isDone()) {
      exchange.setPersistent(false);
      super.terminateReads();
    }
  }
}
