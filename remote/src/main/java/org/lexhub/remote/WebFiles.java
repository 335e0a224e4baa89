package org.lexhub.remote;

import java.io.IOException;
import java.io.InputStream;
import java.net.HttpURLConnection;
import java.net.URI;
import java.nio.file.Path;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/**
 * The files of a web server, which are read only. A server that falls silent ends a read after ten
 * seconds, also in the middle of a file, which the client of {@code java.net.http} does not offer.
 */
final class WebFiles implements RemoteFiles {
  private static final int CONNECT_MILLIS = 5_000;
  private static final int READ_MILLIS = 10_000;
  private static final int MAX_REDIRECTS = 5;
  private static final int OK = 200;
  private static final int PARTIAL = 206;
  private static final int REDIRECTS = 300;
  private static final int ERRORS = 400;
  private static final int NOT_MODIFIED = 304;
  private static final int NOT_FOUND = 404;
  private static final int GONE = 410;

  private final URI base;

  WebFiles(String address) {
    base = URI.create(address.endsWith("/") ? address : address + "/");
  }

  /** Sends a request, follows redirects, and returns what has a status. */
  private HttpURLConnection send(String method, String name, long from) throws IOException {
    URI address = base.resolve(name);
    for (int redirects = 0; ; redirects++) {
      HttpURLConnection connection = connect(method, address, from);
      int status;
      try {
        status = connection.getResponseCode();
      } catch (IOException e) {
        throw new IOException(address + " cannot be reached: " + e, e);
      }
      String target = connection.getHeaderField("Location");
      if (status < REDIRECTS || status >= ERRORS || status == NOT_MODIFIED || target == null) {
        return connection;
      }
      connection.disconnect();
      address = redirected(address, target);
      if (redirects == MAX_REDIRECTS) {
        throw new IOException(base.resolve(name) + " leads through too many redirects");
      }
    }
  }

  private static HttpURLConnection connect(String method, URI address, long from)
      throws IOException {
    if (!(address.toURL().openConnection() instanceof HttpURLConnection connection)) {
      throw new IOException(address + " is no address of a web server");
    }
    connection.setRequestMethod(method);
    connection.setConnectTimeout(CONNECT_MILLIS);
    connection.setReadTimeout(READ_MILLIS);
    connection.setInstanceFollowRedirects(false);
    connection.setUseCaches(false);
    if (from > 0) {
      connection.setRequestProperty("Range", "bytes=" + from + "-");
    }
    return connection;
  }

  private static URI redirected(URI from, String target) throws IOException {
    URI address;
    try {
      address = from.resolve(target);
    } catch (IllegalArgumentException e) {
      throw new IOException(from + " leads to " + target + ", which is no address", e);
    }
    if (from.getScheme().equals("https") && !"https".equals(address.getScheme())) {
      throw new IOException(from + " leads to " + address + ", which is not encrypted");
    }
    return address;
  }

  private IOException unexpected(String name, HttpURLConnection connection) throws IOException {
    int status = connection.getResponseCode();
    connection.disconnect();
    return new IOException(base.resolve(name) + " answers with status " + status);
  }

  @Override
  public byte @Nullable [] read(String name) throws IOException {
    HttpURLConnection connection = send("GET", name, 0);
    return switch (connection.getResponseCode()) {
      case OK -> {
        try (InputStream body = connection.getInputStream()) {
          yield SmallFile.read(body, base.resolve(name).toString());
        }
      }
      case NOT_FOUND, GONE -> {
        connection.disconnect();
        yield null;
      }
      default -> throw unexpected(name, connection);
    };
  }

  @Override
  public InputStream open(String name, long from) throws IOException {
    HttpURLConnection connection = send("GET", name, from);
    int status = connection.getResponseCode();
    if (status != OK && (status != PARTIAL || from == 0)) {
      throw unexpected(name, connection);
    }
    InputStream body = connection.getInputStream();
    if (status == OK) {
      body.skipNBytes(from); // a server without ranges
    }
    return body;
  }

  @Override
  public long length(String name) throws IOException {
    HttpURLConnection connection = send("HEAD", name, 0);
    return switch (connection.getResponseCode()) {
      case OK -> connection.getContentLengthLong();
      case NOT_FOUND, GONE -> -1;
      default -> throw unexpected(name, connection);
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
    // no connection outlives its request, apart from those that the JDK keeps for the next
  }
}
