package org.lexhub.loader.locator;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.download.TransferListener;
import org.lexhub.loader.download.WebCache;
import org.lexhub.loader.recipe.ExpectedFile;
import org.lexhub.loader.recipe.LayerPlace;
import org.lexhub.loader.record.SourceFiles;

/**
 * Finds and opens the files that a locator names.
 *
 * <ul>
 *   <li>{@code file:PATH}: a folder, a file (plain or with a {@link Compression}), an archive
 *       ({@link ArchiveFormat}) or a glob; relative to the folder of the recipe
 *   <li>{@code https://HOST/PATH}: a file of a web server, in the cache folder
 *   <li>{@code deb:package} or {@code deb:package=version}: a Debian package that {@code apt-get}
 *       downloads, in the cache folder
 *   <li>{@code npm:name@version}: a package that {@code npm} downloads, in the cache folder
 *   <li>{@code maven:group:artifact:version}: a jar on the class path, or a jar that Maven
 *       downloads into the local repository
 * </ul>
 */
public final class Locator {
  private final Path folder;
  private final Path repository;
  private final Path cache;
  private final WebCache web;
  private final PackagePrograms programs;
  private final boolean offline;

  /** Creates a locator for this machine; relative paths are relative to {@code folder}. */
  public Locator(Path folder) {
    this(folder, false);
  }

  /**
   * Creates a locator for this machine.
   *
   * @param folder the folder that relative paths are relative to
   * @param offline whether files that are not on this machine are an error instead of downloaded
   */
  public Locator(Path folder, boolean offline) {
    this(
        folder,
        MavenPlace.localRepository(),
        CacheFolder.path(),
        PackagePrograms.installed(),
        offline);
  }

  Locator(Path folder, Path repository, Path cache, PackagePrograms programs, boolean offline) {
    this.folder = folder;
    this.repository = repository;
    this.cache = cache;
    this.web = new WebCache(cache);
    this.programs = programs;
    this.offline = offline;
  }

  /**
   * Opens the files and lists them; their contents are read when a file is opened.
   *
   * @throws UnavailableException if they are not on this machine and cannot be downloaded
   * @throws IOException if the locator is not valid or the files are damaged
   */
  public SourceFiles open(String locator, Limits limits) throws IOException {
    return open(locator, ExpectedFile.ANY, limits);
  }

  /** Does the same for a file about which something is known. */
  SourceFiles open(String locator, ExpectedFile expected, Limits limits) throws IOException {
    return switch (scheme(locator)) {
      case FILE -> FilePlace.open(place(locator), folder, limits);
      case MAVEN, HTTPS, DEB, NPM -> openDownload(locator, expected, limits);
    };
  }

  private SourceFiles openDownload(String locator, ExpectedFile expected, Limits limits)
      throws IOException {
    Path opened = resolve(locator, expected);
    try {
      return FilePlace.opened(opened, limits);
    } catch (IOException e) {
      throw new IOException(
          locator + ": " + e.getMessage() + "; delete " + opened + " to download it again", e);
    }
  }

  /** Returns the file of a download; downloads it if it is missing, unless offline. */
  Path resolve(String locator) throws IOException {
    return resolve(locator, ExpectedFile.ANY);
  }

  private Path resolve(String locator, ExpectedFile expected) throws IOException {
    Path file = cached(locator, expected);
    if (file == null && offline) {
      throw new UnavailableException(
          locator + " has not been downloaded as expected: there is no " + target(locator));
    }
    return file != null ? file : fetch(locator, expected, TransferListener.NONE);
  }

  private Path target(String locator) throws IOException {
    return switch (scheme(locator)) {
      case HTTPS -> web.place(locator);
      case DEB -> DebPlace.place(place(locator), cache);
      case NPM -> NpmPlace.place(place(locator), cache);
      case MAVEN -> MavenPlace.place(place(locator), repository);
      case FILE -> throw new IllegalArgumentException(locator + " is not downloaded");
    };
  }

  /**
   * Returns the file of a download if it is on this machine, in the cache folder or where Maven has
   * it, or null if it is not or not the expected one.
   */
  @Nullable Path cached(String locator, ExpectedFile expected) throws IOException {
    return switch (scheme(locator)) {
      case HTTPS -> web.cached(locator, expected);
      case DEB -> DebPlace.cached(place(locator), cache, expected);
      case NPM -> NpmPlace.cached(place(locator), cache, expected);
      case MAVEN -> MavenPlace.cached(place(locator), repository, expected);
      case FILE -> null;
    };
  }

  /** Returns how many bytes of a download an earlier run has left in the cache folder. */
  long begun(String locator) throws IOException {
    return scheme(locator) == LayerPlace.HTTPS ? web.begun(locator) : 0;
  }

  /**
   * Downloads a file unless it is on this machine.
   *
   * @throws IOException if it cannot be had; the message says what to do
   */
  Path fetch(String locator, ExpectedFile expected, TransferListener listener) throws IOException {
    Path there = cached(locator, expected);
    if (there != null) {
      return there;
    }
    return switch (scheme(locator)) {
      case HTTPS -> web.fetch(locator, expected, listener);
      case DEB -> DebPlace.fetch(place(locator), cache, programs.apt(), expected);
      case NPM -> NpmPlace.fetch(place(locator), cache, programs.npm(), expected);
      case MAVEN -> MavenPlace.fetch(place(locator), repository, programs.maven(), expected);
      case FILE -> throw new IllegalArgumentException(locator + " is not downloaded");
    };
  }

  /**
   * Returns the size of the files of a {@code file:} locator, without opening archives.
   *
   * @throws UnavailableException if they are missing
   */
  long localBytes(String locator, Limits limits) throws IOException {
    return FilePlace.find(place(locator), folder, limits).bytes();
  }

  private static String place(String locator) {
    return locator.substring(locator.indexOf(':') + 1);
  }

  private static LayerPlace scheme(String locator) throws IOException {
    String problem = LayerPlace.problem(locator);
    if (problem != null) {
      throw new IOException(problem);
    }
    return Objects.requireNonNull(LayerPlace.of(locator));
  }
}
