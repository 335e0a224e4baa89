package org.lexhub.server.network;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A port that forwards connections to another port, and can be shut: then connections break, and
 * new ones get no answer, like behind a firewall.
 */
final class TcpGate implements AutoCloseable {
  private final ServerSocket listener;
  private final int target;
  private final Set<Socket> sockets = ConcurrentHashMap.newKeySet();
  private final Set<Socket> unanswered = ConcurrentHashMap.newKeySet();
  private volatile boolean shut;

  TcpGate(int target) throws IOException {
    this.target = target;
    listener = new ServerSocket(0, 100, InetAddress.getLoopbackAddress());
    Thread.ofVirtual().start(this::accept);
  }

  int port() {
    return listener.getLocalPort();
  }

  void shut() throws IOException {
    shut = true;
    for (Socket socket : sockets) {
      socket.close();
    }
    sockets.clear();
  }

  /** Forwards new connections again, and ends those that got no answer. */
  void open() throws IOException {
    shut = false;
    for (Socket socket : unanswered) {
      socket.close();
    }
    unanswered.clear();
  }

  private void accept() {
    while (!listener.isClosed()) {
      try {
        Socket client = listener.accept();
        sockets.add(client);
        if (shut) {
          unanswered.add(client);
        } else {
          connect(client);
        }
      } catch (IOException e) {
        // closed, or the target refuses connections
      }
    }
  }

  @SuppressWarnings("resource") // shut or forward closes it
  private void connect(Socket client) throws IOException {
    Socket server = new Socket();
    try {
      server.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), target));
    } catch (IOException e) {
      client.close();
      throw e;
    }
    sockets.add(server);
    Thread.ofVirtual().start(() -> forward(client, server));
    Thread.ofVirtual().start(() -> forward(server, client));
  }

  private void forward(Socket from, Socket to) {
    try (from;
        to;
        InputStream in = from.getInputStream();
        OutputStream out = to.getOutputStream()) {
      in.transferTo(out);
    } catch (IOException e) {
      // one side has ended
    } finally {
      sockets.remove(from);
      sockets.remove(to);
    }
  }

  @Override
  public void close() {
    try {
      listener.close();
      shut();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
