package org.lexhub.loader.locator;

import java.io.IOException;
import java.nio.file.Path;
import org.lexhub.loader.recipe.LayerPlace;
import org.lexhub.loader.record.SourceFiles;

/**
 * Opens the files that a locator names.
 *
 * <ul>
 *   <li>{@code file:PATH}: a folder, a file (plain or with a {@link Compression}), an archive
 *       ({@link ArchiveFormat}) or a glob; relative to the folder of the recipe
 *   <li>{@code maven:group:artifact:version}: a jar on the class path or in the local repository
 *   <li>{@code npm:name@version}: a package fetched once through the installed npm client
 * </ul>
 */
public final class Locator {
  private final Path folder;
  private final Path repository;
  private final Path cache;
  private final String npm;

  /** Creates a locator for this machine; relative paths are relative to {@code folder}. */
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
   * Opens the files and lists them; their contents are read when a file is opened.
   *
   * @throws UnavailableException if they are not on this machine
   * @throws IOException if the locator is not valid or the files are damaged
   */
  public SourceFiles open(String locator, Limits limits) throws IOException {
    int colon = locator.indexOf(':');
    String place = locator.substring(colon + 1);
    return switch (colon < 0 ? "" : locator.substring(0, colon)) {
      case "file" -> FilePlace.open(place, folder, limits);
      case "maven" -> MavenPlace.open(place, repository, limits);
      case "npm" -> NpmPlace.open(place, cache, npm, limits);
      default -> throw new IOException(LayerPlace.problem(locator));
    };
  }
}
