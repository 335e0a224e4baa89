package org.lexhub.server.http;

import io.undertow.Undertow;
import io.undertow.UndertowOptions;
import io.undertow.server.HttpHandler;
import io.undertow.server.HttpServerExchange;
import io.undertow.server.handlers.HttpContinueReadHandler;
import io.undertow.util.Headers;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.UnaryOperator;
import org.lexhub.server.http.connection.BodyDeadline;
import org.lexhub.server.http.connection.ClientTimeouts;
import org.lexhub.server.http.connection.HttpSettings;
import org.lexhub.server.http.connection.ListenerBeans;
import org.lexhub.server.http.connection.OpenFileLimit;
import org.lexhub.server.http.connection.RequestLimits;
import org.lexhub.server.http.connection.ResponseDeadline;
import org.lexhub.server.http.connection.RunningRequests;
import org.lexhub.server.http.connection.TlsCertificate;
import org.lexhub.server.http.priority.BackgroundPriority;
import org.lexhub.server.snapshot.Serving;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.xnio.Options;
import org.xnio.Sequence;

/**
 * The HTTP server: applies all limits on the size of requests ({@link RequestLimits}) and on the
 * time that clients take ({@link ClientTimeouts}).
 */
public final class HttpListener implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(HttpListener.class);

  /**
   * The ciphers of TLS 1.3, and the ciphers of TLS 1.2 with forward secrecy and authenticated
   * encryption.
   */
  private static final String[] CIPHERS = {
    "TLS_AES_256_GCM_SHA384",
    "TLS_AES_128_GCM_SHA256",
    "TLS_CHACHA20_POLY1305_SHA256",
    "TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384",
    "TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384",
    "TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256",
    "TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256",
    "TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256",
    "TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256"
  };

  private static final int MAX_CONNECTIONS = 20_000;

  /** Fewer connections than this cause a warning. */
  private static final int MIN_CONNECTIONS_WITHOUT_WARNING = 2_000;

  /** The maximum number of connections that the kernel accepts before this server does. */
  private static final int BACKLOG = 4_096;

  private static final int WORKERS_PER_IO_THREAD = 8;

  /** A few more threads than cores, because a search can wait for the disk. */
  private static final int SEARCHERS_PER_IO_THREAD = 2;

  private final Undertow undertow;
  private final EntryHandler entry;
  private final RunningRequests running;
  private final ExecutorService searchers;
  private final HttpHandler waiting = new HttpContinueReadHandler(this::handle);

  /**
   * Creates a server without pages. {@link #start} starts it.
   *
   * @param guards adds the guards of requests that need a key in front of a handler
   */
  public HttpListener(
      HttpSettings settings,
      List<Route> routes,
      Serving serving,
      UnaryOperator<Handler> guards,
      LimitHeaders limits,
      ResponseListener listener) {
    this(
        settings,
        routes,
        serving,
        new HandlerChains(guards, handler -> handler, ErrorView.NONE),
        limits,
        listener);
  }

  /** Creates a server. {@link #start} starts it. */
  public HttpListener(
      HttpSettings settings,
      List<Route> routes,
      Serving serving,
      HandlerChains chains,
      LimitHeaders limits,
      ResponseListener listener) {
    Reply reply =
        new Reply(
            limits,
            listener,
            chains.errors(),
            settings.edge(),
            new ResponseDeadline(settings.timeouts().stall()));
    FailureResponses failures = new FailureResponses(reply, serving);
    searchers = BackgroundPriority.pool(settings.ioThreads() * SEARCHERS_PER_IO_THREAD);
    Dispatcher dispatcher = new Dispatcher(serving, reply, failures, settings, searchers);
    entry =
        new EntryHandler(
            settings.edge(),
            new Router(routes),
            new BodyDeadline(settings.timeouts().body()),
            chains.keyed().apply(dispatcher),
            chains.pages().apply(dispatcher),
            dispatcher,
            reply,
            failures);
    running = new RunningRequests(entry);
    undertow = build(settings);
  }

  private Undertow build(HttpSettings settings) {
    Undertow.Builder builder =
        Undertow.builder()
            .setIoThreads(settings.ioThreads())
            .setWorkerThreads(settings.ioThreads() * WORKERS_PER_IO_THREAD)
            .setHandler(this::begin);
    listen(builder, settings);
    boundTimes(builder, settings.timeouts());
    boundSizes(builder);
    boundSyntax(builder);
    boundConnections(builder);
    return builder.build();
  }

  private static void listen(Undertow.Builder builder, HttpSettings settings) {
    TlsCertificate tls = settings.edge().tls();
    if (tls == null) {
      builder.addHttpListener(settings.port(), settings.address());
      return;
    }
    builder
        .addHttpsListener(settings.port(), settings.address(), tls.context())
        .setSocketOption(Options.SSL_ENABLED_PROTOCOLS, Sequence.of("TLSv1.3", "TLSv1.2"))
        .setSocketOption(Options.SSL_ENABLED_CIPHER_SUITES, Sequence.of(CIPHERS));
  }

  /** Requests the body if the client waits for {@code 100 Continue}. */
  private void begin(HttpServerExchange exchange) throws Exception {
    if (exchange.getRequestHeaders().contains(Headers.EXPECT) && !exchange.isRequestComplete()) {
      waiting.handleRequest(exchange);
    } else {
      handle(exchange);
    }
  }

  private void handle(HttpServerExchange exchange) throws Exception {
    if (entry.isDraining()) {
      entry.handleRequest(exchange);
    } else {
      running.handleRequest(exchange);
    }
  }

  /**
   * Limits the time of every phase of a request. {@link BodyDeadline} and {@link ResponseDeadline}
   * limit bodies and responses, because Undertow's own time-outs set and remove a timer for each
   * response.
   */
  private static void boundTimes(Undertow.Builder builder, ClientTimeouts timeouts) {
    builder
        .setServerOption(UndertowOptions.REQUEST_PARSE_TIMEOUT, timeouts.head())
        .setServerOption(UndertowOptions.NO_REQUEST_TIMEOUT, timeouts.idle())
        .setServerOption(UndertowOptions.SHUTDOWN_TIMEOUT, ClientTimeouts.SHUTDOWN_MILLIS);
  }

  private static void boundSizes(Undertow.Builder builder) {
    builder
        .setServerOption(UndertowOptions.MAX_HEADER_SIZE, RequestLimits.MAX_READ_HEAD_LENGTH)
        .setServerOption(UndertowOptions.MAX_HEADERS, RequestLimits.MAX_READ_HEADERS)
        .setServerOption(UndertowOptions.MAX_PARAMETERS, RequestLimits.MAX_READ_PARAMETERS)
        .setServerOption(UndertowOptions.MAX_COOKIES, RequestLimits.MAX_COOKIES)
        .setServerOption(UndertowOptions.MAX_ENTITY_SIZE, (long) RequestLimits.MAX_BODY_LENGTH)
        .setServerOption(
            UndertowOptions.MULTIPART_MAX_ENTITY_SIZE, (long) RequestLimits.MAX_BODY_LENGTH)
        .setServerOption(
            UndertowOptions.MAX_BUFFERED_REQUEST_SIZE, RequestLimits.MAX_BUFFERED_LENGTH);
  }

  /**
   * Leaves the characters and the decoding of URLs to {@link EntryGuard}, which is strict and says
   * what is wrong, and HTTP/2 off. Undertow itself checks that a request has one well-formed {@code
   * Host} header.
   */
  private static void boundSyntax(Undertow.Builder builder) {
    builder
        .setServerOption(UndertowOptions.DECODE_URL, false)
        .setServerOption(UndertowOptions.ALLOW_UNESCAPED_CHARACTERS_IN_URL, true)
        .setServerOption(UndertowOptions.ALLOW_UNKNOWN_PROTOCOLS, false)
        .setServerOption(UndertowOptions.ENABLE_RFC6265_COOKIE_VALIDATION, true)
        .setServerOption(UndertowOptions.ENABLE_HTTP2, false)
        .setServerOption(UndertowOptions.ALWAYS_SET_KEEP_ALIVE, false)
        .setServerOption(UndertowOptions.ALWAYS_SET_DATE, true)
        .setServerOption(UndertowOptions.ENABLE_STATISTICS, false)
        .setServerOption(UndertowOptions.RECORD_REQUEST_START_TIME, false);
  }

  private static void boundConnections(Undertow.Builder builder) {
    int max = maxConnections();
    builder
        .setWorkerOption(Options.CONNECTION_HIGH_WATER, max)
        .setWorkerOption(Options.CONNECTION_LOW_WATER, max - Math.max(1, max / 20))
        .setSocketOption(Options.BACKLOG, BACKLOG);
  }

  /** Returns at most four fifths of the number of files that this process can open. */
  private static int maxConnections() {
    long files = OpenFileLimit.read();
    int max = Math.clamp(files / 5 * 4, 16, MAX_CONNECTIONS);
    if (max < MIN_CONNECTIONS_WITHOUT_WARNING) {
      LOG.warn(
          "the limit of {} open files allows {} connections only; raise it: ulimit -n", files, max);
    }
    return max;
  }

  /** Opens the port, and accepts requests. */
  public void start() {
    bind();
    open();
  }

  /**
   * Opens the port. Until {@link #open}, only endpoints that {@linkplain Endpoint#answersAtStart
   * answer at the start} do; all other requests get 503.
   */
  public void bind() {
    ListenerBeans.without(undertow::start);
  }

  /** Accepts all requests from now on. */
  public void open() {
    entry.open();
  }

  /** Returns how many requests are running: their responses have not ended. */
  public int running() {
    return running.count();
  }

  /** Returns the address that the server listens on. */
  public InetSocketAddress address() {
    return (InetSocketAddress) undertow.getListenerInfo().getFirst().getAddress();
  }

  /**
   * Refuses new requests, waits for running ones for at most {@link
   * ClientTimeouts#SHUTDOWN_MILLIS}, and stops listening.
   */
  @Override
  public void close() {
    entry.drain();
    try {
      if (!running.awaitNone(ClientTimeouts.SHUTDOWN_MILLIS)) {
        LOG.warn(
            "requests are still running after {} s; stopping anyway",
            ClientTimeouts.SHUTDOWN_MILLIS / 1000);
      }
      undertow.stop();
      searchers.shutdown();
      // A response can end before the thread that answered it releases the snapshot.
      if (!searchers.awaitTermination(ClientTimeouts.SHUTDOWN_MILLIS, TimeUnit.MILLISECONDS)) {
        LOG.warn("searches are still running; stopping anyway");
      }
    } catch (InterruptedException e) {
      undertow.stop();
      Thread.currentThread().interrupt();
    }
  }
}
