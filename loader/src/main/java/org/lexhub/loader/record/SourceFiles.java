package org.lexhub.loader.record;

import java.io.IOException;
import java.io.InputStream;
import java.time.Instant;
import java.util.List;

/**
 * The input files of a layer, wherever they lie: in a folder, an archive or a jar. Names are paths
 * inside the layer with {@code /}, without the suffix of a compression that is undone on opening.
 */
public interface SourceFiles {

  /**
   * All names, sorted by code point, so that reading them in order is the same on every machine.
   */
  List<String> names();

  /**
   * Opens a file, decompressed; the caller closes it. Several may be open at a time.
   *
   * @throws java.io.FileNotFoundException if the layer has no such file; the message names the
   *     layer's place
   */
  InputStream open(String name) throws IOException;

  /**
   * Time of the newest file (of the entries where the layer is an archive); it dates the snapshot.
   */
  Instant newestModification();

  /** Size of all files as stored (compressed) in bytes, or -1 if unknown. */
  default long totalBytes() {
    return -1;
  }

  /** How much of {@link #totalBytes()} was read so far, or -1 if that is not counted. */
  default long bytesRead() {
    return -1;
  }
}
