package org.lexhub.benchmarks.peer;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

/**
 * Asks a DICT server (RFC 2229) for definitions over several connections, and prints the line of
 * results that {@code replay.lua} prints: requests, seconds, p50 and p99 in µs, bytes, failures.
 */
public final class DictClients {
  private final int port;
  private final String database;
  private final List<String> words;
  private final long end;

  private DictClients(int port, String database, List<String> words, long end) {
    this.port = port;
    this.database = database;
    this.words = words;
    this.end = end;
  }

  /**
   * Runs the clients.
   *
   * @param arguments port, database, file of words, connections, seconds
   */
  public static void main(String[] arguments)
      throws IOException, InterruptedException, ExecutionException {
    List<String> words = Files.readAllLines(Path.of(arguments[2]));
    int connections = Integer.parseInt(arguments[3]);
    long begin = System.nanoTime();
    long end = begin + TimeUnit.SECONDS.toNanos(Integer.parseInt(arguments[4]));
    DictClients clients = new DictClients(Integer.parseInt(arguments[0]), arguments[1], words, end);
    Counts all = new Counts();
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<Counts>> running = new ArrayList<>();
      for (int i = 0; i < connections; i++) {
        int first = (int) ((long) words.size() * i / connections);
        running.add(threads.submit(() -> clients.run(first)));
      }
      for (Future<Counts> counts : running) {
        all.add(counts.get());
      }
    }
    all.print((System.nanoTime() - begin) / 1e9);
  }

  /** What one connection counts. */
  private static final class Counts {
    private long[] nanos = new long[1024];
    private int requests;
    private long bytes;
    private int failures;

    void took(long time) {
      if (requests == nanos.length) {
        nanos = Arrays.copyOf(nanos, 2 * requests);
      }
      nanos[requests++] = time;
    }

    void add(Counts other) {
      for (int i = 0; i < other.requests; i++) {
        took(other.nanos[i]);
      }
      bytes += other.bytes;
      failures += other.failures;
    }

    void print(double seconds) {
      Arrays.sort(nanos, 0, requests);
      System.out.printf(
          Locale.ROOT,
          "RESULT %d %.3f %d %d %d %d%n",
          requests,
          seconds,
          nanos[requests / 2] / 1000,
          nanos[(int) (requests * 0.99)] / 1000,
          bytes,
          failures);
    }
  }

  private Counts run(int first) throws IOException {
    Counts counts = new Counts();
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port);
        BufferedReader in =
            new BufferedReader(
                new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
        OutputStream out = socket.getOutputStream()) {
      socket.setTcpNoDelay(true);
      if (!line(in, counts).startsWith("220")) {
        throw new IOException("the DICT server refuses connections");
      }
      for (int at = first; System.nanoTime() < end; at = (at + 1) % words.size()) {
        long begin = System.nanoTime();
        String command = "DEFINE " + database + " \"" + words.get(at) + "\"\r\n";
        out.write(command.getBytes(StandardCharsets.UTF_8));
        define(in, counts);
        counts.took(System.nanoTime() - begin);
      }
    }
    return counts;
  }

  /** Reads one response: texts that end with a dot, and then a status. */
  private static void define(BufferedReader in, Counts counts) throws IOException {
    String status = line(in, counts);
    while (status.startsWith("150") || status.startsWith("151")) {
      if (status.startsWith("151")) {
        String text = line(in, counts);
        while (!text.equals(".")) {
          text = line(in, counts);
        }
      }
      status = line(in, counts);
    }
    if (!status.startsWith("250")) {
      counts.failures++;
    }
  }

  private static String line(BufferedReader in, Counts counts) throws IOException {
    String line = in.readLine();
    if (line == null) {
      throw new IOException("the DICT server closed the connection");
    }
    counts.bytes += line.length() + 2;
    return line;
  }
}
