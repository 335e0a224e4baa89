package org.lexhub.server.web.account;

import io.undertow.server.HttpServerExchange;
import io.undertow.server.handlers.Cookie;
import io.undertow.server.handlers.CookieImpl;
import io.undertow.util.HeaderMap;
import io.undertow.util.Headers;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.account.Digests;
import org.lexhub.server.account.Session;
import org.lexhub.server.account.User;
import org.lexhub.server.http.Call;
import org.lexhub.server.http.Fields;
import org.lexhub.server.http.parameter.ApiError;

/**
 * One request of a browser: who is logged in there, and the token that its forms have to carry. Who
 * is not logged in gets a cookie that means nothing but that a form was fetched before it was sent.
 */
final class BrowserRequest {
  private static final String SESSION = "lexsid";
  private static final String VISITOR = "lexform";
  private static final String TOKEN = "form_token";

  private final AccountContext context;
  private final HttpServerExchange exchange;
  private final boolean secure;
  private String secret;
  final Call call;
  final @Nullable Session session;

  private BrowserRequest(
      AccountContext context, Call call, String secret, @Nullable Session session) {
    this.context = context;
    this.call = call;
    this.secret = secret;
    this.session = session;
    exchange = call.exchange();
    secure = context.edge.isSecure(exchange);
  }

  /** Finds out who is there. */
  static BrowserRequest of(AccountContext context, Call call) throws SQLException {
    HttpServerExchange exchange = call.exchange();
    boolean secure = context.edge.isSecure(exchange);
    String secret = cookie(exchange, name(secure, SESSION));
    Session session = secret.isEmpty() ? null : context.sessions.find(secret, context.now());
    if (session != null) {
      return new BrowserRequest(context, call, secret, session);
    }
    String visitor = cookie(exchange, name(secure, VISITOR));
    BrowserRequest request = new BrowserRequest(context, call, visitor, null);
    if (visitor.isEmpty()) {
      request.secret = Digests.secret();
      request.set(VISITOR, request.secret, null);
    }
    return request;
  }

  private static String name(boolean secure, String name) {
    return secure ? "__Host-" + name : name;
  }

  private static String cookie(HttpServerExchange exchange, String name) {
    Cookie cookie = exchange.getRequestCookie(name);
    String value = cookie == null ? "" : cookie.getValue();
    return Digests.isSecret(value) ? value : "";
  }

  private void set(String name, String value, @Nullable Integer seconds) {
    Cookie cookie =
        new CookieImpl(name(secure, name), value)
            .setPath("/")
            .setHttpOnly(true)
            .setSecure(secure)
            .setSameSite(true)
            .setSameSiteMode("Lax");
    exchange.setResponseCookie(seconds == null ? cookie : cookie.setMaxAge(seconds));
  }

  /** Returns who is logged in; only where the route asks for it. */
  User user() {
    return ownSession().user();
  }

  /** Returns the session; only where the route asks for somebody who is logged in. */
  Session ownSession() {
    Session present = session;
    if (present == null) {
      throw new IllegalStateException("nobody is logged in");
    }
    return present;
  }

  /** Returns what forms on the page have to carry. */
  String token() {
    return Digests.derived(secret, "form");
  }

  /** Returns the name of the field of {@link #token}. */
  static String tokenField() {
    return TOKEN;
  }

  /** Returns the address of the browser, to show and to log. */
  String address() {
    return context.edge.client(exchange).getHostAddress();
  }

  /** Returns whom limits per address are counted for. */
  String network() {
    return context.edge.network(exchange);
  }

  /** Returns what the browser calls itself. */
  String agent() {
    String agent = exchange.getRequestHeaders().getFirst(Headers.USER_AGENT);
    return agent == null ? "" : agent.replaceAll("\\p{Cntrl}", " ");
  }

  /** Logs somebody in: in a new session, never in one that was there before. */
  void logIn(long account) throws SQLException {
    logOut();
    secret = context.sessions.open(account, address(), agent(), context.now());
    set(SESSION, secret, null);
  }

  /** Ends the session here and on the server. */
  void logOut() throws SQLException {
    if (session != null) {
      context.sessions.end(session.user().account(), session.id());
    }
    forget();
  }

  /** Takes the cookie of the session back from the browser. */
  void forget() {
    set(SESSION, "", 0);
  }

  /**
   * Makes sure that a form was sent from a page of this server, in this session. The browser says
   * from where by {@code Sec-Fetch-Site}, older ones by {@code Origin}; the token says in which.
   *
   * @throws ApiError 403 where it was not
   */
  void checkForm(Fields form) {
    if (!fromHere() || !Digests.same(form.exact(TOKEN), token())) {
      throw ApiError.forbidden(
          "This form was not sent from a page of this site, or the page is too old. Go back, reload"
              + " the page, and send it again; cookies have to be allowed.");
    }
  }

  private boolean fromHere() {
    HeaderMap headers = exchange.getRequestHeaders();
    String site = headers.getFirst("Sec-Fetch-Site");
    if (site != null) {
      return site.equals("same-origin");
    }
    String origin = headers.getFirst(Headers.ORIGIN);
    return origin != null && origin.equalsIgnoreCase(context.edge.origin(exchange));
  }
}
