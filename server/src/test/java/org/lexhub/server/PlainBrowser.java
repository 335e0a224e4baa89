package org.lexhub.server;

import java.io.IOException;
import java.net.CookieManager;
import java.net.CookiePolicy;
import java.net.HttpCookie;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A browser without scripts: keeps cookies, sends forms with the token of the last page. */
final class PlainBrowser {
  static final String PASSWORD = "vetch gravel harbour";

  private static final Pattern TOKEN = Pattern.compile("name=\"form_token\" value=\"([^\"]+)\"");
  private static final Pattern KEY = Pattern.compile("lx_[0-9A-Za-z]{38}");

  private final CookieManager cookies = new CookieManager(null, CookiePolicy.ACCEPT_ALL);
  private final HttpClient http =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).cookieHandler(cookies).build();
  private final String origin;
  private String token = "";

  PlainBrowser(TestServer server) {
    this(server.port());
  }

  PlainBrowser(int port) {
    origin = "http://127.0.0.1:" + port;
  }

  /** A response. */
  record Answer(int status, String body, String location, HttpResponse<String> response) {
    String key() {
      Matcher key = KEY.matcher(body);
      if (!key.find()) {
        throw new AssertionError("no key in " + body);
      }
      return key.group();
    }

    /** Returns the first text between two others. */
    String between(String before, String after) {
      int start = body.indexOf(before);
      if (start < 0) {
        throw new AssertionError("no " + before + " in " + body);
      }
      start += before.length();
      return body.substring(start, body.indexOf(after, start));
    }
  }

  String origin() {
    return origin;
  }

  String token() {
    return token;
  }

  Answer get(String path) throws IOException, InterruptedException {
    return send(HttpRequest.newBuilder(URI.create(origin + path)).GET().build());
  }

  /** Sends a form with alternating names and values of fields. */
  Answer post(String path, String... fields) throws IOException, InterruptedException {
    return send(form(path, token, fields).header("Origin", origin).build());
  }

  /** Returns the request of a form, which tests can modify before they send it. */
  HttpRequest.Builder form(String path, String formToken, String... fields) {
    StringBuilder body = new StringBuilder("form_token=").append(formToken);
    for (int i = 0; i < fields.length; i += 2) {
      body.append('&').append(fields[i]).append('=');
      body.append(URLEncoder.encode(fields[i + 1], StandardCharsets.UTF_8));
    }
    return HttpRequest.newBuilder(URI.create(origin + path))
        .header("Content-Type", "application/x-www-form-urlencoded")
        .POST(HttpRequest.BodyPublishers.ofString(body.toString()));
  }

  Answer send(HttpRequest request) throws IOException, InterruptedException {
    HttpResponse<String> response = http.send(request, HttpResponse.BodyHandlers.ofString());
    Matcher found = TOKEN.matcher(response.body());
    if (found.find()) {
      token = found.group(1);
    }
    String location = response.headers().firstValue("Location").orElse("");
    return new Answer(response.statusCode(), response.body(), location, response);
  }

  List<HttpCookie> cookies() {
    return cookies.getCookieStore().getCookies();
  }

  /** Returns the value of a cookie; empty if there is none. */
  String cookie(String name) {
    for (HttpCookie cookie : cookies()) {
      if (cookie.getName().equals(name)) {
        return cookie.getValue();
      }
    }
    return "";
  }

  Answer signUp(String login) throws IOException, InterruptedException {
    get("/account/signup");
    return post("/account/signup", "login", login, "new_password", PASSWORD);
  }

  Answer logIn(String login, String password) throws IOException, InterruptedException {
    get("/account/login");
    return post("/account/login", "login", login, "password", password);
  }

  /** Sends the request that an answer redirects to. */
  Answer follow(Answer redirect) throws IOException, InterruptedException {
    return get(redirect.location());
  }

  String createKey(String name) throws IOException, InterruptedException {
    get("/account");
    return follow(post("/account/keys", "name", name)).key();
  }
}
