package org.lexhub.benchmarks;

import io.undertow.Undertow;
import io.undertow.UndertowOptions;
import io.undertow.server.HttpServerExchange;
import io.undertow.util.HttpString;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The server that Lexhub is compared with over HTTP: the same version of Undertow with the same
 * options of syntax and threads, but without the server's timeouts and bounds, sending one constant
 * buffer from the thread that reads the socket. It sends the first thousand requests of a file of
 * {@link HttpQuestions} to the real server, and from then on repeats the response whose length is
 * nearest to the mean, with all its headers.
 */
public final class BareUndertow {
  private static final int ASKED = 1_000;

  private final HttpString[] names;
  private final String[] values;
  private final ByteBuffer body;

  private BareUndertow(HttpResponse<byte[]> answer) {
    Map<HttpString, String> headers = new TreeMap<>();
    answer
        .headers()
        .map()
        .forEach((name, all) -> headers.put(new HttpString(name), all.getFirst()));
    headers.remove(new HttpString("Content-Length"));
    headers.remove(new HttpString("Date"));
    names = headers.keySet().toArray(HttpString[]::new);
    values = headers.values().toArray(String[]::new);
    body = ByteBuffer.allocateDirect(answer.body().length).put(answer.body()).flip();
  }

  /**
   * Starts the server and prints its address.
   *
   * @param arguments the address of the real server, and the file of requests
   */
  public static void main(String[] arguments) throws IOException, InterruptedException {
    HttpResponse<byte[]> answer = typical(answers(arguments[0], Path.of(arguments[1])));
    Undertow server = new BareUndertow(answer).server();
    server.start();
    int port = ((InetSocketAddress) server.getListenerInfo().getFirst().getAddress()).getPort();
    System.out.println("Answering with " + answer.body().length + " bytes");
    System.out.println("Listening on http://127.0.0.1:" + port);
  }

  private static List<HttpResponse<byte[]>> answers(String address, Path file)
      throws IOException, InterruptedException {
    List<HttpResponse<byte[]>> answers = new ArrayList<>();
    try (HttpClient client = HttpClient.newHttpClient()) {
      List<String> lines = Files.readAllLines(file);
      for (String line : lines.subList(0, Math.min(ASKED, lines.size()))) {
        HttpResponse<byte[]> answer =
            client.send(request(address, line), BodyHandlers.ofByteArray());
        if (answer.statusCode() != 200) {
          throw new IOException(
              "status " + answer.statusCode() + " for " + line.replaceAll("lx_\\w+", "…"));
        }
        answers.add(answer);
      }
    }
    return answers;
  }

  private static HttpRequest request(String address, String line) {
    String[] parts = line.split("\t", -1);
    return HttpRequest.newBuilder(URI.create(address + parts[1]))
        .header("Authorization", "Bearer " + parts[2])
        .method(
            parts[0],
            parts[3].isEmpty() ? BodyPublishers.noBody() : BodyPublishers.ofString(parts[3]))
        .build();
  }

  private static HttpResponse<byte[]> typical(List<HttpResponse<byte[]>> answers) {
    double mean = answers.stream().mapToInt(answer -> answer.body().length).average().orElseThrow();
    HttpResponse<byte[]> best = answers.getFirst();
    for (HttpResponse<byte[]> answer : answers) {
      if (Math.abs(answer.body().length - mean) < Math.abs(best.body().length - mean)) {
        best = answer;
      }
    }
    return best;
  }

  private Undertow server() {
    return Undertow.builder()
        .addHttpListener(0, "127.0.0.1")
        .setIoThreads(Math.max(2, Runtime.getRuntime().availableProcessors()))
        .setServerOption(UndertowOptions.DECODE_URL, false)
        .setServerOption(UndertowOptions.ALWAYS_SET_KEEP_ALIVE, false)
        .setServerOption(UndertowOptions.ALWAYS_SET_DATE, true)
        .setServerOption(UndertowOptions.ENABLE_HTTP2, false)
        .setServerOption(UndertowOptions.RECORD_REQUEST_START_TIME, false)
        .setHandler(this::reply)
        .build();
  }

  private void reply(HttpServerExchange exchange) {
    for (int i = 0; i < names.length; i++) {
      exchange.getResponseHeaders().put(names[i], values[i]);
    }
    exchange.getResponseSender().send(body.duplicate());
  }
}
