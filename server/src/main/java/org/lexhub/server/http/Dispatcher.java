package org.lexhub.server.http;

import io.undertow.server.HttpServerExchange;
import io.undertow.server.RequestTooBigException;
import io.undertow.server.handlers.RequestLimit;
import io.undertow.util.HeaderMap;
import io.undertow.util.Headers;
import java.io.IOException;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.lexhub.server.account.PasswordHash;
import org.lexhub.server.http.connection.HttpSettings;
import org.lexhub.server.http.connection.RequestLimits;
import org.lexhub.server.http.header.Negotiation;
import org.lexhub.server.http.parameter.ApiError;
import org.lexhub.server.http.priority.BackgroundPriority;
import org.lexhub.server.http.priority.LookupPriority;
import org.lexhub.server.snapshot.Generation;
import org.lexhub.server.snapshot.Serving;

/**
 * The last handler of every chain: passes a request to its endpoint. Look-ups are answered on the
 * I/O thread that read them. Heavy work goes to the workers, of which a limited number of requests
 * can have one at a time, and which yield the processor to look-ups ({@link BackgroundPriority}).
 */
final class Dispatcher implements Handler {
  /** The value of {@code Retry-After} when all workers are busy, in seconds. */
  private static final int BUSY_RETRY_SECONDS = 1;

  /** Leaves at least half of the cores to all other requests. */
  private static final int MAX_RUNNING_HASHES =
      Math.clamp(Runtime.getRuntime().availableProcessors() / 2, 1, PasswordHash.MAX_RUNNING);

  private static final int MAX_QUEUED_HASHES = 32;

  private static final Pattern CHARSET =
      Pattern.compile(";\\s*charset=\\s*[\"']?([^\"';\\s]+)", Pattern.CASE_INSENSITIVE);

  private static final Set<String> READ_CHARSETS = Set.of("utf-8", "utf8", "us-ascii", "ascii");

  private final Serving serving;
  private final Reply reply;
  private final FailureResponses failures;
  private final RequestLimit limit;
  private final RequestLimit hashLimit = new RequestLimit(MAX_RUNNING_HASHES, MAX_QUEUED_HASHES);
  private final StreamDispatcher streams;
  private final ResponseCache cache;
  private final Executor searchers;
  private final LookupPriority lookups;

  /**
   * Creates a dispatcher.
   *
   * @param searchers runs the heavy work of the API; pages, which can wait for the database of
   *     accounts, have the workers of the listener
   */
  Dispatcher(
      Serving serving,
      Reply reply,
      FailureResponses failures,
      HttpSettings settings,
      Executor searchers) {
    this.searchers = searchers;
    lookups = new LookupPriority(settings.ioThreads());
    this.serving = serving;
    this.reply = reply;
    this.failures = failures;
    streams = new StreamDispatcher(reply, serving, settings.timeouts());
    cache = new ResponseCache(settings.cacheBytes() / settings.ioThreads());
    limit = new RequestLimit(settings.maxRunning(), settings.maxQueued());
    limit.setFailureHandler(this::refuse);
    hashLimit.setFailureHandler(this::refuse);
  }

  @Override
  public void handle(Call call) {
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
    } else if (route.isHeavy()) {
      queue(new ParkedCall(call), exchange);
    } else {
      answerHere(call, route);
    }
  }

  /** Answers on this thread, unless the endpoint requests a worker. */
  private void answerHere(Call call, Route route) {
    try {
      answer(call, route);
    } catch (NeedsWorker signal) {
      Generation generation = call.unpin();
      if (generation != null) {
        generation.unpin();
      }
      queue(new ParkedCall(call), call.exchange());
    }
  }

  private static ApiError noRoute(Call call, HttpServerExchange exchange) {
    Router.Match match = call.match();
    return match.isKnown()
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
                if (bytes.length > RequestLimits.MAX_BODY_LENGTH) {
                  throw ApiError.payloadTooLarge(RequestLimits.MAX_BODY_LENGTH);
                }
                parked.body(bytes);
                withBody(parked, done);
              } catch (Throwable failure) {
                failures.answer(parked.resume(), failure);
              }
            },
            (done, failure) ->
                failures.answer(
                    parked.resume(),
                    failure instanceof RequestTooBigException
                        ? ApiError.payloadTooLarge(RequestLimits.MAX_BODY_LENGTH)
                        : ApiError.malformed(unread(failure))));
  }

  private static String unread(IOException failure) {
    String reason = failure.getMessage();
    return reason != null && reason.startsWith("The chunked body")
        ? reason
        : "The body could not be read.";
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

  /** Accepts JSON, also under the type that curl sends by default. */
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
    if (semicolon >= 0) {
      checkCharset(type);
    }
  }

  /** Refuses character sets other than UTF-8 and its subset US-ASCII. */
  private static void checkCharset(String type) {
    Matcher charset = CHARSET.matcher(type);
    if (charset.find() && !READ_CHARSETS.contains(charset.group(1).toLowerCase(Locale.ROOT))) {
      throw ApiError.unsupportedMediaType(
          "The body must be UTF-8, not " + ApiError.shown(charset.group(1)) + ".");
    }
  }

  private void queue(ParkedCall parked, HttpServerExchange exchange) {
    try {
      Route route = Objects.requireNonNull(parked.route);
      RequestLimit ofWork = route.work() == Route.Work.HASHING ? hashLimit : limit;
      ofWork.handleRequest(exchange, this::run);
    } catch (Exception e) {
      failures.answer(parked.resume(), e);
    }
  }

  private void refuse(HttpServerExchange exchange) {
    failures.answer(
        ParkedCall.of(exchange).resume(),
        ApiError.unavailable("The server has too much to do.", BUSY_RETRY_SECONDS));
  }

  private void run(HttpServerExchange exchange) {
    if (exchange.isInIoThread()) {
      Route route = Objects.requireNonNull(ParkedCall.of(exchange).route);
      exchange.dispatch(route.access() == Route.Access.PAGE ? null : searchers, this::run);
      return;
    }
    lookups.give(exchange.getConnection().getWorker());
    BackgroundPriority.lowerThisThread();
    Call call = ParkedCall.of(exchange).resume();
    try {
      answer(call, Objects.requireNonNull(call.route()));
    } catch (Throwable failure) {
      BackgroundPriority.restoreThisThread();
      failures.answer(call, failure);
    } finally {
      BackgroundPriority.restoreThisThread();
    }
  }

  private void answer(Call call, Route route) {
    Endpoint endpoint = route.endpoint();
    if (endpoint.isCacheable()) {
      Generation generation = pin(call, route);
      if (!cache.find(call, route, generation)) {
        invoke(call, endpoint);
        cache.put(call, route, generation);
      }
    } else {
      if (endpoint.readsStore()) {
        pin(call, route);
      }
      invoke(call, endpoint);
    }
    StreamedResponse stream = call.response().stream();
    if (stream != null) {
      streams.send(call, stream, call.response().streamType());
      return;
    }
    Generation generation = call.unpin();
    if (generation != null) {
      generation.unpin();
    }
    if (!call.exchange().isInIoThread()) {
      BackgroundPriority.restoreThisThread();
    }
    if (!call.response().isSent()) {
      reply.answer(call, route.mediaType());
    }
  }

  private Generation pin(Call call, Route route) {
    Generation generation = serving.acquire();
    if (generation == null) {
      throw ApiError.unavailable("No snapshot is being served yet.");
    }
    call.pin(generation);
    if (!route.hasBody()) {
      call.response().validators(generation);
    }
    return generation;
  }

  private static void invoke(Call call, Endpoint endpoint) {
    call.parameters().read(call.exchange().getQueryString(), endpoint.parameters());
    endpoint.answer(call);
  }
}
