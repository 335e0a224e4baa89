package org.lexhub.server.http;

import io.undertow.util.HttpString;

/** Names and fixed values of response headers. */
final class HeaderText {
  static final HttpString REQUEST_ID = new HttpString("X-Request-Id");
  static final HttpString TRACE_PARENT = new HttpString("traceparent");
  static final HttpString CONTENT_TYPE_OPTIONS = new HttpString("X-Content-Type-Options");
  static final HttpString RATE_LIMIT_POLICY = new HttpString("RateLimit-Policy");
  static final HttpString RATE_LIMIT = new HttpString("RateLimit");
  static final HttpString ALLOW_ORIGIN = new HttpString("Access-Control-Allow-Origin");
  static final HttpString ALLOW_METHODS = new HttpString("Access-Control-Allow-Methods");
  static final HttpString ALLOW_HEADERS = new HttpString("Access-Control-Allow-Headers");
  static final HttpString EXPOSE_HEADERS = new HttpString("Access-Control-Expose-Headers");
  static final HttpString MAX_AGE = new HttpString("Access-Control-Max-Age");
  static final HttpString TRANSPORT_SECURITY = new HttpString("Strict-Transport-Security");

  static final String NO_SNIFF = "nosniff";
  static final String EXPOSED =
      "ETag, Last-Modified, RateLimit, RateLimit-Policy, Retry-After, traceparent,"
          + " X-Request-Id";
  static final String SENDABLE =
      "Authorization, Content-Type, If-None-Match, traceparent, X-Request-Id";
  static final String VARY_KEYED = "Authorization, Accept-Encoding";
  static final String VARY_PAGE_ORIGIN = "Authorization, Accept-Encoding, Origin";
  static final String VARY_OPEN = "Accept-Encoding";
  static final String VARY_LOCALIZED = "Accept-Encoding, Accept-Language, Cookie";
  static final String REVALIDATE = "private, no-cache";
  static final String IMMUTABLE = "public, max-age=31536000, immutable";
  static final String MAX_AGE_YEAR = "max-age=31536000";
  static final String SECONDS_OF_DAY = "86400";
  static final String NO_STORE = "no-store";

  private HeaderText() {}
}
