package org.lexhub.server.http.connection;

import java.net.InetAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * The hosts for which a server answers. They prevent DNS rebinding: a page of another site that
 * lets its host name resolve to this server sends that name, which is refused. Ports do not count.
 */
public final class AllowedHosts {
  /** Every host. */
  public static final AllowedHosts ALL = new AllowedHosts(true, false, List.of(), List.of());

  private static final String LOCALHOST = "localhost";
  private static final String EVERY = "*";

  private final boolean isOpen;
  private final boolean allowsLoopback;
  private final List<String> names;
  private final List<String> domains;

  private AllowedHosts(
      boolean isOpen, boolean allowsLoopback, List<String> names, List<String> domains) {
    this.isOpen = isOpen;
    this.allowsLoopback = allowsLoopback;
    this.names = List.copyOf(names);
    this.domains = List.copyOf(domains);
  }

  /**
   * Returns the default of a server on loopback: localhost, names below it, all loopback addresses
   * and the address that the server listens on.
   */
  public static AllowedHosts ofLoopback(String listen) {
    return new AllowedHosts(false, true, List.of(listen.toLowerCase(Locale.ROOT)), List.of());
  }

  /**
   * Reads a list of hosts.
   *
   * @param hosts names or IP addresses; {@code *.a.example} allows all names below {@code
   *     a.example}, {@code *} every host
   * @throws IllegalArgumentException with a message for people, if an entry is none of these
   */
  public static AllowedHosts parse(List<String> hosts) {
    List<String> names = new ArrayList<>();
    List<String> domains = new ArrayList<>();
    for (String given : hosts) {
      String host = given.strip().toLowerCase(Locale.ROOT);
      if (host.equals(EVERY)) {
        return ALL;
      }
      if (host.startsWith("*.") && isName(host.substring(2))) {
        domains.add(host.substring(1));
      } else if (isName(host) || isAddress(host)) {
        names.add(host);
      } else {
        throw new IllegalArgumentException(
            "'" + given + "' is not a host such as dict.example, *.dict.example or 192.0.2.7");
      }
    }
    return new AllowedHosts(false, false, names, domains);
  }

  private static boolean isName(String host) {
    return host.matches("[a-z0-9_-]+(\\.[a-z0-9_-]+)*");
  }

  private static boolean isAddress(String host) {
    try {
      InetAddress.ofLiteral(host);
      return true;
    } catch (IllegalArgumentException e) {
      return false;
    }
  }

  /**
   * Returns whether the server answers for a host.
   *
   * @param host the header {@code Host}, or null if the request has none, as only programs send it
   */
  public boolean allows(@Nullable String host) {
    if (isOpen || host == null) {
      return true;
    }
    int start = host.startsWith("[") ? 1 : 0;
    int end = end(host, start);
    if (allowsLoopback && isLoopback(host, start, end)) {
      return true;
    }
    for (int i = 0; i < names.size(); i++) {
      String name = names.get(i);
      if (name.length() == end - start && host.regionMatches(true, start, name, 0, end - start)) {
        return true;
      }
    }
    for (int i = 0; i < domains.size(); i++) {
      if (endsWith(host, start, end, domains.get(i))) {
        return true;
      }
    }
    return false;
  }

  /** Returns the end of the host in a header: without port, bracket and the dot of the root. */
  private static int end(String host, int start) {
    int end = host.indexOf(start == 0 ? ':' : ']');
    end = end < 0 ? host.length() : end;
    return end > start && host.charAt(end - 1) == '.' ? end - 1 : end;
  }

  private static boolean endsWith(String host, int start, int end, String domain) {
    int at = end - domain.length();
    return at > start && host.regionMatches(true, at, domain, 0, domain.length());
  }

  /** Returns whether a host cannot be another machine: RFC 6761 (localhost), RFC 1122 (127/8). */
  private static boolean isLoopback(String host, int start, int end) {
    if (start == 1) {
      return host.startsWith("::1", start) && end == start + 3;
    }
    if (endsWith(host, start, end, ".localhost")
        || (end == LOCALHOST.length() && host.regionMatches(true, 0, LOCALHOST, 0, end))) {
      return true;
    }
    if (!host.startsWith("127.")) {
      return false;
    }
    int dots = 0;
    for (int i = 0; i < end; i++) {
      char c = host.charAt(i);
      if (c != '.' && (c < '0' || c > '9')) {
        return false;
      }
      dots += c == '.' ? 1 : 0;
    }
    return dots == 3;
  }
}
