package org.lexhub.server.http;

import io.undertow.server.HttpServerExchange;
import io.undertow.util.AttachmentKey;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.account.Account;
import org.lexhub.server.account.Key;
import org.lexhub.server.http.connection.EdgeSettings;

/**
 * The state of a request that waits for its body or for a worker. {@link #resume} continues the
 * request in the {@link Call} of the current thread.
 */
final class ParkedCall {
  private static final AttachmentKey<ParkedCall> KEY = AttachmentKey.create(ParkedCall.class);

  final HttpServerExchange exchange;
  final EdgeSettings edge;
  final long startNanos;
  final String requestId;
  final @Nullable String traceParent;
  final @Nullable Route route;
  final @Nullable Account account;
  final @Nullable String pageOrigin;
  final String path;
  final int chargedUnits;
  final @Nullable Key key;
  final Router.Match match = new Router.Match();
  private byte[] body;

  ParkedCall(Call call) {
    exchange = call.exchange();
    edge = call.edge();
    startNanos = call.startNanos();
    requestId = call.requestId();
    traceParent = call.traceParent();
    route = call.route();
    account = call.accountOrNull();
    pageOrigin = call.pageOrigin();
    path = call.path();
    chargedUnits = call.chargedUnits();
    key = call.key();
    match.copy(call.match());
    body = call.body();
    exchange.putAttachment(KEY, this);
  }

  /** Returns the parked call of an exchange. */
  static ParkedCall of(HttpServerExchange exchange) {
    return exchange.getAttachment(KEY);
  }

  byte[] body() {
    return body;
  }

  void body(byte[] bytes) {
    body = bytes;
  }

  /** Moves the request to the call of the current thread. */
  Call resume() {
    Call call = Call.current();
    call.resume(this);
    return call;
  }
}
