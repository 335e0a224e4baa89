package org.lexhub.server.http;

import io.undertow.server.HttpServerExchange;
import io.undertow.util.HeaderMap;
import io.undertow.util.HeaderValues;
import io.undertow.util.Headers;
import io.undertow.util.HttpString;
import io.undertow.util.Methods;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.http.parameter.ApiError;
import org.lexhub.server.http.parameter.PercentDecoding;
import org.lexhub.store.text.Utf8Buffer;

/**
 * What every request has to pass first, before keys are looked at: the parts of HTTP that two
 * readers could understand differently, and the size of everything.
 */
final class EntryGuard {
  /** The longest address that is read, in characters. */
  static final int MAX_ADDRESS_LENGTH = 4096;

  /** The longest body that is read, in bytes. */
  static final int MAX_BODY_LENGTH = 64 * 1024;

  private final Router router;

  EntryGuard(Router router) {
    this.router = router;
  }

  /** Checks the request and decodes its path into the call. */
  void check(Call call) {
    HttpServerExchange exchange = call.exchange();
    HeaderMap headers = exchange.getRequestHeaders();
    checkTransferCoding(exchange, headers);
    checkAddress(call, exchange);
    checkMethod(call, exchange.getRequestMethod());
    checkExpect(headers.get(Headers.EXPECT));
    if (exchange.getRequestContentLength() > MAX_BODY_LENGTH) {
      throw ApiError.payloadTooLarge(MAX_BODY_LENGTH);
    }
  }

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
  }

  private static void checkAddress(Call call, HttpServerExchange exchange) {
    String raw = exchange.getRequestURI();
    if (raw.length() + exchange.getQueryString().length() > MAX_ADDRESS_LENGTH) {
      throw ApiError.uriTooLong(MAX_ADDRESS_LENGTH);
    }
    if (exchange.isHostIncludedInRequestURI()) {
      raw = pathOfAbsolute(raw, exchange);
    }
    String path = raw.indexOf('%') < 0 ? raw : decoded(raw);
    if (!clean(path)) {
      throw ApiError.noSuchPath(path);
    }
    call.path(path);
  }

  private static String pathOfAbsolute(String address, HttpServerExchange exchange) {
    int host = address.indexOf("://") + 3;
    int slash = address.indexOf('/', host);
    int end = slash < 0 ? address.length() : slash;
    String named = exchange.getRequestHeaders().getFirst(Headers.HOST);
    if (named != null && !address.substring(host, end).equalsIgnoreCase(named)) {
      throw ApiError.malformed("The address and the Host header name different hosts.");
    }
    return slash < 0 ? "/" : address.substring(slash);
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

  /** A path has no parameters, no way up, no empty segments and no control characters. */
  private static boolean clean(String path) {
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
