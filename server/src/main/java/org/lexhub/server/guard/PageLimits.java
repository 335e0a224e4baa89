package org.lexhub.server.guard;

import io.undertow.server.HttpServerExchange;
import io.undertow.util.HeaderMap;
import io.undertow.util.Headers;
import io.undertow.util.HttpString;
import java.net.InetAddress;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.account.usage.TimeSource;
import org.lexhub.server.http.Call;
import org.lexhub.server.http.Handler;
import org.lexhub.server.http.Route;
import org.lexhub.server.http.connection.EdgeSettings;
import org.lexhub.server.http.parameter.ApiError;

/**
 * Limits pages, and the API requests that pages send without a key ({@link PageSettings}). There
 * are three kinds of requests, each with its own {@link PageRate}:
 *
 * <ul>
 *   <li>of visitors, counted for each address; they also have a {@link PageBudget}, which is less
 *       than the free plan has;
 *   <li>of visitors to the pages of accounts, such as the log-in;
 *   <li>of users who are logged in, counted for each account; their budget is twice that of a
 *       visitor, and the pages of accounts take nothing from it.
 * </ul>
 *
 * <p>A user can therefore log in and work while visitors flood the pages.
 *
 * <p>A page identifies itself by the header {@code X-Lexhub-Page}. A browser does not let other
 * sites send it here, because this server refuses the preflight request. A forged header grants no
 * more than a page has.
 */
public final class PageLimits {
  private static final HttpString PAGE = new HttpString("X-Lexhub-Page");
  private static final HttpString FETCH_SITE = new HttpString("Sec-Fetch-Site");

  private final PageSettings settings;
  private final EdgeSettings edge;
  private final TimeSource time;
  private final ToLongFunction<HttpServerExchange> accounts;
  private final PageRate visitors;
  private final PageRate arrivals;
  private final PageRate users;
  private final PageBudget visitorBudget;
  private final PageBudget userBudget;

  /**
   * Creates limits according to settings.
   *
   * @param accounts returns the account that a request is known to belong to, or 0
   */
  public PageLimits(
      PageSettings settings,
      EdgeSettings edge,
      TimeSource time,
      ToLongFunction<HttpServerExchange> accounts) {
    this.settings = settings;
    this.edge = edge;
    this.time = time;
    this.accounts = accounts;
    visitors = new PageRate(settings);
    arrivals = new PageRate(settings);
    users = new PageRate(settings);
    visitorBudget = PageBudget.ofVisitors(settings);
    userBudget = PageBudget.ofUsers(settings);
  }

  /** Returns a handler that limits pages in front of {@code next}. */
  public Handler beforePages(Handler next) {
    return call -> {
      Route route = call.route();
      if (!settings.open() && route != null && route.endpoint().readsStore()) {
        throw ApiError.pagesClosed();
      }
      take(call);
      next.handle(call);
    };
  }

  /**
   * Returns a handler that limits API requests without a key in front of {@code next}. Those that
   * do not come from a page are refused with 401.
   */
  public Handler beforeApi(Handler next) {
    return call -> {
      if (!isFromPage(call)) {
        throw ApiError.unauthorized();
      }
      take(call);
      next.handle(call);
    };
  }

  private boolean isFromPage(Call call) {
    Route route = call.route();
    HeaderMap headers = call.exchange().getRequestHeaders();
    return settings.open()
        && (route == null || route.access() == Route.Access.KEY)
        && headers.contains(PAGE)
        && isSameOrigin(call.exchange());
  }

  /** Returns whether the headers of a request say that a page of this server sends it. */
  private boolean isSameOrigin(HttpServerExchange exchange) {
    HeaderMap headers = exchange.getRequestHeaders();
    String site = headers.getFirst(FETCH_SITE);
    if (site != null && !site.equals("same-origin")) {
      return false;
    }
    String origin = headers.getFirst(Headers.ORIGIN);
    return origin == null || origin.equalsIgnoreCase(edge.origin(exchange));
  }

  /** Takes the request from rate and budget, or nothing and throws 429. */
  private void take(Call call) {
    long account = accounts.applyAsLong(call.exchange());
    if (account != 0) {
      take(Long.toString(account), users, isOfAccounts(call.route()) ? null : userBudget);
    } else {
      boolean arrives = isOfAccounts(call.route());
      String address = edge.network(call.exchange());
      take(address, arrives ? arrivals : visitors, arrives ? null : visitorBudget);
    }
  }

  private static boolean isOfAccounts(@Nullable Route route) {
    return route != null
        && (route.template().startsWith("/account") || route.template().startsWith("/admin"));
  }

  /**
   * Takes a request of a visitor that comes over another protocol than HTTP, from the same rate and
   * budget as those of pages.
   *
   * @param network the address of the visitor, see {@link EdgeSettings#network(InetAddress)}
   * @throws ApiError 429 if the visitor has used them up
   */
  public void takeVisit(String network) {
    take(network, visitors, visitorBudget);
  }

  private void take(String visitor, PageRate rate, @Nullable PageBudget budget) {
    long now = time.nanos();
    int wait = budget == null ? 0 : budget.take(visitor, now);
    if (wait > 0) {
      throw LimitErrors.pageBudget(wait);
    }
    wait = rate.take(visitor, now);
    if (wait > 0) {
      if (budget != null) {
        budget.giveBack(visitor);
      }
      throw LimitErrors.pagesOfSecond(wait);
    }
  }
}
