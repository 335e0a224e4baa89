package org.lexhub.server.account.access;

import java.net.InetAddress;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.account.refusal.Refusal;
import org.lexhub.server.account.refusal.RefusedEntry;

/**
 * What a key can be used for. A key without restrictions has all scopes, and accepts all addresses
 * and pages of all origins. Immutable except for a memory of the last address.
 */
public final class KeyAccess {
  /** No restrictions. */
  public static final KeyAccess ALL =
      new KeyAccess(EnumSet.allOf(KeyScope.class), List.of(), List.of());

  /** Nothing is allowed. */
  private static final KeyAccess NONE =
      new KeyAccess(EnumSet.noneOf(KeyScope.class), List.of(), List.of());

  /** The maximum number of ranges of addresses, and of origins. */
  public static final int MAX_ENTRIES = 20;

  private static final int MAX_ORIGIN_LENGTH = 200;

  private final Set<KeyScope> scopes;
  private final List<AddressRange> ranges;
  private final List<String> origins;
  private final boolean isLimited;
  private volatile @Nullable InetAddress lastAllowed;

  private KeyAccess(Set<KeyScope> scopes, List<AddressRange> ranges, List<String> origins) {
    this.scopes = scopes;
    this.ranges = ranges;
    this.origins = origins;
    isLimited = scopes.size() < KeyScope.values().length || !ranges.isEmpty() || !origins.isEmpty();
  }

  /**
   * Reads restrictions. Entries are separated by blanks, line breaks or commas; an empty text
   * restricts nothing.
   *
   * @param scopes codes of {@link KeyScope}
   * @param addresses IP addresses and ranges in CIDR notation
   * @param origins origins of web pages, as a browser sends them: {@code https://a.example}
   * @throws RefusedEntry with a message for people, if an entry is wrong or there are more than
   *     {@link #MAX_ENTRIES}
   */
  public static KeyAccess parse(
      @Nullable String scopes, @Nullable String addresses, @Nullable String origins) {
    Set<KeyScope> parsed = EnumSet.noneOf(KeyScope.class);
    for (String code : entries(scopes)) {
      KeyScope scope = KeyScope.parse(code.toLowerCase(Locale.ROOT));
      if (scope == null) {
        throw new RefusedEntry(
            Refusal.of(
                "key.scopes",
                "'" + code + "' is not a scope; scopes are " + String.join(", ", KeyScope.CODES)));
      }
      parsed.add(scope);
    }
    List<AddressRange> ranges = entries(addresses).stream().map(AddressRange::parse).toList();
    List<String> sites = entries(origins).stream().map(KeyAccess::origin).distinct().toList();
    return new KeyAccess(parsed.isEmpty() ? EnumSet.allOf(KeyScope.class) : parsed, ranges, sites);
  }

  /**
   * Reads stored restrictions. If a newer version has written something that this one does not
   * know, the key has no scope.
   */
  public static KeyAccess stored(
      @Nullable String scopes, @Nullable String addresses, @Nullable String origins) {
    if (scopes == null && addresses == null && origins == null) {
      return ALL;
    }
    try {
      return parse(scopes, addresses, origins);
    } catch (IllegalArgumentException e) {
      return NONE;
    }
  }

  private static Set<String> entries(@Nullable String text) {
    Set<String> entries = new LinkedHashSet<>();
    for (String entry : text == null ? new String[0] : text.split("[\\s,]+", -1)) {
      if (!entry.isEmpty()) {
        entries.add(entry);
      }
    }
    if (entries.size() > MAX_ENTRIES) {
      throw new RefusedEntry(
          Refusal.of("entries", "a key has at most " + MAX_ENTRIES + " of these", MAX_ENTRIES));
    }
    return entries;
  }

  /** Returns an origin as browsers write it (RFC 6454), without the usual port of its scheme. */
  private static String origin(String text) {
    String lower = text.toLowerCase(Locale.ROOT);
    String bare = lower.endsWith("/") ? lower.substring(0, lower.length() - 1) : lower;
    if (bare.length() > MAX_ORIGIN_LENGTH
        || !bare.matches("[a-z][a-z0-9+.-]*://([a-z0-9._-]+|\\[[0-9a-f:.]+])(:[0-9]{1,5})?")) {
      throw new RefusedEntry(
          Refusal.of(
              "origin",
              "'" + text + "' is not an origin such as https://a.example or http://localhost:3000",
              text));
    }
    return bare.replaceAll("^(https://.*):443$", "$1").replaceAll("^(http://.*):80$", "$1");
  }

  /** Returns whether anything is restricted. */
  public boolean isLimited() {
    return isLimited;
  }

  /** Returns whether the key has a scope. */
  public boolean has(KeyScope scope) {
    return scopes.contains(scope);
  }

  /** Returns whether clients with an address can use the key. */
  public boolean allows(InetAddress address) {
    if (ranges.isEmpty() || address.equals(lastAllowed)) {
      return true;
    }
    byte[] bytes = address.getAddress();
    for (AddressRange range : ranges) {
      if (range.contains(bytes)) {
        lastAllowed = address;
        return true;
      }
    }
    return false;
  }

  /** Returns whether only pages of some origins can use the key. */
  public boolean hasOrigins() {
    return !origins.isEmpty();
  }

  /**
   * Returns whether pages of an origin can use the key.
   *
   * @param origin the header {@code Origin}, or null if the request has none
   */
  public boolean allowsOrigin(@Nullable String origin) {
    if (origins.isEmpty()) {
      return true;
    }
    if (origin == null) {
      return false;
    }
    for (int i = 0; i < origins.size(); i++) {
      if (origins.get(i).equalsIgnoreCase(origin)) {
        return true;
      }
    }
    return false;
  }

  /** Returns the codes of the scopes with commas; null if the key has all, as it is stored. */
  public @Nullable String scopes() {
    return scopes.size() == KeyScope.values().length
        ? null
        : String.join(",", scopes.stream().map(KeyScope::code).toList());
  }

  /** Returns the ranges of addresses with commas; null if all are allowed, as it is stored. */
  public @Nullable String addresses() {
    return ranges.isEmpty()
        ? null
        : String.join(",", ranges.stream().map(AddressRange::toString).toList());
  }

  /** Returns the origins with commas; null if all are allowed, as it is stored. */
  public @Nullable String origins() {
    return origins.isEmpty() ? null : String.join(",", origins);
  }

  /** Returns the restrictions in one line; "all" if there are none. */
  public String summary() {
    List<String> parts = new ArrayList<>();
    add(parts, "scopes ", scopes());
    add(parts, "from ", addresses());
    add(parts, "pages of ", origins());
    return parts.isEmpty() ? "all" : String.join("; ", parts);
  }

  private static void add(List<String> parts, String label, @Nullable String entries) {
    if (entries != null) {
      parts.add(label + entries.replace(",", ", "));
    }
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof KeyAccess access
        && Objects.equals(scopes(), access.scopes())
        && Objects.equals(addresses(), access.addresses())
        && Objects.equals(origins(), access.origins());
  }

  @Override
  public int hashCode() {
    return Objects.hash(scopes(), addresses(), origins());
  }

  @Override
  public String toString() {
    return summary();
  }
}
