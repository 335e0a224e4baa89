package org.lexhub.loader.locator;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Enumeration;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;
import org.jspecify.annotations.Nullable;

/** The files of a .zip or .jar; entries that are compressed files are decompressed too. */
final class ZipFiles extends ListedFiles<String> {
  private static final int EXTENDED_TIMESTAMP = 0x5455;

  private final Path archive;
  private final Limits limits;

  /** Stays open as long as this object exists, so that its directory is read only once. */
  private final ZipFile zip;

  ZipFiles(Path archive, Limits limits) throws IOException {
    super(archive.toString());
    this.archive = archive;
    this.limits = limits;
    addSize(archive);
    this.zip = opened(archive);
    checkCount(archive, zip.size(), limits);
    for (Enumeration<? extends ZipEntry> all = zip.entries(); all.hasMoreElements(); ) {
      ZipEntry entry = all.nextElement();
      if (!entry.isDirectory()) {
        add(entry.getName(), entry.getName(), time(entry));
      }
    }
  }

  private static ZipFile opened(Path archive) throws IOException {
    try {
      return new ZipFile(archive.toFile());
    } catch (ZipException e) {
      throw new IOException(archive + " is not a readable zip file: " + e.getMessage(), e);
    } catch (EOFException e) {
      throw new IOException(archive + " is not a readable zip file: it is cut or damaged", e);
    }
  }

  /** Returns the time of an entry; one without a time zone counts as UTC on every machine. */
  private static Instant time(ZipEntry entry) {
    if (hasTimeZone(entry.getExtra())) {
      return entry.getLastModifiedTime().toInstant();
    }
    try {
      return entry.getTimeLocal().toInstant(ZoneOffset.UTC);
    } catch (DateTimeException e) {
      return Instant.EPOCH; // such as 24 o'clock: the file does not date the snapshot
    }
  }

  private static boolean hasTimeZone(byte @Nullable [] extra) {
    int at = 0;
    while (extra != null && at + 4 <= extra.length) {
      int id = (extra[at] & 0xff) | (extra[at + 1] & 0xff) << 8;
      if (id == EXTENDED_TIMESTAMP) {
        return true;
      }
      at += 4 + ((extra[at + 2] & 0xff) | (extra[at + 3] & 0xff) << 8);
    }
    return false;
  }

  @Override
  public InputStream open(String name) throws IOException {
    String entryName = entry(name);
    ZipEntry entry = zip.getEntry(entryName);
    InputStream in = Compression.of(entryName).decompress(zip.getInputStream(entry));
    addRead(Math.max(0, entry.getCompressedSize()));
    return new BoundedStream(in, archive + "!" + name, entry.getCompressedSize(), limits);
  }
}
