package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.server.account.ApiKey;
import org.lexhub.server.command.ServerMain;

/**
 * Keys, passwords, cookies, links and texts of users are in no log, no file of the data folder and
 * no argument of the process, after requests that succeed and that fail.
 */
class SecretsTest {
  private static final String PASSWORD = "correct horse battery 71";
  private static final String WRONG_PASSWORD = "wrong horse battery 93";
  private static final String TEXT = "zyxomorphical";

  @TempDir private Path folder;
  private final Map<String, String> secrets = new LinkedHashMap<>();

  private String command(String... arguments) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int status =
        ServerMain.run(new PrintWriter(out, true), new PrintWriter(err, true), Map.of(), arguments);
    assertThat(status).as(err.toString()).isZero();
    return out.toString();
  }

  private String remember(String name, String secret) {
    assertThat(secret).as(name).hasSizeGreaterThan(8);
    secrets.put(name, secret);
    return secret;
  }

  @Test
  void noSecretIsWrittenAnywhere() throws Exception {
    Path data = Files.createDirectories(folder.resolve("data"));
    Files.copy(Fixture.store().snapshot().file(), data.resolve(snapshot()));
    Files.writeString(data.resolve("CURRENT"), snapshot() + "\n");
    Path log = folder.resolve("server.log");
    Path audit = folder.resolve("audit.log");
    List<String> options = List.of("--port", "0", "--access-log", "--audit-log", audit.toString());
    String arguments;
    try (ServerProcess server =
        ServerProcess.start(data, Map.of(), ProcessBuilder.Redirect.to(log.toFile()), options)) {
      useBrowser(server, data);
      useApi(server);
      arguments = Files.readString(Path.of("/proc/" + server.pid() + "/cmdline"));
    }
    assertThat(Files.readString(log)).as("it logs").contains("/v1/", "event=login");
    assertThat(Files.readString(audit)).as("it logs").contains("event=key-created");
    secrets.forEach((name, secret) -> assertThat(arguments).as(name).doesNotContain(secret));
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        String content = Files.readString(file, StandardCharsets.ISO_8859_1);
        secrets.forEach((name, secret) ->
            assertThat(content.contains(secret)).as("%s is in %s", name, file).isFalse());
      }
    }
  }

  private static String snapshot() throws Exception {
    return Fixture.store().snapshot().file().getFileName().toString();
  }

  /** Sets a password by a link, logs in with right and wrong passwords, and makes a key. */
  private void useBrowser(ServerProcess server, Path data) throws Exception {
    String made =
        command("accounts", "create", "--admin", "--name", "root", "--data", data.toString());
    String link = remember("the link", made.split("password\\?link=", 2)[1].strip());
    remember("the password", PASSWORD);
    remember("a wrong password", WRONG_PASSWORD);
    PlainBrowser browser = new PlainBrowser(server.port());
    assertThat(browser.get("/account/password?link=" + link).status()).isEqualTo(200);
    browser.post("/account/password", "link", link, "new_password", PASSWORD);
    assertThat(browser.logIn("root", WRONG_PASSWORD).status()).isEqualTo(422);
    assertThat(browser.logIn("root", PASSWORD).status()).isEqualTo(303);
    remember("the session", browser.cookie("lexsid"));
    remember("the key of the page", browser.createKey("laptop"));
    remember("the token of forms", browser.token());
    remember(
        "the key of the command", command("keys", "create", "--data", data.toString()).strip());
  }

  /** Sends keys and texts in every place, most of them wrong. */
  private void useApi(ServerProcess server) throws Exception {
    String url = "http://127.0.0.1:" + server.port();
    String key = secrets.getOrDefault("the key of the page", "");
    String unknown = remember("an unknown key", ApiKey.create(new SecureRandom()));
    remember("a text", TEXT);
    for (String sent : new String[] {key, unknown, key + "x", "Basic " + unknown}) {
      get(url + "/v1/lexemes/search?q=" + TEXT, "Authorization", "Bearer " + sent);
      get(url + "/v1/lexemes/search?q=" + TEXT + "&limit=none", "Authorization", "Bearer " + sent);
      get(url + "/v1/nothing?key=" + unknown, "Authorization", "Bearer " + sent);
      get(url + "/v1/usage?key=" + unknown, "Cookie", "lexsid=" + unknown + "; other=" + unknown);
    }
    HttpRequest.Builder body =
        HttpRequest.newBuilder(URI.create(url + "/v1/translations/translate"))
            .header("Authorization", "Bearer " + key)
            .POST(HttpRequest.BodyPublishers.ofString("{\"text\":\"" + TEXT + "\",\"broken"));
    send(body.build());
  }

  private static void get(String url, String header, String value) throws Exception {
    send(HttpRequest.newBuilder(URI.create(url)).header(header, value).build());
  }

  private static void send(HttpRequest request) throws IOException, InterruptedException {
    try (HttpClient client = HttpClient.newHttpClient()) {
      int status = client.send(request, HttpResponse.BodyHandlers.discarding()).statusCode();
      assertThat(status).isBetween(200, 499);
    }
  }
}
