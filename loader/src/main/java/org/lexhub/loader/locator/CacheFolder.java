package org.lexhub.loader.locator;

import java.nio.file.Path;

/** The folder in which downloads are kept. */
final class CacheFolder {
  private CacheFolder() {}

  /** Returns {@code LEXHUB_CACHE}, or else {@code ~/.cache/lexhub}. */
  static Path path() {
    String property = System.getProperty("lexhub.cache");
    String set = property != null ? property : System.getenv("LEXHUB_CACHE");
    return set != null && !set.isBlank()
        ? Path.of(set)
        : Path.of(System.getProperty("user.home", "."), ".cache", "lexhub");
  }
}
