package org.lexhub.loader.locator;

import java.io.BufferedInputStream;
import java.io.FileNotFoundException;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicLong;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.record.SourceFiles;

/**
 * Files inside a .tar, .tar.gz, .tgz or .tar.xz. A tar can only be read forward: opening entries in
 * the order of the archive reads it once, going back starts over.
 */
final class TarFiles implements SourceFiles {
  private final Path archive;
  private final Limits limits;
  private final Packing packing;

  /** Name to position in the archive. */
  private final Map<String, Integer> entries = new TreeMap<>(EntryNames.ORDER);

  private final AtomicLong read = new AtomicLong();
  private final long total;
  private Instant newest = Instant.EPOCH;

  /** An archive read up to some entry, kept for the next one; null while an entry is open. */
  private @Nullable Cursor idle;

  TarFiles(Path archive, Limits limits) throws IOException {
    this.archive = archive;
    this.limits = limits;
    String name = archive.toString().toLowerCase(Locale.ROOT);
    this.packing = name.endsWith(".tgz") ? Packing.GZIP : Packing.of(name);
    this.total = Files.size(archive);
    try (Cursor cursor = new Cursor()) {
      for (TarArchiveEntry entry = cursor.next(); entry != null; entry = cursor.next()) {
        list(entry, cursor.position);
      }
    }
    read.set(0);
  }

  private void list(TarArchiveEntry entry, int position) throws IOException {
    if (position >= limits.maxEntries()) {
      throw new IOException(
          archive + " has more than " + limits.maxEntries() + " entries; set max_entries");
    }
    if (entry.isFile() && !entry.isSymbolicLink() && !entry.isLink()) {
      String full = EntryNames.normalise(entry.getName());
      entries.put(Packing.of(full).strip(full), position);
      Instant time = entry.getLastModifiedTime().toInstant();
      newest = time.isAfter(newest) ? time : newest;
    }
  }

  @Override
  public List<String> names() {
    return List.copyOf(entries.keySet());
  }

  @Override
  public synchronized InputStream open(String name) throws IOException {
    Integer position = entries.get(name);
    if (position == null) {
      throw new FileNotFoundException(archive + ": there is no file " + name);
    }
    Cursor cursor = takeIdle(position);
    try {
      TarArchiveEntry entry = cursor.skipTo(position);
      InputStream in = Packing.of(entry.getName()).unpack(new EntryStream(cursor));
      return new BoundedStream(in, archive + "!" + name, 0, limits);
    } catch (IOException | RuntimeException e) {
      cursor.close();
      throw e;
    }
  }

  private Cursor takeIdle(int position) throws IOException {
    Cursor kept = idle;
    idle = null;
    if (kept != null && kept.position < position) {
      return kept;
    }
    if (kept != null) {
      kept.close();
    }
    return new Cursor();
  }

  private synchronized void release(Cursor cursor) throws IOException {
    if (idle == null) {
      idle = cursor;
    } else {
      cursor.close();
    }
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
    return Math.min(total, read.get());
  }

  /** The archive being read forward. */
  private final class Cursor implements AutoCloseable {
    private final TarArchiveInputStream tar;
    private int position = -1;

    Cursor() throws IOException {
      InputStream file = new CountingStream(Files.newInputStream(archive), read);
      try {
        InputStream unpacked = packing.unpack(new BufferedInputStream(file, 1 << 16));
        InputStream bounded = new BoundedStream(unpacked, archive.toString(), total, limits);
        this.tar = new TarArchiveInputStream(new BufferedInputStream(bounded, 1 << 16));
      } catch (IOException e) {
        file.close();
        throw new IOException(archive + " cannot be unpacked: " + e.getMessage(), e);
      }
    }

    @Nullable TarArchiveEntry next() throws IOException {
      position++;
      return tar.getNextEntry();
    }

    TarArchiveEntry skipTo(int wanted) throws IOException {
      TarArchiveEntry entry = next();
      while (entry != null && position < wanted) {
        entry = next();
      }
      if (entry == null) {
        throw new IOException(archive + " has fewer entries than when it was listed");
      }
      return entry;
    }

    @Override
    public void close() throws IOException {
      tar.close();
    }
  }

  /** One entry; closing it gives the archive back instead of closing it. */
  private final class EntryStream extends FilterInputStream {
    private @Nullable Cursor cursor;

    EntryStream(Cursor cursor) {
      super(cursor.tar);
      this.cursor = cursor;
    }

    @Override
    public void close() throws IOException {
      if (cursor != null) {
        release(cursor);
        cursor = null;
      }
    }
  }
}
