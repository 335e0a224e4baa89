package org.lexhub.server.audit;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Appends lines to the audit log, each on disk when the call returns. One process at a time can
 * append to a file. With the first line of a new month (UTC), the file gets the month of its lines
 * as its suffix, for example {@code audit.log.2026-11}, and a new file begins.
 *
 * <p>If a line could not be written, the next one repairs the end of the file and states how many
 * lines are lost.
 */
public final class AuditLog implements AutoCloseable {
  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss.SSS'Z'").withZone(ZoneOffset.UTC);

  private final Path path;
  private @Nullable FileChannel file;
  private String hash = AuditLine.NO_HASH;
  private long number;
  private String month = "";
  private long lost;

  private AuditLog(Path path) {
    this.path = path;
  }

  /**
   * Opens a log, and creates the file if there is none. A chain that ended in a file of an earlier
   * month continues.
   *
   * @throws IOException if the file cannot be used, or another process appends to it
   */
  public static AuditLog open(Path path, Instant now) throws IOException {
    AuditLog log = new AuditLog(path.toAbsolutePath());
    log.openFile(now);
    return log;
  }

  private void openFile(Instant now) throws IOException {
    boolean fresh = !Files.exists(path);
    FileChannel opened =
        FileChannel.open(
            path,
            Set.of(StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE),
            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
    boolean done = false;
    try {
      lock(opened);
      AuditTail tail = AuditTail.read(opened);
      opened.position(opened.size());
      file = opened;
      AuditLine last = tail.last();
      if (last == null) {
        follow(lastOfEarlierFiles());
        begin(now, tail);
      } else {
        follow(last);
        month = last.month();
        if (tail.skipped() > 0) {
          goOn(now, tail);
        } else if (!tail.isEnded()) {
          opened.write(ByteBuffer.wrap(new byte[] {'\n'}));
        }
      }
      if (fresh) {
        syncFolder();
      }
      done = true;
    } finally {
      if (!done) {
        file = null;
        opened.close();
      }
    }
  }

  private void follow(@Nullable AuditLine last) {
    hash = last == null ? AuditLine.NO_HASH : last.hash();
    number = last == null ? 0 : last.number();
  }

  private void lock(FileChannel opened) throws IOException {
    FileLock lock;
    try {
      lock = opened.tryLock();
    } catch (OverlappingFileLockException e) {
      lock = null;
    }
    if (lock == null) {
      throw new IOException("another server appends to " + path + "; give each its own file");
    }
  }

  /** Writes the first line of the chain in a file. */
  private void begin(Instant now, AuditTail tail) throws IOException {
    month = TIME.format(now).substring(0, 7);
    if (tail.skipped() > 0) {
      goOn(now, tail);
    } else {
      write(now, "event=log-begins previous=" + hash);
    }
  }

  /** Ends an unfinished line, and writes a line that covers everything after the last line. */
  private void goOn(Instant now, AuditTail tail) throws IOException {
    write(
        now,
        "event=log-continues skipped="
            + tail.skipped()
            + " sha256="
            + tail.digest()
            + " previous="
            + hash,
        !tail.isEnded());
  }

  /** Returns the last line of the newest file of an earlier month, or null if there is none. */
  private @Nullable AuditLine lastOfEarlierFiles() throws IOException {
    AuditLine newest = null;
    for (Path earlier : earlierFiles()) {
      try (FileChannel opened = FileChannel.open(earlier, StandardOpenOption.READ)) {
        AuditLine last = AuditTail.read(opened).last();
        if (last != null && (newest == null || last.number() > newest.number())) {
          newest = last;
        }
      }
    }
    return newest;
  }

  private List<Path> earlierFiles() throws IOException {
    String prefix = path.getFileName() + ".";
    try (Stream<Path> all = Files.list(folder())) {
      return all.filter(other -> isEarlier(other.getFileName().toString(), prefix))
          .sorted(Comparator.naturalOrder())
          .toList();
    }
  }

  private static boolean isEarlier(String name, String prefix) {
    return name.startsWith(prefix)
        && name.substring(prefix.length()).matches("\\d{4}-\\d{2}(\\.\\d+)?");
  }

  private Path folder() {
    return Objects.requireNonNull(path.getParent(), "an absolute path has a folder");
  }

  private void syncFolder() throws IOException {
    try (FileChannel folder = FileChannel.open(folder(), StandardOpenOption.READ)) {
      folder.force(true);
    }
  }

  /**
   * Appends a line.
   *
   * @param content the event and its fields; control characters are replaced
   * @throws IOException if the line is not on disk
   */
  public synchronized void append(Instant now, String content) throws IOException {
    lost++;
    if (file == null) {
      openFile(now);
    }
    String present = TIME.format(now).substring(0, 7);
    if (present.compareTo(month) > 0) {
      beginMonth(now);
    }
    String line = content.replaceAll("\\p{Cntrl}+", " | ").strip();
    write(now, lost > 1 ? line + " lost=" + (lost - 1) : line);
    lost = 0;
  }

  private void beginMonth(Instant now) throws IOException {
    Path target = path.resolveSibling(path.getFileName() + "." + month);
    for (int i = 2; Files.exists(target); i++) {
      target = path.resolveSibling(path.getFileName() + "." + month + "." + i);
    }
    Files.move(path, target);
    close();
    openFile(now);
  }

  private void write(Instant now, String content) throws IOException {
    write(now, content, false);
  }

  /** Appends a line, after a line break if the line before is unfinished. */
  private void write(Instant now, String content, boolean isUnfinished) throws IOException {
    FileChannel channel = Objects.requireNonNull(file, "the log is open");
    AuditLine line = AuditLine.after(hash, number + 1, TIME.format(now), content);
    byte[] bytes = line.bytes();
    ByteBuffer buffer = ByteBuffer.allocate(bytes.length + 1);
    if (isUnfinished) {
      buffer.put((byte) '\n');
    }
    buffer.put(bytes).flip();
    boolean done = false;
    try {
      while (buffer.hasRemaining()) {
        channel.write(buffer);
      }
      channel.force(false);
      done = true;
    } finally {
      if (!done) {
        close(); // the next line reads the end of the file again
      }
    }
    hash = line.hash();
    number = line.number();
  }

  /** Returns the number and the hash of the last line, for a second place that keeps them. */
  public synchronized String head() {
    return "n=" + number + " hash=" + hash;
  }

  @Override
  public synchronized void close() throws IOException {
    FileChannel open = file;
    file = null;
    if (open != null) {
      open.close();
    }
  }
}
