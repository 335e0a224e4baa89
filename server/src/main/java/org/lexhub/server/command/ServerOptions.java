package org.lexhub.server.command;

import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.ClusterSettings;
import org.lexhub.server.LexhubServer;
import org.lexhub.server.ServerSettings;
import org.lexhub.server.account.SignUp;
import org.lexhub.server.account.sql.PostgresSettings;
import org.lexhub.server.account.usage.TimeSource;
import org.lexhub.server.guard.PageSettings;
import org.lexhub.server.http.connection.HttpSettings;
import org.lexhub.server.snapshot.FirstVerification;
import org.lexhub.store.snapshot.SnapshotSignature;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The options of a server. */
final class ServerOptions {
  private static final Logger LOG = LoggerFactory.getLogger(ServerOptions.class);
  private static final int MAX_CACHE_MB = 1024;
  private static final int MAX_PORT = 65_535;
  private static final int DEFAULT_PORT = 8080;

  /** Whether pages show words to people without a key. */
  enum Explore {
    ON,
    OFF
  }

  /** The accuracy of translations that name none. */
  enum Accurate {
    STANDARD,
    HIGH
  }

  private final OptionGroup group = new OptionGroup();

  private final OptionValue<Integer> port =
      group.value(
          "--port", "N", DEFAULT_PORT, "The port to listen on (8080); 0 chooses any free one.");

  private final OptionValue<String> listen =
      group.value("--listen", "ADDRESS", "127.0.0.1", "The address to listen on (127.0.0.1).");

  private final EdgeOptions edge = new EdgeOptions(group);

  private final LoginOptions logins = new LoginOptions(group);

  private final OptionValue<SignUp.Registration> registration =
      group.optional(
          "--registration",
          "open|invite|closed",
          SignUp.Registration.class,
          "Who can create an account in the browser: everybody, holders of an invitation, nobody"
              + " (open on loopback, invite elsewhere).");

  private final OptionValue<Long> maxAccounts =
      group.value(
          "--max-accounts",
          "N",
          SignUp.DEFAULT_MAX_ACCOUNTS,
          "The maximum number of accounts (10000).");

  private final OptionValue<FirstVerification> verify =
      group.value(
          "--verify",
          "header|background|full",
          FirstVerification.FULL,
          "How much of the snapshot in the data folder at the start is verified before it is"
              + " served (full); background verifies the rest while it is served. Later snapshots"
              + " are always verified in full.");

  private final OptionValue<Integer> metricsPort =
      group.value(
          "--metrics-port",
          "N",
          -1,
          "Serves /metrics for Prometheus on this loopback port; 0 chooses any free one. Off by"
              + " default.");

  private final OptionValue<Integer> dictPort =
      group.value(
          "--dict-port",
          "N",
          -1,
          "Answers the DICT protocol (RFC 2229) on this port, without keys and within the limits of"
              + " pages; its usual port is 2628, 0 chooses any free one. Off by default.");

  private final OptionValue<Integer> cacheMegabytes =
      group.value(
          "--response-cache",
          "MB",
          HttpSettings.DEFAULT_CACHE_BYTES >> 20,
          "The memory of the cache of searches, suggestions and translations (16); 0 switches it"
              + " off.");

  private final OptionValue<Integer> scrubHours =
      group.value(
          "--scrub-hours",
          "N",
          ServerSettings.DEFAULT_SCRUB_HOURS,
          "Reads the served snapshot again every N hours and compares it with its checksums (24); 0"
              + " never.");

  private final OptionValue<Path> trust =
      group.optional(
          "--trust",
          "FILE",
          Path.class,
          "Serves only snapshots that lexhub sign signed with the key of this public key (Ed25519,"
              + " PEM).");

  private final OptionValue<String> snapshot =
      group.optional(
          "--snapshot",
          "s3://BUCKET/PREFIX/|https://HOST/PATH/|DIR",
          String.class,
          "Fetches the snapshot that CURRENT names there, and each later one, into the data folder."
              + " S3 uses the settings of AWS: AWS_REGION, AWS_ENDPOINT_URL_S3, AWS_ACCESS_KEY_ID …");

  private final OptionValue<Integer> rollout =
      group.value(
          "--rollout",
          "PERCENT",
          ClusterSettings.NONE.rolloutPercent(),
          "The share of the servers of one database that replace their snapshot at once (100); at"
              + " least one does.");

  private final OptionValue<Accurate> accuracy =
      group.value(
          "--accuracy",
          "standard|high",
          Accurate.STANDARD,
          "The accuracy of translations that name none (standard); high needs a snapshot with"
              + " vectors and takes milliseconds for a word in an English context.");

  private final OptionValue<Boolean> accessLog =
      group.flag("--access-log", "Logs a line for every response.");

  private final OptionValue<Path> auditLog =
      group.optional(
          "--audit-log",
          "FILE",
          Path.class,
          "Also appends the events that matter for security to this file, each line with the hash of"
              + " those before; a new file begins each month. Off by default.");

  private final OptionValue<LogFormat> logFormat =
      group.value(
          "--log-format",
          "text|json",
          LogFormat.TEXT,
          "The form of log lines (text); json writes an object in a line for each event.");

  private final OptionValue<Explore> explore =
      group.value(
          "--explore",
          "on|off",
          Explore.ON,
          "Whether pages show the dictionary to people without a key (on).");

  private final OptionValue<Integer> exploreRate =
      group.value(
          "--explore-rate",
          "N",
          PageSettings.DEFAULT.perSecond(),
          "Page requests per second for each address (5); bursts can be 12 times as large.");

  private final OptionValue<Integer> exploreDay =
      group.value(
          "--explore-day",
          "N",
          PageSettings.DEFAULT.perDay(),
          "Page requests per day for each address (1000).");

  private final OptionValue<Integer> exploreMonth =
      group.value(
          "--explore-month",
          "N",
          PageSettings.DEFAULT.perMonth(),
          "Page requests in 30 days for each address (5000); an account that is logged in has twice"
              + " as many.");

  private final OptionValue<Integer> exploreAll =
      group.value(
          "--explore-all",
          "N",
          PageSettings.DEFAULT.allPerSecond(),
          "Page requests per second for all addresses together (200).");

  /** Returns the options. */
  OptionGroup group() {
    return group;
  }

  /**
   * Starts a server over a data folder.
   *
   * @param accounts the database of accounts, or null for the file in the folder
   */
  LexhubServer start(Path data, @Nullable PostgresSettings accounts) throws IOException {
    openLogs(data);
    checkRange("--port", port.value(), 0, MAX_PORT, "");
    checkRange("--dict-port", dictPort.value(), -1, MAX_PORT, "");
    checkRange("--response-cache", cacheMegabytes.value(), 0, MAX_CACHE_MB, " of MB");
    if (scrubHours.value() < 0) {
      throw new CommandFailure("--scrub-hours must be 0 or more, not " + scrubHours.value());
    }
    try {
      return LexhubServer.start(settings(data, accounts), ServerOptions::logBound);
    } catch (RuntimeException e) {
      if (bindFailure(e) == null) {
        throw e;
      }
      throw new CommandFailure(
          "port "
              + port.value()
              + " of "
              + listen.value()
              + " is in use; choose another with --port, or 0 for any");
    }
  }

  private ServerSettings settings(Path data, @Nullable PostgresSettings accounts)
      throws IOException {
    boolean loopback = loopback();
    HttpSettings http =
        HttpSettings.of(listen.value(), port.value())
            .with(edge.read(loopback, listen.value()))
            .withCacheBytes(cacheMegabytes.value() << 20);
    Path key = trust.orNull();
    return new ServerSettings(
        data,
        http,
        metricsPort.value(),
        verify.value(),
        accessLog.value(),
        TimeSource.SYSTEM,
        signUp(loopback && !edge.behindProxy()),
        pages(),
        scrubHours.value(),
        key == null ? null : SnapshotSignature.publicKey(key),
        accuracy.value() == Accurate.HIGH,
        dictPort.value(),
        cluster(accounts),
        logins.read());
  }

  /** Refuses a number out of its range. A port that is off is -1, which messages do not mention. */
  private static void checkRange(String option, int number, int least, int most, String unit) {
    if (number < least || number > most) {
      throw new CommandFailure(
          option + " must be a number" + unit + " from 0 to " + most + ", not " + number);
    }
  }

  /** Begins to log as the options say. */
  void openLogs(Path data) {
    logFormat.value().apply();
    Path log = auditLog.orNull();
    if (log != null) {
      AuditFile.open(log);
    }
    AuditPlace.store(data, log);
  }

  private ClusterSettings cluster(@Nullable PostgresSettings accounts) {
    int percent = rollout.value();
    String place = snapshot.orNull();
    if (percent < 1 || percent > ClusterSettings.NONE.rolloutPercent()) {
      throw new CommandFailure("--rollout must be a number from 1 to 100, not " + percent);
    }
    if (percent < ClusterSettings.NONE.rolloutPercent() && (accounts == null || place == null)) {
      throw new CommandFailure(
          "--rollout needs --snapshot, and --accounts, where servers agree on their turns");
    }
    return new ClusterSettings(accounts, place, percent);
  }

  private static void logBound(LexhubServer server) {
    LOG.info("the port is open: {}; checking the snapshot", server.url());
  }

  private SignUp signUp(boolean loopback) {
    SignUp.Registration byDefault = SignUp.defaults(loopback).registration();
    SignUp.Registration chosen = registration.orNull();
    return new SignUp(chosen == null ? byDefault : chosen, maxAccounts.value());
  }

  private PageSettings pages() {
    try {
      return new PageSettings(
          explore.value() == Explore.ON,
          exploreRate.value(),
          exploreDay.value(),
          exploreMonth.value(),
          exploreAll.value());
    } catch (IllegalArgumentException e) {
      throw new CommandFailure(
          "--explore-rate, --explore-day, --explore-month and --explore-all must be at least 1");
    }
  }

  private boolean loopback() {
    try {
      return InetAddress.getByName(listen.value()).isLoopbackAddress();
    } catch (UnknownHostException e) {
      throw new CommandFailure(
          "--listen must be an address of this machine, not " + listen.value());
    }
  }

  private static @Nullable BindException bindFailure(Throwable e) {
    for (Throwable cause = e; cause != null; cause = cause.getCause()) {
      if (cause instanceof BindException bind) {
        return bind;
      }
    }
    return null;
  }
}
