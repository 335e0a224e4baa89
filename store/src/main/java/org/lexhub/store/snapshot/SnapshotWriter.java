package org.lexhub.store.snapshot;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.zip.CRC32C;
import org.jspecify.annotations.Nullable;

/**
 * Writes a snapshot file: the sections one after the other, then table, footer and header.
 *
 * <p>Until {@link #finish} the file starts with zeros and is not a snapshot. {@link #close} without
 * {@code finish} deletes it. Not thread-safe, but other threads can write {@linkplain #part parts}
 * of it. The same calls write the same bytes.
 */
public final class SnapshotWriter implements AutoCloseable {
  /** The number of bytes of a part that are copied at a time. */
  private static final int COPY_BYTES = 1 << 20;

  private final Path file;
  private final FileOperations files;
  private final FileChannel channel;
  private final List<Section> sections = new ArrayList<>();
  private final Set<String> names = new HashSet<>();
  private final Set<SpooledSectionWriter> spooled = new LinkedHashSet<>();
  private final Set<SnapshotWriter> parts = new LinkedHashSet<>();
  private final CRC32C crc = new CRC32C();
  private @Nullable DirectSectionWriter current;
  private long sectionStart;
  private volatile long position = HeaderBlock.HEADER_LENGTH;

  /** The number of files next to the snapshot, counted together with those of parts. */
  private final AtomicInteger spools;

  /** The snapshot; that of a part is not its own file. */
  private final Path snapshot;

  private boolean finished;
  private boolean closed;

  private SnapshotWriter(Path snapshot, Path file, FileOperations files, AtomicInteger spools)
      throws IOException {
    this.snapshot = snapshot;
    this.file = file;
    this.files = files;
    this.spools = spools;
    this.channel = files.create(file);
  }

  /**
   * Creates a new file.
   *
   * @param temporary its name, which must not exist
   */
  public static SnapshotWriter create(Path temporary) throws IOException {
    return create(temporary, FileOperations.REAL);
  }

  static SnapshotWriter create(Path temporary, FileOperations files) throws IOException {
    return new SnapshotWriter(temporary, temporary, files, new AtomicInteger());
  }

  /**
   * Starts a section that is written directly into the file. Only one can be open at a time.
   *
   * @throws IllegalArgumentException if the name is used already or is invalid
   * @throws IllegalStateException if another section is open
   */
  public SectionWriter section(String name) {
    checkWritable();
    if (current != null) {
      throw new IllegalStateException(
          "section " + current.name() + " is still open: close it before starting " + name);
    }
    claim(name);
    sectionStart = position;
    crc.reset();
    DirectSectionWriter writer = new DirectSectionWriter(this, name);
    current = writer;
    return writer;
  }

  /**
   * Starts a section that is buffered, in memory or in a file next to this one, and put into the
   * snapshot when it is closed. Any number can be open at a time.
   */
  public SectionWriter spooledSection(String name) {
    if (!SectionTable.isName(name)) {
      throw new IllegalArgumentException(badName(name));
    }
    return spool(name);
  }

  /** Starts a buffer of bytes that is no section, to be {@linkplain #move moved} into one later. */
  public SectionWriter scratchSection() {
    return spool("");
  }

  private SpooledSectionWriter spool(String name) {
    checkWritable();
    SpooledSectionWriter writer = new SpooledSectionWriter(this, files, name, spoolFile());
    spooled.add(writer);
    return writer;
  }

  /**
   * Ends a scratch section and appends its bytes to a section.
   *
   * @param scratch a {@link #scratchSection} of this writer
   * @param section the section to append to
   */
  public void move(SectionWriter scratch, SectionWriter section) {
    if (!(scratch instanceof SpooledSectionWriter from) || !spooled.contains(from)) {
      throw new IllegalArgumentException("only a scratch section of this snapshot can be moved");
    }
    from.moveTo(section);
  }

  /** Returns a name that {@link SnapshotFolder#sweep} removes where a killed run left it. */
  private Path spoolFile() {
    int number = spools.getAndIncrement();
    return snapshot.resolveSibling(snapshot.getFileName() + "." + number + ".spool");
  }

  /**
   * Starts a part: sections that another thread can write while this writer, or other parts, write
   * others. They are in a file next to the snapshot until they are {@linkplain #append appended}.
   *
   * @throws UncheckedIOException if the file cannot be created
   */
  public SnapshotWriter part() {
    checkWritable();
    try {
      SnapshotWriter part = new SnapshotWriter(snapshot, spoolFile(), files, spools);
      parts.add(part);
      return part;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Appends the sections of a part in their order and ends the part.
   *
   * @param part a {@link #part} of this writer, without open sections
   */
  public void append(SnapshotWriter part) {
    checkWritable();
    part.checkNoneOpen();
    if (current != null || !parts.remove(part)) {
      throw new IllegalStateException(
          "only a part of this snapshot can be appended, between sections");
    }
    try {
      long shift = position - HeaderBlock.HEADER_LENGTH;
      for (Section section : part.sections) {
        claim(section.name());
        sections.add(
            new Section(
                section.name(), section.offset() + shift, section.length(), section.crc32c()));
      }
      part.copyTo(this);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } finally {
      part.close();
    }
  }

  private void copyTo(SnapshotWriter whole) throws IOException {
    ByteBuffer chunk = ByteBuffer.allocate(COPY_BYTES);
    for (long at = HeaderBlock.HEADER_LENGTH; at < position; ) {
      int read = channel.read(chunk.clear(), at);
      if (read <= 0) {
        throw new IOException(file + " was cut while it was in use");
      }
      files.write(whole.channel, chunk.flip(), whole.position);
      whole.advance(read);
      at += read;
    }
  }

  /** Returns the number of bytes written so far; any thread can ask. */
  public long length() {
    return position;
  }

  private void claim(String name) {
    if (!SectionTable.isName(name)) {
      throw new IllegalArgumentException(badName(name));
    }
    if (!names.add(name)) {
      throw new IllegalArgumentException("there is a section " + name + " already");
    }
  }

  private static String badName(String name) {
    return "a section name has 1 to " + SectionTable.MAX_NAME_LENGTH + " bytes: '" + name + "'";
  }

  private void checkWritable() {
    if (finished || closed) {
      throw new IllegalStateException(file + " is finished, nothing can be added");
    }
  }

  private void checkNoneOpen() {
    if (current != null) {
      throw new IllegalStateException("section " + current.name() + " is still open: close it");
    }
    if (!spooled.isEmpty()) {
      throw new IllegalStateException(
          "section " + spooled.iterator().next().name() + " is still open: close it");
    }
  }

  void append(byte[] bytes, int offset, int length) {
    try {
      files.write(channel, ByteBuffer.wrap(bytes, offset, length), position);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    crc.update(bytes, offset, length);
    advance(length);
  }

  /** Only the thread that writes calls this. */
  private void advance(int bytes) {
    long before = position;
    position = before + bytes;
  }

  void endSection(DirectSectionWriter writer) {
    if (current != writer || closed) {
      throw new IllegalStateException("section " + writer.name() + " was abandoned");
    }
    long length = position - sectionStart;
    int padding = (int) (HeaderBlock.align(position) - position);
    append(new byte[padding], 0, padding);
    sections.add(new Section(writer.name(), sectionStart, length, (int) crc.getValue()));
    current = null;
  }

  void forget(SpooledSectionWriter writer) {
    writer.discard();
    spooled.remove(writer);
  }

  /**
   * Ends the file and forces it to the disk.
   *
   * @param created the time of the build
   * @param counts the number of rows of each kind, shown by {@code describe}
   */
  public SnapshotHeader finish(Instant created, Map<String, Long> counts) throws IOException {
    checkWritable();
    checkNoneOpen();
    if (!parts.isEmpty()) {
      throw new IllegalStateException("a part of " + file + " is not appended");
    }
    SectionTable table = new SectionTable(new TreeMap<>(counts), sections);
    byte[] bytes = table.bytes();
    if (bytes.length > SectionTable.MAX_LENGTH) {
      throw new IllegalStateException("too many sections: " + sections.size());
    }
    long tableOffset = position;
    byte[] padded = Arrays.copyOf(bytes, (int) HeaderBlock.align(bytes.length));
    HeaderBlock block =
        new HeaderBlock(
            HeaderBlock.FORMAT_VERSION,
            table.buildId(),
            created.toEpochMilli(),
            tableOffset + padded.length + HeaderBlock.FOOTER_LENGTH,
            tableOffset,
            bytes.length,
            HeaderBlock.crc(padded, padded.length));
    append(padded, 0, padded.length);
    append(block.footer(), 0, HeaderBlock.FOOTER_LENGTH);
    files.force(channel);
    files.write(channel, ByteBuffer.wrap(block.header()), 0);
    files.force(channel);
    finished = true;
    return new SnapshotHeader(
        block.formatVersion(),
        Snapshot.hex(block.buildId()),
        Instant.ofEpochMilli(block.createdMillis()),
        table.counts(),
        sections);
  }

  /** Closes the file; an unfinished one is deleted. Closing again does nothing. */
  @Override
  public void close() {
    if (closed) {
      return;
    }
    closed = true;
    try (channel) {
      for (SpooledSectionWriter writer : List.copyOf(spooled)) {
        forget(writer);
      }
      parts.forEach(SnapshotWriter::close);
      if (!finished) {
        files.delete(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
