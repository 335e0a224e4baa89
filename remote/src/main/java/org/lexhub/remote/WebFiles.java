package org.lexhub.remote;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/** The files of a web server, which are read only. */
final class WebFiles implements RemoteFiles {
  private static final Duration CONNECT_TIMEOUT = Duration.ofSeconds(5);
  private static final Duration TIMEOUT = Duration.ofSeconds(10);
  private static final int OK = 200;
  private static final int PARTIAL = 206;
  private static final int NOT_FOUND = 404;
  private static final int GONE = 410;

  private final URI base;
  private final HttpClient client =
      HttpClient.newBuilder()
          .connectTimeout(CONNECT_TIMEOUT)
          .followRedirects(HttpClient.Redirect.NORMAL)
          .build();

  WebFiles(String address) {
    base = URI.create(address.endsWith("/") ? address : address + "/");
  }

  private HttpRequest.Builder request(String name) {
    return HttpRequest.newBuilder(base.resolve(name)).timeout(TIMEOUT);
  }

  private <T> HttpResponse<T> send(HttpRequest request, HttpResponse.BodyHandler<T> body)
      throws IOException {
    try {
      return client.send(request, body);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted", e);
    } catch (IOException e) {
      throw new IOException(request.uri() + " cannot be reached: " + e, e);
    }
  }

  private IOException unexpected(String name, int status) {
    return new IOException(base.resolve(name) + " answers with status " + status);
  }

  @Override
  public byte @Nullable [] read(String name) throws IOException {
    HttpResponse<InputStream> response = send(request(name).build(), BodyHandlers.ofInputStream());
    try (InputStream body = response.body()) {
      return switch (response.statusCode()) {
        case OK -> SmallFile.read(body, base.resolve(name).toString());
        case NOT_FOUND, GONE -> null;
        default -> throw unexpected(name, response.statusCode());
      };
    }
  }

  @Override
  public InputStream open(String name, long from) throws IOException {
    HttpRequest.Builder request = request(name);
    if (from > 0) {
      request.header("Range", "bytes=" + from + "-");
    }
    HttpResponse<InputStream> response = send(request.build(), BodyHandlers.ofInputStream());
    InputStream body = response.body();
    if (response.statusCode() == OK) {
      body.skipNBytes(from); // a server without ranges
    } else if (response.statusCode() != PARTIAL || from == 0) {
      body.close();
      throw unexpected(name, response.statusCode());
    }
    return body;
  }

  @Override
  public long length(String name) throws IOException {
    HttpResponse<Void> response =
        send(
            request(name).method("HEAD", HttpRequest.BodyPublishers.noBody()).build(),
            BodyHandlers.discarding());
    return switch (response.statusCode()) {
      case OK -> response.headers().firstValueAsLong("Content-Length").orElse(-1);
      case NOT_FOUND, GONE -> -1;
      default -> throw unexpected(name, response.statusCode());
    };
  }

  @Override
  public void write(String name, Path file, LongConsumer sent) throws IOException {
    throw readOnly();
  }

  @Override
  public void write(String name, byte[] content) throws IOException {
    throw readOnly();
  }

  private IOException readOnly() {
    return new IOException(base + " is read only");
  }

  @Override
  public void close() {
    client.shutdownNow();
  }
}
