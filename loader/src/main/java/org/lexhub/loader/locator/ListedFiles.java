package org.lexhub.loader.locator;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.record.SourceFiles;

/**
 * A list of files, each with what a subclass needs to open it. Names lose the suffix of their
 * {@link Compression}.
 *
 * @param <E> where a file is: a path, or the name or position of an archive entry
 */
abstract class ListedFiles<E> implements SourceFiles {
  private final String place;
  private final Map<String, E> entries = new TreeMap<>(EntryNames.ORDER);
  private final AtomicLong read = new AtomicLong();
  private Instant newest = Instant.EPOCH;
  private long total;

  /**
   * Creates an empty list.
   *
   * @param place the archive or locator, for error messages
   */
  ListedFiles(String place) {
    this.place = place;
  }

  /**
   * Adds a file.
   *
   * @param fullName the path of the file, with the suffix of its compression
   * @return the entry that had the same name without suffixes and is now replaced, or null
   */
  final @Nullable E add(String fullName, E entry, Instant modified) {
    newest = modified.isAfter(newest) ? modified : newest;
    return entries.put(nameOf(fullName), entry);
  }

  /** Returns the name under which {@link #add} lists a file. */
  static String nameOf(String fullName) {
    return Compression.strip(EntryNames.normalise(fullName));
  }

  /** Adds the size of a file on disk, in bytes, to the total. */
  final void addSize(Path file) throws IOException {
    total += Files.size(file);
  }

  /** Throws an exception if an archive has more entries than allowed. */
  static void checkCount(Path archive, int count, Limits limits) throws IOException {
    if (count > limits.maxEntries()) {
      throw new IOException(
          archive
              + " has more than "
              + limits.maxEntries()
              + " entries; if you trust it, raise max_entries in [layer.options]");
    }
  }

  /** Returns the entry with this name. */
  final E entry(String name) throws FileNotFoundException {
    E entry = entries.get(name);
    if (entry == null) {
      throw new FileNotFoundException(place + ": there is no file " + name);
    }
    return entry;
  }

  /** Opens a file on disk and counts the bytes that are read from it. */
  final InputStream counted(Path file) throws IOException {
    return new CountingStream(Files.newInputStream(file), read);
  }

  /** Counts bytes that are read without {@link #counted}. */
  final void addRead(long bytes) {
    read.addAndGet(bytes);
  }

  /** Sets the count of bytes read to 0. */
  final void resetRead() {
    read.set(0);
  }

  /** Returns the size of all files on disk, in bytes. */
  @Override
  public final long totalBytes() {
    return total;
  }

  /** Returns the bytes read from disk, at most {@link #totalBytes()} even if files are reread. */
  @Override
  public final long bytesRead() {
    return Math.min(total, read.get());
  }

  @Override
  public final List<String> names() {
    return List.copyOf(entries.keySet());
  }

  /** Returns the names, sorted by where the files are. */
  final List<String> namesBy(Comparator<E> order) {
    return entries.entrySet().stream()
        .sorted(Map.Entry.comparingByValue(order))
        .map(Map.Entry::getKey)
        .toList();
  }

  @Override
  public final Instant newestModification() {
    return newest;
  }
}
