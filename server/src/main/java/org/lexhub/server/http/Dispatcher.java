package org.lexhub.server.http;

import io.undertow.server.HttpServerExchange;
import io.undertow.server.RequestTooBigException;
import io.undertow.server.handlers.RequestLimit;
import io.undertow.util.HeaderMap;
import io.undertow.util.Headers;
import java.util.Locale;
import java.util.Objects;
import org.lexhub.server.http.connection.HttpSettings;
import org.lexhub.server.http.parameter.ApiError;
import org.lexhub.server.snapshot.Generation;
import org.lexhub.server.snapshot.Serving;

/**
 * The last step: brings a request that has passed its guards to its endpoint. Look-ups are answered
 * at once on the thread that read them; heavy work goes to the workers, of which only so many
 * requests may have one at a time.
 */
final class Dispatcher implements Handler {
  private static final int BUSY_RETRY = 1;
  private static final int HASHES_AT_ONCE = 2;
  private static final int HASHES_WAITING = 32;

  private final Serving serving;
  private final Reply reply;
  private final FailureResponses failures;
  private final RequestLimit limit;
  private final RequestLimit hashLimit = new RequestLimit(HASHES_AT_ONCE, HASHES_WAITING);
  private final StreamDispatcher pieceDesk;
  private final ResponseCache responseCache;

  Dispatcher(Serving serving, Reply reply, FailureResponses failures, HttpSettings settings) {
    this.serving = serving;
    this.reply = reply;
    this.failures = failures;
    pieceDesk =
        new StreamDispatcher(reply, serving, settings.streamMillis(), settings.stallMillis());
    responseCache = new ResponseCache(settings.keptBytes() / settings.ioThreads());
    limit = new RequestLimit(settings.running(), settings.queued());
    limit.setFailureHandler(this::refuse);
    hashLimit.setFailureHandler(this::refuse);
  }

  @Override
  public void take(Call call) {
    HttpServerExchange exchange = call.exchange();
    Route route = call.route();
    if (route == null) {
      throw noRoute(call, exchange);
    }
    if (!route.mediaType().isEmpty()
        && !Negotiation.accepts(
            exchange.getRequestHeaders().get(Headers.ACCEPT), route.mediaType())) {
      throw ApiError.notAcceptable(route.mediaType());
    }
    if (route.hasBody()) {
      readBody(call, exchange);
    } else if (route.isHeavy() || route.endpoint().heavy(exchange.getQueryString())) {
      queue(new ParkedCall(call), exchange);
    } else {
      answerHere(call, route);
    }
  }

  /** Answers at once, unless the endpoint finds that it needs a worker. */
  private void answerHere(Call call, Route route) {
    try {
      answer(call, route);
    } catch (NeedsWorker signal) {
      Generation generation = call.unpin();
      if (generation != null) {
        generation.unpin();
      }
      ParkedCall parked = new ParkedCall(call);
      parked.body = call.body();
      queue(parked, call.exchange());
    }
  }

  private static ApiError noRoute(Call call, HttpServerExchange exchange) {
    Router.Match match = call.match();
    return match.known()
        ? ApiError.methodNotAllowed(exchange.getRequestMethod().toString(), match.allow())
        : ApiError.noSuchPath(call.path());
  }

  private void readBody(Call call, HttpServerExchange exchange) {
    checkContent(exchange.getRequestHeaders());
    ParkedCall parked = new ParkedCall(call);
    exchange
        .getRequestReceiver()
        .receiveFullBytes(
            (done, bytes) -> {
              try {
                if (bytes.length > EntryGuard.MAX_BODY_LENGTH) {
                  throw ApiError.payloadTooLarge(EntryGuard.MAX_BODY_LENGTH);
                }
                parked.body = bytes;
                withBody(parked, done);
              } catch (Throwable failure) {
                failures.answer(parked.resume(), failure);
              }
            },
            (done, failure) ->
                failures.answer(
                    parked.resume(),
                    failure instanceof RequestTooBigException
                        ? ApiError.payloadTooLarge(EntryGuard.MAX_BODY_LENGTH)
                        : ApiError.malformed("The body could not be read.")));
  }

  private void withBody(ParkedCall parked, HttpServerExchange exchange) {
    Route route = Objects.requireNonNull(parked.route);
    if (route.isHeavy() || !exchange.isInIoThread()) {
      queue(parked, exchange);
      return;
    }
    Call call = parked.resume();
    try {
      answerHere(call, route);
    } catch (Throwable failure) {
      failures.answer(call, failure);
    }
  }

  /** JSON, whatever curl calls it when nobody says what it is. */
  private static void checkContent(HeaderMap headers) {
    String coding = headers.getFirst(Headers.CONTENT_ENCODING);
    if (coding != null && !coding.equalsIgnoreCase("identity")) {
      throw ApiError.unsupportedMediaType("The body must not be compressed.");
    }
    String type = headers.getFirst(Headers.CONTENT_TYPE);
    if (type == null) {
      return;
    }
    int semicolon = type.indexOf(';');
    String plain =
        (semicolon < 0 ? type : type.substring(0, semicolon)).strip().toLowerCase(Locale.ROOT);
    if (!plain.equals("application/json")
        && !plain.equals("application/x-www-form-urlencoded")
        && !plain.isEmpty()) {
      throw ApiError.unsupportedMediaType("The body must be application/json, not " + plain + ".");
    }
  }

  private void queue(ParkedCall parked, HttpServerExchange exchange) {
    try {
      Route route = Objects.requireNonNull(parked.route);
      RequestLimit own = route.work() == Route.Work.HASHING ? hashLimit : limit;
      own.handleRequest(exchange, this::run);
    } catch (Exception e) {
      failures.answer(parked.resume(), e);
    }
  }

  private void refuse(HttpServerExchange exchange) {
    failures.answer(
        ParkedCall.of(exchange).resume(),
        ApiError.unavailable("The server has too much to do.", BUSY_RETRY));
  }

  private void run(HttpServerExchange exchange) {
    if (exchange.isInIoThread()) {
      exchange.dispatch(this::run);
      return;
    }
    Call call = ParkedCall.of(exchange).resume();
    try {
      answer(call, Objects.requireNonNull(call.route()));
    } catch (Throwable failure) {
      failures.answer(call, failure);
    }
  }

  private void answer(Call call, Route route) {
    Endpoint endpoint = route.endpoint();
    if (endpoint.isAskedAgain()) {
      Generation generation = pin(call, route);
      if (!responseCache.answer(call, route, generation)) {
        ask(call, endpoint);
        responseCache.keep(call, route, generation);
      }
    } else {
      if (endpoint.readsStore()) {
        pin(call, route);
      }
      ask(call, endpoint);
    }
    StreamedResponse pieces = call.pieces();
    if (pieces != null) {
      pieceDesk.send(call, pieces, call.piecesType());
      return;
    }
    Generation generation = call.unpin();
    if (generation != null) {
      generation.unpin();
    }
    if (!call.sent()) {
      reply.answer(call, route.mediaType());
    }
  }

  private Generation pin(Call call, Route route) {
    Generation generation = serving.acquire();
    if (generation == null) {
      throw ApiError.unavailable("No snapshot is being served yet.", 5);
    }
    call.pin(generation);
    if (!route.hasBody()) {
      call.entityTag = generation.entityTag();
      call.lastModified = generation.lastModified();
      call.cacheControl = HeaderText.REVALIDATE;
    }
    return generation;
  }

  private static void ask(Call call, Endpoint endpoint) {
    call.parameters().read(call.exchange().getQueryString(), endpoint.parameters());
    endpoint.answer(call);
  }
}
