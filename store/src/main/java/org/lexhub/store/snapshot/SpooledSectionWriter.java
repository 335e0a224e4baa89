package org.lexhub.store.snapshot;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Bytes that wait outside of the snapshot, so that many sections can be filled side by side: few in
 * memory, more in a file beside the snapshot. A named one becomes a section when it is closed, one
 * without a name waits until it is moved into another.
 */
final class SpooledSectionWriter extends SectionWriter {
  private static final int FIRST_BUFFER = 1 << 10;
  private static final int LAST_BUFFER = 1 << 19;

  private final SnapshotWriter out;
  private final FileOperations files;
  private final Path file;
  private @Nullable FileChannel channel;
  private long spooled;
  private byte[] rest = new byte[0];

  SpooledSectionWriter(SnapshotWriter out, FileOperations files, String name, Path file) {
    super(name, FIRST_BUFFER);
    this.out = out;
    this.files = files;
    this.file = file;
  }

  @Override
  byte[] grow(byte[] full, int length) {
    return full.length < LAST_BUFFER ? Arrays.copyOf(full, 2 * full.length) : full;
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

  /** Appends everything to another section and lets go of it. */
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
    ByteBuffer chunk = ByteBuffer.allocate(LAST_BUFFER);
    for (long at = 0; at < spooled; ) {
      int read = from.read(chunk.clear(), at);
      if (read <= 0) {
        throw new IOException(file + " was cut while it was in use");
      }
      section.put(chunk.array(), 0, read);
      at += read;
    }
  }

  /** Removes the file of a section, used up or abandoned. */
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
