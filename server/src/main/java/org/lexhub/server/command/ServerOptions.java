package org.lexhub.server.command;

import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.LexhubServer;
import org.lexhub.server.ServerSettings;
import org.lexhub.server.account.SignUp;
import org.lexhub.server.account.TimeSource;
import org.lexhub.server.guard.PageSettings;
import org.lexhub.server.http.connection.EdgeSettings;
import org.lexhub.server.http.connection.HttpSettings;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options with which a server is started. */
final class ServerOptions {
  private static final int MAX_KEPT = 1024;

  /** Whether people may look at words without a key. */
  enum Explore {
    ON,
    OFF
  }

  /** How much of the first snapshot is read before it is served. */
  enum Verify {
    HEADER,
    FULL
  }

  @Option(
      names = "--port",
      paramLabel = "N",
      description = "The port to listen on (8080); 0 takes any free one.")
  private int port = 8080;

  @Option(
      names = "--listen",
      paramLabel = "ADDRESS",
      description = "The address to listen on (127.0.0.1).")
  private String listen = "127.0.0.1";

  @Mixin private EdgeOptions edge = new EdgeOptions();

  @Option(
      names = "--registration",
      paramLabel = "open|invite|closed",
      description =
          "Who may make an account in the browser: anybody, who has an invitation, nobody (open on"
              + " loopback, invite elsewhere).")
  private SignUp.@Nullable Registration registration;

  @Option(
      names = "--most-accounts",
      paramLabel = "N",
      description = "How many accounts there may be (10000).")
  private long mostAccounts = SignUp.DEFAULT_MAX_ACCOUNTS;

  @Option(
      names = "--verify",
      paramLabel = "header|full",
      description = "How much of the first snapshot is verified before it is served (full).")
  private Verify verify = Verify.FULL;

  @Option(
      names = "--metrics-port",
      paramLabel = "N",
      description =
          "Serves /metrics for Prometheus on this loopback port; 0 takes any free one. Off if left out.")
  private int metricsPort = -1;

  @Option(
      names = "--keep-answers",
      paramLabel = "MB",
      description =
          "Memory for answers to searches, suggestions and translations that are asked for again"
              + " (16); 0 keeps none.")
  private int keepAnswers = HttpSettings.DEFAULT_CACHE_BYTES >> 20;

  @Option(names = "--access-log", description = "Logs a line for every answer.")
  private boolean accessLog;

  @Option(
      names = "--explore",
      paramLabel = "on|off",
      description = "Whether pages show the dictionary to people without a key (on).")
  private Explore explore = Explore.ON;

  @Option(
      names = "--explore-rate",
      paramLabel = "N",
      description = "Requests of pages per second for each address (5); 12 times as many at once.")
  private int exploreRate = PageSettings.DEFAULT.perSecond();

  @Option(
      names = "--explore-day",
      paramLabel = "N",
      description = "Requests of pages per day for each address (5000).")
  private int exploreDay = PageSettings.DEFAULT.perDay();

  @Option(
      names = "--explore-all",
      paramLabel = "N",
      description = "Requests of pages per second for all addresses together (200).")
  private int exploreAll = PageSettings.DEFAULT.allPerSecond();

  /** Starts a server over a folder. */
  LexhubServer start(Path data) throws IOException {
    if (port < 0 || port > 65_535) {
      throw new CommandFailure("--port takes a number from 0 to 65535, not " + port);
    }
    if (keepAnswers < 0 || keepAnswers > MAX_KEPT) {
      throw new CommandFailure(
          "--keep-answers takes a number of MB from 0 to " + MAX_KEPT + ", not " + keepAnswers);
    }
    boolean loopback = loopback();
    EdgeSettings chosen = edge.read(loopback, listen);
    try {
      return LexhubServer.start(
          new ServerSettings(
              data,
              HttpSettings.of(listen, port).with(chosen).withCacheBytes(keepAnswers << 20),
              metricsPort,
              verify == Verify.FULL,
              accessLog,
              TimeSource.SYSTEM,
              signUp(loopback && !edge.behindProxy()),
              pages()));
    } catch (RuntimeException e) {
      if (bindFailure(e) == null) {
        throw e;
      }
      throw new CommandFailure(
          "port " + port + " of " + listen + " is taken; choose another with --port, or 0 for any");
    }
  }

  private SignUp signUp(boolean loopback) {
    SignUp.Registration usual = SignUp.defaults(loopback).registration();
    return new SignUp(registration == null ? usual : registration, mostAccounts);
  }

  private PageSettings pages() {
    try {
      return new PageSettings(explore == Explore.ON, exploreRate, exploreDay, exploreAll);
    } catch (IllegalArgumentException e) {
      throw new CommandFailure("--explore-rate, --explore-day and --explore-all are at least 1");
    }
  }

  private boolean loopback() {
    try {
      return InetAddress.getByName(listen).isLoopbackAddress();
    } catch (UnknownHostException e) {
      throw new CommandFailure("--listen takes an address of this machine, not " + listen);
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
