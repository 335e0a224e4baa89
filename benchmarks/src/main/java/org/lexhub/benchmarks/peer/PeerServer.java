package org.lexhub.benchmarks.peer;

import io.undertow.Undertow;
import io.undertow.UndertowOptions;
import io.undertow.server.HttpServerExchange;
import io.undertow.util.Headers;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Deque;
import org.lexhub.store.fold.Fold;

/**
 * Serves a {@link PeerStore} by Undertow with the options of Lexhub's server: {@code /exact},
 * {@code /prefix}, {@code /fuzzy} with the parameters {@code lang} and {@code q}, {@code
 * /translate} with {@code to}, too, and {@code /pairs} with {@code lang}, {@code to} and {@code
 * offset}.
 */
public final class PeerServer {
  private static final ThreadLocal<PeerJson> ANSWER = ThreadLocal.withInitial(PeerJson::new);
  private static final int THREADS = Math.max(2, Runtime.getRuntime().availableProcessors());

  private final PeerStore store;

  PeerServer(PeerStore store) {
    this.store = store;
  }

  /**
   * Loads an export, or serves what was loaded and prints the address.
   *
   * @param arguments {@code load} or {@code serve}, the peer ({@code postgresql}, {@code sqlite} or
   *     {@code lucene}), its database, file or folder, and with {@code load} the export
   */
  public static void main(String[] arguments) throws IOException, SQLException {
    String place = arguments[2];
    if (arguments[0].equals("load")) {
      load(arguments[1], place, Path.of(arguments[3]));
    } else {
      Undertow server = new PeerServer(open(arguments[1], place)).server();
      server.start();
      int port = ((InetSocketAddress) server.getListenerInfo().getFirst().getAddress()).getPort();
      System.out.println("Listening on http://127.0.0.1:" + port);
    }
  }

  static void load(String peer, String place, Path export) throws IOException, SQLException {
    switch (peer) {
      case "postgresql" -> PostgresStore.load(export, place);
      case "sqlite" -> SqliteStore.load(export, Path.of(place));
      case "lucene" -> LuceneStore.load(export, Path.of(place));
      default -> throw new IllegalArgumentException("no such peer: " + peer);
    }
  }

  static PeerStore open(String peer, String place) throws IOException {
    return switch (peer) {
      case "postgresql" -> PostgresStore.open(place);
      case "sqlite" -> SqliteStore.open(Path.of(place));
      case "lucene" -> LuceneStore.open(Path.of(place));
      default -> throw new IllegalArgumentException("no such peer: " + peer);
    };
  }

  private Undertow server() {
    return Undertow.builder()
        .addHttpListener(0, "127.0.0.1")
        .setIoThreads(THREADS)
        .setServerOption(UndertowOptions.ALWAYS_SET_KEEP_ALIVE, false)
        .setServerOption(UndertowOptions.ENABLE_HTTP2, false)
        .setServerOption(UndertowOptions.RECORD_REQUEST_START_TIME, false)
        .setHandler(this::handle)
        .build();
  }

  private void handle(HttpServerExchange exchange) {
    if (store.waits() && exchange.isInIoThread()) {
      exchange.dispatch(this::handle);
      return;
    }
    try {
      String answer = answer(exchange);
      exchange.getResponseHeaders().put(Headers.CONTENT_TYPE, "application/json; charset=utf-8");
      exchange.getResponseSender().send(answer);
    } catch (IOException | SQLException | IllegalArgumentException e) {
      exchange.setStatusCode(500).getResponseSender().send(e.toString());
    }
  }

  private String answer(HttpServerExchange exchange) throws IOException, SQLException {
    PeerJson out = ANSWER.get();
    out.start();
    String language = parameter(exchange, "lang");
    String key = Fold.fold(parameter(exchange, "q"));
    switch (exchange.getRequestPath()) {
      case "/exact" -> store.exact(language, key, out);
      case "/prefix" -> store.prefix(language, key, out);
      case "/fuzzy" -> store.fuzzy(language, key, out);
      case "/translate" -> store.translate(language, key, parameter(exchange, "to"), out);
      case "/pairs" -> {
        int offset = Integer.parseInt(parameter(exchange, "offset"));
        store.pairs(language, parameter(exchange, "to"), offset, out);
      }
      default -> throw new IllegalArgumentException("no such path: " + exchange.getRequestPath());
    }
    return out.finish();
  }

  private static String parameter(HttpServerExchange exchange, String name) {
    Deque<String> values = exchange.getQueryParameters().get(name);
    return values == null ? "" : values.getFirst();
  }
}
