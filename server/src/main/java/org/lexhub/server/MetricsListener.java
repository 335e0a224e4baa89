package org.lexhub.server;

import com.sun.net.httpserver.HttpServer;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;

/**
 * Serves {@code /metrics} on a loopback port of its own, so that it never stands open with the API.
 */
final class MetricsListener implements AutoCloseable {
  private final HttpServer server;

  MetricsListener(int port, Metrics metrics) throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 16);
    server.createContext(
        "/metrics",
        exchange -> {
          ByteArrayOutputStream text = new ByteArrayOutputStream();
          metrics.write(text);
          exchange
              .getResponseHeaders()
              .set("Content-Type", "text/plain; version=0.0.4; charset=utf-8");
          exchange.sendResponseHeaders(200, text.size());
          try (OutputStream out = exchange.getResponseBody()) {
            text.writeTo(out);
          }
        });
    server.start();
  }

  InetSocketAddress address() {
    return server.getAddress();
  }

  @Override
  public void close() {
    server.stop(0);
  }
}
