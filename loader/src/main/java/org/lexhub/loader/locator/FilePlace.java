package org.lexhub.loader.locator;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystems;
import java.nio.file.FileVisitOption;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.lexhub.loader.record.SourceFiles;

/**
 * Opens {@code file:} locators: a folder with everything below it, a file, an archive, or a glob
 * such as {@code wns/**}{@code /wn-data-*.tab*}, where {@code **} also matches no folder at all. A
 * folder or glob that holds only Debian packages gives the files in them.
 */
final class FilePlace {
  /** The maximum depth of folders below the base. */
  private static final int MAX_DEPTH = 32;

  private FilePlace() {}

  /** Opens a path, which is relative to {@code folder} unless it is absolute. */
  static SourceFiles open(String place, Path folder, Limits limits) throws IOException {
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
    return single(place, path, limits);
  }

  private static SourceFiles single(String place, Path path, Limits limits) throws IOException {
    ArchiveFormat archive = ArchiveFormat.of(path);
    if (archive != null) {
      return archive.open(path, limits);
    }
    Path parent = path.toAbsolutePath().getParent();
    return new FolderFiles(
        place, parent == null ? Path.of("/") : parent, List.of(path.toAbsolutePath()), limits);
  }

  private static SourceFiles glob(String place, Path folder, int wild, Limits limits)
      throws IOException {
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

  private static SourceFiles below(String place, Path base, Limits limits, PathMatcher wanted)
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
    return found.stream().allMatch(file -> ArchiveFormat.of(file) == ArchiveFormat.DEB)
        ? packages(found, limits)
        : new FolderFiles(place, base, found, limits);
  }

  private static SourceFiles packages(List<Path> files, Limits limits) throws IOException {
    List<SourceFiles> packages = new ArrayList<>();
    for (Path file : files) {
      packages.add(ArchiveFormat.DEB.open(file, limits));
    }
    return new JoinedFiles(packages);
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
