package org.lexhub.server.network;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Hosts that share the loopback address. A gate between each two that talk can be shut; unlike a
 * true network, it breaks open connections.
 */
final class LoopbackNetwork implements TestNetwork {
  private final String description;
  private final Map<String, TcpGate> gates = new ConcurrentHashMap<>();

  LoopbackNetwork(String description) {
    this.description = description;
  }

  @Override
  public String description() {
    return description;
  }

  @Override
  public TestHost host(String name) {
    return TestHost.LOCAL;
  }

  @Override
  public int port(int usual) throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    }
  }

  @Override
  @SuppressWarnings("resource") // close ends all gates
  public String reach(String from, String to, int port) throws IOException {
    int at = port;
    if (!from.equals(CLIENT)) {
      TcpGate gate = new TcpGate(port);
      TcpGate present = gates.putIfAbsent(from + ">" + to, gate);
      if (present != null) {
        gate.close();
      }
      at = Objects.requireNonNullElse(present, gate).port();
    }
    return TestHost.LOCAL.address() + ":" + at;
  }

  @Override
  public void cut(String one, String other) throws IOException {
    for (TcpGate gate : between(one, other)) {
      gate.shut();
    }
  }

  @Override
  public void mend(String one, String other) throws IOException {
    for (TcpGate gate : between(one, other)) {
      gate.open();
    }
  }

  private Iterable<TcpGate> between(String one, String other) {
    return gates.entrySet().stream()
        .filter(gate ->
            gate.getKey().equals(one + ">" + other) || gate.getKey().equals(other + ">" + one))
        .map(Map.Entry::getValue)
        .toList();
  }

  @Override
  public void close() {
    gates.values().forEach(TcpGate::close);
  }
}
