package org.lexhub.loader.download;

import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.net.ConnectException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpConnectTimeoutException;
import java.net.http.HttpHeaders;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.HttpTimeoutException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javax.net.ssl.SSLException;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.progress.StageTable;
import org.lexhub.loader.recipe.ExpectedFile;

/**
 * One attempt to download the rest of a file.
 *
 * @see <a href="https://www.rfc-editor.org/rfc/rfc9110#section-14">RFC 9110, range requests</a>
 */
final class WebTransfer {
  private static final int MAX_REDIRECTS = 10;
  private static final int BUFFER_BYTES = 1 << 16;
  private static final int PARTIAL = 206;
  private static final int RANGE_NOT_SATISFIABLE = 416;

  private final HttpClient client;
  private final TransferLimits limits;
  private final TransferLimits.FreeSpace space;
  private final WebAddress address;
  private final ExpectedFile expected;
  private final TransferListener listener;

  WebTransfer(
      HttpClient client,
      TransferLimits limits,
      TransferLimits.FreeSpace space,
      WebAddress address,
      ExpectedFile expected,
      TransferListener listener) {
    this.client = client;
    this.limits = limits;
    this.space = space;
    this.address = address;
    this.expected = expected;
    this.listener = listener;
  }

  /**
   * Continues a part, or starts it anew if the server cannot continue it.
   *
   * @throws RefusedTransferException if another attempt cannot succeed
   * @throws IOException if the transfer broke off; the part keeps what has arrived
   */
  void run(PartFile part) throws IOException {
    HttpResponse<InputStream> response = follow(part);
    try (InputStream body = response.body()) {
      int status = response.statusCode();
      if (status == RANGE_NOT_SATISFIABLE) {
        part.clear();
        throw new IOException("the server cannot continue the file, it is fetched from the start");
      }
      if (status == PARTIAL) {
        checkRange(response.headers(), part);
      } else if (status == 200) {
        begin(response.headers(), part);
      } else {
        throw failure(response);
      }
      store(body, part);
    }
  }

  private HttpResponse<InputStream> follow(PartFile part) throws IOException {
    URI uri = address.uri();
    for (int i = 0; i <= MAX_REDIRECTS; i++) {
      HttpResponse<InputStream> response = send(request(uri, part));
      switch (response.statusCode()) {
        case 301, 302, 303, 307, 308 -> {
          response.body().close();
          uri = target(uri, response.headers());
        }
        default -> {
          return response;
        }
      }
    }
    throw new RefusedTransferException(
        "the server redirects more than " + MAX_REDIRECTS + " times; correct the address");
  }

  private static URI target(URI from, HttpHeaders headers) throws IOException {
    String location = headers.firstValue("location").orElse("");
    URI to;
    try {
      to = from.resolve(location);
    } catch (IllegalArgumentException e) {
      to = from;
    }
    if (location.isEmpty() || to.equals(from)) {
      throw new RefusedTransferException("the server redirects to \"" + location + "\", nowhere");
    }
    if (!"https".equals(to.getScheme()) || to.getHost() == null) {
      throw new RefusedTransferException(
          "the server redirects to "
              + to
              + ", which is not https: and is not followed, since anyone on the way could change"
              + " the data");
    }
    return to;
  }

  private static HttpRequest request(URI uri, PartFile part) throws IOException {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(uri)
            .header("User-Agent", UserAgent.TEXT)
            .header("Accept", "*/*")
            .header("Accept-Encoding", "identity");
    TransferNote note = part.note();
    if (note != null && part.size() > 0 && !note.validator().isEmpty()) {
      request.header("Range", "bytes=" + part.size() + "-");
      request.header("If-Range", note.validator());
    }
    return request.build();
  }

  private HttpResponse<InputStream> send(HttpRequest request) throws IOException {
    CompletableFuture<HttpResponse<InputStream>> answer =
        client.sendAsync(request, BodyHandlers.ofInputStream());
    try {
      return answer.get(limits.connect().plus(limits.silence()).toMillis(), TimeUnit.MILLISECONDS);
    } catch (TimeoutException e) {
      answer.cancel(true);
      throw new HttpTimeoutException(
          "the server does not answer within " + limits.silence().toSeconds() + " s");
    } catch (InterruptedException e) {
      answer.cancel(true);
      Thread.currentThread().interrupt();
      throw new InterruptedIOException("interrupted");
    } catch (ExecutionException e) {
      throw connection(request.uri().getHost(), e.getCause() == null ? e : e.getCause());
    }
  }

  private static IOException connection(String host, Throwable cause) {
    if (cause instanceof SSLException) {
      return new RefusedTransferException(
          "there is no trusted connection to "
              + host
              + " ("
              + cause.getMessage()
              + "); behind a proxy that inspects TLS, name its certificates with"
              + " LEXHUB_OPTS=-Djavax.net.ssl.trustStore=FILE",
          cause);
    }
    if (cause instanceof ConnectException || cause instanceof HttpConnectTimeoutException) {
      String why = cause.getMessage() == null ? "unknown host or no network" : cause.getMessage();
      return new UnreachableHostException(host, why, cause);
    }
    String message = cause.getMessage() == null ? cause.toString() : cause.getMessage();
    return new IOException(message, cause);
  }

  private void checkRange(HttpHeaders headers, PartFile part) throws IOException {
    String range = headers.firstValue("content-range").orElse("");
    TransferNote note = part.note();
    boolean fits =
        note != null
            && range.startsWith("bytes " + part.size() + "-")
            && (note.bytes() < 0 || range.endsWith("/" + note.bytes()) || range.endsWith("/*"));
    if (!fits) {
      part.clear();
      throw new IOException(
          "the server continues with another range (" + range + "), it is fetched from the start");
    }
    checkSpace(part.path(), note == null || note.bytes() < 0 ? 0 : note.bytes() - part.size());
  }

  private void begin(HttpHeaders headers, PartFile part) throws IOException {
    TransferNote note =
        new TransferNote(
            address.toString(),
            headers.firstValue("etag").orElse(""),
            headers.firstValue("last-modified").orElse(""),
            headers.firstValue("content-encoding").orElse(""),
            headers.firstValueAsLong("content-length").orElse(-1),
            "");
    boolean isGzip = ContentCoding.isGzip(note.coding());
    FileChecks.offer(expected, isGzip ? -1 : note.bytes(), note.day());
    if (FileChecks.isNewer(expected, note.day())) {
      listener.remark("the project has published a newer edition, of " + note.day());
    }
    if (part.size() > 0) {
      listener.remark("the server cannot continue the file, it is fetched from the start");
    }
    part.clear();
    checkSpace(part.path(), Math.max(note.bytes(), expected.bytes()));
    part.begin(note);
  }

  private void checkSpace(Path file, long needed) throws IOException {
    Path folder = file.toAbsolutePath().getParent();
    long free = folder == null ? Long.MAX_VALUE : space.bytes(folder);
    if (needed > free) {
      throw new RefusedTransferException(
          "it needs "
              + StageTable.bytes(needed)
              + ", but only "
              + StageTable.bytes(free)
              + " are free in "
              + folder
              + "; make room, or choose another cache folder with LEXHUB_CACHE");
    }
  }

  private void store(InputStream body, PartFile part) throws IOException {
    TransferNote note = part.note();
    long total = note == null ? -1 : note.bytes();
    long size = part.size();
    byte[] buffer = new byte[BUFFER_BYTES];
    try (PartFile.Appender out = part.append();
        StallWatch watch = new StallWatch(body, limits.silence())) {
      listener.progress(size, total);
      for (int got = read(body, buffer, watch); got >= 0; got = read(body, buffer, watch)) {
        out.write(buffer, got, part.path());
        size += got;
        watch.alive();
        listener.progress(size, total);
      }
    }
    if (total >= 0 && size != total) {
      throw new IOException(
          "the server sent " + size + " of the " + total + " bytes that it announced");
    }
  }

  private int read(InputStream body, byte[] buffer, StallWatch watch) throws IOException {
    try {
      int got = body.read(buffer);
      if (got < 0 && watch.isStalled()) {
        throw stalled();
      }
      return got;
    } catch (IOException e) {
      throw watch.isStalled() ? stalled() : e;
    }
  }

  private IOException stalled() {
    return new HttpTimeoutException(
        "the server sent nothing for " + limits.silence().toSeconds() + " s");
  }

  private static IOException failure(HttpResponse<InputStream> response) {
    int status = response.statusCode();
    @Nullable String after = response.headers().firstValue("retry-after").orElse(null);
    return switch (status) {
      case 408, 425, 429, 500, 502, 503, 504 ->
          new BusyServerException(
              status, after == null ? Duration.ZERO : Backoff.asked(after, Instant.now()));
      case 401, 403 ->
          new RefusedTransferException(
              "the server does not give the file to everyone (status "
                  + status
                  + "); download it by hand and use a file: locator");
      case 404, 410 ->
          new RefusedTransferException(
              "the server has no such file (status "
                  + status
                  + "); the project may have moved it: look on its site and correct the recipe");
      case 407 ->
          new RefusedTransferException(
              "the proxy asks for a password; set HTTPS_PROXY=http://user:password@host:port");
      default -> new RefusedTransferException("the server answers with status " + status);
    };
  }
}
