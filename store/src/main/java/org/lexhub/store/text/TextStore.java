package org.lexhub.store.text;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Stores the rows of a text column while it is being written. Rows are appended once and read in
 * any order; the bytes up to a limit are kept in memory, the others in a file.
 */
final class TextStore implements AutoCloseable {
  private static final int CHUNK_BITS = 20;
  private static final int CHUNK = 1 << CHUNK_BITS;
  private static final int ROWS_BITS = 16;
  private static final int ROWS = 1 << ROWS_BITS;

  private final Path file;
  private final int memoryChunks;
  private final List<byte[]> chunks = new ArrayList<>();
  private final List<long[]> ends = new ArrayList<>();
  private @Nullable FileChannel channel;
  private byte[] last = new byte[CHUNK];
  private long lastStart;
  private long length;
  private int size;

  /**
   * Creates an empty store.
   *
   * @param file the file for bytes that exceed the memory
   * @param memory the number of bytes to keep in memory
   */
  TextStore(Path file, long memory) {
    this.file = file;
    this.memoryChunks = Math.clamp(memory >>> CHUNK_BITS, 1, 1 << 16);
  }

  int size() {
    return size;
  }

  /** Returns the number of bytes of all rows. */
  long length() {
    return length;
  }

  int length(int row) {
    return (int) (end(row) - start(row));
  }

  private long end(int row) {
    return ends.get(row >>> ROWS_BITS)[row & (ROWS - 1)];
  }

  private long start(int row) {
    return row == 0 ? 0 : end(row - 1);
  }

  /** Appends a row and returns its number. */
  int add(byte[] bytes, int count) {
    int row = size;
    size = Math.incrementExact(size);
    int from = 0;
    while (from < count) {
      int used = (int) (length - lastStart);
      if (used == CHUNK) {
        nextChunk();
        used = 0;
      }
      int part = Math.min(count - from, CHUNK - used);
      System.arraycopy(bytes, from, last, used, part);
      from += part;
      length += part;
    }
    if ((row & (ROWS - 1)) == 0) {
      ends.add(new long[ROWS]);
    }
    ends.get(row >>> ROWS_BITS)[row & (ROWS - 1)] = length;
    return row;
  }

  private void nextChunk() {
    if (chunks.size() < memoryChunks) {
      chunks.add(last);
      last = new byte[CHUNK];
    } else {
      spill();
    }
    lastStart += CHUNK;
  }

  private void spill() {
    try {
      FileChannel to = channel;
      if (to == null) {
        to =
            FileChannel.open(
                file,
                StandardOpenOption.CREATE_NEW,
                StandardOpenOption.READ,
                StandardOpenOption.WRITE);
        channel = to;
      }
      ByteBuffer bytes = ByteBuffer.wrap(last);
      long at = lastStart - memoryLength();
      while (bytes.hasRemaining()) {
        at += to.write(bytes, at);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private long memoryLength() {
    return (long) chunks.size() << CHUNK_BITS;
  }

  /** Appends the bytes of a row to a buffer. */
  void read(int row, Utf8Buffer out) {
    long at = start(row);
    long end = end(row);
    while (at < end) {
      int part = (int) Math.min(end - at, CHUNK - (at & (CHUNK - 1)));
      if (at >= lastStart) {
        out.put(last, (int) (at - lastStart), part);
      } else if (at < memoryLength()) {
        out.put(chunks.get((int) (at >>> CHUNK_BITS)), (int) at & (CHUNK - 1), part);
      } else {
        readFile(at - memoryLength(), part, out);
      }
      at += part;
    }
  }

  private void readFile(long at, int count, Utf8Buffer out) {
    FileChannel from = channel;
    if (from == null) {
      throw new IllegalStateException("the text store is closed");
    }
    ByteBuffer bytes = ByteBuffer.wrap(out.ensure(count), out.length(), count);
    try {
      for (long next = at; bytes.hasRemaining(); ) {
        int read = from.read(bytes, next);
        if (read < 0) {
          throw new IOException(file + " was cut while it was in use");
        }
        next += read;
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    out.advance(count);
  }

  /** Discards all rows and deletes the file. */
  @Override
  public void close() {
    chunks.clear();
    ends.clear();
    try {
      FileChannel open = channel;
      if (open != null) {
        channel = null;
        open.close();
        Files.deleteIfExists(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
