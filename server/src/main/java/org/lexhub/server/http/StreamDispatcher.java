package org.lexhub.server.http;

import io.undertow.server.HttpServerExchange;
import io.undertow.util.Headers;
import io.undertow.util.Methods;
import java.util.Objects;
import org.lexhub.server.http.connection.ClientTimeouts;
import org.lexhub.server.snapshot.Generation;
import org.lexhub.server.snapshot.Serving;

/** Starts streamed responses. */
final class StreamDispatcher {
  private final Reply reply;
  private final Serving serving;
  private final ClientTimeouts timeouts;

  StreamDispatcher(Reply reply, Serving serving, ClientTimeouts timeouts) {
    this.reply = reply;
    this.serving = serving;
    this.timeouts = timeouts;
  }

  /**
   * Sends a stream and closes it. The first part is produced before anything is sent, so that an
   * early failure becomes an error response.
   */
  void send(Call call, StreamedResponse stream, String mediaType) {
    HttpServerExchange exchange = call.exchange();
    Generation generation = Objects.requireNonNull(call.unpin());
    StreamSender sender =
        new StreamSender(call, stream, generation, serving, call.acceptsGzip(), reply::streamed);
    boolean handedOver = false;
    try {
      if (reply.isUnchanged(call)) {
        sender.release();
        reply.answer(call, mediaType);
        return;
      }
      sender.fillFirst();
      reply.beginStream(call, mediaType);
      if (exchange.getRequestMethod().equals(Methods.HEAD)) {
        sender.release();
        // With an open channel Undertow states no length; without one it states a length of 0.
        exchange.getResponseChannel();
        exchange.endExchange();
        return;
      }
      exchange.dispatch(
          exchange.getIoThread(), () -> sender.begin(timeouts.stream(), timeouts.stall()));
      handedOver = true;
    } catch (RuntimeException | Error failure) {
      exchange.getResponseHeaders().remove(Headers.CONTENT_DISPOSITION);
      throw failure;
    } finally {
      if (!handedOver) {
        sender.release();
      }
    }
  }
}
