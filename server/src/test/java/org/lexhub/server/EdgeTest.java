package org.lexhub.server;

import static java.nio.file.StandardCopyOption.COPY_ATTRIBUTES;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.KeyStore;
import java.security.PrivateKey;
import java.security.cert.Certificate;
import java.util.Base64;
import java.util.List;
import java.util.Set;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLHandshakeException;
import javax.net.ssl.TrustManager;
import javax.net.ssl.TrustManagerFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.server.http.connection.EdgeSettings;
import org.lexhub.server.http.connection.TlsCertificate;

/** TLS of the server, and proxies in front of it. */
class EdgeTest {
  private static final InetAddress LOOPBACK = InetAddress.ofLiteral("127.0.0.1");

  @TempDir Path folder;
  @TempDir Path data;

  private LexhubServer serve(EdgeSettings edge) throws IOException {
    ServerSettings settings = ServerSettings.of(data, "127.0.0.1", 0);
    return LexhubServer.start(settings.with(settings.http().with(edge)));
  }

  private static HttpResponse<String> get(LexhubServer server, String path, String... headers)
      throws Exception {
    try (HttpClient http = HttpClient.newHttpClient()) {
      HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(server.url() + path));
      if (headers.length > 0) {
        request.headers(headers);
      }
      return http.send(request.build(), HttpResponse.BodyHandlers.ofString());
    }
  }

  private static String cookie(HttpResponse<String> answer) {
    return answer.headers().firstValue("Set-Cookie").orElse("");
  }

  /** Writes a certificate for 127.0.0.1 and its key as PEM; returns managers that trust it. */
  private TrustManager[] makeCertificate() throws Exception {
    Path store = folder.resolve("store.p12");
    Files.deleteIfExists(store);
    Process keytool =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "keytool").toString(),
                "-genkeypair",
                "-alias",
                "a",
                "-keyalg",
                "EC",
                "-dname",
                "CN=localhost",
                "-ext",
                "san=ip:127.0.0.1",
                "-storetype",
                "PKCS12",
                "-storepass",
                "secret",
                "-keystore",
                store.toString())
            .redirectErrorStream(true)
            .start();
    keytool.getInputStream().readAllBytes();
    assertThat(keytool.waitFor()).isZero();
    KeyStore keys = KeyStore.getInstance(store.toFile(), "secret".toCharArray());
    Certificate certificate = keys.getCertificate("a");
    PrivateKey key = (PrivateKey) keys.getKey("a", "secret".toCharArray());
    pem("cert.pem", "CERTIFICATE", certificate.getEncoded());
    pem("key.pem", "PRIVATE KEY", key.getEncoded());
    KeyStore trusted = KeyStore.getInstance(KeyStore.getDefaultType());
    trusted.load(null, null);
    trusted.setCertificateEntry("a", certificate);
    TrustManagerFactory trust =
        TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
    trust.init(trusted);
    return trust.getTrustManagers();
  }

  /** Returns a new client, which shares no TLS session with another. */
  private static HttpClient trusting(TrustManager[] trust) throws Exception {
    SSLContext context = SSLContext.getInstance("TLS");
    context.init(null, trust, null);
    return HttpClient.newBuilder().sslContext(context).build();
  }

  private Path pem(String name, String type, byte[] content) throws IOException {
    Path file = folder.resolve(name);
    String text = Base64.getMimeEncoder(64, new byte[] {'\n'}).encodeToString(content);
    Files.writeString(
        file, "-----BEGIN " + type + "-----\n" + text + "\n-----END " + type + "-----\n");
    return Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
  }

  @Test
  void underTlsCookiesAreSecureAndBrowsersAreToldToStay() throws Exception {
    TrustManager[] trust = makeCertificate();
    EdgeSettings edge =
        new EdgeSettings(
            TlsCertificate.read(folder.resolve("cert.pem"), folder.resolve("key.pem")),
            false,
            Set.of());
    try (LexhubServer server = serve(edge);
        HttpClient http = trusting(trust)) {
      assertThat(server.url()).startsWith("https://127.0.0.1:");
      HttpRequest request =
          HttpRequest.newBuilder(URI.create(server.url() + "/account/login")).build();
      HttpResponse<String> answer = http.send(request, HttpResponse.BodyHandlers.ofString());
      assertThat(answer.statusCode()).isEqualTo(200);
      assertThat(answer.sslSession().orElseThrow().getProtocol()).isEqualTo("TLSv1.3");
      assertThat(answer.headers().firstValue("Strict-Transport-Security"))
          .contains("max-age=31536000");
      assertThat(cookie(answer)).startsWith("__Host-lexform=").contains("; Secure", "HttpOnly");
    }
  }

  @Test
  void aRenewedCertificateIsShownWithoutARestart() throws Exception {
    TrustManager[] before = makeCertificate();
    Path cert = folder.resolve("cert.pem");
    Path key = folder.resolve("key.pem");
    EdgeSettings edge = new EdgeSettings(TlsCertificate.read(cert, key), false, Set.of());
    try (LexhubServer server = serve(edge)) {
      assertThat(isTrusted(server, before)).isTrue();
      byte[] oldKey = Files.readAllBytes(key);
      TrustManager[] after = makeCertificate();
      byte[] newKey = Files.readAllBytes(key);
      assertThat(isTrusted(server, after)).isFalse();

      Files.write(key, oldKey);
      server.renewCertificate();
      assertThat(isTrusted(server, before)).as("half of a renewal is refused").isTrue();

      Files.delete(key);
      Files.write(key, newKey);
      Files.setPosixFilePermissions(key, PosixFilePermissions.fromString("rw-------"));
      server.renewCertificate();
      assertThat(isTrusted(server, after)).isTrue();
      assertThat(isTrusted(server, before)).isFalse();
    }
  }

  private static boolean isTrusted(LexhubServer server, TrustManager[] trust) throws Exception {
    try (HttpClient http = trusting(trust)) {
      HttpRequest request =
          HttpRequest.newBuilder(URI.create(server.url() + "/health/live")).build();
      http.send(request, HttpResponse.BodyHandlers.discarding());
      return true;
    } catch (SSLHandshakeException e) {
      return false;
    }
  }

  private static LexhubServer serveWords(EdgeSettings edge) throws Exception {
    ServerSettings settings = ServerSettings.of(Fixture.folder(), "127.0.0.1", 0);
    return LexhubServer.start(settings.with(settings.http().with(edge)));
  }

  @Test
  void curlLinesUnderTlsSendTheKeyByHttps() throws Exception {
    TrustManager[] trust = makeCertificate();
    TlsCertificate certificate =
        TlsCertificate.read(folder.resolve("cert.pem"), folder.resolve("key.pem"));
    try (LexhubServer server = serveWords(new EdgeSettings(certificate, false, Set.of()));
        HttpClient http = trusting(trust)) {
      URI page = URI.create(server.url() + "/search?q=dog");
      HttpRequest request = HttpRequest.newBuilder(page).build();
      String text = http.send(request, HttpResponse.BodyHandlers.ofString()).body();
      assertThat(text)
          .contains(server.url() + "/v1/lexemes/search")
          .doesNotContain("http://127.0.0.1");
    }
  }

  @Test
  void curlLinesBehindAProxyHaveItsOrigin() throws Exception {
    try (LexhubServer server = serveWords(new EdgeSettings(null, true, Set.of(LOOPBACK)))) {
      HttpResponse<String> answer =
          get(
              server,
              "/search?q=dog",
              "X-Forwarded-Proto",
              "https",
              "X-Forwarded-Host",
              "dict.example");
      assertThat(answer.body())
          .contains("https://dict.example/v1/lexemes/search")
          .doesNotContain("http://dict.example");
    }
  }

  @Test
  void curlLinesOnLoopbackHaveThePlainOrigin() throws Exception {
    try (LexhubServer server = serveWords(EdgeSettings.PLAIN)) {
      HttpResponse<String> answer =
          get(
              server,
              "/search?q=dog",
              "X-Forwarded-Proto",
              "https",
              "X-Forwarded-Host",
              "x.example");
      assertThat(answer.body())
          .contains(server.url() + "/v1/lexemes/search")
          .doesNotContain("x.example");
    }
  }

  @Test
  void onPlainLoopbackCookiesSayWhatIsTrue() throws Exception {
    try (LexhubServer server = serve(EdgeSettings.PLAIN)) {
      HttpResponse<String> answer =
          get(server, "/account/login", "X-Forwarded-Proto", "https", "X-Forwarded-For", "9.9.9.9");
      assertThat(cookie(answer))
          .startsWith("lexform=")
          .contains("Path=/", "HttpOnly", "SameSite=Lax")
          .doesNotContain("Secure");
      assertThat(answer.headers().firstValue("Strict-Transport-Security")).isEmpty();
    }
  }

  @Test
  void aListedProxyIsBelieved() throws Exception {
    try (LexhubServer server = serve(new EdgeSettings(null, true, Set.of(LOOPBACK)))) {
      HttpResponse<String> https = get(server, "/account/login", "X-Forwarded-Proto", "https");
      assertThat(cookie(https)).startsWith("__Host-lexform=");
      assertThat(https.headers().firstValue("Strict-Transport-Security")).isPresent();
      HttpResponse<String> http = get(server, "/account/login", "X-Forwarded-Proto", "http");
      assertThat(cookie(http)).startsWith("lexform=");
    }
  }

  /** A client behind the proxy cannot escape its limits by sending the header itself. */
  @Test
  void theLastAddressThatIsNoProxyIsTheClient() throws Exception {
    try (LexhubServer server = serve(new EdgeSettings(null, true, Set.of(LOOPBACK)))) {
      for (int i = 0; i < 20; i++) {
        assertThat(tryLogin(server, "1.1.1." + i + ", 203.0.113.7, 127.0.0.1")).isEqualTo(422);
      }
      assertThat(tryLogin(server, "203.0.113.7")).isEqualTo(429);
      assertThat(tryLogin(server, "203.0.113.8")).isEqualTo(422);
      assertThat(tryLogin(server, "2001:db8:1:2::1")).isEqualTo(422);
    }
  }

  private static int tryLogin(LexhubServer server, String forwardedFor) throws Exception {
    HttpResponse<String> page = get(server, "/account/login", "X-Forwarded-Proto", "https");
    String token = page.body().split("form_token\" value=\"", 2)[1].substring(0, 43);
    String cookie = cookie(page);
    try (HttpClient http = HttpClient.newHttpClient()) {
      HttpRequest login =
          HttpRequest.newBuilder(URI.create(server.url() + "/account/login"))
              .headers("Cookie", cookie.substring(0, cookie.indexOf(';')))
              .headers("Sec-Fetch-Site", "same-origin", "X-Forwarded-Proto", "https")
              .headers("X-Forwarded-For", forwardedFor)
              .POST(
                  HttpRequest.BodyPublishers.ofString(
                      "form_token=" + token + "&login=x" + forwardedFor.hashCode() + "&password=y"))
              .build();
      return http.send(login, HttpResponse.BodyHandlers.discarding()).statusCode();
    }
  }

  @Test
  void filesThatCannotBeUsedAreNamedWithWhatToDo() throws Exception {
    makeCertificate();
    Path cert = folder.resolve("cert.pem");
    Path key = folder.resolve("key.pem");
    assertThatThrownBy(() -> TlsCertificate.read(key, key)).hasMessageContaining("no certificates");
    assertThatThrownBy(() -> TlsCertificate.read(cert, cert)).hasMessageContaining("openssl pkcs8");
    Path old = pem("old.pem", "EC PRIVATE KEY", new byte[] {1});
    assertThatThrownBy(() -> TlsCertificate.read(cert, old)).hasMessageContaining("openssl pkcs8");
    Path junk = pem("junk.pem", "PRIVATE KEY", new byte[] {1, 2, 3});
    assertThatThrownBy(() -> TlsCertificate.read(cert, junk))
        .hasMessageContaining("unknown algorithm");
    Path before = Files.copy(key, folder.resolve("before.pem"), COPY_ATTRIBUTES);
    makeCertificate();
    assertThatThrownBy(() -> TlsCertificate.read(cert, before)).hasMessageContaining("not belong");
    Files.setPosixFilePermissions(key, PosixFilePermissions.fromString("rw-r--r--"));
    assertThatThrownBy(() -> TlsCertificate.read(cert, key)).hasMessageContaining("chmod 600");
  }

  @Test
  void headersOfPagesKeepStrangersOut() throws Exception {
    try (LexhubServer server = serve(EdgeSettings.PLAIN)) {
      HttpResponse<String> answer = get(server, "/account/signup");
      List<String> policy = answer.headers().allValues("Content-Security-Policy");
      assertThat(policy).hasSize(1);
      assertThat(policy.getFirst())
          .contains("default-src 'none'", "form-action 'self'", "frame-ancestors 'none'")
          .doesNotContain("unsafe");
      assertThat(answer.headers().firstValue("Referrer-Policy")).contains("no-referrer");
      assertThat(answer.headers().firstValue("X-Content-Type-Options")).contains("nosniff");
      assertThat(answer.headers().firstValue("Access-Control-Allow-Origin")).isEmpty();
      assertThat(answer.headers().firstValue("Server")).isEmpty();
    }
  }
}
