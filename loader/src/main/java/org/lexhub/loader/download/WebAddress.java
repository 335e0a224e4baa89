package org.lexhub.loader.download;

import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;
import org.lexhub.loader.recipe.LayerPlace;

/**
 * The address of a file, and the name that the file gets: the fragment if there is one, otherwise
 * the last part of the path. The fragment is not sent to the server.
 *
 * @param uri the address without its fragment
 */
record WebAddress(URI uri, String fileName) {
  private static final int MAX_NAME = 120;
  private static final int HASH_DIGITS = 16;

  /**
   * Reads an address.
   *
   * @throws RefusedTransferException if it is not a well-formed https: address of a file
   */
  static WebAddress of(String locator) throws IOException {
    String problem = LayerPlace.problem(locator);
    if (problem != null || LayerPlace.of(locator) != LayerPlace.HTTPS) {
      throw new RefusedTransferException(problem == null ? locator + " is not https:" : problem);
    }
    try {
      URI whole = new URI(locator);
      String path = whole.getPath();
      String name =
          whole.getFragment() != null
              ? whole.getFragment()
              : path.substring(path.lastIndexOf('/') + 1);
      int cut = locator.indexOf('#');
      return new WebAddress(new URI(cut < 0 ? locator : locator.substring(0, cut)), clean(name));
    } catch (URISyntaxException e) {
      throw new RefusedTransferException("\"" + locator + "\" is not a valid address");
    }
  }

  /** Replaces what a file name must not contain; keeps the end, which has the suffix. */
  private static String clean(String name) {
    String clean = name.replaceAll("[^\\p{L}\\p{N}._+~@=,()-]", "_").replaceFirst("^\\.+", "");
    int start = Math.max(0, clean.length() - MAX_NAME);
    return clean.isEmpty() ? "file" : clean.substring(start);
  }

  /** Returns the path of the file in the cache folder. */
  Path in(Path cache) {
    String host =
        uri.getHost().toLowerCase(Locale.ROOT) + (uri.getPort() < 0 ? "" : "_" + uri.getPort());
    String hash =
        FileSum.sha256(uri.toString().getBytes(StandardCharsets.UTF_8)).substring(0, HASH_DIGITS);
    return cache
        .resolve("https")
        .resolve(host.replaceAll("[^a-z0-9._-]", "_"))
        .resolve(hash)
        .resolve(fileName);
  }

  @Override
  public String toString() {
    return uri.toString();
  }
}
