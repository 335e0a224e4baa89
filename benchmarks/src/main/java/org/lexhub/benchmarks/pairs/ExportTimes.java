package org.lexhub.benchmarks.pairs;

import io.undertow.Undertow;
import io.undertow.server.handlers.resource.PathResourceManager;
import io.undertow.server.handlers.resource.ResourceHandler;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/**
 * Compares an export of pairs with the same bytes as a file that Undertow sends, by turns, over one
 * connection to this machine.
 *
 * <p>This is no JMH benchmark because the export comes from another process, and what counts is the
 * ratio of two transfers right after each other, not the time of one.
 */
public final class ExportTimes {
  private static final int ROUNDS = 5;

  private final HttpClient client = HttpClient.newHttpClient();
  private final byte[] buffer = new byte[1 << 18];

  private ExportTimes() {}

  /**
   * Prints the MB/s of both.
   *
   * @param arguments the address of the real server, a key, and the query of the export
   */
  public static void main(String[] arguments) throws IOException, InterruptedException {
    URI export = URI.create(arguments[0] + "/v1/translations/pairs/export?" + arguments[2]);
    Path folder = Files.createTempDirectory("export");
    Path file = folder.resolve("pairs");
    ExportTimes times = new ExportTimes();
    try {
      times.save(export, arguments[1], file);
      Undertow server = files(folder);
      server.start();
      try {
        int port = ((InetSocketAddress) server.getListenerInfo().getFirst().getAddress()).getPort();
        times.compare(export, arguments[1], URI.create("http://127.0.0.1:" + port + "/pairs"));
      } finally {
        server.stop();
      }
    } finally {
      Files.deleteIfExists(file);
      Files.delete(folder);
    }
  }

  private static Undertow files(Path folder) {
    return Undertow.builder()
        .addHttpListener(0, "127.0.0.1")
        .setHandler(new ResourceHandler(new PathResourceManager(folder)))
        .build();
  }

  private static HttpRequest request(URI address, String key) {
    return HttpRequest.newBuilder(address).header("Authorization", "Bearer " + key).build();
  }

  private void save(URI export, String key, Path file) throws IOException, InterruptedException {
    HttpResponse<Path> answer = client.send(request(export, key), BodyHandlers.ofFile(file));
    if (answer.statusCode() != 200) {
      throw new IOException("status " + answer.statusCode() + ": " + Files.readString(file));
    }
  }

  private void compare(URI export, String key, URI file) throws IOException, InterruptedException {
    for (int round = 0; round < ROUNDS; round++) {
      double ours = megabytes(export, key);
      double theirs = megabytes(file, key);
      System.out.println(
          String.format(
              Locale.ROOT,
              "export %.1f MB/s, the same as a file %.1f MB/s, ratio %.2f",
              ours,
              theirs,
              ours / theirs));
    }
  }

  private double megabytes(URI address, String key) throws IOException, InterruptedException {
    long start = System.nanoTime();
    HttpResponse<InputStream> answer =
        client.send(request(address, key), BodyHandlers.ofInputStream());
    long bytes = 0;
    try (InputStream body = answer.body()) {
      for (int got = body.read(buffer); got >= 0; got = body.read(buffer)) {
        bytes += got;
      }
    }
    return bytes / 1e6 / ((System.nanoTime() - start) / 1e9);
  }
}
