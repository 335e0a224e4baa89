package org.lexhub.server.http;

import io.undertow.server.HttpServerExchange;
import io.undertow.util.HeaderMap;
import io.undertow.util.HeaderValues;
import io.undertow.util.Headers;
import io.undertow.util.HttpString;
import io.undertow.util.Methods;
import io.undertow.util.Protocols;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.http.connection.RequestLimits;
import org.lexhub.server.http.connection.StrictChunks;
import org.lexhub.server.http.parameter.ApiError;
import org.lexhub.server.http.parameter.PercentDecoding;
import org.lexhub.store.text.Utf8Buffer;

/**
 * The checks of every request, before its key is checked: the parts of HTTP that two parsers could
 * understand differently, and the sizes of URL and body.
 */
final class EntryGuard {
  /** Which ASCII characters RFC 3986 allows in a URL without a fragment. */
  private static final boolean[] ALLOWED = allowed();

  private final Router router;

  EntryGuard(Router router) {
    this.router = router;
  }

  /**
   * Checks the request and decodes its path into the call.
   *
   * @throws ApiError if the request is refused
   */
  void check(Call call) {
    HttpServerExchange exchange = call.exchange();
    HeaderMap headers = exchange.getRequestHeaders();
    checkVersion(exchange);
    checkLength(exchange, headers);
    checkTransferCoding(exchange, headers);
    checkUrl(call, exchange);
    checkHeaders(headers);
    checkMethod(call, exchange.getRequestMethod());
    checkExpect(headers.get(Headers.EXPECT));
    checkBodyLength(exchange);
  }

  private static void checkBodyLength(HttpServerExchange exchange) {
    if (exchange.getRequestContentLength() > RequestLimits.MAX_BODY_LENGTH) {
      exchange.setMaxEntitySize(RequestLimits.MAX_DISCARDED_LENGTH);
      throw ApiError.payloadTooLarge(RequestLimits.MAX_BODY_LENGTH);
    }
  }

  /** Refuses versions that the parser accepts although their syntax can differ. */
  private static void checkVersion(HttpServerExchange exchange) {
    HttpString version = exchange.getProtocol();
    if (!version.equals(Protocols.HTTP_1_1) && !version.equals(Protocols.HTTP_1_0)) {
      exchange.setPersistent(false);
      exchange.setProtocol(Protocols.HTTP_1_1);
      throw ApiError.malformed("The HTTP version must be 1.0 or 1.1.");
    }
  }

  /** Refuses a number with leading zeros, which another parser could read as an octal number. */
  private static void checkLength(HttpServerExchange exchange, HeaderMap headers) {
    String length = headers.getFirst(Headers.CONTENT_LENGTH);
    if (length != null && length.length() > 1 && length.charAt(0) == '0') {
      exchange.setPersistent(false);
      throw ApiError.malformed("The Content-Length must be a number without leading zeros.");
    }
  }

  /** Refuses all codings but {@code chunked}, which is read strictly. */
  private static void checkTransferCoding(HttpServerExchange exchange, HeaderMap headers) {
    HeaderValues codings = headers.get(Headers.TRANSFER_ENCODING);
    if (codings == null) {
      return;
    }
    if (codings.size() != 1 || !codings.getFirst().equalsIgnoreCase("chunked")) {
      exchange.setPersistent(false);
      exchange.getResponseHeaders().put(Headers.CONNECTION, "close");
      throw ApiError.transferCoding();
    }
    if (headers.contains(Headers.CONTENT_LENGTH)) {
      exchange.setPersistent(false);
      throw ApiError.malformed("A request has a Content-Length or a Transfer-Encoding, not both.");
    }
    StrictChunks.install(exchange, RequestLimits.MAX_BODY_LENGTH);
  }

  private static void checkUrl(Call call, HttpServerExchange exchange) {
    String raw = exchange.getRequestURI();
    if (raw.length() + exchange.getQueryString().length() > RequestLimits.MAX_URL_LENGTH) {
      throw ApiError.uriTooLong(RequestLimits.MAX_URL_LENGTH);
    }
    if (!isPlain(raw) || !isPlain(exchange.getQueryString())) {
      exchange.setPersistent(false);
      throw ApiError.malformed("The address holds a character that must be percent-encoded.");
    }
    if (parameterCount(exchange.getQueryString()) > RequestLimits.MAX_PARAMETERS) {
      throw ApiError.malformed(
          "The address has more than " + RequestLimits.MAX_PARAMETERS + " parameters.");
    }
    if (exchange.isHostIncludedInRequestURI()) {
      raw = pathOfAbsolute(raw, exchange);
    }
    String path = raw.indexOf('%') < 0 ? raw : decoded(raw);
    if (!isClean(path)) {
      throw ApiError.noSuchPath(path);
    }
    call.path(path);
  }

  private static boolean[] allowed() {
    boolean[] allowed = new boolean[128];
    for (char c = '!'; c <= '~'; c++) {
      allowed[c] = "\"#<>\\^`{|}".indexOf(c) < 0;
    }
    return allowed;
  }

  /** Returns whether all characters are allowed in a URL (RFC 3986), which has no fragment. */
  private static boolean isPlain(String url) {
    for (int i = 0; i < url.length(); i++) {
      char c = url.charAt(i);
      if (c >= ALLOWED.length || !ALLOWED[c]) {
        return false;
      }
    }
    return true;
  }

  private static int parameterCount(String query) {
    int count = 1;
    for (int i = query.indexOf('&'); i >= 0; i = query.indexOf('&', i + 1)) {
      count++;
    }
    return count;
  }

  private static void checkHeaders(HeaderMap headers) {
    int count = 0;
    int length = 0;
    for (long at = headers.fastIterate(); at != -1; at = headers.fiNext(at)) {
      HeaderValues values = headers.fiCurrent(at);
      for (int i = 0; i < values.size(); i++) {
        length += values.getHeaderName().length() + values.get(i).length();
      }
      count += values.size();
    }
    if (count > RequestLimits.MAX_HEADERS || length > RequestLimits.MAX_HEADERS_LENGTH) {
      throw ApiError.malformed(
          "A request has at most "
              + RequestLimits.MAX_HEADERS
              + " headers of "
              + RequestLimits.MAX_HEADERS_LENGTH
              + " bytes together.");
    }
  }

  private static String pathOfAbsolute(String url, HttpServerExchange exchange) {
    int host = url.indexOf("://") + 3;
    int slash = url.indexOf('/', host);
    int end = slash < 0 ? url.length() : slash;
    String header = exchange.getRequestHeaders().getFirst(Headers.HOST);
    if (header != null && !url.substring(host, end).equalsIgnoreCase(header)) {
      throw ApiError.malformed("The address and the Host header name different hosts.");
    }
    return slash < 0 ? "/" : url.substring(slash);
  }

  private static String decoded(String raw) {
    for (int i = raw.indexOf('%'); i >= 0; i = raw.indexOf('%', i + 1)) {
      if (raw.regionMatches(true, i, "%2f", 0, 3) || raw.startsWith("%00", i)) {
        throw ApiError.noSuchPath(raw);
      }
    }
    Utf8Buffer bytes = new Utf8Buffer(raw.length());
    PercentDecoding.decode(raw, 0, raw.length(), false, bytes);
    return bytes.toString();
  }

  /** Returns whether a path has no parameters, no "..", no empty segments and no controls. */
  private static boolean isClean(String path) {
    char before = 0;
    for (int i = 0; i < path.length(); i++) {
      char c = path.charAt(i);
      if (c < 0x20
          || c == 0x7f
          || c == ';'
          || c == '\\'
          || (c == '/' && before == '/')
          || (c == '.' && before == '.')) {
        return false;
      }
      before = c;
    }
    return path.startsWith("/");
  }

  private void checkMethod(Call call, HttpString method) {
    boolean known =
        method.equals(Methods.GET)
            || method.equals(Methods.HEAD)
            || method.equals(Methods.POST)
            || method.equals(Methods.OPTIONS)
            || method.equals(Methods.DELETE);
    if (!known) {
      router.find(call.path(), call.match());
      throw ApiError.methodNotAllowed(method.toString(), call.match().allow());
    }
  }

  private static void checkExpect(@Nullable HeaderValues expect) {
    if (expect != null
        && (expect.size() != 1 || !expect.getFirst().equalsIgnoreCase("100-continue"))) {
      throw ApiError.expectationFailed();
    }
  }
}
