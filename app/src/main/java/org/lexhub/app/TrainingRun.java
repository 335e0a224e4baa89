package org.lexhub.app;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.HttpURLConnection;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.account.AccountDatabase;
import org.lexhub.server.account.Accounts;
import org.lexhub.server.account.Plan;
import org.lexhub.server.command.LogProvider;
import org.lexhub.server.command.ServerMain;

/**
 * {@code train}: loads the fixture, serves it on loopback and asks for everything that a server is
 * usually asked, then ends. With {@code -XX:AOTCacheOutput} the JVM notes which classes and methods
 * this needs, and later starts with {@code -XX:AOTCache} take them from there.
 */
final class TrainingRun {
  private static final int ROUNDS = 200;
  private static final int POLL_MILLIS = 10;
  private static final Pattern LISTENING = Pattern.compile("Listening on (\\S+)\\R");
  private static final String TRANSLATE = "/v1/translations/translate";
  private static final String BODY =
      "{\"text\":\"bank\",\"source_lang\":\"eng\",\"target_lang\":\"deu,spa\","
          + "\"context\":\"We sat on the bank of the river\"}";
  private static final List<String> PATHS =
      List.of(
          "/health/live",
          "/health/ready",
          "/v1/languages",
          "/v1/languages/iso/eng",
          "/v1/languages/search?q=ger",
          "/v1/lexemes/1?include=senses",
          "/v1/lexemes/search?q=bank&lang=eng",
          "/v1/lexemes/search?q=bnak&lang=eng&fuzzy=true",
          "/v1/lexemes/suggest?q=ba&lang=eng",
          "/v1/lexemes?lang=eng",
          "/v1/meanings/1",
          "/v1/meanings?limit=2",
          "/v1/translations/pairs?source_lang=eng&target_lang=deu",
          "/v1/translations/stats?source_lang=eng&target_lang=deu",
          "/v1/info",
          "/v1/sources",
          "/v1/usage",
          "/",
          "/docs",
          "/openapi.json");

  /** The settings that name native libraries. */
  private static final List<String> LIBRARIES = List.of("org.sqlite.lib.path", "ZstdNativePath");

  private TrainingRun() {}

  /**
   * Runs the training.
   *
   * @throws IOException if the fixture cannot be loaded or served
   */
  static void run() throws IOException {
    LogProvider.choose(); // as the main method of the server does
    Path folder = Files.createTempDirectory("lexhub-train");
    try {
      Path data = folder.resolve("served");
      BundledFiles.copyTo(folder.resolve("recipes"));
      load(folder.resolve("recipes/fixture.toml"), data);
      String key = key(data);
      serve(
          data,
          url -> {
            for (int i = 0; i < ROUNDS; i++) {
              for (String path : PATHS) {
                ask(url + path, key, null);
              }
              ask(url + TRANSLATE, key, BODY);
            }
          });
    } finally {
      BundledFiles.delete(folder);
    }
    LexhubMain.print("Asked for " + ROUNDS * (PATHS.size() + 1) + " responses.");
  }

  /**
   * Loads a recipe in a separate process. Each start takes all classes of a cache into memory, and
   * a server needs none of those that a load does.
   */
  private static void load(Path recipe, Path data) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(
        List.of(
            "-Xmx512m",
            "--enable-native-access=ALL-UNNAMED",
            "--sun-misc-unsafe-memory-access=allow"));
    for (String name : LIBRARIES) {
      String file = System.getProperty(name);
      if (file != null) {
        command.add("-D" + name + "=" + file);
      }
    }
    command.addAll(
        List.of("-cp", System.getProperty("java.class.path"), LexhubMain.class.getName(), "load"));
    command.addAll(List.of("--recipe", recipe.toString(), "--out", data.toString()));
    ProcessBuilder builder = new ProcessBuilder(command).inheritIO();
    // The options of the JVM that is being trained may be there.
    builder.environment().keySet().removeAll(List.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS"));
    try {
      if (builder.start().waitFor() != 0) {
        throw new IOException("the fixture cannot be loaded");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("the load was interrupted", e);
    }
  }

  /** Serves a folder as the command {@code serve} does, until the work has been done. */
  private static void serve(Path data, Consumer<String> work) throws IOException {
    StringWriter out = new StringWriter();
    PrintWriter errors = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
    String[] command = {"serve", "--data", data.toString(), "--port", "0"};
    Thread server =
        Thread.ofPlatform()
            .name("trained")
            .start(() -> ServerMain.run(new PrintWriter(out, true), errors, Map.of(), command));
    try {
      work.accept(url(out, server));
      server.interrupt();
      server.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("the training was interrupted", e);
    }
  }

  /** Waits for the line with the URL of the server. */
  private static String url(StringWriter out, Thread server)
      throws IOException, InterruptedException {
    while (server.isAlive()) {
      Matcher line = LISTENING.matcher(out.toString());
      if (line.find()) {
        return line.group(1);
      }
      Thread.sleep(POLL_MILLIS);
    }
    throw new IOException("the server of the training has ended");
  }

  private static String key(Path data) throws IOException {
    try (AccountDatabase database = AccountDatabase.open(data)) {
      Accounts accounts = new Accounts(database);
      long account = accounts.addAccount("training", Plan.ENTERPRISE, Instant.now());
      return accounts.addKey(account, "training", null, Instant.now());
    } catch (SQLException e) {
      throw new IOException("no key can be stored in " + data, e);
    }
  }

  /** Sends a request and reads the whole response, whatever its status. */
  private static void ask(String url, String key, @Nullable String body) {
    try {
      HttpURLConnection connection = (HttpURLConnection) URI.create(url).toURL().openConnection();
      connection.setRequestProperty("Authorization", "Bearer " + key);
      if (body != null) {
        connection.setDoOutput(true);
        connection.getOutputStream().write(body.getBytes(StandardCharsets.UTF_8));
      }
      boolean failed = connection.getResponseCode() >= HttpURLConnection.HTTP_BAD_REQUEST;
      try (InputStream in = failed ? connection.getErrorStream() : connection.getInputStream()) {
        if (in != null) {
          in.transferTo(OutputStream.nullOutputStream());
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
