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
import org.jspecify.annotations.Nullable;

/**
 * An open snapshot: one read-only mapping of one file, shared by all threads.
 *
 * <p>Opening reads the header, the section table and the footer, never a section, and so takes the
 * same time for every size. After {@link #close} every read of a section throws {@link
 * IllegalStateException}.
 */
public final class Snapshot implements AutoCloseable {
  private static final int CLOSE_TRIES = 10_000;
  private static final long CLOSE_PAUSE_NANOS = 1_000_000;

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
   * @throws SnapshotException if the file is no snapshot, of another version or damaged
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
   * The bytes of a section, without padding.
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

  /** Whether there is a section of this name. */
  public boolean hasSection(String name) {
    return sections.containsKey(name);
  }

  /** What the snapshot says of itself. */
  public SnapshotHeader header() {
    return header;
  }

  /** The file, or the name that stands for one. */
  public Path file() {
    return Path.of(source.name());
  }

  /** Bytes of the whole file. */
  public long length() {
    return length;
  }

  /** Whether the open file still has the length that was mapped; false means: retire it at once. */
  public boolean intact() throws IOException {
    return source.length() == length;
  }

  /** Makes the error for a section whose bytes contradict each other. */
  public CorruptSnapshotException corrupt(String section, String expected, String found) {
    return new CorruptSnapshotException(source.name(), "section " + section, expected, found);
  }

  ByteSource source() {
    return source;
  }

  /**
   * Unmaps the file. A thread that is inside a read at this moment may delay it; later reads throw.
   * Closing again does nothing.
   */
  @Override
  public void close() {
    if (!closed.compareAndSet(false, true)) {
      return;
    }
    closeArena();
    try {
      source.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A bulk read by another thread holds the arena for a moment: try again until it lets go. */
  private void closeArena() {
    @Nullable IllegalStateException last = null;
    for (int i = 0; i < CLOSE_TRIES; i++) {
      try {
        arena.close();
        return;
      } catch (IllegalStateException e) {
        last = e;
        LockSupport.parkNanos(CLOSE_PAUSE_NANOS);
      }
    }
    throw new IllegalStateException(source.name() + " is still being read", last);
  }
}
