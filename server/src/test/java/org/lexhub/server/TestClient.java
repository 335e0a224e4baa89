package org.lexhub.server;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** A client with a key. */
final class TestClient {
  private static final HttpClient HTTP =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

  private final int port;
  private final @Nullable String key;

  TestClient(int port, @Nullable String key) {
    this.port = port;
    this.key = key;
  }

  HttpResponse<byte[]> send(String method, String path, String... headers) throws IOException {
    return send(method, path, HttpRequest.BodyPublishers.noBody(), headers);
  }

  HttpResponse<byte[]> get(String path, String... headers) throws IOException {
    return send("GET", path, headers);
  }

  HttpResponse<byte[]> post(String path, String body, String... headers) throws IOException {
    return send("POST", path, HttpRequest.BodyPublishers.ofString(body), headers);
  }

  private HttpResponse<byte[]> send(
      String method, String path, HttpRequest.BodyPublisher body, String... headers)
      throws IOException {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path)).method(method, body);
    if (key != null) {
      request.header("Authorization", "Bearer " + key);
    }
    if (headers.length > 0) {
      request.headers(headers);
    }
    try {
      return HTTP.send(request.build(), HttpResponse.BodyHandlers.ofByteArray());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException(e);
    }
  }

  static String text(HttpResponse<byte[]> response) {
    return new String(response.body(), StandardCharsets.UTF_8);
  }

  static String header(HttpResponse<byte[]> response, String name) {
    return response.headers().firstValue(name).orElse("");
  }
}
