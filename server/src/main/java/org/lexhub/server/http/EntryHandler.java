package org.lexhub.server.http;

import io.undertow.server.HttpHandler;
import io.undertow.server.HttpServerExchange;
import io.undertow.util.Methods;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.http.connection.BodyDeadline;
import org.lexhub.server.http.connection.EdgeSettings;
import org.lexhub.server.http.parameter.ApiError;

/** The first handler of every request: checks it, finds its route, and calls the right chain. */
final class EntryHandler implements HttpHandler {
  /** The paths that tell probes whether the server works. */
  private static final String PROBES = "/health/";

  private final EdgeSettings edge;
  private final Router router;
  private final EntryGuard guard;
  private final BodyDeadline deadline;
  private final Handler keyed;
  private final Handler pages;
  private final Handler open;
  private final Reply reply;
  private final FailureResponses failures;
  private volatile boolean started;
  private volatile boolean draining;

  /**
   * Creates the handler.
   *
   * @param edge the connection between server and clients
   * @param keyed the chain of requests that need a key
   * @param pages the chain of pages
   * @param open the chain of all other requests
   */
  EntryHandler(
      EdgeSettings edge,
      Router router,
      BodyDeadline deadline,
      Handler keyed,
      Handler pages,
      Handler open,
      Reply reply,
      FailureResponses failures) {
    this.edge = edge;
    this.router = router;
    guard = new EntryGuard(router);
    this.deadline = deadline;
    this.keyed = keyed;
    this.pages = pages;
    this.open = open;
    this.reply = reply;
    this.failures = failures;
  }

  /** Accepts requests from now on; before, only those to {@link Endpoint#answersAtStart}. */
  void open() {
    started = true;
  }

  /** Refuses every request from now on, with 503. */
  void drain() {
    draining = true;
  }

  boolean isDraining() {
    return draining;
  }

  @Override
  public void handleRequest(HttpServerExchange exchange) {
    Call call = Call.current();
    try {
      call.begin(exchange, edge, System.nanoTime());
      deadline.start(exchange);
      if (draining) {
        exchange.setPersistent(false);
        throw ApiError.unavailable("The server is shutting down.");
      }
      guard.check(call);
      checkHost(call, exchange);
      route(call, exchange);
    } catch (WorkAhead ahead) {
      ParkedCall parked = new ParkedCall(call);
      exchange.dispatch(worker -> work(worker, parked, ahead));
    } catch (Throwable failure) {
      failures.answer(call, failure);
    }
  }

  /** Refuses hosts for which this server does not answer; probes can use any. */
  private void checkHost(Call call, HttpServerExchange exchange) {
    if (!edge.allowsHost(exchange) && !call.path().startsWith(PROBES)) {
      throw ApiError.misdirected(String.valueOf(edge.host(exchange)));
    }
  }

  /** Runs on a worker what precedes a request, then continues the request. */
  private void work(HttpServerExchange exchange, ParkedCall parked, WorkAhead ahead) {
    try {
      ahead.work().run();
    } catch (Throwable failure) {
      failures.answer(parked.resume(), failure);
      return;
    }
    exchange.dispatch(exchange.getIoThread(), resumed -> follow(parked, ahead.then()));
  }

  private void follow(ParkedCall parked, Handler then) {
    Call call = parked.resume();
    try {
      then.handle(call);
    } catch (Throwable failure) {
      failures.answer(call, failure);
    }
  }

  private void route(Call call, HttpServerExchange exchange) {
    boolean found = router.find(call.path(), call.match());
    if (started && exchange.getRequestMethod().equals(Methods.OPTIONS)) {
      if (!found) {
        throw ApiError.noSuchPath(call.path());
      }
      reply.options(call, call.match().allow());
      return;
    }
    Route route = found ? call.match().route(exchange.getRequestMethod().toString()) : null;
    call.route(route);
    if (!started && (route == null || !route.endpoint().answersAtStart())) {
      throw ApiError.unavailable("The server is starting; it is still checking its snapshot.");
    }
    if (needsKey(call.path(), route)) {
      keyed.handle(call);
    } else if (route != null && route.access() == Route.Access.PAGE) {
      pages.handle(call);
    } else {
      open.handle(call);
    }
  }

  /** Below /v1 the key is checked first, so that only its holders learn which paths exist. */
  private static boolean needsKey(String path, @Nullable Route route) {
    return route == null ? path.equals("/v1") || path.startsWith("/v1/") : route.needsKey();
  }
}
