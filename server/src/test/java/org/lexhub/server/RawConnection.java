package org.lexhub.server;

import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.zip.GZIPInputStream;
import org.jspecify.annotations.Nullable;

/** Sends requests byte by byte over one connection, which it opens again when the server closes. */
final class RawConnection implements AutoCloseable {
  private static final int TIMEOUT_MILLIS = 60_000;

  private final int port;
  private @Nullable Socket socket;
  private @Nullable InputStream in;

  RawConnection(int port) {
    this.port = port;
  }

  /**
   * A response.
   *
   * @param status the status; 0 if the connection closed without a response
   * @param headers the headers by lower-case names
   * @param body the decoded body
   */
  @SuppressWarnings("ArrayRecordComponent") // records are not compared
  record Response(int status, Map<String, String> headers, byte[] body) {
    static final Response NONE = new Response(0, Map.of(), new byte[0]);

    String header(String name) {
      return headers.getOrDefault(name, "");
    }
  }

  /**
   * Sends a request and reads its response.
   *
   * @param hasBody false if the response has no body, whatever its headers say
   */
  Response send(byte[] request, boolean hasBody) throws IOException {
    Socket open = socket;
    InputStream from = in;
    if (open == null || from == null) {
      open = new Socket(InetAddress.getLoopbackAddress(), port);
      open.setSoTimeout(TIMEOUT_MILLIS);
      open.setTcpNoDelay(true);
      from = new BufferedInputStream(open.getInputStream(), 1 << 16);
      socket = open;
      in = from;
    }
    Response response;
    try {
      open.getOutputStream().write(request);
      open.getOutputStream().flush();
      response = read(from, hasBody);
    } catch (SocketException e) {
      response = Response.NONE;
    }
    if (response.status() == 0 || response.header("connection").equals("close")) {
      reset();
    }
    return response;
  }

  /**
   * Sends what can be a broken request over a connection that ends after it, so that a server that
   * waits for more does not wait for long.
   *
   * @return the first response, without its body unless it is an error
   */
  Response sendLast(byte[] request) throws IOException {
    try (Socket last = new Socket(InetAddress.getLoopbackAddress(), port)) {
      last.setSoTimeout(TIMEOUT_MILLIS);
      last.getOutputStream().write(request);
      last.shutdownOutput();
      InputStream from = new BufferedInputStream(last.getInputStream());
      Response response = read(from, false);
      return response.status() < 400
          ? response
          : new Response(response.status(), response.headers(), from.readAllBytes());
    } catch (SocketException e) {
      return Response.NONE;
    }
  }

  @Override
  public void close() throws IOException {
    reset();
  }

  /** Makes the next request use a new connection. */
  void reset() throws IOException {
    Socket open = socket;
    socket = null;
    in = null;
    if (open != null) {
      open.close();
    }
  }

  private static Response read(InputStream in, boolean hasBody) throws IOException {
    String line = line(in);
    if (line.isEmpty()) {
      return Response.NONE;
    }
    int status = Integer.parseInt(line.substring(9, 12));
    Map<String, String> headers = new HashMap<>();
    for (line = line(in); !line.isEmpty(); line = line(in)) {
      int colon = line.indexOf(':');
      headers.put(
          line.substring(0, colon).toLowerCase(Locale.ROOT), line.substring(colon + 1).strip());
    }
    if (status == 100) {
      return read(in, hasBody);
    }
    byte[] body = new byte[0];
    if (hasBody && status != 204 && status != 304) {
      body = body(in, headers);
    }
    if ("gzip".equals(headers.get("content-encoding")) && body.length > 0) {
      try (GZIPInputStream plain = new GZIPInputStream(new ByteArrayInputStream(body))) {
        body = plain.readAllBytes();
      }
    }
    return new Response(status, headers, body);
  }

  private static byte[] body(InputStream in, Map<String, String> headers) throws IOException {
    String length = headers.get("content-length");
    if (length != null) {
      byte[] body = in.readNBytes(Integer.parseInt(length));
      if (body.length != Integer.parseInt(length)) {
        throw new EOFException("the body is " + body.length + " of " + length + " bytes long");
      }
      return body;
    }
    if (!"chunked".equals(headers.get("transfer-encoding"))) {
      return in.readAllBytes();
    }
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    for (int size = size(in); size > 0; size = size(in)) {
      all.write(in.readNBytes(size));
      line(in);
    }
    line(in);
    return all.toByteArray();
  }

  private static int size(InputStream in) throws IOException {
    return Integer.parseInt(line(in), 16);
  }

  /** Returns a line without its end; empty at the end of the stream. */
  private static String line(InputStream in) throws IOException {
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    for (int b = in.read(); b >= 0 && b != '\n'; b = in.read()) {
      if (b != '\r') {
        line.write(b);
      }
    }
    return line.toString(StandardCharsets.ISO_8859_1);
  }
}
