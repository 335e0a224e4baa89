package org.lexhub.loader.locator;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.record.SourceFiles;

/**
 * The archive formats that a layer can be stored in, recognised by the suffix of the file name.
 *
 * <p>To support another format, add a constant with its suffix, a case in {@link #open} and a class
 * that reads it: a subclass of {@link ListedFiles} like {@link ZipFiles}, or a method that finds
 * the tar in it like {@link DebianPackage}. {@link Compression} lists the formats of single files.
 */
enum ArchiveFormat {
  ZIP(".zip"),
  JAR(".jar"),
  TAR(".tar"),
  TAR_GZ(".tar.gz"),
  TGZ(".tgz"),
  TAR_XZ(".tar.xz"),
  TAR_BZ2(".tar.bz2"),
  TAR_ZST(".tar.zst"),
  DEB(".deb");

  private final String suffix;

  ArchiveFormat(String suffix) {
    this.suffix = suffix;
  }

  /** Returns the format of a file with this name, or null if it is not an archive. */
  static @Nullable ArchiveFormat of(Path file) {
    String lower = file.toString().toLowerCase(Locale.ROOT);
    for (ArchiveFormat format : values()) {
      if (lower.endsWith(format.suffix)) {
        return format;
      }
    }
    return null;
  }

  /**
   * Opens an archive and lists its files.
   *
   * @throws IOException if it is damaged or has more entries than the limits allow
   */
  SourceFiles open(Path file, Limits limits) throws IOException {
    return switch (this) {
      case ZIP, JAR -> new ZipFiles(file, limits);
      case TAR -> new TarFiles(file, Compression.NONE::decompress, limits);
      case TAR_GZ, TGZ -> new TarFiles(file, Compression.GZIP::decompress, limits);
      case TAR_XZ -> new TarFiles(file, Compression.XZ::decompress, limits);
      case TAR_BZ2 -> new TarFiles(file, Compression.BZIP2::decompress, limits);
      case TAR_ZST -> new TarFiles(file, Compression.ZSTD::decompress, limits);
      case DEB -> new TarFiles(file, DebianPackage::files, limits);
    };
  }
}
