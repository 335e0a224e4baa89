package org.lexhub.soak;

import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;

/** Sends requests in groups over one connection and checks the status of each response. */
final class SoakClient implements Runnable {
  private static final int GROUP = 16;
  private static final int BAD_OF = 100;

  /** Longer than any pause of the machine. */
  private static final int MAX_SILENCE_MILLIS = 300_000;

  private static final String[] GOOD = {
    "/v1/lexemes/%d",
    "/v1/lexemes/%d?include=senses,translations",
    "/v1/meanings/%d",
    "/v1/lexemes/search?q=dog",
    "/v1/lexemes/search?q=hosue&fuzzy=1&lang=eng",
    "/v1/lexemes/suggest?q=ne&lang=eng",
    "/v1/languages/iso/deu",
    "/v1/languages?limit=20",
    "/v1/translations/pairs?source_lang=eng&target_lang=deu&limit=5",
    "/v1/info"
  };

  private static final String[] BAD = {
    "404 /v1/lexemes/999999999",
    "404 /v1/nothing",
    "400 /v1/lexemes/search?q=a&limit=x",
    "400 /v1/lexemes/search?limit=5",
    "401 /v1/info"
  };

  private final int port;
  private final Supplier<String> key;
  private final AtomicLong left;
  private final Random random;

  /**
   * Creates a client.
   *
   * @param key gives the key that is valid now
   * @param left the number of requests that all clients have still to send
   */
  SoakClient(int port, Supplier<String> key, AtomicLong left, long seed) {
    this.port = port;
    this.key = key;
    this.left = left;
    this.random = new Random(seed);
  }

  @Override
  public void run() {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
      socket.setTcpNoDelay(true);
      socket.setSoTimeout(MAX_SILENCE_MILLIS);
      InputStream in = new BufferedInputStream(socket.getInputStream(), 1 << 16);
      int[] expected = new int[GROUP];
      while (left.getAndAdd(-GROUP) > 0) {
        send(socket.getOutputStream(), expected);
        for (int status : expected) {
          check(in, status);
        }
      }
    } catch (IOException e) {
      throw new IllegalStateException("a connection failed", e);
    }
  }

  private void send(OutputStream out, int[] expected) throws IOException {
    StringBuilder group = new StringBuilder();
    String valid = key.get();
    for (int i = 0; i < GROUP; i++) {
      boolean bad = random.nextInt(BAD_OF) == 0;
      String line =
          bad ? BAD[random.nextInt(BAD.length)] : "200 " + GOOD[random.nextInt(GOOD.length)];
      expected[i] = Integer.parseInt(line.substring(0, 3));
      String path = line.substring(4).replace("%d", Integer.toString(1 + random.nextInt(20)));
      group.append("GET ").append(path).append(" HTTP/1.1\r\nHost: localhost\r\n");
      String sent = expected[i] == 401 ? valid.replace('a', 'b') + "x" : valid;
      group.append("Authorization: Bearer ").append(sent).append("\r\n\r\n");
    }
    out.write(group.toString().getBytes(StandardCharsets.US_ASCII));
  }

  private static void check(InputStream in, int expected) throws IOException {
    String status = line(in);
    int length = 0;
    for (String header = line(in); !header.isEmpty(); header = line(in)) {
      if (header.regionMatches(true, 0, "content-length:", 0, 15)) {
        length = Integer.parseInt(header.substring(15).strip());
      }
    }
    byte[] body = in.readNBytes(length);
    if (!status.startsWith("HTTP/1.1 " + expected)) {
      throw new IllegalStateException(
          "expected "
              + expected
              + " and got "
              + status
              + ": "
              + new String(body, StandardCharsets.UTF_8));
    }
  }

  private static String line(InputStream in) throws IOException {
    StringBuilder line = new StringBuilder(64);
    for (int b = in.read(); b != '\n'; b = in.read()) {
      if (b < 0) {
        throw new EOFException("the server closed a connection");
      }
      if (b != '\r') {
        line.append((char) b);
      }
    }
    return line.toString();
  }
}
