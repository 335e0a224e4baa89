package org.lexhub.server;

import io.prometheus.metrics.exporter.httpserver.HTTPServer;
import io.prometheus.metrics.model.registry.PrometheusRegistry;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;

/** Serves {@code /metrics} on a separate loopback port, so that clients of the API never see it. */
final class MetricsListener implements AutoCloseable {
  private final InetAddress loopback = InetAddress.getLoopbackAddress();
  private final HTTPServer server;

  /**
   * Starts listening.
   *
   * @param port the port, 0 for any free one
   * @throws IOException if the port is in use
   */
  MetricsListener(int port, PrometheusRegistry registry) throws IOException {
    server =
        HTTPServer.builder().inetAddress(loopback).port(port).registry(registry).buildAndStart();
  }

  InetSocketAddress address() {
    return new InetSocketAddress(loopback, server.getPort());
  }

  @Override
  public void close() {
    server.close();
  }
}
