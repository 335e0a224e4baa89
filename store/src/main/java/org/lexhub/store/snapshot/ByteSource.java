package org.lexhub.store.snapshot;

import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** The bytes of a snapshot: a file, or an array in tests of damaged bytes. */
interface ByteSource extends Closeable {
  /** Returns the name for messages. */
  String name();

  /** Returns the current length in bytes. */
  long length() throws IOException;

  /** Reads {@code length} bytes from {@code position}; throws if there are fewer. */
  void read(long position, byte[] into, int length) throws IOException;

  /** Maps all bytes, which are valid until the arena is closed. */
  MemorySegment map(Arena arena) throws IOException;

  /** Opens a file for reading; it is never written. */
  static ByteSource of(Path file) throws IOException {
    if (Files.isDirectory(file)) {
      throw new NotASnapshotException(file.toString(), "a file", "a folder");
    }
    return new OfFile(file, FileChannel.open(file, StandardOpenOption.READ));
  }

  /** A file, read by position into the heap for checks, and mapped for use. */
  record OfFile(Path file, FileChannel channel) implements ByteSource {
    @Override
    public String name() {
      return file.toString();
    }

    @Override
    public long length() throws IOException {
      return channel.size();
    }

    @Override
    public void read(long position, byte[] into, int length) throws IOException {
      ByteBuffer buffer = ByteBuffer.wrap(into, 0, length);
      while (buffer.hasRemaining()) {
        if (channel.read(buffer, position + buffer.position()) < 0) {
          throw new EOFException(file + " ends at " + (position + buffer.position()));
        }
      }
    }

    @Override
    public MemorySegment map(Arena arena) throws IOException {
      return channel.map(FileChannel.MapMode.READ_ONLY, 0, channel.size(), arena);
    }

    @Override
    public void close() throws IOException {
      channel.close();
    }
  }
}
