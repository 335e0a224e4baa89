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
import org.lexhub.server.account.TimeSource;
import org.lexhub.server.account.sql.PostgresSettings;
import org.lexhub.server.guard.PageSettings;
import org.lexhub.server.http.connection.EdgeSettings;
import org.lexhub.server.http.connection.HttpSettings;
import org.lexhub.server.snapshot.FirstVerification;
import org.lexhub.store.snapshot.SnapshotSignature;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

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

  @Option(
      names = "--port",
      paramLabel = "N",
      description = "The port to listen on (8080); 0 chooses any free one.")
  private int port = DEFAULT_PORT;

  @Option(
      names = "--listen",
      paramLabel = "ADDRESS",
      description = "The address to listen on (127.0.0.1).")
  private String listen = "127.0.0.1";

  @Mixin private EdgeOptions edge = new EdgeOptions();

  @Mixin private LoginOptions logins = new LoginOptions();

  @Option(
      names = "--registration",
      paramLabel = "open|invite|closed",
      description =
          "Who can create an account in the browser: everybody, holders of an invitation, nobody"
              + " (open on loopback, invite elsewhere).")
  private SignUp.@Nullable Registration registration;

  @Option(
      names = "--max-accounts",
      paramLabel = "N",
      description = "The maximum number of accounts (10000).")
  private long maxAccounts = SignUp.DEFAULT_MAX_ACCOUNTS;

  @Option(
      names = "--verify",
      paramLabel = "header|background|full",
      description =
          "How much of the first snapshot is verified before it is served (full); background"
              + " verifies the rest while it is served.")
  private FirstVerification verify = FirstVerification.FULL;

  @Option(
      names = "--metrics-port",
      paramLabel = "N",
      description =
          "Serves /metrics for Prometheus on this loopback port; 0 chooses any free one. Off by"
              + " default.")
  private int metricsPort = -1;

  @Option(
      names = "--dict-port",
      paramLabel = "N",
      description =
          "Answers the DICT protocol (RFC 2229) on this port, without keys and within the limits of"
              + " pages; its usual port is 2628, 0 chooses any free one. Off by default.")
  private int dictPort = -1;

  @Option(
      names = "--response-cache",
      paramLabel = "MB",
      description =
          "The memory of the cache of searches, suggestions and translations (16); 0 switches it"
              + " off.")
  private int cacheMegabytes = HttpSettings.DEFAULT_CACHE_BYTES >> 20;

  @Option(
      names = "--scrub-hours",
      paramLabel = "N",
      description =
          "Reads the served snapshot again every N hours and compares it with its checksums (24); 0"
              + " never.")
  private int scrubHours = ServerSettings.DEFAULT_SCRUB_HOURS;

  @Option(
      names = "--trust",
      paramLabel = "FILE",
      description =
          "Serves only snapshots that lexhub sign signed with the key of this public key (Ed25519,"
              + " PEM).")
  private @Nullable Path trust;

  @Option(
      names = "--snapshot",
      paramLabel = "s3://BUCKET/PREFIX/|https://HOST/PATH/|DIR",
      description =
          "Fetches the snapshot that CURRENT names there, and each later one, into the data folder."
              + " S3 uses the settings of AWS: AWS_REGION, AWS_ENDPOINT_URL_S3, AWS_ACCESS_KEY_ID …")
  private @Nullable String snapshot;

  @Option(
      names = "--rollout",
      paramLabel = "PERCENT",
      description =
          "The share of the servers of one database that replace their snapshot at once (100); at"
              + " least one does.")
  private int rollout = ClusterSettings.NONE.rolloutPercent();

  @Option(
      names = "--accuracy",
      paramLabel = "standard|high",
      description =
          "The accuracy of translations that name none (standard); high needs a snapshot with"
              + " vectors and takes milliseconds for a word in an English context.")
  private Accurate accuracy = Accurate.STANDARD;

  @Option(names = "--access-log", description = "Logs a line for every response.")
  private boolean accessLog;

  @Option(
      names = "--audit-log",
      paramLabel = "FILE",
      description =
          "Also appends the events that matter for security to this file, each line with the hash of"
              + " those before; a new file begins each month. Off by default.")
  private @Nullable Path auditLog;

  @Option(
      names = "--log-format",
      paramLabel = "text|json",
      description = "The form of log lines (text); json writes an object in a line for each event.")
  private LogFormat logFormat = LogFormat.TEXT;

  @Option(
      names = "--explore",
      paramLabel = "on|off",
      description = "Whether pages show the dictionary to people without a key (on).")
  private Explore explore = Explore.ON;

  @Option(
      names = "--explore-rate",
      paramLabel = "N",
      description =
          "Page requests per second for each address (5); bursts can be 12 times as large.")
  private int exploreRate = PageSettings.DEFAULT.perSecond();

  @Option(
      names = "--explore-day",
      paramLabel = "N",
      description = "Page requests per day for each address (1000).")
  private int exploreDay = PageSettings.DEFAULT.perDay();

  @Option(
      names = "--explore-month",
      paramLabel = "N",
      description =
          "Page requests in 30 days for each address (5000); an account that is logged in has twice"
              + " as many.")
  private int exploreMonth = PageSettings.DEFAULT.perMonth();

  @Option(
      names = "--explore-all",
      paramLabel = "N",
      description = "Page requests per second for all addresses together (200).")
  private int exploreAll = PageSettings.DEFAULT.allPerSecond();

  /**
   * Starts a server over a data folder.
   *
   * @param accounts the database of accounts, or null for the file in the folder
   */
  LexhubServer start(Path data, @Nullable PostgresSettings accounts) throws IOException {
    openLogs(data);
    if (port < 0 || port > MAX_PORT) {
      throw new CommandFailure("--port must be a number from 0 to " + MAX_PORT + ", not " + port);
    }
    if (dictPort < -1 || dictPort > MAX_PORT) {
      throw new CommandFailure(
          "--dict-port must be a number from 0 to " + MAX_PORT + ", not " + dictPort);
    }
    if (cacheMegabytes < 0 || cacheMegabytes > MAX_CACHE_MB) {
      throw new CommandFailure(
          "--response-cache must be a number of MB from 0 to "
              + MAX_CACHE_MB
              + ", not "
              + cacheMegabytes);
    }
    if (scrubHours < 0) {
      throw new CommandFailure("--scrub-hours must be 0 or more, not " + scrubHours);
    }
    boolean loopback = loopback();
    EdgeSettings edgeSettings = edge.read(loopback, listen);
    ClusterSettings shared = cluster(accounts);
    try {
      return LexhubServer.start(
          new ServerSettings(
              data,
              HttpSettings.of(listen, port).with(edgeSettings).withCacheBytes(cacheMegabytes << 20),
              metricsPort,
              verify,
              accessLog,
              TimeSource.SYSTEM,
              signUp(loopback && !edge.behindProxy()),
              pages(),
              scrubHours,
              trust == null ? null : SnapshotSignature.publicKey(trust),
              accuracy == Accurate.HIGH,
              dictPort,
              shared,
              logins.read()),
          ServerOptions::logBound);
    } catch (RuntimeException e) {
      if (bindFailure(e) == null) {
        throw e;
      }
      throw new CommandFailure(
          "port "
              + port
              + " of "
              + listen
              + " is in use; choose another with --port, or 0 for any");
    }
  }

  /** Begins to log as the options say. */
  void openLogs(Path data) {
    logFormat.apply();
    if (auditLog != null) {
      AuditFile.open(auditLog);
    }
    AuditPlace.store(data, auditLog);
  }

  private ClusterSettings cluster(@Nullable PostgresSettings accounts) {
    if (rollout < 1 || rollout > ClusterSettings.NONE.rolloutPercent()) {
      throw new CommandFailure("--rollout must be a number from 1 to 100, not " + rollout);
    }
    if (rollout < ClusterSettings.NONE.rolloutPercent() && (accounts == null || snapshot == null)) {
      throw new CommandFailure(
          "--rollout needs --snapshot, and --accounts, where servers agree on their turns");
    }
    return new ClusterSettings(accounts, snapshot, rollout);
  }

  private static void logBound(LexhubServer server) {
    LOG.info("the port is open: {}; checking the snapshot", server.url());
  }

  private SignUp signUp(boolean loopback) {
    SignUp.Registration byDefault = SignUp.defaults(loopback).registration();
    return new SignUp(registration == null ? byDefault : registration, maxAccounts);
  }

  private PageSettings pages() {
    try {
      return new PageSettings(
          explore == Explore.ON, exploreRate, exploreDay, exploreMonth, exploreAll);
    } catch (IllegalArgumentException e) {
      throw new CommandFailure(
          "--explore-rate, --explore-day, --explore-month and --explore-all must be at least 1");
    }
  }

  private boolean loopback() {
    try {
      return InetAddress.getByName(listen).isLoopbackAddress();
    } catch (UnknownHostException e) {
      throw new CommandFailure("--listen must be an address of this machine, not " + listen);
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
