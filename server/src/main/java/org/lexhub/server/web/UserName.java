package org.lexhub.server.web;

import io.undertow.server.HttpServerExchange;
import io.undertow.server.handlers.Cookie;
import io.undertow.server.handlers.CookieImpl;
import io.undertow.util.HeaderValues;
import io.undertow.util.Headers;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.HexFormat;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.lexhub.server.http.Call;

/**
 * The name of the logged-in user in the navigation. The browser keeps it in a cookie that proves
 * nothing, so that pages that everybody sees can show it without a look at the accounts.
 */
public final class UserName {
  private static final String COOKIE = "lexname";
  private static final int MAX_LENGTH = 100;
  private static final Pattern STORED =
      Pattern.compile("(?:^|[;\\s])" + COOKIE + "=([A-Za-z0-9_-]{1,540})(?:;|\\s|$)");

  private UserName() {}

  /** Returns the name that a call stores or else has stored; empty if there is none. */
  public static String of(Call call) {
    for (Cookie cookie : call.exchange().responseCookies()) {
      if (cookie.getName().equals(COOKIE)) {
        return decoded(cookie.getValue());
      }
    }
    return stored(call);
  }

  private static String stored(Call call) {
    HeaderValues headers = call.exchange().getRequestHeaders().get(Headers.COOKIE);
    if (headers == null) {
      return "";
    }
    for (String header : headers) {
      Matcher found = STORED.matcher(header);
      if (found.find()) {
        return decoded(found.group(1));
      }
    }
    return "";
  }

  private static String decoded(String value) {
    try {
      String name = new String(Base64.getUrlDecoder().decode(value), StandardCharsets.UTF_8);
      boolean plain = name.codePoints().allMatch(code -> code > ' ' && code != 0xFFFD);
      return plain && name.length() <= MAX_LENGTH ? name : "";
    } catch (IllegalArgumentException e) {
      return "";
    }
  }

  /**
   * Stores the name of the user in the browser, or removes it, unless the browser has it.
   *
   * @param name the name, empty if nobody is logged in
   * @param secure whether the browser uses TLS
   */
  public static void remember(Call call, String name, boolean secure) {
    if (name.equals(stored(call))) {
      return;
    }
    byte[] bytes = name.getBytes(StandardCharsets.UTF_8);
    Cookie cookie =
        new CookieImpl(COOKIE, Base64.getUrlEncoder().withoutPadding().encodeToString(bytes))
            .setPath("/")
            .setHttpOnly(true)
            .setSecure(secure)
            .setSameSite(true)
            .setSameSiteMode("Lax");
    HttpServerExchange exchange = call.exchange();
    exchange.setResponseCookie(name.isEmpty() ? cookie.setMaxAge(0) : cookie);
  }

  /** Returns what the entity tag of a page with the name ends with. */
  static String tag(String name) {
    return name.isEmpty()
        ? ""
        : "-" + HexFormat.of().formatHex(name.getBytes(StandardCharsets.UTF_8));
  }
}
