package org.lexhub.loader.download;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import com.sun.net.httpserver.HttpsConfigurator;
import com.sun.net.httpserver.HttpsServer;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;

/** An HTTPS server on the loopback interface, with a certificate made for the test. */
public final class LoopbackSite implements AutoCloseable {
  private static final String PASSWORD = "loopback";

  private final HttpsServer server;
  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
  private final SSLContext trust;
  private final List<String> requests = new CopyOnWriteArrayList<>();

  /** Starts the server; the folder receives the certificate. */
  public LoopbackSite(Path folder) throws IOException {
    try {
      KeyStore keys = KeyStore.getInstance("PKCS12");
      try (InputStream in = Files.newInputStream(certificate(folder))) {
        keys.load(in, PASSWORD.toCharArray());
      }
      trust = context(keys);
    } catch (GeneralSecurityException e) {
      throw new IOException(e);
    }
    server = HttpsServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.setHttpsConfigurator(new HttpsConfigurator(trust));
    server.setExecutor(threads);
    server.start();
  }

  private static SSLContext context(KeyStore keys) throws GeneralSecurityException {
    KeyManagerFactory own = KeyManagerFactory.getInstance("PKIX");
    own.init(keys, PASSWORD.toCharArray());
    TrustManagerFactory trusted = TrustManagerFactory.getInstance("PKIX");
    trusted.init(keys);
    SSLContext context = SSLContext.getInstance("TLS");
    context.init(own.getKeyManagers(), trusted.getTrustManagers(), null);
    return context;
  }

  /** Makes a key and a certificate that is its own authority, with the keytool of this JDK. */
  private static Path certificate(Path folder) throws IOException {
    Path store = folder.resolve("loopback.p12");
    Process keytool =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "keytool").toString(),
                "-genkeypair",
                "-alias",
                "loopback",
                "-keyalg",
                "EC",
                "-dname",
                "CN=localhost",
                "-ext",
                "SAN=dns:localhost,ip:127.0.0.1",
                "-ext",
                "BC=ca:true",
                "-validity",
                "2",
                "-storetype",
                "PKCS12",
                "-storepass",
                PASSWORD,
                "-keystore",
                store.toString())
            .redirectErrorStream(true)
            .start();
    String output = new String(keytool.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    try {
      if (keytool.waitFor() != 0) {
        throw new IOException("keytool failed: " + output);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException(e);
    }
    // The key alone is no trust anchor: the certificate is added as one.
    try {
      KeyStore keys = KeyStore.getInstance(store.toFile(), PASSWORD.toCharArray());
      keys.setCertificateEntry("anchor", keys.getCertificate("loopback"));
      try (var out = Files.newOutputStream(store)) {
        keys.store(out, PASSWORD.toCharArray());
      }
    } catch (GeneralSecurityException e) {
      throw new IOException(e);
    }
    return store;
  }

  /** Returns a context that trusts the certificate. */
  public SSLContext trust() {
    return trust;
  }

  /** Returns the port. */
  public int port() {
    return server.getAddress().getPort();
  }

  /** Returns the address of a path. */
  public String address(String path) {
    return "https://localhost:" + port() + path;
  }

  /** Answers a path with a handler. */
  public void on(String path, HttpHandler handler) {
    server.createContext(
        path,
        exchange -> {
          String range = exchange.getRequestHeaders().getFirst("Range");
          requests.add(
              exchange.getRequestMethod()
                  + " "
                  + exchange.getRequestURI()
                  + (range == null ? "" : " " + range));
          handler.handle(exchange);
        });
  }

  /** Answers a path with a file that supports ranges. */
  public void file(String path, byte[] content, String etag) {
    on(path, exchange -> send(exchange, content, etag, content.length, () -> {}));
  }

  /** Returns all requests: method, path and range. */
  public List<String> requests() {
    return requests;
  }

  /**
   * Sends a file or the range that is asked for.
   *
   * @param end the byte before which the connection breaks off; the length of the file for never
   * @param beforeBreak is run before the connection breaks off
   */
  static void send(
      HttpExchange exchange, byte[] content, String etag, int end, Runnable beforeBreak)
      throws IOException {
    String range = exchange.getRequestHeaders().getFirst("Range");
    String valid = exchange.getRequestHeaders().getFirst("If-Range");
    int start = 0;
    if (range != null && (valid == null || valid.equals(etag))) {
      start = Integer.parseInt(range.replaceAll("\\D", ""));
      exchange
          .getResponseHeaders()
          .set(
              "Content-Range",
              "bytes " + start + "-" + (content.length - 1) + "/" + content.length);
    }
    if (!etag.isEmpty()) {
      exchange.getResponseHeaders().set("ETag", etag);
    }
    int status = exchange.getResponseHeaders().containsKey("Content-Range") ? 206 : 200;
    exchange.sendResponseHeaders(status, content.length - start);
    exchange.getResponseBody().write(content, start, Math.max(0, end - start));
    exchange.getResponseBody().flush();
    if (end < content.length) {
      beforeBreak.run();
      throw new IOException("the connection breaks off");
    }
    exchange.close();
  }

  /** Sends a whole answer. */
  public static void send(HttpExchange exchange, int status, byte[] content) throws IOException {
    exchange.sendResponseHeaders(status, content.length == 0 ? -1 : content.length);
    if (content.length > 0) {
      exchange.getResponseBody().write(content);
    }
    exchange.close();
  }

  @Override
  public void close() {
    server.stop(0);
    threads.shutdownNow();
  }
}
