package org.lexhub.server.web.text;

import io.undertow.server.handlers.CookieImpl;
import io.undertow.util.HeaderMap;
import io.undertow.util.HeaderValues;
import io.undertow.util.Headers;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.http.Call;
import org.lexhub.server.http.Fields;
import org.lexhub.server.http.parameter.ApiError;

/**
 * Chooses the language of a page: that of the parameter {@value #PARAMETER}, else that of the
 * cookie {@value #COOKIE}, which remembers the parameter, else the first one of {@code
 * Accept-Language} (RFC 9110, 12.5.4) that pages have, else English.
 *
 * @param language the language
 * @param asked whether the parameter names it
 */
public record LanguageRequest(PageLanguage language, boolean asked) {
  /** The name of the parameter. */
  public static final String PARAMETER = "ui";

  /** The name of the cookie. */
  public static final String COOKIE = "lexui";

  private static final Pattern STORED =
      Pattern.compile("(?:^|[;\\s])" + COOKIE + "=([A-Za-z-]{2,20})(?:;|\\s|$)");

  private static final int SECONDS_OF_YEAR = 31_536_000;

  /** Browsers send few different values, so that all of them are parsed once. */
  private static final Map<String, PageLanguage> BY_HEADER = new ConcurrentHashMap<>();

  private static final int MAX_HEADERS = 1_000;
  private static final int MAX_HEADER_LENGTH = 200;

  /** Reads a request. */
  public static LanguageRequest of(Call call) {
    PageLanguage asked = asked(call);
    if (asked != null) {
      return new LanguageRequest(asked, true);
    }
    HeaderMap headers = call.exchange().getRequestHeaders();
    PageLanguage stored = stored(headers.get(Headers.COOKIE));
    return new LanguageRequest(
        stored != null ? stored : accepted(headers.get(Headers.ACCEPT_LANGUAGE)), false);
  }

  private static @Nullable PageLanguage stored(@Nullable HeaderValues headers) {
    if (headers != null) {
      for (String header : headers) {
        Matcher found = STORED.matcher(header);
        if (found.find()) {
          return PageLanguage.find(found.group(1));
        }
      }
    }
    return null;
  }

  private static @Nullable PageLanguage asked(Call call) {
    String query = call.exchange().getQueryString();
    if (!query.contains(PARAMETER + "=")) {
      return null;
    }
    try {
      return PageLanguage.find(Fields.ofQuery(call).text(PARAMETER));
    } catch (ApiError malformed) {
      return null; // the endpoint refuses the request
    }
  }

  /** Returns the best language for the header, English for none. */
  private static PageLanguage accepted(@Nullable HeaderValues header) {
    return header == null || header.isEmpty()
        ? PageLanguage.ENGLISH
        : accepted(String.join(",", header));
  }

  /** Returns the best language for a value of the header, English for a malformed one. */
  static PageLanguage accepted(String header) {
    PageLanguage known = BY_HEADER.get(header);
    if (known != null) {
      return known;
    }
    PageLanguage found = parsed(header);
    if (header.length() <= MAX_HEADER_LENGTH && BY_HEADER.size() < MAX_HEADERS) {
      BY_HEADER.put(header, found);
    }
    return found;
  }

  private static PageLanguage parsed(String header) {
    try {
      for (Locale.LanguageRange range : Locale.LanguageRange.parse(header)) {
        PageLanguage language = range.getWeight() > 0 ? PageLanguage.find(range.getRange()) : null;
        if (language != null) {
          return language;
        }
      }
    } catch (IllegalArgumentException malformed) {
      return PageLanguage.ENGLISH;
    }
    return PageLanguage.ENGLISH;
  }

  /** Lets the browser remember the parameter, if the request has it. */
  public void remember(Call call) {
    if (asked) {
      call.exchange()
          .setResponseCookie(
              new CookieImpl(COOKIE, language.tag())
                  .setPath("/")
                  .setMaxAge(SECONDS_OF_YEAR)
                  .setHttpOnly(true)
                  .setSameSite(true)
                  .setSameSiteMode("Lax"));
    }
  }
}
