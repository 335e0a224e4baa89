package org.lexhub.store.snapshot;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;

/**
 * An open snapshot: one read-only mapping of one file, shared by all threads.
 *
 * <p>Opening reads the header, the section table and the footer, never a section, so its time does
 * not depend on the size. After {@link #close} every read of a section throws {@link
 * IllegalStateException}.
 */
public final class Snapshot implements AutoCloseable {
  private static final long UNMAP_PAUSE_NANOS = 1_000_000;

  private final ByteSource source;
  private final Arena arena;
  private final SnapshotHeader header;
  private final Map<String, MemorySegment> sections;
  private final long length;
  private final AtomicBoolean closed = new AtomicBoolean();

  private Snapshot(ByteSource source, Arena arena, SnapshotHeader header, MemorySegment file) {
    this.source = source;
    this.arena = arena;
    this.header = header;
    this.length = file.byteSize();
    this.sections = HashMap.newHashMap(header.sections().size());
    for (Section s : header.sections()) {
      sections.put(s.name(), file.asSlice(s.offset(), s.length()).asReadOnly());
    }
  }

  /**
   * Opens a snapshot file.
   *
   * @throws SnapshotException if the file is not a snapshot, of another version or damaged
   * @throws IOException if the file cannot be read
   */
  public static Snapshot open(Path file) throws IOException {
    return open(ByteSource.of(file));
  }

  static Snapshot open(ByteSource source) throws IOException {
    Arena arena = Arena.ofShared();
    try {
      SnapshotHeader header = readHeader(source);
      return new Snapshot(source, arena, header, source.map(arena));
    } catch (Throwable e) {
      arena.close();
      source.close();
      throw e;
    }
  }

  private static SnapshotHeader readHeader(ByteSource source) throws IOException {
    String file = source.name();
    long length = source.length();
    if (length < HeaderBlock.HEADER_LENGTH + HeaderBlock.FOOTER_LENGTH) {
      throw new NotASnapshotException(
          file,
          "at least " + (HeaderBlock.HEADER_LENGTH + HeaderBlock.FOOTER_LENGTH) + " bytes",
          length + " bytes");
    }
    byte[] first = new byte[HeaderBlock.HEADER_LENGTH];
    source.read(0, first, first.length);
    HeaderBlock block = HeaderBlock.parse(file, first, length);

    byte[] last = new byte[HeaderBlock.FOOTER_LENGTH];
    source.read(length - last.length, last, last.length);
    block.checkFooter(file, last);

    byte[] padded = new byte[(int) HeaderBlock.align(block.tableLength())];
    source.read(block.tableOffset(), padded, padded.length);
    HeaderBlock.checkSum(
        file, "section table", HeaderBlock.crc(padded, padded.length), block.tableCrc());
    byte[] bytes = Arrays.copyOf(padded, (int) block.tableLength());
    SectionTable table = SectionTable.parse(file, bytes, block.tableOffset());
    if (table.buildId() != block.buildId()) {
      throw new CorruptSnapshotException(
          file, "build id", hex(table.buildId()) + " as its table says", hex(block.buildId()));
    }
    return new SnapshotHeader(
        block.formatVersion(),
        hex(block.buildId()),
        Instant.ofEpochMilli(block.createdMillis()),
        table.counts(),
        table.sections());
  }

  static String hex(long buildId) {
    return "%016x".formatted(buildId);
  }

  /**
   * Returns the bytes of a section, without padding.
   *
   * @throws CorruptSnapshotException if there is no such section
   */
  public MemorySegment section(String name) {
    MemorySegment section = sections.get(name);
    if (section == null) {
      throw corrupt(name, "a section of this name", "none");
    }
    return section;
  }

  /** Returns whether there is a section of this name. */
  public boolean hasSection(String name) {
    return sections.containsKey(name);
  }

  /** Returns the header. */
  public SnapshotHeader header() {
    return header;
  }

  /** Returns the file, or the name of a source that is not a file. */
  public Path file() {
    return Path.of(source.name());
  }

  /** Returns the length of the file in bytes. */
  public long length() {
    return length;
  }

  /** Returns whether the file still has the mapped length; if not, it must not be read any more. */
  public boolean intact() throws IOException {
    return source.length() == length;
  }

  /** Creates the exception for a section whose bytes contradict each other. */
  public CorruptSnapshotException corrupt(String section, String expected, String found) {
    return new CorruptSnapshotException(source.name(), "section " + section, expected, found);
  }

  ByteSource source() {
    return source;
  }

  /**
   * Unmaps the file and closes it; later reads throw. If another thread is inside a bulk read, the
   * file is unmapped on a virtual thread once that read ends, so the caller never waits. Closing
   * again does nothing.
   */
  @Override
  public void close() {
    if (!closed.compareAndSet(false, true)) {
      return;
    }
    if (!unmap()) {
      Thread.ofVirtual().name("unmap " + source.name()).start(this::unmapWhenRead);
    }
    try {
      source.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Unmaps the file; returns false while a bulk read by another thread holds the arena. */
  private boolean unmap() {
    try {
      arena.close();
      return true;
    } catch (IllegalStateException e) {
      return false;
    }
  }

  private void unmapWhenRead() {
    while (!unmap()) {
      LockSupport.parkNanos(UNMAP_PAUSE_NANOS);
    }
  }
}
