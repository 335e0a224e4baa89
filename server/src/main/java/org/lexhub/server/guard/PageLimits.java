package org.lexhub.server.guard;

import io.undertow.server.HttpServerExchange;
import io.undertow.util.HeaderMap;
import io.undertow.util.Headers;
import io.undertow.util.HttpString;
import org.lexhub.server.account.TimeSource;
import org.lexhub.server.http.Call;
import org.lexhub.server.http.Handler;
import org.lexhub.server.http.Route;
import org.lexhub.server.http.connection.EdgeSettings;
import org.lexhub.server.http.parameter.ApiError;

/**
 * Limits pages, and the API requests that pages send without a key: for each address a number of
 * requests per second and per day, and for all addresses together a number per second ({@link
 * PageSettings}).
 *
 * <p>A page identifies itself by the header {@code X-Lexhub-Page}. A browser does not let other
 * sites send it here, because this server refuses the preflight request. A forged header grants no
 * more than a page has.
 */
public final class PageLimits {
  private static final HttpString PAGE = new HttpString("X-Lexhub-Page");
  private static final HttpString FETCH_SITE = new HttpString("Sec-Fetch-Site");
  private static final int SECONDS_PER_DAY = 86_400;

  /** The key of the bucket of all addresses. */
  private static final String ALL = "";

  private final PageSettings settings;
  private final EdgeSettings edge;
  private final TimeSource time;
  private final AddressBuckets second;
  private final AddressBuckets day;
  private final AddressBuckets all;

  /** Creates limits according to settings. */
  public PageLimits(PageSettings settings, EdgeSettings edge, TimeSource time) {
    this.settings = settings;
    this.edge = edge;
    this.time = time;
    second = new AddressBuckets(settings.perSecond(), 1, settings.maxBurst());
    day = new AddressBuckets(settings.perDay(), SECONDS_PER_DAY, settings.perDay());
    all = new AddressBuckets(settings.allPerSecond(), 1, settings.allPerSecond());
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

  /** Takes a token from all three buckets, or none and throws 429. */
  private void take(Call call) {
    long now = time.nanos();
    String address = edge.network(call.exchange());
    int wait = day.take(address, now);
    if (wait > 0) {
      throw LimitErrors.pagesOfDay(wait);
    }
    wait = second.take(address, now);
    if (wait == 0) {
      wait = all.take(ALL, now);
      if (wait > 0) {
        second.giveBack(address);
      }
    }
    if (wait > 0) {
      day.giveBack(address);
      throw LimitErrors.pagesOfSecond(wait);
    }
  }
}
