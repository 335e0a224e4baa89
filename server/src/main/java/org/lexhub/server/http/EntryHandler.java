package org.lexhub.server.http;

import io.undertow.server.HttpHandler;
import io.undertow.server.HttpServerExchange;
import io.undertow.util.Methods;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.http.connection.BodyDeadline;
import org.lexhub.server.http.parameter.ApiError;

/** The first handler of every request: guards it, finds its route, and sends it on its way. */
final class EntryHandler implements HttpHandler {
  private final Router router;
  private final EntryGuard guard;
  private final BodyDeadline deadline;
  private final Handler keyed;
  private final Handler pages;
  private final Handler open;
  private final Reply reply;
  private final FailureResponses failures;
  private volatile boolean draining;

  EntryHandler(
      Router router,
      BodyDeadline deadline,
      Handler keyed,
      Handler pages,
      Handler open,
      Reply reply,
      FailureResponses failures) {
    this.router = router;
    guard = new EntryGuard(router);
    this.deadline = deadline;
    this.keyed = keyed;
    this.pages = pages;
    this.open = open;
    this.reply = reply;
    this.failures = failures;
  }

  /** From now on every new request is told to come back later. */
  void drain() {
    draining = true;
  }

  boolean draining() {
    return draining;
  }

  @Override
  public void handleRequest(HttpServerExchange exchange) {
    Call call = Call.current();
    try {
      call.begin(exchange, System.nanoTime());
      deadline.start(exchange);
      if (draining) {
        exchange.setPersistent(false);
        throw ApiError.unavailable("The server is shutting down.", 5);
      }
      guard.check(call);
      route(call, exchange);
    } catch (Throwable failure) {
      failures.answer(call, failure);
    }
  }

  private void route(Call call, HttpServerExchange exchange) {
    boolean found = router.find(call.path(), call.match());
    if (exchange.getRequestMethod().equals(Methods.OPTIONS)) {
      if (!found) {
        throw ApiError.noSuchPath(call.path());
      }
      reply.options(call, call.match().allow());
      return;
    }
    Route route = found ? call.match().route(exchange.getRequestMethod().toString()) : null;
    call.route(route);
    if (needsKey(call.path(), route)) {
      keyed.take(call);
    } else if (route != null && route.access() == Route.Access.PAGE) {
      pages.take(call);
    } else {
      open.take(call);
    }
  }

  /** Below /v1 the key comes before everything, even before the question whether a path exists. */
  private static boolean needsKey(String path, @Nullable Route route) {
    return route == null ? path.equals("/v1") || path.startsWith("/v1/") : route.needsKey();
  }
}
