package org.lexhub.server;

import java.nio.file.Path;
import java.security.PublicKey;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.account.SignUp;
import org.lexhub.server.account.usage.TimeSource;
import org.lexhub.server.guard.PageSettings;
import org.lexhub.server.http.connection.HttpSettings;
import org.lexhub.server.oidc.LoginSettings;
import org.lexhub.server.snapshot.FirstVerification;

/**
 * The settings of a server.
 *
 * @param data the folder of snapshots, accounts and counters
 * @param http the settings of the HTTP listener
 * @param metricsPort the loopback port of {@code /metrics}: 0 for any free one, -1 for none
 * @param verify when the first snapshot is verified
 * @param accessLog whether every response is logged
 * @param time the clocks of the limits
 * @param signUp who can create an account
 * @param pages the limits of people without a key
 * @param scrubHours the hours between two readings of the served snapshot; 0 for none
 * @param trusted the key with which snapshots must be signed, or null if they need not be
 * @param accurate whether translations have accuracy high unless they name another
 * @param dictPort the port of the DICT server on the address of {@code http}: 0 for any free one,
 *     -1 for none
 * @param cluster what this server shares with others
 * @param logins how users log in
 */
public record ServerSettings(
    Path data,
    HttpSettings http,
    int metricsPort,
    FirstVerification verify,
    boolean accessLog,
    TimeSource time,
    SignUp signUp,
    PageSettings pages,
    int scrubHours,
    @Nullable PublicKey trusted,
    boolean accurate,
    int dictPort,
    ClusterSettings cluster,
    LoginSettings logins) {
  /** The default time between two readings of the served snapshot, in hours. */
  public static final int DEFAULT_SCRUB_HOURS = 24;

  /** Creates settings with the default limits of pages. */
  public ServerSettings(
      Path data,
      HttpSettings http,
      int metricsPort,
      FirstVerification verify,
      boolean accessLog,
      TimeSource time,
      SignUp signUp) {
    this(
        data,
        http,
        metricsPort,
        verify,
        accessLog,
        time,
        signUp,
        PageSettings.DEFAULT,
        DEFAULT_SCRUB_HOURS,
        null,
        false,
        -1,
        ClusterSettings.NONE,
        LoginSettings.DEFAULT);
  }

  /** Returns the default settings. */
  public static ServerSettings of(Path data, String address, int port) {
    return new ServerSettings(
        data,
        HttpSettings.of(address, port),
        -1,
        FirstVerification.FULL,
        false,
        TimeSource.SYSTEM,
        SignUp.defaults(true));
  }

  /** Returns these settings with other clocks. */
  public ServerSettings with(TimeSource newTime) {
    Draft draft = new Draft(this);
    draft.time = newTime;
    return draft.settings();
  }

  /** Returns these settings with other settings of the HTTP listener. */
  public ServerSettings with(HttpSettings newHttp) {
    Draft draft = new Draft(this);
    draft.http = newHttp;
    return draft.settings();
  }

  /** Returns these settings with other rules of signing up. */
  public ServerSettings with(SignUp newSignUp) {
    Draft draft = new Draft(this);
    draft.signUp = newSignUp;
    return draft.settings();
  }

  /** Returns these settings with other limits of pages. */
  public ServerSettings with(PageSettings newPages) {
    Draft draft = new Draft(this);
    draft.pages = newPages;
    return draft.settings();
  }

  /** Returns these settings with a key with which snapshots must be signed. */
  public ServerSettings with(PublicKey newTrusted) {
    Draft draft = new Draft(this);
    draft.trusted = newTrusted;
    return draft.settings();
  }

  /** Returns these settings with another port of the DICT server, see {@link #dictPort}. */
  public ServerSettings withDictPort(int port) {
    Draft draft = new Draft(this);
    draft.dictPort = port;
    return draft.settings();
  }

  /** Returns these settings with another port of the metrics, see {@link #metricsPort}. */
  public ServerSettings withMetricsPort(int port) {
    Draft draft = new Draft(this);
    draft.metricsPort = port;
    return draft.settings();
  }

  /** Returns these settings with other settings of what this server shares with others. */
  public ServerSettings with(ClusterSettings newCluster) {
    Draft draft = new Draft(this);
    draft.cluster = newCluster;
    return draft.settings();
  }

  /** Returns these settings with other settings of log-ins. */
  public ServerSettings with(LoginSettings newLogins) {
    Draft draft = new Draft(this);
    draft.logins = newLogins;
    return draft.settings();
  }

  /** Settings of which one can change. */
  private static final class Draft {
    private final ServerSettings base;
    private HttpSettings http;
    private TimeSource time;
    private SignUp signUp;
    private PageSettings pages;
    private @Nullable PublicKey trusted;
    private int dictPort;
    private int metricsPort;
    private ClusterSettings cluster;
    private LoginSettings logins;

    Draft(ServerSettings base) {
      this.base = base;
      http = base.http;
      time = base.time;
      signUp = base.signUp;
      pages = base.pages;
      trusted = base.trusted;
      dictPort = base.dictPort;
      metricsPort = base.metricsPort;
      cluster = base.cluster;
      logins = base.logins;
    }

    ServerSettings settings() {
      return new ServerSettings(
          base.data,
          http,
          metricsPort,
          base.verify,
          base.accessLog,
          time,
          signUp,
          pages,
          base.scrubHours,
          trusted,
          base.accurate,
          dictPort,
          cluster,
          logins);
    }
  }
}
