package org.lexhub.loader.locator;

import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.jspecify.annotations.Nullable;

/**
 * The files of a tar archive, plain, compressed or in a package. A tar can only be read forward:
 * opening entries in the order of the archive reads it once; going back starts over.
 */
final class TarFiles extends ListedFiles<Integer> {
  private static final int BUFFER_BYTES = 1 << 16;

  private final Path archive;
  private final Content content;
  private final Limits limits;

  /** An archive read up to some entry, kept for the next one; null while an entry is open. */
  private @Nullable Cursor idle;

  /** Finds the tar in the bytes of a file. */
  @FunctionalInterface
  interface Content {
    InputStream tar(InputStream file) throws IOException;
  }

  /**
   * Lists the entries.
   *
   * @param content gives the tar, decompressed
   */
  TarFiles(Path archive, Content content, Limits limits) throws IOException {
    super(archive.toString());
    this.archive = archive;
    this.content = content;
    this.limits = limits;
    addSize(archive);
    try (Cursor cursor = new Cursor()) {
      for (TarArchiveEntry entry = cursor.next(); entry != null; entry = cursor.next()) {
        checkCount(archive, cursor.position + 1, limits);
        if (entry.isFile() && !entry.isSymbolicLink() && !entry.isLink()) {
          add(entry.getName(), cursor.position, entry.getLastModifiedTime().toInstant());
        }
      }
    }
    resetRead();
  }

  @Override
  public List<String> storedNames() {
    return namesBy(Comparator.naturalOrder());
  }

  @Override
  public synchronized InputStream open(String name) throws IOException {
    int position = entry(name);
    Cursor cursor = takeIdle(position);
    try {
      TarArchiveEntry entry = cursor.skipTo(position);
      InputStream in = Compression.of(entry.getName()).decompress(new EntryStream(cursor));
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

  /** Reads the archive forward. */
  private final class Cursor implements AutoCloseable {
    private final TarArchiveInputStream tar;
    private int position = -1;

    Cursor() throws IOException {
      InputStream file = counted(archive);
      try {
        InputStream unpacked = content.tar(new BufferedInputStream(file, BUFFER_BYTES));
        InputStream bounded = new BoundedStream(unpacked, archive.toString(), totalBytes(), limits);
        this.tar = new TarArchiveInputStream(new BufferedInputStream(bounded, BUFFER_BYTES));
      } catch (IOException e) {
        file.close();
        throw new IOException(archive + " cannot be decompressed: " + e.getMessage(), e);
      }
    }

    @Nullable TarArchiveEntry next() throws IOException {
      position++;
      try {
        return tar.getNextEntry();
      } catch (EOFException e) {
        throw new IOException(archive + " ends too early: the file is cut or damaged", e);
      }
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

  /** The content of one entry; closing it releases the archive for the next entry. */
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
