package org.lexhub.server.http;

import com.sun.management.UnixOperatingSystemMXBean;
import io.undertow.Undertow;
import io.undertow.UndertowOptions;
import io.undertow.server.HttpHandler;
import io.undertow.server.HttpServerExchange;
import io.undertow.server.handlers.GracefulShutdownHandler;
import io.undertow.server.handlers.HttpContinueReadHandler;
import io.undertow.util.Headers;
import java.lang.management.ManagementFactory;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.function.UnaryOperator;
import org.lexhub.server.http.connection.BodyDeadline;
import org.lexhub.server.http.connection.HttpSettings;
import org.lexhub.server.http.connection.ResponseDeadline;
import org.lexhub.server.http.connection.TlsCertificate;
import org.lexhub.server.snapshot.Serving;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.xnio.Options;
import org.xnio.Sequence;

/** The HTTP server: every bound on what a client may send, and for how long. */
public final class HttpListener implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(HttpListener.class);

  /** Those of TLS 1.3, and of 1.2 those with forward secrecy and authenticated encryption. */
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

  private static final int HEAD_BYTES = 8 * 1024;
  private static final int HIGH_WATER = 20_000;
  private static final int FEW = 2_000;
  private static final long DRAIN_MILLIS = 10_000;

  private final Undertow undertow;
  private final EntryHandler entry;
  private final GracefulShutdownHandler gate;
  private final HttpHandler waiting = new HttpContinueReadHandler(this::handle);

  /**
   * Prepares a server without pages.
   *
   * @param guards puts the guards of keyed requests before the step that is given
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
        new HandlerChains(guards, step -> step, ErrorView.NONE),
        limits,
        listener);
  }

  /** Prepares the server. */
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
            new ResponseDeadline(settings.stallMillis()));
    FailureResponses failures = new FailureResponses(reply, serving);
    Dispatcher dispatcher = new Dispatcher(serving, reply, failures, settings);
    entry =
        new EntryHandler(
            new Router(routes),
            new BodyDeadline(settings.bodyMillis()),
            chains.keyed().apply(dispatcher),
            chains.pages().apply(dispatcher),
            dispatcher,
            reply,
            failures);
    gate = new GracefulShutdownHandler(entry);
    undertow = build(settings);
  }

  private Undertow build(HttpSettings settings) {
    Undertow.Builder builder =
        Undertow.builder()
            .setIoThreads(settings.ioThreads())
            .setWorkerThreads(settings.ioThreads() * 8)
            .setHandler(this::begin);
    listen(builder, settings);
    boundTimes(builder);
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

  /** Asks for the body where the client waits to be asked. */
  private void begin(HttpServerExchange exchange) throws Exception {
    if (exchange.getRequestHeaders().contains(Headers.EXPECT)) {
      waiting.handleRequest(exchange);
    } else {
      handle(exchange);
    }
  }

  private void handle(HttpServerExchange exchange) throws Exception {
    if (entry.draining()) {
      entry.handleRequest(exchange);
    } else {
      gate.handleRequest(exchange);
    }
  }

  /**
   * No phase of a request may last for ever. The deadlines of bodies and of answers are our own:
   * the conduits that Undertow would put around a socket set and remove timers for each answer.
   */
  private static void boundTimes(Undertow.Builder builder) {
    builder
        .setServerOption(UndertowOptions.REQUEST_PARSE_TIMEOUT, 5_000)
        .setServerOption(UndertowOptions.NO_REQUEST_TIMEOUT, 15_000)
        .setServerOption(UndertowOptions.SHUTDOWN_TIMEOUT, (int) DRAIN_MILLIS);
  }

  private static void boundSizes(Undertow.Builder builder) {
    builder
        .setServerOption(UndertowOptions.MAX_HEADER_SIZE, HEAD_BYTES)
        .setServerOption(UndertowOptions.MAX_HEADERS, 50)
        .setServerOption(UndertowOptions.MAX_PARAMETERS, 32)
        .setServerOption(UndertowOptions.MAX_COOKIES, 20)
        .setServerOption(UndertowOptions.MAX_ENTITY_SIZE, (long) EntryGuard.MAX_BODY_LENGTH)
        .setServerOption(
            UndertowOptions.MULTIPART_MAX_ENTITY_SIZE, (long) EntryGuard.MAX_BODY_LENGTH)
        .setServerOption(UndertowOptions.MAX_BUFFERED_REQUEST_SIZE, 16 * 1024);
  }

  /**
   * Addresses are decoded by us, strictly; HTTP/2 stays off. That a request has one Host, and a
   * well-formed one, Undertow checks by itself.
   */
  private static void boundSyntax(Undertow.Builder builder) {
    builder
        .setServerOption(UndertowOptions.DECODE_URL, false)
        .setServerOption(UndertowOptions.ALLOW_UNESCAPED_CHARACTERS_IN_URL, false)
        .setServerOption(UndertowOptions.ALLOW_UNKNOWN_PROTOCOLS, false)
        .setServerOption(UndertowOptions.ENABLE_RFC6265_COOKIE_VALIDATION, true)
        .setServerOption(UndertowOptions.ENABLE_HTTP2, false)
        .setServerOption(UndertowOptions.ALWAYS_SET_KEEP_ALIVE, false)
        .setServerOption(UndertowOptions.ALWAYS_SET_DATE, true)
        .setServerOption(UndertowOptions.ENABLE_STATISTICS, false)
        .setServerOption(UndertowOptions.RECORD_REQUEST_START_TIME, false);
  }

  private static void boundConnections(Undertow.Builder builder) {
    int most = mostConnections();
    builder
        .setWorkerOption(Options.CONNECTION_HIGH_WATER, most)
        .setWorkerOption(Options.CONNECTION_LOW_WATER, most - Math.max(1, most / 20))
        .setSocketOption(Options.BACKLOG, 4_096);
  }

  /** At most four fifths of the files that this process may open. */
  private static int mostConnections() {
    if (ManagementFactory.getOperatingSystemMXBean() instanceof UnixOperatingSystemMXBean system) {
      long files = system.getMaxFileDescriptorCount();
      int most = Math.clamp(files * 4 / 5, 16, HIGH_WATER);
      if (most < FEW) {
        LOG.warn("only {} files may be open, so only {} connections are taken", files, most);
      }
      return most;
    }
    return HIGH_WATER;
  }

  /** Starts listening. */
  public void start() {
    undertow.start();
  }

  /** Returns the address that is listened on. */
  public InetSocketAddress address() {
    return (InetSocketAddress) undertow.getListenerInfo().getFirst().getAddress();
  }

  /** Lets running requests finish, refuses new ones, then stops listening. */
  @Override
  public void close() {
    entry.drain();
    gate.shutdown();
    try {
      if (!gate.awaitShutdown(DRAIN_MILLIS)) {
        LOG.warn("requests are still running after {} s; ending anyway", DRAIN_MILLIS / 1000);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    undertow.stop();
  }
}
