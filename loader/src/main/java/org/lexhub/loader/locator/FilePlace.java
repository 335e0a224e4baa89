package org.lexhub.loader.locator;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystems;
import java.nio.file.FileVisitOption;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.List;
import java.util.stream.Stream;
import org.lexhub.loader.record.SourceFiles;

/**
 * Opens {@code file:} locators: a folder with everything below it, a file, an archive, or a glob
 * such as {@code wns/**}{@code /wn-data-*.tab*}, where {@code **} also matches no folder at all. If
 * all files of a folder or glob are archives, their contents are joined.
 */
final class FilePlace {
  /** The maximum depth of folders below the base. */
  private static final int MAX_DEPTH = 32;

  private FilePlace() {}

  /**
   * The files that a place names.
   *
   * @param base the folder that their names are relative to
   */
  record Found(String place, Path base, List<Path> files) {
    /** Returns the size of all files. */
    long bytes() throws IOException {
      long sum = 0;
      for (Path file : files) {
        sum += Files.size(file);
      }
      return sum;
    }
  }

  /** Opens a path, which is relative to {@code folder} unless it is absolute. */
  static SourceFiles open(String place, Path folder, Limits limits) throws IOException {
    Found found = find(place, folder, limits);
    boolean areArchives = found.files().stream().allMatch(FilePlace::holdsManyFiles);
    if (areArchives && found.files().size() > 1) {
      return JoinedFiles.of(found, limits);
    }
    return areArchives || isArchive(place, folder)
        ? opened(found.files().getFirst(), limits)
        : new FolderFiles(place, found.base(), found.files(), limits);
  }

  /** Opens one file or archive. */
  static SourceFiles opened(Path path, Limits limits) throws IOException {
    ArchiveFormat archive = ArchiveFormat.of(path);
    if (archive != null) {
      return archive.open(path, limits);
    }
    Path file = path.toAbsolutePath();
    return new FolderFiles(path.toString(), parent(file), List.of(file), limits);
  }

  /** Returns whether a file is an archive that is never one compressed file, as a zip can be. */
  private static boolean holdsManyFiles(Path file) {
    ArchiveFormat format = ArchiveFormat.of(file);
    return format != null && format != ArchiveFormat.ZIP && format != ArchiveFormat.JAR;
  }

  private static boolean isArchive(String place, Path folder) {
    Path path = firstWildcard(place) >= 0 ? folder : folder.resolve(place);
    return Files.isRegularFile(path) && ArchiveFormat.of(path) != null;
  }

  private static Path parent(Path file) {
    Path parent = file.getParent();
    return parent == null ? Path.of("/") : parent;
  }

  /**
   * Finds files without reading them.
   *
   * @throws UnavailableException if there are none
   */
  static Found find(String place, Path folder, Limits limits) throws IOException {
    int wild = firstWildcard(place);
    if (wild >= 0) {
      return glob(place, folder, wild, limits);
    }
    Path path = folder.resolve(place).normalize();
    if (Files.isDirectory(path)) {
      return below(place, path, limits, file -> true);
    }
    if (!Files.isRegularFile(path)) {
      throw new UnavailableException(
          "file:"
              + place
              + ": "
              + path
              + " does not exist; put the data there or correct the recipe");
    }
    Path file = path.toAbsolutePath();
    return new Found(place, parent(file), List.of(file));
  }

  private static Found glob(String place, Path folder, int wild, Limits limits) throws IOException {
    int cut = place.lastIndexOf('/', wild);
    Path base = folder.resolve(cut < 0 ? "" : place.substring(0, cut + 1)).normalize();
    String pattern = place.substring(cut + 1);
    if (!Files.isDirectory(base)) {
      throw new UnavailableException(
          "file:" + place + ": folder " + base + " does not exist; put the data there");
    }
    PathMatcher exact = FileSystems.getDefault().getPathMatcher("glob:" + pattern);
    PathMatcher flat =
        FileSystems.getDefault().getPathMatcher("glob:" + pattern.replace("**/", ""));
    return below(place, base, limits, file -> exact.matches(file) || flat.matches(file));
  }

  private static Found below(String place, Path base, Limits limits, PathMatcher wanted)
      throws IOException {
    List<Path> found;
    try (Stream<Path> walk = Files.walk(base, MAX_DEPTH, FileVisitOption.FOLLOW_LINKS)) {
      found =
          walk.filter(path -> wanted.matches(base.relativize(path)))
              .filter(FilePlace::isVisibleFile)
              .limit(limits.maxEntries() + 1L)
              .sorted()
              .toList();
    } catch (UncheckedIOException e) {
      throw new IOException(base + " cannot be listed: " + e.getMessage(), e);
    }
    if (found.isEmpty()) {
      throw new UnavailableException(
          "file:" + place + ": nothing in " + base + " matches; put the data there");
    }
    if (found.size() > limits.maxEntries()) {
      throw new IOException(
          base
              + " has more than "
              + limits.maxEntries()
              + " files; if you trust it, raise max_entries in [layer.options]");
    }
    return new Found(place, base, found);
  }

  private static boolean isVisibleFile(Path path) {
    Path name = path.getFileName();
    return Files.isRegularFile(path) && name != null && !name.toString().startsWith(".");
  }

  private static int firstWildcard(String place) {
    for (int i = 0; i < place.length(); i++) {
      if ("*?[{".indexOf(place.charAt(i)) >= 0) {
        return i;
      }
    }
    return -1;
  }
}
