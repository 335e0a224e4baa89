package org.lexhub.loader.locator;

import java.io.IOException;
import java.io.InputStream;
import org.apache.commons.compress.archivers.ar.ArArchiveEntry;
import org.apache.commons.compress.archivers.ar.ArArchiveInputStream;

/**
 * Finds the files that a Debian package installs: the member {@code data.tar}, compressed or not,
 * of an {@code ar} archive.
 */
final class DebianPackage {
  private static final String DATA = "data.tar";

  private DebianPackage() {}

  /**
   * Returns the tar of the installed files.
   *
   * @param content the package, which the caller closes
   * @throws IOException if it is no package, has no such member or compresses it in another format
   *     than gzip and xz
   */
  static InputStream data(InputStream content) throws IOException {
    ArArchiveInputStream members = new ArArchiveInputStream(content);
    for (ArArchiveEntry member = members.getNextEntry();
        member != null;
        member = members.getNextEntry()) {
      String name = member.getName();
      if (name.equals(DATA)) {
        return members;
      }
      if (name.startsWith(DATA)) {
        Compression compression = Compression.of(name);
        if (compression != Compression.GZIP && compression != Compression.XZ) {
          throw new IOException(name + " is compressed in a format other than gzip and xz");
        }
        return compression.decompress(members);
      }
    }
    throw new IOException("it is no Debian package: it has no " + DATA);
  }
}
