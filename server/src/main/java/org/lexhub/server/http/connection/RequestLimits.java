package org.lexhub.server.http.connection;

import io.undertow.server.HttpServerExchange;

/** The limits on the size of a request. A request that exceeds one of them is refused. */
public final class RequestLimits {
  /** The maximum length of a URL, path and query together, in characters. */
  public static final int MAX_URL_LENGTH = 4096;

  /** The maximum length of the names and values of all headers together, in bytes. */
  public static final int MAX_HEADERS_LENGTH = 8 * 1024;

  /**
   * The maximum length of request line and headers that is read at all, in bytes. Up to here a head
   * that is too long gets an error that says so; beyond it, a bare 400.
   */
  public static final int MAX_READ_HEAD_LENGTH = 64 * 1024;

  /** The maximum length of a body, in bytes. */
  public static final int MAX_BODY_LENGTH = 64 * 1024;

  /**
   * The maximum length of a body that is received and discarded after the response that refuses it,
   * in bytes. If the server closed the connection while the client still sends, the response could
   * be lost on its way.
   */
  public static final int MAX_DISCARDED_LENGTH = 1024 * 1024;

  /** The maximum number of headers. */
  public static final int MAX_HEADERS = 50;

  /** The maximum number of headers that is read at all; beyond it, a bare 400. */
  public static final int MAX_READ_HEADERS = 200;

  /** The maximum number of query parameters. */
  public static final int MAX_PARAMETERS = 32;

  /** The maximum number of query parameters that is read at all; beyond it, a bare 400. */
  public static final int MAX_READ_PARAMETERS = 512;

  /** The maximum number of cookies. */
  public static final int MAX_COOKIES = 20;

  /** The maximum length of a body that is buffered while the request waits, in bytes. */
  public static final int MAX_BUFFERED_LENGTH = 16 * 1024;

  private RequestLimits() {}

  /**
   * Returns whether the body of a request is refused because it is too long, but short enough to be
   * received and discarded. After other refused requests, the connection closes.
   */
  public static boolean discardsBody(HttpServerExchange exchange) {
    long length = exchange.getRequestContentLength();
    return length > MAX_BODY_LENGTH && length <= MAX_DISCARDED_LENGTH;
  }
}
