package org.lexhub.server.dict;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.http.connection.EdgeSettings;
import org.lexhub.server.snapshot.Serving;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Accepts connections of the DICT protocol, each answered by a virtual thread. The number of
 * connections is bounded in all and for each address, and a thread closes those that wait too long
 * for a command or for a client that reads nothing.
 */
public final class DictListener implements AutoCloseable {
  /** The maximum number of connections. */
  static final int MAX_CONNECTIONS = 256;

  /** The maximum number of connections of an address. */
  static final int MAX_CONNECTIONS_PER_ADDRESS = 16;

  private static final Logger LOG = LoggerFactory.getLogger(DictListener.class);
  private static final Duration DEFAULT_IDLE = Duration.ofMinutes(5);
  private static final int CHECKS_PER_IDLE = 8;
  private static final int BACKLOG = 64;

  private final ServerSocket socket;
  private final Serving serving;
  private final Consumer<String> limit;
  private final String version;
  private final Duration idle;
  private final Set<DictSession> sessions = new HashSet<>();
  private final Map<String, Integer> byAddress = new HashMap<>();
  private boolean closed;

  private DictListener(
      ServerSocket socket, Serving serving, Consumer<String> limit, String version, Duration idle) {
    this.socket = socket;
    this.serving = serving;
    this.limit = limit;
    this.version = version;
    this.idle = idle;
  }

  /**
   * Binds the port; connections wait until {@link #open}.
   *
   * @param limit takes a request of an address, and throws an {@code ApiError} if it has no more
   * @param version the version of the server
   * @throws IOException if the port is in use
   */
  public static DictListener bind(
      InetSocketAddress address, Serving serving, Consumer<String> limit, String version)
      throws IOException {
    return bind(address, serving, limit, version, DEFAULT_IDLE);
  }

  /** Binds the port, as above, with the time after which an idle connection is closed. */
  static DictListener bind(
      InetSocketAddress address,
      Serving serving,
      Consumer<String> limit,
      String version,
      Duration idle)
      throws IOException {
    ServerSocket socket = new ServerSocket();
    try {
      socket.setReuseAddress(true);
      socket.bind(address, BACKLOG);
    } catch (IOException e) {
      socket.close();
      throw new IOException("the DICT port " + address.getPort() + " cannot be opened: " + e, e);
    }
    return new DictListener(socket, serving, limit, version, idle);
  }

  /** Starts to answer. */
  public void open() {
    Thread.ofPlatform().name("dict-accept").daemon().start(this::accept);
    Thread.ofVirtual().name("dict-watch").start(this::watch);
  }

  /** Returns the address that is listened on. */
  public InetSocketAddress address() {
    return (InetSocketAddress) socket.getLocalSocketAddress();
  }

  private void accept() {
    while (!socket.isClosed()) {
      try {
        serve(socket.accept());
      } catch (IOException | RuntimeException e) {
        if (!socket.isClosed()) {
          LOG.warn("a DICT connection could not be accepted: {}", e.toString());
        }
      }
    }
  }

  private void serve(Socket client) throws IOException {
    String network = EdgeSettings.network(client.getInetAddress());
    DictSession session = new DictSession(client, network, serving, limit, version, idle);
    if (!add(session)) {
      refuse(client);
      return;
    }
    Thread.ofVirtual()
        .name("dict-session")
        .start(() -> {
          try {
            session.run();
          } finally {
            remove(session);
          }
        });
  }

  private static void refuse(Socket client) throws IOException {
    try (client) {
      client
          .getOutputStream()
          .write(
              "420 Too many connections; try again later\r\n".getBytes(StandardCharsets.US_ASCII));
    }
  }

  private synchronized boolean add(DictSession session) {
    int own = byAddress.getOrDefault(session.network(), 0);
    if (closed || sessions.size() >= MAX_CONNECTIONS || own >= MAX_CONNECTIONS_PER_ADDRESS) {
      return false;
    }
    byAddress.put(session.network(), own + 1);
    return sessions.add(session);
  }

  private synchronized void remove(DictSession session) {
    if (sessions.remove(session)) {
      byAddress.computeIfPresent(session.network(), (address, own) -> own > 1 ? own - 1 : null);
    }
  }

  private synchronized @Nullable Set<DictSession> open(boolean needed) {
    return closed && needed ? null : Set.copyOf(sessions);
  }

  private void watch() {
    try {
      Set<DictSession> now = open(true);
      while (now != null) {
        now.stream().filter(DictSession::isOverdue).forEach(DictSession::close);
        Thread.sleep(idle.dividedBy(CHECKS_PER_IDLE));
        now = open(true);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Closes the port and all connections. */
  @Override
  public void close() {
    synchronized (this) {
      closed = true;
    }
    try {
      socket.close();
    } catch (IOException e) {
      LOG.warn("the DICT port could not be closed: {}", e.toString());
    }
    Set<DictSession> rest = open(false);
    if (rest != null) {
      rest.forEach(DictSession::close);
    }
  }

  /** Returns the loopback address, on which tests listen. */
  static InetSocketAddress loopback() {
    return new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);
  }
}
