package org.lexhub.loader.locator;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Enumeration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.record.SourceFiles;

/** Files inside a .zip or .jar; entries that are packed once more are unpacked too. */
final class ZipFiles implements SourceFiles {
  private static final int EXTENDED_TIMESTAMP = 0x5455;

  private final Path archive;
  private final Limits limits;
  private final Map<String, String> entries = new TreeMap<>(EntryNames.ORDER);
  private final AtomicLong read = new AtomicLong();
  private final long total;

  /** Open as long as this object lives: its directory is read only once. */
  private final ZipFile zip;

  private Instant newest = Instant.EPOCH;

  ZipFiles(Path archive, Limits limits) throws IOException {
    this.archive = archive;
    this.limits = limits;
    this.total = Files.size(archive);
    this.zip = opened(archive);
    if (zip.size() > limits.maxEntries()) {
      throw new IOException(
          archive + " has more than " + limits.maxEntries() + " entries; set max_entries");
    }
    for (Enumeration<? extends ZipEntry> all = zip.entries(); all.hasMoreElements(); ) {
      add(all.nextElement());
    }
  }

  private static ZipFile opened(Path archive) throws IOException {
    try {
      return new ZipFile(archive.toFile());
    } catch (ZipException e) {
      throw new IOException(archive + " is no readable zip file: " + e.getMessage(), e);
    }
  }

  private void add(ZipEntry entry) {
    if (entry.isDirectory()) {
      return;
    }
    String full = EntryNames.normalise(entry.getName());
    entries.put(Packing.of(full).strip(full), entry.getName());
    Instant time = time(entry);
    newest = time.isAfter(newest) ? time : newest;
  }

  /** The entry's time; one without a time zone is taken as UTC, so that every machine agrees. */
  private static Instant time(ZipEntry entry) {
    if (hasTimeZone(entry.getExtra())) {
      return entry.getLastModifiedTime().toInstant();
    }
    return entry.getTimeLocal().toInstant(ZoneOffset.UTC);
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
  public List<String> names() {
    return List.copyOf(entries.keySet());
  }

  @Override
  public InputStream open(String name) throws IOException {
    String entryName = entries.get(name);
    if (entryName == null) {
      throw new FileNotFoundException(archive + ": there is no file " + name);
    }
    ZipEntry entry = zip.getEntry(entryName);
    InputStream in = Packing.of(entryName).unpack(zip.getInputStream(entry));
    read.addAndGet(Math.max(0, entry.getCompressedSize()));
    return new BoundedStream(in, archive + "!" + name, entry.getCompressedSize(), limits);
  }

  @Override
  public Instant newestModification() {
    return newest;
  }

  @Override
  public long totalBytes() {
    return total;
  }

  @Override
  public long bytesRead() {
    return read.get();
  }
}
