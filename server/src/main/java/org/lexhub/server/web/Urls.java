package org.lexhub.server.web;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Builds addresses. */
public final class Urls {
  private static final Pattern SCHEME = Pattern.compile("[^/?#]*:");
  private static final Pattern HTTP = Pattern.compile("https?://", Pattern.CASE_INSENSITIVE);

  private Urls() {}

  /** Percent-encodes text for a path segment or a query value. */
  public static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20").replace("%7E", "~");
  }

  /**
   * Returns a path with a query. Parameters with an empty value are omitted.
   *
   * @param path the encoded path
   * @param query names and values in turns
   */
  public static String of(String path, String... query) {
    StringBuilder address = new StringBuilder(path);
    char mark = path.indexOf('?') < 0 ? '?' : '&';
    for (int i = 0; i < query.length; i += 2) {
      if (!query[i + 1].isEmpty()) {
        address.append(mark).append(query[i]).append('=').append(encoded(query[i + 1]));
        mark = '&';
      }
    }
    return address.toString();
  }

  /**
   * Returns an address if it is a path of this server or has the scheme http or https, else null.
   */
  public static @Nullable String linked(String address) {
    return harmless(address) ? address : null;
  }

  /**
   * Returns whether an address, or a part of one, begins with a scheme other than http and https,
   * or with a host.
   */
  static boolean hasForeignScheme(String address) {
    return address.startsWith("//")
        || (SCHEME.matcher(address).lookingAt() && !HTTP.matcher(address).lookingAt());
  }

  /** Returns whether an address is a path of this server or has the scheme http or https. */
  private static boolean harmless(String address) {
    if (address.isEmpty() || address.startsWith("//")) {
      return false;
    }
    char first = address.charAt(0);
    String lower = address.substring(0, Math.min(8, address.length())).toLowerCase(Locale.ROOT);
    return first == '/'
        || first == '#'
        || first == '?'
        || lower.startsWith("http://")
        || lower.startsWith("https://");
  }
}
