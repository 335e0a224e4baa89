package org.lexhub.server.web.session;

import io.undertow.server.HttpServerExchange;
import io.undertow.server.handlers.Cookie;
import io.undertow.server.handlers.CookieImpl;
import io.undertow.util.HeaderMap;
import io.undertow.util.Headers;
import java.sql.SQLException;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.account.Digests;
import org.lexhub.server.account.Session;
import org.lexhub.server.account.User;
import org.lexhub.server.account.factor.PendingLogins;
import org.lexhub.server.http.Call;
import org.lexhub.server.http.Fields;
import org.lexhub.server.http.connection.Cookies;
import org.lexhub.server.http.parameter.ApiError;
import org.lexhub.server.web.UserName;
import org.lexhub.server.web.text.Texts;

/**
 * One request of a browser: its session, and the token that its forms must contain. A browser
 * without a session gets a cookie whose only use is to bind that token to the browser.
 */
public final class BrowserRequest {
  private static final String VISITOR = "lexform";
  private static final String TOKEN = "form_token";

  /** A secret that the browser keeps for some minutes, in a cookie that scripts cannot read. */
  public enum Kept {
    /** The log-in that awaits its second factor. */
    SECOND_FACTOR("lexstep", PendingLogins.LIFETIME),
    /** The log-in at an identity provider. */
    PROVIDER_LOGIN("lexflow", Duration.ofMinutes(15)),
    /** The invitation that permits the account of this log-in. */
    INVITATION("lexinvite", Duration.ofMinutes(15));

    private final String cookie;
    private final Duration lifetime;

    Kept(String cookie, Duration lifetime) {
      this.cookie = cookie;
      this.lifetime = lifetime;
    }
  }

  private final PageContext pages;
  private final HttpServerExchange exchange;
  private final boolean secure;
  private String secret;
  public final Call call;
  public final @Nullable Session session;

  private BrowserRequest(PageContext pages, Call call, String secret, @Nullable Session session) {
    this.pages = pages;
    this.call = call;
    this.secret = secret;
    this.session = session;
    exchange = call.exchange();
    secure = pages.edge().isSecure(exchange);
  }

  /** Finds the session of a request; sets the cookie for forms if there is none. */
  static BrowserRequest of(PageContext pages, Call call) throws SQLException {
    HttpServerExchange exchange = call.exchange();
    boolean secure = pages.edge().isSecure(exchange);
    String secret = Cookies.secret(exchange, Cookies.name(secure, Cookies.SESSION));
    Session session = secret.isEmpty() ? null : pages.sessions().find(secret, pages.now());
    if (session != null) {
      return new BrowserRequest(pages, call, secret, session);
    }
    String visitor = Cookies.secret(exchange, Cookies.name(secure, VISITOR));
    BrowserRequest request = new BrowserRequest(pages, call, visitor, null);
    if (visitor.isEmpty()) {
      request.secret = Digests.secret();
      request.set(VISITOR, request.secret, null);
    }
    return request;
  }

  private void set(String name, String value, @Nullable Integer seconds) {
    Cookie cookie =
        new CookieImpl(Cookies.name(secure, name), value)
            .setPath("/")
            .setHttpOnly(true)
            .setSecure(secure)
            .setSameSite(true)
            .setSameSiteMode("Lax");
    exchange.setResponseCookie(seconds == null ? cookie : cookie.setMaxAge(seconds));
  }

  /**
   * Returns the logged-in user.
   *
   * @throws IllegalStateException if there is none, which {@link AccountPage} excludes for routes
   *     that require a role
   */
  public User user() {
    return ownSession().user();
  }

  /**
   * Returns the session.
   *
   * @throws IllegalStateException if there is none, as in {@link #user}
   */
  public Session ownSession() {
    Session present = session;
    if (present == null) {
      throw new IllegalStateException("nobody is logged in");
    }
    return present;
  }

  /** Returns the token that forms on the page must contain. */
  public String token() {
    return Digests.derived(secret, "form");
  }

  /** Returns the name of the form field with the {@link #token}. */
  public static String tokenField() {
    return TOKEN;
  }

  /** Returns scheme, host and port of this server as the browser addressed it. */
  public String origin() {
    return pages.edge().origin(exchange);
  }

  /** Returns the address of the browser, to show and to log. */
  String address() {
    return pages.edge().client(exchange).getHostAddress();
  }

  /** Returns the network of the browser, for which limits per address are counted. */
  public String network() {
    return pages.edge().network(exchange);
  }

  /** Returns the header {@code User-Agent} without control characters, or an empty string. */
  String agent() {
    String agent = exchange.getRequestHeaders().getFirst(Headers.USER_AGENT);
    return agent == null ? "" : agent.replaceAll("\\p{Cntrl}", " ");
  }

  /** Logs a user in: always in a new session, after the present one has ended. */
  public void logIn(long account) throws SQLException {
    logOut();
    secret = pages.sessions().open(account, address(), agent(), pages.now());
    set(Cookies.SESSION, secret, null);
  }

  /** Makes the browser keep a secret; an empty one makes it forget. */
  public void keep(Kept kept, String keptSecret) {
    set(kept.cookie, keptSecret, keptSecret.isEmpty() ? 0 : (int) kept.lifetime.toSeconds());
  }

  /** Returns a secret that the browser keeps, or an empty text. */
  public String kept(Kept kept) {
    return Cookies.secret(exchange, Cookies.name(secure, kept.cookie));
  }

  /** Ends the session on the server and deletes its cookie. */
  public void logOut() throws SQLException {
    if (session != null) {
      pages.sessions().end(session.user().account(), session.id());
    }
    forget();
  }

  /** Lets the navigation of all pages show who is logged in. */
  void rememberName() {
    UserName.remember(call, session == null ? "" : session.user().login(), secure);
  }

  /** Deletes the session cookie from the browser. */
  public void forget() {
    set(Cookies.SESSION, "", 0);
    UserName.remember(call, "", secure);
  }

  /**
   * Checks that a form was sent from a page of this server ({@code Sec-Fetch-Site}, or {@code
   * Origin} of older browsers) and in this session (the token).
   *
   * @throws ApiError 403 if it was not
   */
  void checkForm(Fields form) {
    if (!isSameOrigin() || !Digests.same(form.exact(TOKEN), token())) {
      throw ApiError.forbidden(Texts.text("refusal.form")).translated();
    }
  }

  private boolean isSameOrigin() {
    HeaderMap headers = exchange.getRequestHeaders();
    String site = headers.getFirst("Sec-Fetch-Site");
    if (site != null) {
      return site.equals("same-origin");
    }
    String origin = headers.getFirst(Headers.ORIGIN);
    return origin != null && origin.equalsIgnoreCase(origin());
  }
}
