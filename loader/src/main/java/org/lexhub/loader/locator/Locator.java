package org.lexhub.loader.locator;

import java.io.IOException;
import java.nio.file.Path;
import org.lexhub.loader.record.SourceFiles;

/**
 * Finds the files that a locator names.
 *
 * <ul>
 *   <li>{@code file:PLACE}: a folder, a file (plain, .gz, .xz), an archive (.zip, .jar, .tar,
 *       .tar.gz, .tgz, .tar.xz) or a glob; relative to the recipe's folder
 *   <li>{@code maven:group:artifact:version}: a jar on the class path or in the local repository
 *   <li>{@code npm:name@version}: a package fetched once through the installed npm client
 * </ul>
 */
public final class Locator {
  private final Path folder;
  private final Path repository;
  private final Path cache;
  private final String npm;

  /** Creates a locator with the places of this machine; relative files start at {@code folder}. */
  public Locator(Path folder) {
    this(folder, MavenPlace.localRepository(), NpmPlace.cacheFolder(), "npm");
  }

  Locator(Path folder, Path repository, Path cache, String npm) {
    this.folder = folder;
    this.repository = repository;
    this.cache = cache;
    this.npm = npm;
  }

  /**
   * Opens the files; contents are read only when asked for.
   *
   * @throws UnavailableException if they are not on this machine
   * @throws IOException if the locator makes no sense or the files are damaged
   */
  public SourceFiles open(String locator, Limits limits) throws IOException {
    int colon = locator.indexOf(':');
    String place = locator.substring(colon + 1);
    return switch (colon < 0 ? "" : locator.substring(0, colon)) {
      case "file" -> FilePlace.open(place, folder, limits);
      case "maven" -> MavenPlace.open(place, repository, limits);
      case "npm" -> NpmPlace.open(place, cache, npm, limits);
      default ->
          throw new IOException(
              "locator \"" + locator + "\" must start with file:, maven: or npm:");
    };
  }
}
