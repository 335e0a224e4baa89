package org.lexhub.server;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.crypto.ECDSASigner;
import com.nimbusds.jose.crypto.MACSigner;
import com.nimbusds.jose.crypto.RSASSASigner;
import com.nimbusds.jose.jwk.Curve;
import com.nimbusds.jose.jwk.ECKey;
import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jose.jwk.RSAKey;
import com.nimbusds.jose.jwk.gen.ECKeyGenerator;
import com.nimbusds.jose.jwk.gen.RSAKeyGenerator;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.PlainJWT;
import com.nimbusds.jwt.SignedJWT;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.time.Instant;
import java.util.Base64;
import java.util.Date;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/** An OpenID provider on loopback with one user, who always agrees. Signs real tokens. */
final class TestProvider implements AutoCloseable {
  static final String CLIENT = "lexhub test";
  static final String SECRET = "a secret of at least thirty-two bytes, + & %";

  /** How a token is wrong. */
  enum Flaw {
    NONE,
    ELLIPTIC,
    NONCE,
    AUDIENCE,
    ISSUER,
    EXPIRED,
    UNSIGNED,
    SIGNED_WITH_SECRET,
    FOREIGN_KEY,
    CHANGED,
    NO_TOKEN,
    NO_SUBJECT,
    BROKEN_JSON
  }

  private record Grant(Map<String, String> request) {}

  /** The keys of all providers. To create them takes a second, or several on a busy machine. */
  private record Keys(RSAKey key, RSAKey foreign, ECKey elliptic) {
    private static final Keys ALL = create();

    private static Keys create() {
      try {
        return new Keys(
            new RSAKeyGenerator(2048).keyID("rsa").generate(),
            new RSAKeyGenerator(2048).keyID("rsa").generate(),
            new ECKeyGenerator(Curve.P_256).keyID("ec").generate());
      } catch (JOSEException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  private final HttpServer http;
  private final Keys keys;
  private final Map<String, Grant> grants = new HashMap<>();
  private final AtomicInteger number = new AtomicInteger();
  private volatile Flaw flaw = Flaw.NONE;
  private volatile Map<String, Object> user = Map.of();
  private volatile String tokenError = "";

  private TestProvider(HttpServer http, Keys keys) {
    this.http = http;
    this.keys = keys;
  }

  static TestProvider start() throws IOException {
    InetSocketAddress any = new InetSocketAddress(InetAddress.ofLiteral("127.0.0.1"), 0);
    // The keys exist before the first request, which has to be answered in a few seconds.
    TestProvider provider = new TestProvider(HttpServer.create(any, 0), Keys.ALL);
    provider.serve();
    return provider;
  }

  private void serve() {
    http.createContext("/.well-known/openid-configuration", x -> send(x, 200, metadata()));
    http.createContext(
        "/keys",
        x -> send(x, 200, new JWKSet(List.of(keys.key(), keys.elliptic())).toString(true)));
    http.createContext("/authorize", this::authorize);
    http.createContext("/token", this::token);
    http.start();
  }

  String issuer() {
    return "http://127.0.0.1:" + http.getAddress().getPort();
  }

  /** Logs a user in from now on: alternating names and values of claims. */
  void user(Map<String, Object> claims) {
    user = claims;
  }

  void flaw(Flaw next) {
    flaw = next;
  }

  /** Returns why the last code was not exchanged; empty if it was. */
  String tokenError() {
    return tokenError;
  }

  private String metadata() {
    String at = issuer();
    return """
    {"issuer":"%s","authorization_endpoint":"%s/authorize","token_endpoint":"%s/token",
    "jwks_uri":"%s/keys","response_types_supported":["code"],
    "subject_types_supported":["public"],
    "id_token_signing_alg_values_supported":["RS256","ES256","HS256","none"]}
    """
        .formatted(at, at, at, at);
  }

  private static void send(HttpExchange exchange, int status, String json) throws IOException {
    byte[] body = json.getBytes(StandardCharsets.UTF_8);
    exchange.getResponseHeaders().set("Content-Type", "application/json");
    exchange.sendResponseHeaders(status, body.length);
    exchange.getResponseBody().write(body);
    exchange.close();
  }

  private static Map<String, String> fields(String text) {
    Map<String, String> fields = new HashMap<>();
    for (String pair : text.split("&", -1)) {
      int equals = pair.indexOf('=');
      if (equals > 0) {
        fields.put(decoded(pair.substring(0, equals)), decoded(pair.substring(equals + 1)));
      }
    }
    return fields;
  }

  private static String decoded(String text) {
    return URLDecoder.decode(text, StandardCharsets.UTF_8);
  }

  private void authorize(HttpExchange exchange) throws IOException {
    Map<String, String> request = fields(exchange.getRequestURI().getRawQuery());
    String code = "code-" + number.incrementAndGet();
    grants.put(code, new Grant(request));
    String back =
        request.get("redirect_uri")
            + "?code="
            + code
            + "&state="
            + URLEncoder.encode(request.getOrDefault("state", ""), StandardCharsets.UTF_8)
            + "&iss="
            + URLEncoder.encode(issuer(), StandardCharsets.UTF_8);
    exchange.getResponseHeaders().set("Location", back);
    exchange.sendResponseHeaders(302, -1);
    exchange.close();
  }

  private void token(HttpExchange exchange) throws IOException {
    String body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
    Map<String, String> request = fields(body);
    Grant grant = grants.remove(String.valueOf(request.get("code")));
    tokenError = fault(exchange, request, grant);
    if (!tokenError.isEmpty() || grant == null) {
      send(exchange, 400, "{\"error\":\"invalid_grant\"}");
      return;
    }
    switch (flaw) {
      case NO_TOKEN -> send(exchange, 200, "{\"access_token\":\"a\",\"token_type\":\"Bearer\"}");
      case BROKEN_JSON -> send(exchange, 200, "{\"access_token\":");
      default ->
          send(
              exchange,
              200,
              "{\"access_token\":\"a\",\"token_type\":\"Bearer\",\"id_token\":\""
                  + idToken(String.valueOf(grant.request().get("nonce")))
                  + "\"}");
    }
  }

  /** Returns what a strict provider refuses; empty for nothing. */
  private static String fault(
      HttpExchange exchange, Map<String, String> request, @Nullable Grant grant) {
    if (grant == null) {
      return "unknown code";
    }
    String basic = String.valueOf(exchange.getRequestHeaders().getFirst("Authorization"));
    String pair =
        URLEncoder.encode(CLIENT, StandardCharsets.UTF_8)
            + ":"
            + URLEncoder.encode(SECRET, StandardCharsets.UTF_8);
    String right =
        "Basic " + Base64.getEncoder().encodeToString(pair.getBytes(StandardCharsets.UTF_8));
    if (!basic.equals(right)) {
      return "client";
    }
    if (!String.valueOf(request.get("redirect_uri")).equals(grant.request().get("redirect_uri"))) {
      return "redirect_uri";
    }
    String verifier = String.valueOf(request.get("code_verifier"));
    return challenge(verifier).equals(grant.request().get("code_challenge"))
            && "S256".equals(grant.request().get("code_challenge_method"))
        ? ""
        : "code_verifier";
  }

  private static String challenge(String verifier) {
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(verifier.getBytes(StandardCharsets.US_ASCII));
      return Base64.getUrlEncoder().withoutPadding().encodeToString(digest);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }

  private String idToken(String nonce) {
    Instant now = Instant.now();
    Instant end = flaw == Flaw.EXPIRED ? now.minusSeconds(3600) : now.plusSeconds(600);
    JWTClaimsSet.Builder claims =
        new JWTClaimsSet.Builder()
            .issuer(flaw == Flaw.ISSUER ? "https://evil.example" : issuer())
            .audience(flaw == Flaw.AUDIENCE ? "another client" : CLIENT)
            .issueTime(Date.from(now.minusSeconds(1)))
            .expirationTime(Date.from(end))
            .claim("nonce", flaw == Flaw.NONCE ? "another" : nonce);
    user.forEach(claims::claim);
    if (flaw == Flaw.NO_SUBJECT) {
      claims.subject(null);
    }
    try {
      return sign(claims.build());
    } catch (JOSEException e) {
      throw new IllegalStateException(e);
    }
  }

  private String sign(JWTClaimsSet claims) throws JOSEException {
    if (flaw == Flaw.UNSIGNED) {
      return new PlainJWT(claims).serialize();
    }
    JWSAlgorithm algorithm =
        switch (flaw) {
          case ELLIPTIC -> JWSAlgorithm.ES256;
          case SIGNED_WITH_SECRET -> JWSAlgorithm.HS256;
          default -> JWSAlgorithm.RS256;
        };
    String id = flaw == Flaw.ELLIPTIC ? "ec" : "rsa";
    SignedJWT token = new SignedJWT(new JWSHeader.Builder(algorithm).keyID(id).build(), claims);
    switch (flaw) {
      case ELLIPTIC -> token.sign(new ECDSASigner(keys.elliptic()));
      case SIGNED_WITH_SECRET -> token.sign(new MACSigner(SECRET));
      case FOREIGN_KEY -> token.sign(new RSASSASigner(keys.foreign()));
      default -> token.sign(new RSASSASigner(keys.key()));
    }
    String text = token.serialize();
    if (flaw != Flaw.CHANGED) {
      return text;
    }
    int dot = text.indexOf('.');
    String payload =
        new String(
            Base64.getUrlDecoder().decode(text.substring(dot + 1, text.lastIndexOf('.'))),
            StandardCharsets.UTF_8);
    String forged = payload.replace("\"sub\":\"", "\"sub\":\"other ");
    return text.substring(0, dot + 1)
        + Base64.getUrlEncoder()
            .withoutPadding()
            .encodeToString(forged.getBytes(StandardCharsets.UTF_8))
        + text.substring(text.lastIndexOf('.'));
  }

  /** Returns where the user's browser is sent back to after it has come with an address. */
  String agree(String address) throws IOException, InterruptedException {
    HttpClient client = HttpClient.newHttpClient();
    HttpResponse<String> answer =
        client.send(
            HttpRequest.newBuilder(URI.create(address)).build(),
            HttpResponse.BodyHandlers.ofString());
    return answer.headers().firstValue("Location").orElseThrow();
  }

  @Override
  public void close() {
    http.stop(0);
  }
}
