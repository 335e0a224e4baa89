package org.lexhub.server.http;

import io.undertow.server.HttpServerExchange;
import io.undertow.util.AttachmentKey;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.account.Account;

/**
 * What is known of a request while it waits for its body or for a worker; {@link #resume} goes on
 * with it in the object of the thread that has time.
 */
final class ParkedCall {
  private static final AttachmentKey<ParkedCall> KEY = AttachmentKey.create(ParkedCall.class);
  private static final byte[] NO_BODY = {};

  final HttpServerExchange exchange;
  final long begun;
  final String requestId;
  final @Nullable Route route;
  final @Nullable Account account;
  final String path;
  final int counted;
  final Router.Match match = new Router.Match();
  byte[] body = NO_BODY;

  ParkedCall(Call call) {
    exchange = call.exchange();
    begun = call.begun();
    requestId = call.requestId();
    route = call.route();
    account = call.accountOrNull();
    path = call.path();
    counted = call.counted();
    match.copy(call.match());
    exchange.putAttachment(KEY, this);
  }

  /** Returns what was parked for an exchange. */
  static ParkedCall of(HttpServerExchange exchange) {
    return exchange.getAttachment(KEY);
  }

  /** Fills this thread's object with the request. */
  Call resume() {
    Call call = Call.current();
    call.resume(this);
    return call;
  }
}
