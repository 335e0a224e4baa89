package org.lexhub.loader.source.text;

import java.io.FileNotFoundException;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.record.SourceFiles;

/** Finds files of a layer by the last part of their path, wherever in the layer they lie. */
public final class FileNames {
  private FileNames() {}

  /** The last part of a path. */
  public static String last(String path) {
    return path.substring(path.lastIndexOf('/') + 1);
  }

  /** The last part of the path above a file, empty at the top. */
  public static String folder(String path) {
    int slash = path.lastIndexOf('/');
    return slash < 0 ? "" : last(path.substring(0, slash));
  }

  /** The first file whose last part is {@code name}, the one nearest to the top; null if none. */
  public static @Nullable String find(SourceFiles files, String name) {
    String best = null;
    for (String candidate : files.names()) {
      if (last(candidate).equals(name) && (best == null || depth(candidate) < depth(best))) {
        best = candidate;
      }
    }
    return best;
  }

  /** Like {@link #find}, but a missing file is an error that lists what there is. */
  public static String require(SourceFiles files, String name) throws FileNotFoundException {
    String found = find(files, name);
    if (found == null) {
      List<String> names = files.names();
      throw new FileNotFoundException(
          "there is no "
              + name
              + " in this layer, only "
              + String.join(", ", names.subList(0, Math.min(8, names.size())))
              + (names.size() > 8 ? " and " + (names.size() - 8) + " more" : ""));
    }
    return found;
  }

  private static long depth(String path) {
    return path.chars().filter(c -> c == '/').count();
  }
}
