package org.lexhub.loader.locator;

import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.util.Locale;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipInputStream;
import org.apache.commons.compress.compressors.bzip2.BZip2CompressorInputStream;
import org.apache.commons.compress.compressors.zstandard.ZstdCompressorInputStream;
import org.tukaani.xz.XZInputStream;

/**
 * The compression of one file, recognised by the suffix of its name. {@link ArchiveFormat} lists
 * the formats that hold many files.
 */
enum Compression {
  NONE(""),
  GZIP(".gz"),
  /** The gzip of dictd, which marks the places where decompression can begin. */
  DICTZIP(".dz"),
  XZ(".xz"),
  BZIP2(".bz2"),
  ZSTD(".zst"),
  ZIP(".zip");

  /** The maximum memory of the .xz decoder, in KiB. */
  private static final int MAX_XZ_MEMORY_KIB = 128 << 10;

  private static final int BUFFER_BYTES = 1 << 16;

  private final String suffix;

  Compression(String suffix) {
    this.suffix = suffix;
  }

  /** Returns the compression of a file with this name; case is ignored. */
  static Compression of(String name) {
    String lower = name.toLowerCase(Locale.ROOT);
    for (Compression compression : values()) {
      if (compression != NONE && lower.endsWith(compression.suffix)) {
        return compression;
      }
    }
    return NONE;
  }

  /** Returns the name without the suffix of its compression. */
  static String strip(String name) {
    return name.substring(0, name.length() - of(name).suffix.length());
  }

  /** Returns the decompressed stream; for a zip, its first file. */
  InputStream decompress(InputStream in) throws IOException {
    try {
      return unpacked(in);
    } catch (EOFException e) {
      throw new EOFException("the compressed file ends in its header: it is cut or damaged");
    }
  }

  private InputStream unpacked(InputStream in) throws IOException {
    return switch (this) {
      case NONE -> in;
      case GZIP, DICTZIP -> new GZIPInputStream(in, BUFFER_BYTES);
      case XZ -> new XZInputStream(new BufferedInputStream(in, BUFFER_BYTES), MAX_XZ_MEMORY_KIB);
      case BZIP2 -> new BZip2CompressorInputStream(new BufferedInputStream(in, BUFFER_BYTES), true);
      case ZSTD -> new ZstdCompressorInputStream(new BufferedInputStream(in, BUFFER_BYTES));
      case ZIP -> firstFile(new ZipInputStream(in));
    };
  }

  private static InputStream firstFile(ZipInputStream zip) throws IOException {
    for (var entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
      if (!entry.isDirectory()) {
        return zip;
      }
    }
    throw new IOException("the zip file is empty");
  }
}
