package org.lexhub.server.http;

import io.undertow.server.HttpServerExchange;
import io.undertow.util.HeaderMap;
import io.undertow.util.Headers;
import io.undertow.util.Methods;
import java.nio.ByteBuffer;
import org.lexhub.server.http.connection.EdgeSettings;
import org.lexhub.server.http.connection.ResponseDeadline;
import org.lexhub.server.http.parameter.ApiError;
import org.lexhub.server.json.JsonOut;
import org.lexhub.store.text.Utf8Buffer;

/** Sends what is in a call's buffer: headers, conditional answers, compression, errors. */
final class Reply {
  private static final ByteBuffer NOTHING = ByteBuffer.allocate(0);

  private final LimitHeaders limits;
  private final ResponseListener listener;
  private final ErrorView errors;
  private final EdgeSettings edge;
  private final ResponseDeadline deadline;

  Reply(
      LimitHeaders limits,
      ResponseListener listener,
      ErrorView errors,
      EdgeSettings edge,
      ResponseDeadline deadline) {
    this.edge = edge;
    this.deadline = deadline;
    this.limits = limits;
    this.listener = listener;
    this.errors = errors;
  }

  /** Tells whether the client has this answer already. */
  boolean unchanged(Call call) {
    return call.status == 200
        && call.entityTag != null
        && Negotiation.matches(
            call.exchange().getRequestHeaders().get(Headers.IF_NONE_MATCH), call.entityTag);
  }

  /** Sends the answer that an endpoint has written, or 304 where the client has it already. */
  void answer(Call call, String mediaType) {
    String tag = call.entityTag;
    if (tag != null && unchanged(call)) {
      call.status = 304;
      call.plain.clear();
    }
    boolean whole = SingleWrite.suits(call);
    ResponseHead head = call.head;
    if (whole) {
      SingleWrite.begin(head);
    } else {
      head.into(call.exchange().getResponseHeaders());
    }
    if (tag != null) {
      head.put(Headers.ETAG, tag);
    }
    if (call.lastModified != null) {
      head.put(Headers.LAST_MODIFIED, call.lastModified);
    }
    if (call.status != 304) {
      String own = call.mediaType;
      head.put(Headers.CONTENT_TYPE, own == null ? mediaType : own);
    }
    common(call, head, call.cacheControl);
    if (whole) {
      sendWhole(call, head);
    } else {
      send(call);
    }
  }

  private void sendWhole(Call call, ResponseHead head) {
    HttpServerExchange exchange = call.exchange();
    Utf8Buffer body = packed(call, head);
    call.markSent();
    listener.answered(call, call.status);
    ByteBuffer rest = call.wholeAnswer().send(exchange, head, body);
    call.shrinkBuffers();
    deadline.start(exchange, rest);
  }

  /** Returns the body as it is sent: compressed where that is wanted and worth it. */
  private static Utf8Buffer packed(Call call, ResponseHead head) {
    if (call.packedAlready) {
      head.put(Headers.CONTENT_ENCODING, "gzip");
    } else if (call.plain.length() >= Gzip.MIN && call.wantsGzip()) {
      call.gzip.compress(call.plain, call.packed);
      head.put(Headers.CONTENT_ENCODING, "gzip");
      return call.packed;
    }
    return call.plain;
  }

  /** Starts a streamed answer: everything but the body and its length. */
  void beginStream(Call call, String mediaType) {
    HttpServerExchange exchange = call.exchange();
    HeaderMap headers = exchange.getResponseHeaders();
    if (call.entityTag != null) {
      headers.put(Headers.ETAG, call.entityTag);
    }
    if (call.lastModified != null) {
      headers.put(Headers.LAST_MODIFIED, call.lastModified);
    }
    headers.put(Headers.CONTENT_TYPE, mediaType);
    if (call.wantsGzip()) {
      headers.put(Headers.CONTENT_ENCODING, "gzip");
    }
    call.head.into(headers);
    common(call, call.head, call.cacheControl);
    call.markSent();
    exchange.setStatusCode(200);
    listener.answered(call, 200);
  }

  /** Sends an error in place of whatever was written so far. */
  void error(Call call, ApiError error) {
    call.clearAnswer();
    call.status = error.status();
    HttpServerExchange exchange = call.exchange();
    HeaderMap headers = exchange.getResponseHeaders();
    if (errors.wanted(call)) {
      errors.write(call, error);
    } else {
      JsonOut json = call.json().beginObject();
      ErrorJson.write(json, error, call.requestId());
      json.endObject();
      headers.put(Headers.CONTENT_TYPE, Route.JSON);
    }
    if (error.status() == 401) {
      headers.put(Headers.WWW_AUTHENTICATE, "Bearer");
    }
    if (error.allow() != null) {
      headers.put(Headers.ALLOW, error.allow());
    }
    if (error.retryAfter() > 0) {
      headers.put(Headers.RETRY_AFTER, Integer.toString(error.retryAfter()));
    }
    call.head.into(headers);
    common(call, call.head, HeaderText.NO_STORE);
    if (!exchange.isRequestComplete()) {
      exchange.setPersistent(false);
      headers.put(Headers.CONNECTION, "close");
    }
    send(call);
  }

  /** Answers OPTIONS: what may be sent to this path, also for a browser that asks beforehand. */
  void options(Call call, String allow) {
    call.clearAnswer();
    call.status = 204;
    HeaderMap headers = call.exchange().getResponseHeaders();
    headers.put(Headers.ALLOW, allow);
    if (isApi(call)) {
      headers.put(HeaderText.ALLOW_METHODS, allow);
      headers.put(HeaderText.ALLOW_HEADERS, HeaderText.SENDABLE);
      headers.put(HeaderText.MAX_AGE, "86400");
    }
    call.head.into(headers);
    common(call, call.head, HeaderText.NO_STORE);
    send(call);
  }

  private static boolean isApi(Call call) {
    return call.path().startsWith("/v1");
  }

  private void common(Call call, ResponseHead head, String cacheControl) {
    head.put(HeaderText.REQUEST_ID, call.requestId());
    head.put(HeaderText.NO_SNIFF, "nosniff");
    head.put(Headers.CACHE_CONTROL, cacheControl);
    if (edge.isKnownSecure(call.exchange())) {
      head.put(HeaderText.STAY_SECURE, HeaderText.A_YEAR);
    }
    boolean api = isApi(call);
    head.put(Headers.VARY, api ? HeaderText.VARY_KEYED : HeaderText.VARY_OPEN);
    if (api) {
      head.put(HeaderText.ALLOW_ORIGIN, "*");
      head.put(HeaderText.EXPOSE_HEADERS, HeaderText.EXPOSED);
    }
    if (call.accountOrNull() != null) {
      limited(call, head);
    }
  }

  private void limited(Call call, ResponseHead head) {
    if (call.counted() > 0 && (call.status == 304 || call.status == 429 || call.status >= 500)) {
      limits.refund(call, call.counted());
      call.counted(0);
    }
    if (call.status == 429) {
      limits.refused(call);
    }
    head.put(HeaderText.RATE_LIMIT_POLICY, limits.policy(call));
    head.put(HeaderText.RATE_LIMIT, limits.state(call));
  }

  private void send(Call call) {
    HttpServerExchange exchange = call.exchange();
    Utf8Buffer body = packed(call, call.head);
    exchange.setStatusCode(call.status);
    call.markSent();
    listener.answered(call, call.status);
    ByteBuffer rest = NOTHING;
    if (call.status == 304 || call.status == 204) {
      exchange.endExchange();
    } else {
      exchange.setResponseContentLength(body.length());
      if (exchange.getRequestMethod().equals(Methods.HEAD)) {
        exchange.endExchange();
      } else {
        rest = sendBody(call, exchange, body);
      }
    }
    deadline.start(exchange, rest);
  }

  /** Sends what there is of a body and returns what the socket did not take at once. */
  private static ByteBuffer sendBody(Call call, HttpServerExchange exchange, Utf8Buffer body) {
    ByteBuffer bytes = call.toSend(body);
    exchange.getResponseSender().send(bytes);
    if (bytes.hasRemaining()) {
      call.giveUpBuffers();
      return bytes;
    }
    call.shrinkBuffers();
    return NOTHING;
  }
}
