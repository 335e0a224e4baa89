package org.lexhub.loader.locator;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.recipe.ExpectedFile;

/**
 * Finds {@code npm:name@version}: the tarball of the package in the cache folder, fetched once with
 * the installed npm client.
 */
final class NpmPlace {
  private static final Pattern PACKAGE = Pattern.compile("(.+)@([^@]+)");

  private NpmPlace() {}

  /** Returns the path of the package in the cache folder. */
  static Path place(String spec, Path cache) throws IOException {
    Matcher matcher = PACKAGE.matcher(spec);
    if (!matcher.matches()) {
      throw new IOException("npm:" + spec + " must have the form npm:name@version");
    }
    String file = matcher.group(1).replace("@", "").replace('/', '-') + "-" + matcher.group(2);
    return cache.resolve("npm").resolve(file + ".tgz");
  }

  /** Returns the package if it is in the cache and is not known to be another file. */
  static @Nullable Path cached(String spec, Path cache, ExpectedFile expected) throws IOException {
    Path file = place(spec, cache);
    boolean fits =
        Files.isRegularFile(file) && (expected.bytes() < 0 || Files.size(file) == expected.bytes());
    return fits ? file : null;
  }

  /**
   * Fetches the package into the cache folder.
   *
   * @param client the command to run, usually {@code npm}
   * @throws UnavailableException if it cannot be fetched
   */
  static Path fetch(String spec, Path cache, String client, ExpectedFile expected)
      throws IOException {
    Path file = place(spec, cache);
    PackageClient npm =
        new PackageClient(
            "npm:" + spec,
            List.of(client, "pack", spec, "--silent", "--pack-destination", "."),
            "install npm and look whether there is a network, or put the package at " + file);
    npm.fetch(file, ".tgz", expected);
    return file;
  }
}
