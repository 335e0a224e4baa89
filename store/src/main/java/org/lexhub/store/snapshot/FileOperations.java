package org.lexhub.store.snapshot;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermissions;

/**
 * The operations that change the file system, one method each, so that tests can make any of them
 * fail.
 */
interface FileOperations {
  /** The real file system. */
  FileOperations REAL = new FileOperations() {};

  /** Creates a new file; fails if it exists. */
  default FileChannel create(Path file) throws IOException {
    return FileChannel.open(
        file, StandardOpenOption.CREATE_NEW, StandardOpenOption.READ, StandardOpenOption.WRITE);
  }

  /** Writes the whole buffer at a position. */
  default void write(FileChannel channel, ByteBuffer bytes, long position) throws IOException {
    long at = position;
    while (bytes.hasRemaining()) {
      at += channel.write(bytes, at);
    }
  }

  /** Forces the bytes of a file to the disk. */
  default void force(FileChannel channel) throws IOException {
    channel.force(true);
  }

  /** Renames a file atomically, replacing a file of the new name. */
  default void rename(Path from, Path to) throws IOException {
    Files.move(from, to, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
  }

  /** Forces the names in a folder to the disk. */
  default void forceFolder(Path folder) throws IOException {
    try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
      channel.force(true);
    }
  }

  /** Makes a file read-only: mode 0444. */
  default void makeReadOnly(Path file) throws IOException {
    PosixFileAttributeView view = Files.getFileAttributeView(file, PosixFileAttributeView.class);
    if (view != null) {
      view.setPermissions(PosixFilePermissions.fromString("r--r--r--"));
    }
  }

  /** Deletes a file if it exists. */
  default void delete(Path file) throws IOException {
    Files.deleteIfExists(file);
  }
}
