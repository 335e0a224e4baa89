package org.lexhub.server.http.connection;

import io.undertow.server.HttpServerExchange;
import io.undertow.util.HeaderValues;
import io.undertow.util.Headers;
import org.lexhub.server.account.Digests;

/**
 * The cookies of this server in a request. A browser sends them together with the cookies of all
 * other programs on the same host, whose number and characters this server does not control.
 * Therefore only cookies with our names and the form of our secrets are read; everything else in
 * the header is skipped.
 */
public final class Cookies {
  /** The name of the cookie with the secret of a session. */
  public static final String SESSION = "lexsid";

  private Cookies() {}

  /**
   * Returns the name under which a cookie is stored.
   *
   * @param secure whether the browser uses TLS; it then accepts the cookie only from this host
   */
  public static String name(boolean secure, String name) {
    return secure ? "__Host-" + name : name;
  }

  /**
   * Returns the secret in a cookie.
   *
   * @param name the name under which the cookie is stored
   * @return the first value that has the form of a secret; empty if there is none
   */
  public static String secret(HttpServerExchange exchange, String name) {
    HeaderValues headers = exchange.getRequestHeaders().get(Headers.COOKIE);
    if (headers == null) {
      return "";
    }
    for (int i = 0; i < headers.size(); i++) {
      String secret = secretIn(headers.get(i), name);
      if (!secret.isEmpty()) {
        return secret;
      }
    }
    return "";
  }

  private static String secretIn(String header, String name) {
    int start = 0;
    while (start < header.length()) {
      int semicolon = header.indexOf(';', start);
      int end = semicolon < 0 ? header.length() : semicolon;
      int equals = header.indexOf('=', start);
      if (equals >= 0 && equals < end && header.substring(start, equals).strip().equals(name)) {
        String value = header.substring(equals + 1, end).strip();
        if (Digests.isSecret(value)) {
          return value;
        }
      }
      start = end + 1;
    }
    return "";
  }
}
