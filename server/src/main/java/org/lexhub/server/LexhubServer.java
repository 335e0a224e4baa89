package org.lexhub.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.account.AccountDatabase;
import org.lexhub.server.account.LiveKeys;
import org.lexhub.server.account.TimeSource;
import org.lexhub.server.account.UsageCounters;
import org.lexhub.server.guard.AccountLimits;
import org.lexhub.server.guard.BatchGuard;
import org.lexhub.server.guard.KeyGuard;
import org.lexhub.server.guard.PageLimits;
import org.lexhub.server.guard.QuotaGuard;
import org.lexhub.server.guard.RateGuard;
import org.lexhub.server.http.Handler;
import org.lexhub.server.http.HandlerChains;
import org.lexhub.server.http.HttpListener;
import org.lexhub.server.http.Route;
import org.lexhub.server.http.connection.EdgeSettings;
import org.lexhub.server.http.connection.TlsCertificate;
import org.lexhub.server.snapshot.ServingState;
import org.lexhub.server.snapshot.SnapshotWatch;
import org.lexhub.server.web.Assets;
import org.lexhub.server.web.ErrorPages;
import org.lexhub.server.web.Frame;
import org.lexhub.server.web.account.AccountContext;
import org.lexhub.server.web.account.AccountRoutes;
import org.lexhub.server.web.docs.DocsRoutes;
import org.lexhub.store.snapshot.SnapshotFolder;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A running server over one data folder, put together from its parts. */
public final class LexhubServer implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(LexhubServer.class);

  /** The name of the file of usage counters in a data folder. */
  static final String COUNTERS = "usage.counters";

  private final AccountDatabase database;
  private final AccountDatabase officeDatabase;
  private final AccountContext office;
  private final UsageCounters counters;
  private final LiveKeys keys;
  private final SnapshotWatch snapshots;
  private final HttpListener listener;
  private final @Nullable MetricsListener metrics;
  private final Housekeeping housekeeping;
  private final @Nullable TlsCertificate tls;

  private LexhubServer(ServerSettings settings) throws IOException, SQLException {
    tls = settings.http().edge().tls();
    Path data = settings.data();
    TimeSource time = settings.time();
    database = AccountDatabase.open(data);
    officeDatabase = AccountDatabase.open(data);
    counters = UsageCounters.open(data.resolve(COUNTERS), time);
    keys = new LiveKeys(database, counters, time);
    snapshots = new SnapshotWatch(SnapshotFolder.of(data), version());
    Frame frame = new Frame(Assets.load(), snapshots::state);
    List<Route> routes =
        new ArrayList<>(Routes.of(counters, new BatchGuard(counters, time), snapshots::state));
    routes.addAll(PageRoutes.of(frame));
    routes.addAll(DocsRoutes.of(frame));
    office =
        new AccountContext(
            frame,
            settings.http().edge(),
            settings.signUp(),
            officeDatabase,
            keys,
            counters,
            snapshots,
            snapshots::state,
            time);
    routes.addAll(AccountRoutes.of(office));
    Metrics numbers = new Metrics(routes, snapshots::state);
    metrics = settings.metricsPort() < 0 ? null : openMetrics(settings.metricsPort(), numbers);
    PageLimits pages = new PageLimits(settings.pages(), edge(settings), time);
    listener =
        new HttpListener(
            settings.http(),
            routes,
            snapshots,
            new HandlerChains(
                dispatcher -> guards(dispatcher, pages, time),
                pages::before,
                new ErrorPages(frame)),
            new AccountLimits(counters, time),
            settings.accessLog() ? new AccessLog(numbers) : numbers);
    housekeeping = new Housekeeping(counters::force, this::keepUp, keys::refresh);
  }

  private static MetricsListener openMetrics(int port, Metrics numbers) throws IOException {
    MetricsListener listener = new MetricsListener(port, numbers);
    LOG.info("metrics on http://127.0.0.1:{}/metrics", listener.address().getPort());
    return listener;
  }

  private static EdgeSettings edge(ServerSettings settings) {
    EdgeSettings edge = settings.http().edge();
    if (edge.behindProxy() && edge.proxies().isEmpty()) {
      LOG.warn("limits per address take all visitors for one; name the proxy by --trusted-proxy");
    }
    return edge;
  }

  /** What a request with a key passes, in this order. */
  private Handler guards(Handler dispatcher, PageLimits pages, TimeSource time) {
    Handler quota = new QuotaGuard(counters, time, dispatcher);
    Handler rate = new RateGuard(time, quota);
    return new KeyGuard(keys, time, rate, pages.beforeApi(dispatcher));
  }

  /**
   * Starts a server; returns when it answers.
   *
   * @throws IOException if the folder cannot be used or the port is taken
   */
  public static LexhubServer start(ServerSettings settings) throws IOException {
    if (!Files.isDirectory(settings.data())) {
      throw new IOException("there is no folder " + settings.data());
    }
    try {
      LexhubServer server = new LexhubServer(settings);
      server.begin(settings);
      return server;
    } catch (SQLException e) {
      throw new IOException("cannot read the accounts in " + settings.data(), e);
    }
  }

  private void begin(ServerSettings settings) {
    boolean started = false;
    try {
      snapshots.start(settings.verifyInFull());
      housekeeping.start();
      listener.start();
      started = true;
    } finally {
      if (!started) {
        release();
      }
    }
  }

  /** Returns the version of this server. */
  static String version() {
    String version = LexhubServer.class.getPackage().getImplementationVersion();
    return Objects.requireNonNullElse(version, "dev");
  }

  /** Returns the address that is listened on. */
  public InetSocketAddress address() {
    return listener.address();
  }

  /** Returns the address as clients write it. */
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
   * Returns a link that makes the first administrator, good once and for an hour, or null where
   * there is one already.
   */
  public @Nullable String setUpLink() throws IOException {
    try {
      String secret = office.setUpSecret();
      return secret == null ? null : url() + "/account/setup?link=" + secret;
    } catch (SQLException e) {
      throw new IOException("the link to set the server up cannot be made", e);
    }
  }

  /** Waits until the process is told to end, and then ends in good order. */
  public void awaitEnd() {
    Thread main = Thread.currentThread();
    Thread hook = Thread.ofPlatform().name("shutdown").unstarted(this::close);
    Runtime.getRuntime().addShutdownHook(hook);
    try {
      main.join();
    } catch (InterruptedException e) {
      main.interrupt();
    }
  }

  private void keepUp() {
    keys.saveLastUse();
    renewCertificate();
  }

  /** Reads a changed certificate now, not within the next half minute. */
  void renewCertificate() {
    if (tls != null) {
      tls.renew();
    }
  }

  /** Looks for a new snapshot now, not at the next poll. */
  void checkSnapshot() {
    snapshots.check();
  }

  /** Returns the port of {@code /metrics}, or -1 where it is off. */
  int metricsPort() {
    return metrics == null ? -1 : metrics.address().getPort();
  }

  /** Takes over changes of accounts and keys now, not at the next tick. */
  void refreshKeys() {
    keys.refresh();
  }

  /** Returns the routes of the pages of accounts. */
  List<Route> accountRoutes() {
    return AccountRoutes.of(office);
  }

  /** Returns what is being served. */
  public ServingState state() {
    return snapshots.state();
  }

  /** Lets running requests finish and ends. */
  @Override
  public void close() {
    listener.close();
    keys.saveLastUse();
    release();
  }

  private void release() {
    housekeeping.close();
    snapshots.close();
    if (metrics != null) {
      metrics.close();
    }
    try {
      counters.close();
      officeDatabase.close();
      database.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
