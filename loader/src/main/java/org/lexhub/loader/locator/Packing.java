package org.lexhub.loader.locator;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Locale;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipInputStream;
import org.tukaani.xz.XZInputStream;

/** How a single file is packed, told by the end of its name. */
enum Packing {
  PLAIN(""),
  GZIP(".gz"),
  XZ(".xz"),
  ZIP(".zip");

  /** Memory that an .xz file may ask for, in KiB. */
  private static final int XZ_MEMORY = 128 << 10;

  private final String suffix;

  Packing(String suffix) {
    this.suffix = suffix;
  }

  /** The packing of a file of this name. */
  static Packing of(String name) {
    String lower = name.toLowerCase(Locale.ROOT);
    for (Packing packing : values()) {
      if (packing != PLAIN && lower.endsWith(packing.suffix)) {
        return packing;
      }
    }
    return PLAIN;
  }

  /** The name without the suffix of its packing. */
  String strip(String name) {
    return name.substring(0, name.length() - suffix.length());
  }

  /** Unpacks a stream; of a zip, its first file. */
  InputStream unpack(InputStream in) throws IOException {
    return switch (this) {
      case PLAIN -> in;
      case GZIP -> new GZIPInputStream(in, 1 << 16);
      case XZ -> new XZInputStream(new BufferedInputStream(in, 1 << 16), XZ_MEMORY);
      case ZIP -> firstEntry(new ZipInputStream(in));
    };
  }

  private static InputStream firstEntry(ZipInputStream zip) throws IOException {
    for (var entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
      if (!entry.isDirectory()) {
        return zip;
      }
    }
    throw new IOException("the zip file is empty");
  }
}
