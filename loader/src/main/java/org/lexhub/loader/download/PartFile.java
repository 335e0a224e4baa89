package org.lexhub.loader.download;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.jspecify.annotations.Nullable;

/** The incomplete file of a download, which a later attempt or process continues. */
final class PartFile {
  private final Path file;
  private final Path noteFile;
  private @Nullable TransferNote note;

  /** Finds what an earlier attempt has left. */
  PartFile(Path target, String address) throws IOException {
    file = target.resolveSibling(target.getFileName() + ".part");
    noteFile = target.resolveSibling(target.getFileName() + ".part.note");
    note = TransferNote.read(noteFile);
    if (note == null || !note.address().equals(address)) {
      clear();
    }
  }

  Path path() {
    return file;
  }

  /** Returns what the server stated, or null before the first response. */
  @Nullable TransferNote note() {
    return note;
  }

  long size() throws IOException {
    return Files.isRegularFile(file) ? Files.size(file) : 0;
  }

  /** Returns whether the file has as many bytes as the server announced. */
  boolean isComplete() throws IOException {
    return note != null && note.bytes() >= 0 && size() == note.bytes();
  }

  /** Empties the file for a new transfer. */
  void begin(TransferNote stated) throws IOException {
    Files.deleteIfExists(file);
    stated.write(noteFile);
    note = stated;
  }

  /** Deletes everything. */
  void clear() throws IOException {
    Files.deleteIfExists(file);
    Files.deleteIfExists(noteFile);
    note = null;
  }

  /** Appends bytes. */
  Appender append() throws IOException {
    return new Appender(
        FileChannel.open(
            file, StandardOpenOption.CREATE, StandardOpenOption.WRITE, StandardOpenOption.APPEND));
  }

  /** Writes to the end of the file. */
  static final class Appender implements AutoCloseable {
    private final FileChannel channel;

    private Appender(FileChannel channel) {
      this.channel = channel;
    }

    /**
     * Appends bytes.
     *
     * @throws RefusedTransferException if the disk cannot hold them
     */
    void write(byte[] bytes, int length, Path target) throws IOException {
      try {
        ByteBuffer buffer = ByteBuffer.wrap(bytes, 0, length);
        while (buffer.hasRemaining()) {
          channel.write(buffer);
        }
      } catch (IOException e) {
        throw new RefusedTransferException(
            target
                + " cannot be written: "
                + e.getMessage()
                + "; make room, or choose another cache folder with LEXHUB_CACHE, and run it again",
            e);
      }
    }

    @Override
    public void close() throws IOException {
      channel.close();
    }
  }
}
