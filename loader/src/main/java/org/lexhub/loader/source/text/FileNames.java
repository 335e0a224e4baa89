package org.lexhub.loader.source.text;

import java.io.FileNotFoundException;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.record.SourceFiles;

/** Finds files of a layer by the last part of their path, in any folder. */
public final class FileNames {
  /** The maximum number of names in an error message. */
  private static final int MAX_LISTED = 8;

  private FileNames() {}

  /** Returns the last part of a path. */
  public static String last(String path) {
    return path.substring(path.lastIndexOf('/') + 1);
  }

  /** Returns the name of the folder that contains a file, empty at the top. */
  public static String folder(String path) {
    int slash = path.lastIndexOf('/');
    return slash < 0 ? "" : last(path.substring(0, slash));
  }

  /** Returns the file nearest to the top whose last part is {@code name}, or null if none. */
  public static @Nullable String find(SourceFiles files, String name) {
    String best = null;
    for (String candidate : files.names()) {
      if (last(candidate).equals(name) && (best == null || depth(candidate) < depth(best))) {
        best = candidate;
      }
    }
    return best;
  }

  /**
   * Returns the file nearest to the top whose last part is {@code name}.
   *
   * @throws FileNotFoundException if there is none; the message lists the files of the layer
   */
  public static String require(SourceFiles files, String name) throws FileNotFoundException {
    String found = find(files, name);
    if (found == null) {
      List<String> names = files.names();
      throw new FileNotFoundException(
          "this layer has no "
              + name
              + ", only "
              + String.join(", ", names.subList(0, Math.min(MAX_LISTED, names.size())))
              + (names.size() > MAX_LISTED ? " and " + (names.size() - MAX_LISTED) + " more" : ""));
    }
    return found;
  }

  private static long depth(String path) {
    return path.chars().filter(c -> c == '/').count();
  }
}
