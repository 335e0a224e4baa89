package org.lexhub.server.http.header;

import io.undertow.util.HttpString;

/** Names and fixed values of response headers. */
public final class HeaderText {
  public static final HttpString REQUEST_ID = new HttpString("X-Request-Id");
  public static final HttpString TRACE_PARENT = new HttpString("traceparent");
  public static final HttpString CONTENT_TYPE_OPTIONS = new HttpString("X-Content-Type-Options");
  public static final HttpString RATE_LIMIT_POLICY = new HttpString("RateLimit-Policy");
  public static final HttpString RATE_LIMIT = new HttpString("RateLimit");
  public static final HttpString ALLOW_ORIGIN = new HttpString("Access-Control-Allow-Origin");
  public static final HttpString ALLOW_METHODS = new HttpString("Access-Control-Allow-Methods");
  public static final HttpString ALLOW_HEADERS = new HttpString("Access-Control-Allow-Headers");
  public static final HttpString EXPOSE_HEADERS = new HttpString("Access-Control-Expose-Headers");
  public static final HttpString MAX_AGE = new HttpString("Access-Control-Max-Age");
  public static final HttpString TRANSPORT_SECURITY = new HttpString("Strict-Transport-Security");

  public static final String NO_SNIFF = "nosniff";
  public static final String EXPOSED =
      "ETag, Last-Modified, RateLimit, RateLimit-Policy, Retry-After, traceparent,"
          + " X-Request-Id";
  public static final String SENDABLE =
      "Authorization, Content-Type, If-None-Match, traceparent, X-Request-Id";
  public static final String VARY_KEYED = "Authorization, Accept-Encoding";
  public static final String VARY_PAGE_ORIGIN = "Authorization, Accept-Encoding, Origin";
  public static final String VARY_OPEN = "Accept-Encoding";
  public static final String VARY_LOCALIZED = "Accept-Encoding, Accept-Language, Cookie";
  public static final String REVALIDATE = "private, no-cache";
  public static final String IMMUTABLE = "public, max-age=31536000, immutable";
  public static final String MAX_AGE_YEAR = "max-age=31536000";
  public static final String SECONDS_OF_DAY = "86400";
  public static final String NO_STORE = "no-store";

  private HeaderText() {}
}
