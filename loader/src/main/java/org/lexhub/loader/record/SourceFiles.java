package org.lexhub.loader.record;

import java.io.IOException;
import java.io.InputStream;
import java.time.Instant;
import java.util.List;

/**
 * The input files of a layer in a folder, an archive or a jar. Names are paths inside the layer
 * with {@code /}, without the suffix of a compression that {@link #open} decodes.
 */
public interface SourceFiles {

  /**
   * Returns all names, sorted by code point, so that every machine reads them in the same order.
   */
  List<String> names();

  /**
   * Returns all names in the order in which they are read fastest, the same on every machine: going
   * back in a compressed archive reads it from its start.
   */
  default List<String> storedNames() {
    return names();
  }

  /**
   * Opens a file, decompressed; the caller closes it. Several files can be open at a time.
   *
   * @throws java.io.FileNotFoundException if the layer has no such file; the message names the
   *     location of the layer
   */
  InputStream open(String name) throws IOException;

  /**
   * Returns the time of the newest file (in an archive, of the newest entry); it dates the
   * snapshot.
   */
  Instant newestModification();

  /** Returns the size of all files as stored (compressed) in bytes, or -1 if unknown. */
  default long totalBytes() {
    return -1;
  }

  /** Returns how much of {@link #totalBytes()} has been read, or -1 if unknown. */
  default long bytesRead() {
    return -1;
  }
}
