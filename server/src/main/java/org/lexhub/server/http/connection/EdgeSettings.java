package org.lexhub.server.http.connection;

import io.undertow.server.HttpServerExchange;
import io.undertow.util.HeaderValues;
import io.undertow.util.Headers;
import java.net.InetAddress;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What stands between this server and its clients: its own TLS, a proxy that does TLS, or nothing
 * on loopback. Forwarded headers are believed where a listed proxy sent them, and nowhere else.
 *
 * @param tls certificate and key to listen with, or null for plain HTTP
 * @param behindProxy whether a proxy in front does TLS
 * @param proxies the addresses of proxies whose forwarded headers are believed
 */
public record EdgeSettings(
    @Nullable TlsCertificate tls, boolean behindProxy, Set<InetAddress> proxies) {
  /** Plain HTTP without a proxy, fit for loopback only. */
  public static final EdgeSettings PLAIN = new EdgeSettings(null, false, Set.of());

  private static final int NETWORK_BYTES = 8;

  /** Copies the set. */
  public EdgeSettings {
    proxies = Set.copyOf(proxies);
  }

  /** Tells whether nobody between the browser and here can read along, so that cookies say so. */
  public boolean isSecure(HttpServerExchange exchange) {
    if (tls != null) {
      return true;
    }
    String scheme = forwarded(exchange, Headers.X_FORWARDED_PROTO_STRING);
    return scheme == null ? behindProxy : scheme.equalsIgnoreCase("https");
  }

  /** Tells whether the browser is known to have come by TLS, so that it may be told to stay so. */
  public boolean isKnownSecure(HttpServerExchange exchange) {
    return tls != null
        || (!proxies.isEmpty()
            && "https".equalsIgnoreCase(forwarded(exchange, Headers.X_FORWARDED_PROTO_STRING)));
  }

  /** Returns scheme, host and port as the browser sees them, as in {@code https://a.example}. */
  public String origin(HttpServerExchange exchange) {
    String host = forwarded(exchange, Headers.X_FORWARDED_HOST_STRING);
    String named = host == null ? exchange.getRequestHeaders().getFirst(Headers.HOST) : host;
    return (isSecure(exchange) ? "https://" : "http://") + (named == null ? "localhost" : named);
  }

  /** The last value that a listed proxy gave for a header, or null. */
  private @Nullable String forwarded(HttpServerExchange exchange, String header) {
    if (proxies.isEmpty() || !proxies.contains(peer(exchange))) {
      return null;
    }
    HeaderValues values = exchange.getRequestHeaders().get(header);
    if (values == null || values.isEmpty()) {
      return null;
    }
    String last = values.getLast();
    return last.substring(last.lastIndexOf(',') + 1).strip();
  }

  private static InetAddress peer(HttpServerExchange exchange) {
    return exchange.getSourceAddress().getAddress();
  }

  /** Returns the address of the client: the last one that is no listed proxy. */
  public InetAddress client(HttpServerExchange exchange) {
    InetAddress client = peer(exchange);
    if (!proxies.contains(client)) {
      return client;
    }
    HeaderValues values = exchange.getRequestHeaders().get(Headers.X_FORWARDED_FOR_STRING);
    String hops = values == null ? "" : String.join(",", values);
    for (String hop : List.of(hops.split(",", -1)).reversed()) {
      InetAddress address = literal(hop.strip());
      if (address == null) {
        return client;
      }
      client = address;
      if (!proxies.contains(client)) {
        return client;
      }
    }
    return client;
  }

  private static @Nullable InetAddress literal(String text) {
    try {
      return InetAddress.ofLiteral(text);
    } catch (IllegalArgumentException e) {
      return null;
    }
  }

  /**
   * Returns whom limits per address are counted for: the address, or the network of 64 bits where
   * it is one of IPv6, since one client has all of such a network.
   */
  public String network(HttpServerExchange exchange) {
    InetAddress address = client(exchange);
    byte[] bytes = address.getAddress();
    if (bytes.length == 4) {
      return address.getHostAddress();
    }
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < NETWORK_BYTES; i += 2) {
      text.append(Integer.toHexString((bytes[i] & 0xff) << 8 | (bytes[i + 1] & 0xff))).append(':');
    }
    return text.append(":/64").toString();
  }
}
