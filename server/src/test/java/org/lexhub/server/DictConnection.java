package org.lexhub.server;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** A plain client of the DICT protocol. */
final class DictConnection implements AutoCloseable {
  private static final Set<String> LAST = Set.of("250", "210", "220", "221");
  private static final int TIMEOUT_MILLIS = 60_000;

  private final Socket socket;
  private final BufferedReader in;

  DictConnection(int port) throws IOException {
    socket = new Socket(InetAddress.getLoopbackAddress(), port);
    socket.setSoTimeout(TIMEOUT_MILLIS);
    in = new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
  }

  /** Sends bytes as they are. */
  void send(byte[] bytes) throws IOException {
    socket.getOutputStream().write(bytes);
    socket.getOutputStream().flush();
  }

  void send(String text) throws IOException {
    send(text.getBytes(StandardCharsets.UTF_8));
  }

  /** Returns the next line, or null at the end of the connection. */
  String line() throws IOException {
    return in.readLine();
  }

  /** Returns the lines of the next answer up to its last status line. */
  List<String> answer() throws IOException {
    List<String> lines = new ArrayList<>();
    boolean inText = false;
    while (true) {
      String line = in.readLine();
      if (line == null) {
        return lines;
      }
      lines.add(line);
      if (inText) {
        inText = !line.equals(".");
      } else {
        String code = line.substring(0, 3);
        boolean error = line.charAt(0) >= '4';
        if (error || LAST.contains(code)) {
          return lines;
        }
        inText = !code.equals("150");
      }
    }
  }

  /** Sends a command and returns its answer. */
  List<String> ask(String command) throws IOException {
    send(command + "\r\n");
    return answer();
  }

  /** Sends a command and returns its answer as one text. */
  String text(String command) throws IOException {
    return String.join("\n", ask(command));
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
