package org.lexhub.server.http.connection;

import io.undertow.server.HttpServerExchange;
import io.undertow.server.ServerConnection;
import io.undertow.util.AttachmentKey;
import io.undertow.util.HeaderValues;
import io.undertow.util.Headers;
import java.net.InetAddress;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The connection between this server and its clients: TLS of this server, a proxy that terminates
 * TLS, or plain HTTP on loopback. Forwarded headers are trusted if a listed proxy sends them, and
 * ignored otherwise.
 *
 * @param tls the certificate to listen with, or null for plain HTTP
 * @param behindProxy whether a proxy in front of this server terminates TLS
 * @param proxies the addresses of the proxies whose forwarded headers are trusted
 * @param hosts the hosts for which this server answers
 */
public record EdgeSettings(
    @Nullable TlsCertificate tls,
    boolean behindProxy,
    Set<InetAddress> proxies,
    AllowedHosts hosts) {
  /** Plain HTTP without a proxy, for loopback only. */
  public static final EdgeSettings PLAIN = new EdgeSettings(null, false, Set.of());

  private static final int NETWORK_BYTES = 8;

  /** The address at the other end of a connection; asked once, because each answer is new. */
  private static final AttachmentKey<InetAddress> PEER = AttachmentKey.create(InetAddress.class);

  /** Copies the set of proxies. */
  public EdgeSettings {
    proxies = Set.copyOf(proxies);
  }

  /** Creates settings of a server that answers for every host. */
  public EdgeSettings(@Nullable TlsCertificate tls, boolean behindProxy, Set<InetAddress> proxies) {
    this(tls, behindProxy, proxies, AllowedHosts.ALL);
  }

  /** Returns these settings with other hosts for which the server answers. */
  public EdgeSettings with(AllowedHosts newHosts) {
    return new EdgeSettings(tls, behindProxy, proxies, newHosts);
  }

  /** Returns whether the server answers for the host of a request. */
  public boolean allowsHost(HttpServerExchange exchange) {
    return hosts.allows(host(exchange));
  }

  /** Returns host and port as the client named them, or null if it named none. */
  public @Nullable String host(HttpServerExchange exchange) {
    String host = forwarded(exchange, Headers.X_FORWARDED_HOST_STRING);
    return host == null ? exchange.getRequestHeaders().getFirst(Headers.HOST) : host;
  }

  /** Returns whether the client uses TLS, so that cookies are marked as secure. */
  public boolean isSecure(HttpServerExchange exchange) {
    if (tls != null) {
      return true;
    }
    String scheme = forwarded(exchange, Headers.X_FORWARDED_PROTO_STRING);
    return scheme == null ? behindProxy : scheme.equalsIgnoreCase("https");
  }

  /**
   * Returns whether the client certainly uses TLS, so that the response can require TLS for later
   * requests.
   */
  public boolean isKnownSecure(HttpServerExchange exchange) {
    return tls != null
        || (!proxies.isEmpty()
            && "https".equalsIgnoreCase(forwarded(exchange, Headers.X_FORWARDED_PROTO_STRING)));
  }

  /**
   * Returns the origin of this server as the client sees it: scheme, host and port, for example
   * {@code https://a.example}.
   */
  public String origin(HttpServerExchange exchange) {
    String named = host(exchange);
    return (isSecure(exchange) ? "https://" : "http://") + (named == null ? "localhost" : named);
  }

  /** Returns the last value of a header if a listed proxy sent it, otherwise null. */
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
    ServerConnection connection = exchange.getConnection();
    InetAddress known = connection.getAttachment(PEER);
    if (known == null) {
      known = exchange.getSourceAddress().getAddress();
      connection.putAttachment(PEER, known);
    }
    return known;
  }

  /** Returns the address of the client: the last forwarded address that is not a listed proxy. */
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
   * Returns the key of limits per address: an IPv4 address, or the 64-bit network of an IPv6
   * address, because one client has a whole network.
   */
  public String network(HttpServerExchange exchange) {
    return network(client(exchange));
  }

  /** Returns the key of limits for an address, see {@link #network(HttpServerExchange)}. */
  public static String network(InetAddress address) {
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
