package org.lexhub.loader.locator;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.recipe.ExpectedFile;

/**
 * Finds {@code deb:package} and {@code deb:package=version}: the package in the cache folder,
 * fetched once with {@code apt-get download}, which needs no rights and installs nothing. It knows
 * the archives of the machine and checks their signatures.
 */
final class DebPlace {
  /** Two runs at a time would wait for the same lists. */
  private static final Object ONE_AT_A_TIME = new Object();

  private DebPlace() {}

  /** Returns the path of the package in the cache folder. */
  static Path place(String spec, Path cache) {
    return cache.resolve("deb").resolve(spec.replace(':', '_') + ".deb");
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
   * @param client the command to run, usually {@code apt-get}
   * @throws UnavailableException if it cannot be fetched
   */
  static Path fetch(String spec, Path cache, String client, ExpectedFile expected)
      throws IOException {
    Path file = place(spec, cache);
    String name = spec.replaceFirst("=.*", "");
    PackageClient apt =
        new PackageClient(
            "deb:" + spec,
            List.of(client, "download", "-q", "-o", "APT::Sandbox::User=", spec),
            "on Debian or Ubuntu run apt-get update and see apt-cache policy "
                + name
                + "; on other systems put the package at "
                + file);
    synchronized (ONE_AT_A_TIME) {
      apt.fetch(file, ".deb", expected);
    }
    return file;
  }
}
