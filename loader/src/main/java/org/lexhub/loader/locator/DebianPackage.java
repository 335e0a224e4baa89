package org.lexhub.loader.locator;

import java.io.IOException;
import java.io.InputStream;
import org.apache.commons.compress.archivers.ar.ArArchiveEntry;
import org.apache.commons.compress.archivers.ar.ArArchiveInputStream;

/**
 * Finds the files of a Debian package: an {@code ar} archive whose member {@code data.tar} contains
 * them, usually compressed.
 *
 * @see <a href="https://manpages.debian.org/deb.5">deb(5)</a>
 */
final class DebianPackage {
  private static final String DATA = "data.tar";

  private DebianPackage() {}

  /**
   * Returns the decompressed tar with the files.
   *
   * @throws IOException if the package has none
   */
  static InputStream files(InputStream file) throws IOException {
    ArArchiveInputStream ar = new ArArchiveInputStream(file);
    for (ArArchiveEntry entry = ar.getNextEntry(); entry != null; entry = ar.getNextEntry()) {
      String name = entry.getName();
      if (name.startsWith(DATA)) {
        Compression compression = Compression.of(name);
        if (!Compression.strip(name).equals(DATA)) {
          throw new IOException("its member " + name + " has an unknown compression");
        }
        return compression.decompress(ar);
      }
    }
    throw new IOException("it is not a Debian package: it has no member " + DATA);
  }
}
