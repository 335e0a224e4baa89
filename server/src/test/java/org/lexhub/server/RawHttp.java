package org.lexhub.server;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;

/** Sends bytes exactly as they are and reads all bytes of the response. */
final class RawHttp {
  private final int port;

  RawHttp(int port) {
    this.port = port;
  }

  /**
   * Sends the text in ISO 8859-1 and reads until the server closes the connection, or until it is
   * silent if the request does not ask it to close.
   */
  String send(String request) throws IOException {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
      socket.setSoTimeout(60_000);
      socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
      socket.getOutputStream().flush();
      int silence = request.contains("Connection: close") ? 60_000 : 100;
      return read(socket, socket.getInputStream(), silence);
    }
  }

  private static String read(Socket socket, InputStream in, int silence) throws IOException {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    byte[] buffer = new byte[8192];
    try {
      for (int n = in.read(buffer); n >= 0; n = in.read(buffer)) {
        all.write(buffer, 0, n);
        socket.setSoTimeout(silence);
      }
    } catch (SocketTimeoutException | SocketException e) {
      // silence or a reset: the bytes read so far are the response
    }
    return all.toString(StandardCharsets.UTF_8);
  }

  /** Returns the status of the first response, 0 if there is none. */
  static int status(String answer) {
    return answer.startsWith("HTTP/1.") ? Integer.parseInt(answer.substring(9, 12)) : 0;
  }

  /** Returns the number of responses. */
  static int count(String answers) {
    return answers.split("HTTP/1\\.[01] ", -1).length - 1;
  }
}
