package org.lexhub.server.http;

import io.undertow.server.Connectors;
import io.undertow.server.HttpServerExchange;
import io.undertow.server.protocol.http.HttpServerConnection;
import io.undertow.util.DateUtils;
import io.undertow.util.Headers;
import io.undertow.util.HttpString;
import io.undertow.util.Methods;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.lexhub.server.http.response.ResponseHead;
import org.lexhub.store.text.Utf8Buffer;
import org.xnio.ChannelListener;
import org.xnio.IoUtils;
import org.xnio.conduits.ConduitStreamSinkChannel;
import org.xnio.ssl.SslConnection;

/**
 * Sends head and body of a response with one write of one buffer, bypassing the conduits that
 * Undertow would create for it. Suits nearly every response: status 200 on the I/O thread, to an
 * HTTP/1.1 request that was read completely and has no pipelined request behind it, on a persistent
 * connection without TLS. Undertow sends all others.
 */
final class SingleWrite {
  private static final byte[] STATUS_LINE =
      "HTTP/1.1 200 OK\r\n".getBytes(StandardCharsets.US_ASCII);

  /** The maximum length of head and body; for longer responses the saving does not matter. */
  private static final int MAX_LENGTH = 64 * 1024;

  private static final int MAX_HEAD_LENGTH = 2 * 1024;

  private final ByteBuffer sending = ByteBuffer.allocateDirect(MAX_LENGTH);

  /** Returns whether a call, whose body is not compressed yet, can be answered this way. */
  static boolean suits(Call call) {
    HttpServerExchange exchange = call.exchange();
    HttpString method = exchange.getRequestMethod();
    return call.response().status() == 200
        && call.out().length() <= MAX_LENGTH - MAX_HEAD_LENGTH
        && (method.equals(Methods.GET) || method.equals(Methods.POST))
        && exchange.isInIoThread()
        && exchange.isHttp11()
        && exchange.isPersistent()
        && exchange.isRequestComplete()
        && !exchange.isResponseStarted()
        && exchange.getResponseHeaders().size() == 0
        && exchange.getConnection() instanceof HttpServerConnection connection
        && !(connection.getChannel() instanceof SslConnection)
        && connection.getExtraBytes() == null
        && connection.getPipelineBuffer() == null;
  }

  /** Begins the head of a response. */
  static void begin(ResponseHead head) {
    head.intoBytes(STATUS_LINE);
  }

  /**
   * Sends the response and ends the exchange, at once or when the socket has accepted all bytes.
   *
   * @return the bytes that the socket has not accepted; shrinks as they are sent
   */
  ByteBuffer send(HttpServerExchange exchange, ResponseHead head, Utf8Buffer body) {
    fill(exchange, head, body);
    ConduitStreamSinkChannel channel =
        ((HttpServerConnection) exchange.getConnection()).getChannel().getSinkChannel();
    try {
      channel.write(sending);
    } catch (IOException e) {
      IoUtils.safeClose(exchange.getConnection());
      return sending.clear().limit(0);
    }
    if (!sending.hasRemaining()) {
      Connectors.terminateResponse(exchange);
      return sending;
    }
    ByteBuffer rest = ByteBuffer.allocate(sending.remaining()).put(sending).flip();
    sendLater(exchange, channel, rest);
    return rest;
  }

  private void fill(HttpServerExchange exchange, ResponseHead head, Utf8Buffer body) {
    head.put(Headers.DATE, DateUtils.getCurrentDateTime(exchange));
    Utf8Buffer bytes = head.bytes();
    bytes.putAscii("Content-Length: ");
    bytes.putInt(body.length());
    bytes.putAscii("\r\n\r\n");
    sending.clear();
    sending.put(bytes.bytes(), 0, bytes.length());
    sending.put(body.bytes(), 0, body.length());
    sending.flip();
  }

  private static void sendLater(
      HttpServerExchange exchange, ConduitStreamSinkChannel channel, ByteBuffer rest) {
    ChannelListener<ConduitStreamSinkChannel> listener = ready -> sendRest(exchange, ready, rest);
    // Dispatched, because otherwise the exchange ends when its handler returns.
    exchange.dispatch(
        exchange.getIoThread(),
        () -> {
          channel.setWriteListener(listener);
          channel.resumeWrites();
        });
  }

  private static void sendRest(
      HttpServerExchange exchange, ConduitStreamSinkChannel channel, ByteBuffer rest) {
    try {
      channel.write(rest);
    } catch (IOException e) {
      IoUtils.safeClose(exchange.getConnection());
      return;
    }
    if (!rest.hasRemaining()) {
      channel.suspendWrites();
      channel.setWriteListener(null);
      Connectors.terminateResponse(exchange);
    }
  }
}
