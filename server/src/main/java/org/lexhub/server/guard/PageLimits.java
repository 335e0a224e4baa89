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
 * Lets people look at pages, and pages ask the API, without a key: so many times a second and a day
 * for each address, and so many times a second for all addresses together.
 *
 * <p>A page names itself by the header {@code X-Lexhub-Page}, which a browser lets no other site
 * send here: it would have to ask beforehand, and is told no. Whoever forges it elsewhere gains no
 * more than a page has.
 */
public final class PageLimits {
  private static final HttpString PAGE = new HttpString("X-Lexhub-Page");
  private static final HttpString FETCH_SITE = new HttpString("Sec-Fetch-Site");
  private static final String ALL = "";

  private final PageSettings settings;
  private final EdgeSettings edge;
  private final TimeSource time;
  private final AddressBuckets second;
  private final AddressBuckets day;
  private final AddressBuckets all;

  /** By settings. */
  public PageLimits(PageSettings settings, EdgeSettings edge, TimeSource time) {
    this.settings = settings;
    this.edge = edge;
    this.time = time;
    second = new AddressBuckets(settings.perSecond(), 1, settings.perSecond() * 12);
    day = new AddressBuckets(settings.perDay(), 86_400, settings.perDay());
    all = new AddressBuckets(settings.allPerSecond(), 1, settings.allPerSecond());
  }

  /** Puts the limits before pages. */
  public Handler before(Handler next) {
    return call -> {
      Route route = call.matched();
      if (!settings.open() && route != null && route.endpoint().readsStore()) {
        throw ApiError.pagesClosed();
      }
      take(call);
      next.take(call);
    };
  }

  /**
   * Puts the limits before what pages ask the API without a key; what comes from no page is
   * refused.
   */
  public Handler beforeApi(Handler next) {
    return call -> {
      if (!fromPage(call)) {
        throw ApiError.unauthorized();
      }
      take(call);
      next.take(call);
    };
  }

  /** A page asks for what an endpoint gives to everybody, in its own name. */
  private boolean fromPage(Call call) {
    Route route = call.matched();
    HeaderMap headers = call.exchange().getRequestHeaders();
    return settings.open()
        && (route == null || route.access() == Route.Access.KEY)
        && headers.contains(PAGE)
        && sameOrigin(call.exchange());
  }

  /** Tells whether a request comes from a page of this server, as far as its headers say. */
  private boolean sameOrigin(HttpServerExchange exchange) {
    HeaderMap headers = exchange.getRequestHeaders();
    String site = headers.getFirst(FETCH_SITE);
    if (site != null && !site.equals("same-origin")) {
      return false;
    }
    String origin = headers.getFirst(Headers.ORIGIN);
    return origin == null || origin.equalsIgnoreCase(edge.origin(exchange));
  }

  private void take(Call call) {
    long now = time.nanos();
    String address = edge.network(call.exchange());
    int wait = day.take(address, now);
    if (wait > 0) {
      throw ApiError.pagesLimited(
          "This address has looked at as many pages as it may in a day.", wait);
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
      throw ApiError.pagesLimited("Too many requests at once from pages.", wait);
    }
  }
}
