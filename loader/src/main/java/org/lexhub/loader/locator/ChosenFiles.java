package org.lexhub.loader.locator;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.lexhub.loader.record.SourceFiles;

/** Those files of a layer whose names match a glob. */
final class ChosenFiles implements SourceFiles {
  private static final int MAX_SHOWN = 5;

  private final SourceFiles all;
  private final Set<String> names = new TreeSet<>(EntryNames.ORDER);

  /**
   * Chooses files.
   *
   * @param globs the globs, with or without the suffix of a compression; {@code **}{@code /} also
   *     matches no folder at all
   * @param locator the locator, for error messages
   * @throws IOException if a glob matches nothing
   */
  ChosenFiles(SourceFiles all, List<String> globs, String locator) throws IOException {
    this.all = all;
    for (String glob : globs) {
      List<PathMatcher> matchers = matchers(glob);
      List<String> found =
          all.names().stream()
              .filter(name -> matchers.stream().anyMatch(each -> each.matches(Path.of(name))))
              .toList();
      if (found.isEmpty()) {
        throw new IOException(nothing(glob, locator));
      }
      names.addAll(found);
    }
  }

  private String nothing(String glob, String locator) {
    List<String> present = all.names();
    return "select: nothing in "
        + locator
        + " matches \""
        + glob
        + "\"; it has "
        + String.join(", ", present.subList(0, Math.min(MAX_SHOWN, present.size())))
        + (present.size() > MAX_SHOWN ? " and " + (present.size() - MAX_SHOWN) + " more" : "");
  }

  private static List<PathMatcher> matchers(String glob) {
    List<PathMatcher> matchers = new ArrayList<>();
    for (String each : List.of(glob, Compression.strip(glob))) {
      for (String variant : List.of(each, each.replace("**/", ""))) {
        matchers.add(FileSystems.getDefault().getPathMatcher("glob:" + variant));
      }
    }
    return matchers;
  }

  @Override
  public List<String> names() {
    return List.copyOf(names);
  }

  @Override
  public InputStream open(String name) throws IOException {
    if (!names.contains(name)) {
      throw new FileNotFoundException("there is no file " + name + " among those selected");
    }
    return all.open(name);
  }

  @Override
  public Instant newestModification() {
    return all.newestModification();
  }

  @Override
  public long totalBytes() {
    return all.totalBytes();
  }

  @Override
  public long bytesRead() {
    return all.bytesRead();
  }
}
