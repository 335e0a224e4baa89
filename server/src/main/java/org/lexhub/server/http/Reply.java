package org.lexhub.server.http;

import io.undertow.server.HttpServerExchange;
import io.undertow.util.HeaderMap;
import io.undertow.util.HeaderValues;
import io.undertow.util.Headers;
import io.undertow.util.Methods;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.http.connection.EdgeSettings;
import org.lexhub.server.http.connection.RequestLimits;
import org.lexhub.server.http.connection.ResponseDeadline;
import org.lexhub.server.http.header.HeaderText;
import org.lexhub.server.http.header.Negotiation;
import org.lexhub.server.http.parameter.ApiError;
import org.lexhub.server.http.response.ErrorJson;
import org.lexhub.server.http.response.Gzip;
import org.lexhub.server.http.response.ResponseHead;
import org.lexhub.server.json.JsonOut;
import org.lexhub.store.text.Utf8Buffer;

/** Sends the response of a call: headers, conditional responses, compression, errors. */
final class Reply {
  private static final ByteBuffer NOTHING = ByteBuffer.allocate(0);

  /** The paths below which errors have the form of LibreTranslate: a text. */
  private static final String LIBRE_TRANSLATE = "/libretranslate/";

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

  /** Returns whether the client has the current response already. */
  boolean isUnchanged(Call call) {
    String tag = call.entityTag();
    if (call.response().status() != 200 || tag == null) {
      return false;
    }
    HeaderMap headers = call.exchange().getRequestHeaders();
    HeaderValues tags = headers.get(Headers.IF_NONE_MATCH);
    String lastModified = call.response().lastModified();
    if (tags != null || lastModified == null) {
      return Negotiation.matches(tags, tag);
    }
    String since = headers.getFirst(Headers.IF_MODIFIED_SINCE);
    return since != null
        && !call.exchange().getRequestMethod().equals(Methods.POST)
        && Negotiation.isAtLeast(since, lastModified);
  }

  /** Sends the response that an endpoint has written, or 304 if the client has it already. */
  void answer(Call call, String mediaType) {
    PendingResponse response = call.response();
    String tag = response.entityTag();
    if (tag != null && isUnchanged(call)) {
      response.status(304);
      call.out().clear();
    }
    boolean single = SingleWrite.suits(call);
    ResponseHead head = call.buffers().head();
    if (single) {
      SingleWrite.begin(head);
    } else {
      head.into(call.exchange().getResponseHeaders());
    }
    if (tag != null) {
      head.put(Headers.ETAG, tag);
    }
    if (response.lastModified() != null) {
      head.put(Headers.LAST_MODIFIED, response.lastModified());
    }
    if (response.status() != 304) {
      String ofEndpoint = response.mediaType();
      head.put(Headers.CONTENT_TYPE, ofEndpoint == null ? mediaType : ofEndpoint);
    }
    putCommon(call, head, response.cacheControl());
    if (single) {
      sendInSingleWrite(call, head);
    } else {
      send(call);
    }
  }

  private void sendInSingleWrite(Call call, ResponseHead head) {
    HttpServerExchange exchange = call.exchange();
    Utf8Buffer body = encodedBody(call, head);
    call.response().markSent();
    listener.answered(call, call.response().status());
    ByteBuffer rest = call.buffers().singleWrite().send(exchange, head, body);
    call.buffers().shrink();
    deadline.start(exchange, rest);
  }

  /** Returns the body as it is sent: compressed if the client accepts it and it is worth it. */
  private static Utf8Buffer encodedBody(Call call, ResponseHead head) {
    if (call.response().isCompressed()) {
      head.put(Headers.CONTENT_ENCODING, "gzip");
    } else if (call.out().length() >= Gzip.MIN_LENGTH && call.acceptsGzip()) {
      head.put(Headers.CONTENT_ENCODING, "gzip");
      return call.buffers().compressBody();
    }
    return call.out();
  }

  /** Notes that bytes of a streamed response were produced. */
  void streamed(long bytes) {
    listener.streamed(bytes);
  }

  /** Starts a streamed response: sets everything except the body and its length. */
  void beginStream(Call call, String mediaType) {
    PendingResponse response = call.response();
    HttpServerExchange exchange = call.exchange();
    HeaderMap headers = exchange.getResponseHeaders();
    if (response.entityTag() != null) {
      headers.put(Headers.ETAG, response.entityTag());
    }
    if (response.lastModified() != null) {
      headers.put(Headers.LAST_MODIFIED, response.lastModified());
    }
    headers.put(Headers.CONTENT_TYPE, mediaType);
    if (call.acceptsGzip()) {
      headers.put(Headers.CONTENT_ENCODING, "gzip");
    }
    ResponseHead head = call.buffers().head();
    head.into(headers);
    putCommon(call, head, response.cacheControl());
    response.markSent();
    exchange.setStatusCode(200);
    listener.answered(call, 200);
  }

  /** Sends an error instead of the response that was written so far. */
  void error(Call call, ApiError error) {
    call.clearResponse();
    call.status(error.status());
    HttpServerExchange exchange = call.exchange();
    HeaderMap headers = exchange.getResponseHeaders();
    if (errors.wanted(call)) {
      errors.write(call, error);
    } else {
      JsonOut json = call.json().beginObject();
      if (call.path().startsWith(LIBRE_TRANSLATE)) {
        json.name("error").string(error.text());
      } else {
        ErrorJson.write(json, error, call.requestId());
      }
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
    ResponseHead head = call.buffers().head();
    head.into(headers);
    putCommon(call, head, HeaderText.NO_STORE);
    if (!exchange.isRequestComplete() && !RequestLimits.discardsBody(exchange)) {
      exchange.setPersistent(false);
      headers.put(Headers.CONNECTION, "close");
    }
    send(call);
  }

  /** Answers OPTIONS with the methods of a path, also for the preflight request of a browser. */
  void options(Call call, String allow) {
    call.clearResponse();
    call.status(204);
    HeaderMap headers = call.exchange().getResponseHeaders();
    headers.put(Headers.ALLOW, allow);
    if (isApi(call)) {
      headers.put(HeaderText.ALLOW_METHODS, allow);
      headers.put(HeaderText.ALLOW_HEADERS, HeaderText.SENDABLE);
      headers.put(HeaderText.MAX_AGE, HeaderText.SECONDS_OF_DAY);
    }
    ResponseHead head = call.buffers().head();
    head.into(headers);
    putCommon(call, head, HeaderText.NO_STORE);
    send(call);
  }

  private static boolean isApi(Call call) {
    return call.path().startsWith("/v1");
  }

  private void putCommon(Call call, ResponseHead head, String cacheControl) {
    head.put(HeaderText.REQUEST_ID, call.requestId());
    String traceParent = call.traceParent();
    if (traceParent != null) {
      head.put(HeaderText.TRACE_PARENT, traceParent);
    }
    head.put(HeaderText.CONTENT_TYPE_OPTIONS, HeaderText.NO_SNIFF);
    head.put(Headers.CACHE_CONTROL, cacheControl);
    if (edge.isKnownSecure(call.exchange())) {
      head.put(HeaderText.TRANSPORT_SECURITY, HeaderText.MAX_AGE_YEAR);
    }
    if (isApi(call)) {
      putCrossOrigin(call.pageOrigin(), head);
    } else {
      head.put(Headers.VARY, varyOpen(call));
    }
    if (call.accountOrNull() != null) {
      limits.settle(call, call.response().status());
      head.put(HeaderText.RATE_LIMIT_POLICY, limits.policy(call));
      head.put(HeaderText.RATE_LIMIT, limits.state(call));
    }
  }

  /** Tells browsers which pages can read the response: all, those of one origin, or none. */
  private static void putCrossOrigin(@Nullable String pageOrigin, ResponseHead head) {
    head.put(
        Headers.VARY, pageOrigin == null ? HeaderText.VARY_KEYED : HeaderText.VARY_PAGE_ORIGIN);
    if (pageOrigin == null || !pageOrigin.isEmpty()) {
      head.put(HeaderText.ALLOW_ORIGIN, pageOrigin == null ? "*" : pageOrigin);
      head.put(HeaderText.EXPOSE_HEADERS, HeaderText.EXPOSED);
    }
  }

  private static String varyOpen(Call call) {
    return call.response().isLocalized() ? HeaderText.VARY_LOCALIZED : HeaderText.VARY_OPEN;
  }

  private void send(Call call) {
    HttpServerExchange exchange = call.exchange();
    int status = call.response().status();
    Utf8Buffer body = encodedBody(call, call.buffers().head());
    exchange.setStatusCode(status);
    call.response().markSent();
    listener.answered(call, status);
    ByteBuffer rest = NOTHING;
    if (status == 304 || status == 204) {
      exchange.endExchange();
    } else {
      exchange.setResponseContentLength(body.length());
      if (exchange.getRequestMethod().equals(Methods.HEAD)) {
        endHead(exchange);
      } else {
        rest = sendBody(call.buffers(), exchange, body);
      }
    }
    deadline.start(exchange, rest);
  }

  /** Sends the head of a response to HEAD. Ending the exchange waits for the rest of a body. */
  private static void endHead(HttpServerExchange exchange) {
    if (exchange.isRequestComplete()) {
      exchange.endExchange();
    } else {
      exchange.getResponseSender().send(NOTHING.duplicate());
    }
  }

  /** Sends a body and returns the bytes that the socket did not accept at once. */
  private static ByteBuffer sendBody(
      CallBuffers buffers, HttpServerExchange exchange, Utf8Buffer body) {
    ByteBuffer bytes = buffers.toSend(body);
    exchange.getResponseSender().send(bytes);
    if (bytes.hasRemaining()) {
      buffers.giveUp();
      return bytes;
    }
    buffers.shrink();
    return NOTHING;
  }
}
