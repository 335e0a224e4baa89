package org.lexhub.loader.recipe;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * The scheme of a locator, and what a locator of that scheme must look like. The files themselves
 * are found by {@code org.lexhub.loader.locator}.
 */
public enum LayerPlace {
  /** A folder, a file, an archive or a glob on this machine. */
  FILE("file", false),
  /** A file on a web server: the locator is its address. */
  HTTPS("https", true),
  /** A Debian package, through {@code apt-get}. */
  DEB("deb", true),
  /** A jar on the class path, or in the local repository of Maven, through {@code mvn}. */
  MAVEN("maven", true),
  /** An npm package, through {@code npm}. */
  NPM("npm", true);

  private final String scheme;
  private final boolean downloads;

  LayerPlace(String scheme, boolean downloads) {
    this.scheme = scheme;
    this.downloads = downloads;
  }

  /** Returns the part of a locator before the colon. */
  public String scheme() {
    return scheme;
  }

  /** Returns whether files of this place come over the network if they are not here yet. */
  public boolean downloads() {
    return downloads;
  }

  /** Returns the place that a locator names, or null if its scheme is unknown. */
  public static @Nullable LayerPlace of(String locator) {
    int colon = locator.indexOf(':');
    for (LayerPlace place : values()) {
      if (colon > 0 && place.scheme.equals(locator.substring(0, colon))) {
        return place;
      }
    }
    return null;
  }

  /** Returns all schemes with their colon, as {@code file:, https:, deb:, maven: or npm:}. */
  public static String schemes() {
    List<String> all = List.of(values()).stream().map(place -> place.scheme + ":").toList();
    int last = all.size() - 1;
    return String.join(", ", all.subList(0, last)) + " or " + all.get(last);
  }

  /** Returns what is wrong with a locator, or null if its form is correct. */
  public static @Nullable String problem(String locator) {
    LayerPlace place = of(locator);
    if (place == null) {
      return locator.startsWith("http:")
          ? "http: is not encrypted, so anyone on the way could change the data;"
              + " use the https: address of the same file"
          : "locator \"" + locator + "\" must start with " + schemes();
    }
    String rest = locator.substring(place.scheme.length() + 1);
    return switch (place) {
      case FILE -> rest.isBlank() ? "file: needs a path" : null;
      case HTTPS -> addressProblem(locator);
      case DEB ->
          rest.matches("[a-z0-9][a-z0-9+.-]+(=[A-Za-z0-9.+:~-]+)?")
              ? null
              : locator + " must have the form deb:package or deb:package=version";
      case MAVEN ->
          rest.matches("[A-Za-z0-9._-]+:[A-Za-z0-9._-]+:[A-Za-z0-9._-]+")
              ? null
              : locator + " must have the form maven:group:artifact:version";
      case NPM ->
          rest.matches("(?:@[a-z0-9][a-z0-9._-]*/)?[a-z0-9][a-z0-9._-]*@[0-9][0-9A-Za-z.+-]*")
              ? null
              : locator + " must have the form npm:name@version, with a full version";
    };
  }

  private static @Nullable String addressProblem(String locator) {
    URI address;
    try {
      address = new URI(locator);
    } catch (URISyntaxException e) {
      return "\"" + locator + "\" is not a valid address: " + e.getReason();
    }
    if (address.getHost() == null) {
      return "\"" + locator + "\" names no host; write https://host/path/file";
    }
    if (address.getRawUserInfo() != null) {
      return "\"" + locator + "\" must not contain a user name or password";
    }
    String path = address.getPath();
    if ((path == null || path.endsWith("/") || path.isEmpty()) && address.getFragment() == null) {
      return "\""
          + locator
          + "\" names no file; write https://host/path/file.tar.gz, or add #file.tar.gz if the"
          + " address does not end with the name of the file";
    }
    return null;
  }

  /** Returns the keys of a layer that only places with downloads understand. */
  static Set<String> downloadKeys() {
    return new TreeSet<>(Set.of("sha256", "bytes", "modified"));
  }
}
