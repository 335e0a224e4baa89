package org.lexhub.server.http;

import io.undertow.server.HttpServerExchange;
import io.undertow.util.Headers;
import io.undertow.util.Methods;
import java.util.Objects;
import org.lexhub.server.http.parameter.ApiError;
import org.lexhub.server.snapshot.Generation;
import org.lexhub.server.snapshot.Serving;

/** Begins the answers that are sent in pieces. */
final class StreamDispatcher {
  private final Reply reply;
  private final Serving serving;
  private final long mostMillis;
  private final long stallMillis;

  /**
   * A desk.
   *
   * @param mostMillis how long one answer may take
   * @param stallMillis how long a client may take nothing
   */
  StreamDispatcher(Reply reply, Serving serving, long mostMillis, long stallMillis) {
    this.reply = reply;
    this.serving = serving;
    this.mostMillis = mostMillis;
    this.stallMillis = stallMillis;
  }

  /**
   * Sends the pieces. The first is made before anything is sent, so that what fails at once is
   * answered as an error.
   */
  void send(Call call, StreamedResponse pieces, String mediaType) {
    HttpServerExchange exchange = call.exchange();
    Generation generation = Objects.requireNonNull(call.unpin());
    StreamSender sender = new StreamSender(call, pieces, generation, serving, call.wantsGzip());
    boolean handedOver = false;
    try {
      int semicolon = mediaType.indexOf(';');
      String plainType = semicolon < 0 ? mediaType : mediaType.substring(0, semicolon);
      if (!Negotiation.accepts(exchange.getRequestHeaders().get(Headers.ACCEPT), plainType)) {
        throw ApiError.notAcceptable(plainType);
      }
      if (reply.unchanged(call)) {
        reply.answer(call, mediaType);
        return;
      }
      sender.fill();
      reply.beginStream(call, mediaType);
      if (exchange.getRequestMethod().equals(Methods.HEAD)) {
        exchange.endExchange();
        return;
      }
      exchange.dispatch(exchange.getIoThread(), () -> sender.begin(mostMillis, stallMillis));
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
