package org.lexhub.loader.locator;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Files in a folder, each plain or compressed. */
final class FolderFiles extends ListedFiles<Path> {
  private final Limits limits;

  /**
   * Lists the files.
   *
   * @param place the locator, for error messages
   * @param base the folder that names are relative to
   * @throws IOException if two files have the same name without the suffix of their compression
   */
  FolderFiles(String place, Path base, List<Path> paths, Limits limits) throws IOException {
    super(place);
    this.limits = limits;
    for (Path path : paths) {
      String name = base.relativize(path).toString();
      Path other = add(name, path, Files.getLastModifiedTime(path).toInstant());
      if (other != null) {
        throw new IOException(
            place
                + ": "
                + other
                + " and "
                + path
                + " are both named "
                + nameOf(name)
                + "; remove one");
      }
      addSize(path);
    }
  }

  @Override
  public InputStream open(String name) throws IOException {
    Path path = entry(name);
    Compression compression = Compression.of(path.toString());
    InputStream in = counted(path);
    try {
      long compressed = compression == Compression.NONE ? 0 : Files.size(path);
      return new BoundedStream(compression.decompress(in), path.toString(), compressed, limits);
    } catch (IOException e) {
      in.close();
      throw new IOException(path + " cannot be decompressed: " + e.getMessage(), e);
    }
  }
}
