package org.lexhub.server;

import io.prometheus.metrics.model.registry.PrometheusRegistry;
import io.undertow.server.HttpServerExchange;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.lexhub.remote.RemoteFiles;
import org.lexhub.server.account.AccountDatabase;
import org.lexhub.server.account.EndpointUsage;
import org.lexhub.server.account.LiveKeys;
import org.lexhub.server.account.Sessions;
import org.lexhub.server.account.sql.PostgresEngine;
import org.lexhub.server.account.sql.PostgresSettings;
import org.lexhub.server.account.usage.TimeSource;
import org.lexhub.server.account.usage.UsageCounters;
import org.lexhub.server.cluster.Cluster;
import org.lexhub.server.dict.DictListener;
import org.lexhub.server.guard.AccountLimits;
import org.lexhub.server.guard.BatchGuard;
import org.lexhub.server.guard.EndpointCounts;
import org.lexhub.server.guard.ExportGuard;
import org.lexhub.server.guard.KeyGuard;
import org.lexhub.server.guard.PageLimits;
import org.lexhub.server.guard.QuotaGuard;
import org.lexhub.server.guard.RateGuard;
import org.lexhub.server.http.Handler;
import org.lexhub.server.http.HandlerChains;
import org.lexhub.server.http.HttpListener;
import org.lexhub.server.http.Route;
import org.lexhub.server.http.connection.Cookies;
import org.lexhub.server.http.connection.EdgeSettings;
import org.lexhub.server.http.connection.TlsCertificate;
import org.lexhub.server.site.SiteRoutes;
import org.lexhub.server.snapshot.Scrub;
import org.lexhub.server.snapshot.ServingState;
import org.lexhub.server.snapshot.SnapshotWatch;
import org.lexhub.server.snapshot.remote.SnapshotFetch;
import org.lexhub.server.snapshot.remote.SnapshotFollower;
import org.lexhub.server.snapshot.remote.Turns;
import org.lexhub.server.web.Assets;
import org.lexhub.server.web.ErrorPages;
import org.lexhub.server.web.Frame;
import org.lexhub.server.web.account.AccountContext;
import org.lexhub.server.web.account.AccountRoutes;
import org.lexhub.server.web.account.factor.FactorRoutes;
import org.lexhub.server.web.account.provider.ProviderRoutes;
import org.lexhub.server.web.docs.DocsRoutes;
import org.lexhub.store.snapshot.SnapshotFolder;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A running server over one data folder. */
public final class LexhubServer implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(LexhubServer.class);

  /** The name of the file of usage counters in a data folder. */
  static final String COUNTERS = UsageCounters.FILE;

  private static final Duration KEY_REFRESH = Duration.ofMillis(250);

  /** Notifications tell of changes in a shared database earlier. */
  private static final Duration SHARED_KEY_REFRESH = Duration.ofSeconds(1);

  private static final Duration COUNTER_FORCE = Duration.ofSeconds(1);
  private static final Duration LAST_USE_SAVE = Duration.ofSeconds(30);
  private static final Duration CERTIFICATE_CHECK = Duration.ofSeconds(30);

  private final AccountDatabase database;
  private final AccountDatabase pageDatabase;
  private final AccountContext accountContext;
  private final @Nullable Cluster cluster;
  private final UsageCounters counters;
  private final LiveKeys keys;
  private final EndpointUsage endpointUsage;
  private final SnapshotWatch snapshots;
  private final @Nullable SnapshotFollower follower;
  private final Scrub scrub;
  private final HttpListener listener;
  private final @Nullable MetricsListener metrics;
  private final @Nullable DictListener dict;
  private final Housekeeping housekeeping = new Housekeeping();

  /** Tasks that wait while a shared database cannot be reached. */
  private final Housekeeping databaseTasks = new Housekeeping();

  private final @Nullable TlsCertificate tls;
  private volatile boolean accepting;

  private LexhubServer(ServerSettings settings, SnapshotWatch snapshots)
      throws IOException, SQLException {
    tls = settings.http().edge().tls();
    Path data = settings.data();
    TimeSource time = settings.time();
    PostgresSettings shared = settings.cluster().accounts();
    database = AccountDatabase.open(data, shared);
    pageDatabase = shared == null ? AccountDatabase.open(data) : database;
    PostgresEngine engine = database.postgres();
    cluster = engine == null ? null : Cluster.join(engine, data, this::snapshotName);
    counters =
        cluster == null ? UsageCounters.open(data.resolve(COUNTERS), time) : cluster.counters(time);
    keys = new LiveKeys(database, counters, time);
    endpointUsage = new EndpointUsage(database, time);
    this.snapshots = snapshots;
    follower = follower(settings);
    scrub = new Scrub(snapshots);
    Frame frame = new Frame(Assets.load(), snapshots::state);
    Sessions sessions = new Sessions(pageDatabase);
    PageLimits pages =
        new PageLimits(
            settings.pages(),
            edge(settings),
            time,
            exchange -> recentAccount(sessions, settings, exchange));
    List<Route> api =
        Routes.of(
            counters,
            endpointUsage,
            new BatchGuard(counters, time),
            new ExportGuard(counters, time),
            this::readyState,
            settings.accurate(),
            handler -> guards(handler, pages, time),
            version());
    List<Route> routes = new ArrayList<>(api);
    routes.addAll(PageRoutes.of(frame));
    routes.addAll(DocsRoutes.of(frame));
    routes.addAll(SiteRoutes.of(frame.assets()));
    accountContext =
        new AccountContext(
            frame,
            settings.http().edge(),
            settings.signUp(),
            settings.logins(),
            pageDatabase,
            sessions,
            keys,
            counters,
            endpointUsage,
            snapshots,
            snapshots::state,
            time);
    routes.addAll(accountRoutes());
    Metrics responseMetrics = new Metrics(routes);
    metrics = settings.metricsPort() < 0 ? null : listen(settings.metricsPort(), responseMetrics);
    listener =
        new HttpListener(
            settings.http(),
            routes,
            snapshots,
            new HandlerChains(
                dispatcher -> guards(dispatcher, pages, time),
                pages::beforePages,
                new ErrorPages(frame)),
            new AccountLimits(counters, new EndpointCounts(api, endpointUsage), time),
            settings.accessLog() ? new AccessLog(responseMetrics) : responseMetrics);
    dict = settings.dictPort() < 0 ? null : listenForDict(settings, pages);
  }

  private @Nullable SnapshotFollower follower(ServerSettings settings) {
    String address = settings.cluster().snapshots();
    if (address == null) {
      return null;
    }
    RemoteFiles remote = RemoteFiles.of(address);
    int percent = settings.cluster().rolloutPercent();
    return new SnapshotFollower(
        new SnapshotFetch(remote, SnapshotFolder.of(settings.data()), settings.trusted()),
        remote,
        cluster == null ? Turns.ALWAYS : cluster.turns(percent),
        snapshots::state);
  }

  /** Returns what is being served; nothing before this server accepts requests. */
  private ServingState readyState() {
    return accepting ? snapshots.state() : ServingState.NONE;
  }

  private String snapshotName() {
    return String.valueOf(snapshots.state().snapshot());
  }

  /** Returns how many requests are running; none before there is a listener. */
  @SuppressWarnings("ConstantValue") // metrics can be collected before the constructor has ended
  private double runningRequests() {
    return listener == null ? 0 : listener.running();
  }

  private DictListener listenForDict(ServerSettings settings, PageLimits pages) throws IOException {
    InetSocketAddress address =
        new InetSocketAddress(settings.http().address(), settings.dictPort());
    DictListener bound = DictListener.bind(address, snapshots, pages::takeVisit, version());
    LOG.info("DICT on {}", bound.address());
    return bound;
  }

  /** Serves the metrics; the classes of Prometheus are loaded only here. */
  private MetricsListener listen(int port, Metrics responses) throws IOException {
    PrometheusRegistry registry = responses.register(snapshots::state);
    SharedMetrics.register(
        ServerMetrics.register(registry, snapshots, pageDatabase, this::runningRequests),
        cluster,
        follower == null ? null : follower.counts());
    MetricsListener opened = new MetricsListener(port, registry);
    LOG.info("metrics on http://127.0.0.1:{}/metrics", opened.address().getPort());
    return opened;
  }

  private static long recentAccount(
      Sessions sessions, ServerSettings settings, HttpServerExchange exchange) {
    boolean secure = settings.http().edge().isSecure(exchange);
    String secret = Cookies.secret(exchange, Cookies.name(secure, Cookies.SESSION));
    return secret.isEmpty()
        ? 0
        : sessions.recentAccount(secret, Instant.ofEpochMilli(settings.time().millis()));
  }

  private static EdgeSettings edge(ServerSettings settings) {
    EdgeSettings edge = settings.http().edge();
    if (edge.behindProxy() && edge.proxies().isEmpty()) {
      LOG.warn("all visitors share the limits of one address; name the proxy by --trusted-proxy");
    }
    return edge;
  }

  /** Returns the guards of a request with a key in front of the dispatcher. */
  private Handler guards(Handler dispatcher, PageLimits pages, TimeSource time) {
    Handler quota = new QuotaGuard(counters, time, dispatcher);
    Handler rate = new RateGuard(time, quota);
    return new KeyGuard(keys, time, rate, pages.beforeApi(dispatcher));
  }

  /**
   * Starts a server; returns when it accepts requests.
   *
   * @throws IOException if the folder cannot be used or the port is in use
   */
  public static LexhubServer start(ServerSettings settings) throws IOException {
    return start(settings, server -> {});
  }

  /**
   * Starts a server; returns when it accepts requests.
   *
   * @param bound called when the port is open and before the snapshot is verified, which can take a
   *     minute; until then {@code /health/live} answers 200 and everything else 503
   * @throws IOException if the folder cannot be used or the port is in use
   */
  public static LexhubServer start(ServerSettings settings, Consumer<LexhubServer> bound)
      throws IOException {
    if (!Files.isDirectory(settings.data())) {
      throw new IOException("there is no folder " + settings.data());
    }
    SnapshotFolder folder = SnapshotFolder.of(settings.data());
    SnapshotWatch snapshots = new SnapshotWatch(folder, version(), settings.trusted());
    boolean started = false;
    try {
      snapshots.start(settings.verify()); // takes longest, so it comes first
      LexhubServer server = new LexhubServer(settings, snapshots);
      server.begin(settings, bound);
      started = true;
      return server;
    } catch (SQLException e) {
      throw new IOException("cannot read the accounts in " + settings.data(), e);
    } finally {
      if (!started) {
        snapshots.close();
      }
    }
  }

  private void begin(ServerSettings settings, Consumer<LexhubServer> bound) {
    boolean isBound = false;
    boolean started = false;
    try {
      startAccounts();
      housekeeping.every(COUNTER_FORCE, counters::force);
      housekeeping.every(CERTIFICATE_CHECK, this::renewCertificate);
      listener.bind();
      isBound = true;
      bound.accept(this);
      snapshots.awaitFirst();
      if (follower != null) {
        follower.start();
      }
      if (settings.scrubHours() > 0) {
        scrub.start(Duration.ofHours(settings.scrubHours()));
      }
      listener.open();
      accepting = true;
      snapshots.prepareInBackground();
      if (dict != null) {
        dict.open();
      }
      started = true;
    } finally {
      if (!started) {
        if (isBound) {
          listener.close();
        }
        release();
      }
    }
  }

  private void startAccounts() {
    Housekeeping ofAccounts = housekeeping;
    if (cluster != null) {
      ofAccounts = databaseTasks;
      cluster.start(counters, keys);
    }
    ofAccounts.every(cluster == null ? KEY_REFRESH : SHARED_KEY_REFRESH, keys::refresh);
    ofAccounts.every(LAST_USE_SAVE, keys::saveLastUse);
    ofAccounts.every(LAST_USE_SAVE, endpointUsage::save);
  }

  /** Returns the version of this server. */
  static String version() {
    String version = LexhubServer.class.getPackage().getImplementationVersion();
    return Objects.requireNonNullElse(version, "dev");
  }

  /** Returns the address that the server listens on. */
  public InetSocketAddress address() {
    return listener.address();
  }

  /** Returns the URL of this server. */
  public String url() {
    InetSocketAddress address = address();
    String host = address.getAddress().getHostAddress();
    String scheme = tls == null ? "http" : "https";
    return scheme
        + "://"
        + (host.contains(":") ? "[" + host + "]" : host)
        + ":"
        + address.getPort();
  }

  /**
   * Returns a one-time link that creates the first administrator and expires after an hour, or null
   * if there is an administrator.
   *
   * @throws IOException if the link cannot be created
   */
  public @Nullable String setUpLink() throws IOException {
    try {
      String secret = accountContext.setUpSecret();
      return secret == null ? null : url() + "/account/setup?link=" + secret;
    } catch (SQLException e) {
      throw new IOException("the link for the first administrator cannot be created", e);
    }
  }

  /**
   * Blocks until the process receives a signal to stop or this thread is interrupted, which closes
   * this server.
   */
  public void awaitEnd() {
    Thread main = Thread.currentThread();
    Thread hook = Thread.ofPlatform().name("shutdown").unstarted(this::close);
    Runtime.getRuntime().addShutdownHook(hook);
    try {
      main.join();
    } catch (InterruptedException e) {
      Runtime.getRuntime().removeShutdownHook(hook);
      close();
      main.interrupt();
    }
  }

  /** Reads a changed certificate now instead of at the next check. */
  void renewCertificate() {
    if (tls != null) {
      tls.renew();
    }
  }

  /** Waits until the first snapshot is verified or refused. */
  void awaitSnapshot() {
    snapshots.awaitFirst();
  }

  /** Checks for a new snapshot now instead of at the next poll. */
  void checkSnapshot() {
    snapshots.check();
  }

  /** Reads the served snapshot again now. */
  void scrub() {
    scrub.runNow();
  }

  /** Returns the port of {@code /metrics}, or -1 if it is off. */
  int metricsPort() {
    return metrics == null ? -1 : metrics.address().getPort();
  }

  /** Returns the port of the DICT server, or -1 if it is off. */
  int dictPort() {
    return dict == null ? -1 : dict.address().getPort();
  }

  /** Reads changes of accounts and keys now instead of at the next refresh. */
  void refreshKeys() {
    keys.refresh();
  }

  /** Returns the units that an account has used in this month. */
  long used(long account) {
    return counters.used(account);
  }

  /** Returns the routes of the pages of accounts. */
  List<Route> accountRoutes() {
    List<Route> routes = new ArrayList<>(AccountRoutes.of(accountContext));
    routes.addAll(FactorRoutes.of(accountContext));
    routes.addAll(ProviderRoutes.of(accountContext));
    return routes;
  }

  /** Returns the state of the snapshot that is being served. */
  public ServingState state() {
    return snapshots.state();
  }

  /** Waits for running requests and stops the server. */
  @Override
  public void close() {
    listener.close();
    keys.saveLastUse();
    endpointUsage.save();
    release();
  }

  private void release() {
    if (dict != null) {
      dict.close();
    }
    if (follower != null) {
      follower.close();
    }
    housekeeping.close();
    databaseTasks.close();
    if (cluster != null) {
      cluster.close();
    }
    scrub.close();
    snapshots.close();
    if (metrics != null) {
      metrics.close();
    }
    try {
      counters.close();
      pageDatabase.close();
      database.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
