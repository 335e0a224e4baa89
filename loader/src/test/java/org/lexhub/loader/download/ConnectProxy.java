package org.lexhub.loader.download;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CopyOnWriteArrayList;

/** A proxy on the loopback interface that connects to the host it is asked for. */
final class ConnectProxy implements AutoCloseable {
  private final ServerSocket listening = new ServerSocket(0, 8, InetAddress.getLoopbackAddress());
  private final String credentials;
  private final List<String> targets = new CopyOnWriteArrayList<>();

  /** Starts a proxy that asks for Basic credentials unless they are empty. */
  ConnectProxy(String credentials) throws IOException {
    this.credentials = credentials;
    Thread.ofVirtual().start(this::accept);
  }

  int port() {
    return listening.getLocalPort();
  }

  /** Returns the hosts that were asked for with valid credentials. */
  List<String> targets() {
    return targets;
  }

  private void accept() {
    try {
      while (true) {
        Socket client = listening.accept();
        Thread.ofVirtual().start(() -> serve(client));
      }
    } catch (IOException e) {
      // closed
    }
  }

  private void serve(Socket client) {
    try (client) {
      BufferedReader in =
          new BufferedReader(
              new InputStreamReader(client.getInputStream(), StandardCharsets.ISO_8859_1));
      String request = in.readLine();
      boolean allowed = credentials.isEmpty();
      for (String line = in.readLine(); line != null && !line.isEmpty(); line = in.readLine()) {
        allowed |=
            line.toLowerCase(Locale.ROOT).startsWith("proxy-authorization:")
                && line.endsWith("Basic " + credentials);
      }
      if (request == null) {
        return;
      }
      if (!allowed) {
        answer(
            client,
            "407 Proxy Authentication Required",
            "Proxy-Authenticate: Basic realm=\"p\"\r\nContent-Length: 0\r\n");
        return;
      }
      String target = request.split(" ", -1)[1];
      targets.add(target);
      int colon = target.lastIndexOf(':');
      try (Socket server =
          new Socket(
              InetAddress.getLoopbackAddress(), Integer.parseInt(target.substring(colon + 1)))) {
        answer(client, "200 Connected", "");
        Thread back =
            Thread.ofVirtual()
                .start(() -> {
                  try {
                    server.getInputStream().transferTo(client.getOutputStream());
                  } catch (IOException e) {
                    // closed
                  }
                });
        client.getInputStream().transferTo(server.getOutputStream());
        server.shutdownOutput();
        back.join();
      }
    } catch (IOException | InterruptedException e) {
      // the client sees that the connection ends
    }
  }

  private static void answer(Socket client, String status, String headers) throws IOException {
    client
        .getOutputStream()
        .write(("HTTP/1.1 " + status + "\r\n" + headers + "\r\n").getBytes(StandardCharsets.UTF_8));
  }

  @Override
  public void close() throws IOException {
    listening.close();
  }
}
