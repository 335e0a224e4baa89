package org.lexhub.store.snapshot;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Buffers bytes outside the snapshot, so that many sections can be open at a time: few bytes in
 * memory, more in a file next to the snapshot. A named buffer becomes a section when it is closed;
 * one without a name is kept until it is moved into a section.
 */
final class SpooledSectionWriter extends SectionWriter {
  private static final int MIN_BUFFER = 1 << 10;
  private static final int MAX_BUFFER = 1 << 19;

  private final SnapshotWriter out;
  private final FileOperations files;
  private final Path file;
  private @Nullable FileChannel channel;
  private long spooled;
  private byte[] rest = new byte[0];

  SpooledSectionWriter(SnapshotWriter out, FileOperations files, String name, Path file) {
    super(name, MIN_BUFFER);
    this.out = out;
    this.files = files;
    this.file = file;
  }

  @Override
  byte[] grow(byte[] full, int length) {
    return full.length < MAX_BUFFER ? Arrays.copyOf(full, 2 * full.length) : full;
  }

  @Override
  void drain(byte[] bytes, int offset, int length) {
    try {
      FileChannel to = channel;
      if (to == null) {
        to = files.create(file);
        channel = to;
      }
      files.write(to, ByteBuffer.wrap(bytes, offset, length), spooled);
      spooled += length;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  void flushBeforeEnd(byte[] bytes, int length) {
    rest = Arrays.copyOf(bytes, length);
  }

  @Override
  void end() {
    if (!name().isEmpty()) {
      try (SectionWriter section = out.section(name())) {
        moveTo(section);
      }
    }
  }

  /** Appends everything to another section and discards the buffer. */
  void moveTo(SectionWriter section) {
    close();
    try {
      copySpooled(section);
      section.put(rest);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } finally {
      rest = new byte[0];
      out.forget(this);
    }
  }

  private void copySpooled(SectionWriter section) throws IOException {
    FileChannel from = channel;
    if (from == null) {
      return;
    }
    ByteBuffer chunk = ByteBuffer.allocate(MAX_BUFFER);
    for (long at = 0; at < spooled; ) {
      int read = from.read(chunk.clear(), at);
      if (read <= 0) {
        throw new IOException(file + " was cut while it was in use");
      }
      section.put(chunk.array(), 0, read);
      at += read;
    }
  }

  /** Deletes the file of a section that was moved or abandoned. */
  void discard() {
    try {
      FileChannel open = channel;
      if (open != null) {
        open.close();
        files.delete(file);
        channel = null;
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
