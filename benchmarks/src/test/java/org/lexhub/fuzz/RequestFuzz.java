package org.lexhub.fuzz;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Sends an input to a running server, so that the parser of requests and all handlers read it: the
 * server never answers 5xx but for codings it does not have, never shows a stack trace, and always
 * ends the connection.
 */
public final class RequestFuzz {
  private static final int TIMEOUT_MILLIS = 60_000;

  /** The time that a first request has, in milliseconds. */
  private static final int START_MILLIS = 120_000;

  /** Statuses that the description of the API or the pages have. */
  private static final Set<Integer> STATUSES =
      Set.of(
          100, 200, 202, 204, 301, 302, 303, 304, 308, 400, 401, 403, 404, 405, 406, 413, 414, 415,
          417, 422, 429, 501);

  private static final FuzzedServer SERVER = FuzzedServer.start();
  private static final byte[] PLACEHOLDER = "KEY".getBytes(StandardCharsets.US_ASCII);

  /**
   * The class of an exception with its package, or a line of a stack trace. A message can repeat
   * other words of a request, and the examples of the documentation import exceptions.
   */
  private static final Pattern EXCEPTION =
      Pattern.compile(
          "(?<!import )\\b(?:java|javax|io|org)(?:\\.[a-z0-9]+)+\\.[A-Z]\\w*(?:Exception|Error)\\b"
              + "|\\tat [\\w.$/]+\\(");

  private RequestFuzz() {}

  /**
   * Starts the server, and sends the inputs of the corpus once before the time of the first input
   * runs: Jazzer rewrites each class when a request needs it first. Jazzer calls the method by its
   * name.
   */
  public static void fuzzerInitialize() throws IOException {
    try (Stream<Path> inputs = Files.list(FuzzTarget.REQUEST.corpus())) {
      for (Path input : inputs.sorted().toList()) {
        send(withKey(Files.readAllBytes(input)), START_MILLIS);
      }
    }
  }

  /** Sends one input; the name is the one that Jazzer looks for. */
  public static void fuzzerTestOneInput(byte[] input) throws IOException {
    byte[] response = send(withKey(input), TIMEOUT_MILLIS);
    if (response.length == 0) {
      return;
    }
    String head = new String(response, 0, Math.min(response.length, 12), StandardCharsets.US_ASCII);
    // Undertow refuses a malformed Host before any handler runs, in the version of the request.
    if (!head.matches("HTTP/1\\.[01] \\d{3}|HTTP/0\\.9 400")) {
      throw new IllegalStateException("no status line: " + head);
    }
    int status = Integer.parseInt(head.substring(9));
    if (!STATUSES.contains(status)) {
      throw new IllegalStateException("status " + status);
    }
    String text = new String(response, StandardCharsets.ISO_8859_1);
    if (EXCEPTION.matcher(text).find()) {
      throw new IllegalStateException("a stack trace:\n" + text);
    }
    if (!text.contains("content-encoding: gzip") && !text.contains("application/")) {
      return;
    }
    if (text.contains("application/json") && !text.contains("gzip")) {
      checkUtf8(response);
    }
  }

  private static void checkUtf8(byte[] response) {
    try {
      StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(response));
    } catch (CharacterCodingException e) {
      throw new IllegalStateException("malformed UTF-8", e);
    }
  }

  /** Replaces the first placeholder by the key of the server. */
  private static byte[] withKey(byte[] input) {
    for (int i = 0; i + PLACEHOLDER.length <= input.length; i++) {
      if (input[i] == 'K' && input[i + 1] == 'E' && input[i + 2] == 'Y') {
        byte[] key = SERVER.key().getBytes(StandardCharsets.US_ASCII);
        ByteBuffer all = ByteBuffer.allocate(input.length + key.length - PLACEHOLDER.length);
        all.put(input, 0, i).put(key);
        all.put(input, i + PLACEHOLDER.length, input.length - i - PLACEHOLDER.length);
        return all.array();
      }
    }
    return input;
  }

  private static byte[] send(byte[] request, int timeout) throws IOException {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), SERVER.port())) {
      socket.setSoTimeout(timeout);
      socket.setTcpNoDelay(true);
      socket.getOutputStream().write(request);
      socket.shutdownOutput();
      InputStream in = socket.getInputStream();
      byte[] buffer = new byte[8192];
      for (int n = in.read(buffer); n >= 0; n = in.read(buffer)) {
        all.write(buffer, 0, n);
      }
    } catch (SocketException e) {
      // the server refused the rest
    }
    return all.toByteArray();
  }
}
