package org.lexhub.store.snapshot;

import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.zip.CRC32C;

/**
 * Reads every byte of a snapshot and compares it with the checksums. It reads by position into the
 * heap, never through the mapping: if the file is cut meanwhile, that is an exception and not the
 * end of the process.
 */
public final class SnapshotVerifier {
  private static final int CHUNK = 1 << 18;

  private SnapshotVerifier() {}

  /**
   * Verifies a file.
   *
   * @param progress receives one line for every section
   * @throws SnapshotException if the file is not a snapshot, of another version or damaged
   * @throws IOException if the file cannot be read
   */
  public static void verify(Path file, Consumer<String> progress) throws IOException {
    try (Snapshot s = Snapshot.open(file)) {
      verify(s, progress);
    }
  }

  /** Verifies the bytes of an open snapshot; opening it checked its header. */
  public static void verify(Snapshot s, Consumer<String> progress) throws IOException {
    verify(s, progress, bytes -> {});
  }

  /**
   * Verifies the bytes of an open snapshot, also while it is being served.
   *
   * @param read receives the number of bytes of each read; it can wait to bound the rate, and throw
   *     to end the verification
   */
  public static void verify(Snapshot s, Consumer<String> progress, IntConsumer read)
      throws IOException {
    byte[] chunk = new byte[CHUNK];
    for (Section section : s.header().sections()) {
      verify(s.source(), section, chunk, read);
      progress.accept(section.name() + ": " + section.length() + " bytes, checksum right");
    }
  }

  private static void verify(ByteSource source, Section section, byte[] chunk, IntConsumer read)
      throws IOException {
    CRC32C crc = new CRC32C();
    long end = HeaderBlock.align(section.offset() + section.length());
    for (long at = section.offset(); at < end; ) {
      int length = (int) Math.min(chunk.length, end - at);
      source.read(at, chunk, length);
      crc.update(chunk, 0, length);
      read.accept(length);
      at += length;
      if (at == end) {
        checkPadding(source, section, chunk, length);
      }
    }
    HeaderBlock.checkSum(
        source.name(), "section " + section.name(), (int) crc.getValue(), section.crc32c());
  }

  private static void checkPadding(ByteSource source, Section section, byte[] chunk, int length) {
    int padding = (int) -section.length() & (HeaderBlock.ALIGNMENT - 1);
    for (int i = length - padding; i < length; i++) {
      if (chunk[i] != 0) {
        throw new CorruptSnapshotException(
            source.name(), "padding of section " + section.name(), "zeros", "others");
      }
    }
  }
}
