package org.lexhub.server.audit;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.attribute.UserPrincipal;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Appends lines to the audit log, each on disk when the call returns. Several processes of a host
 * can append to a file: each has its lock for one line and continues the chain of the others. With
 * the first line of a new month (UTC), the file gets the month of its lines as its suffix, for
 * example {@code audit.log.2026-11}, and a new file begins.
 *
 * <p>If a line could not be written, the next one repairs the end of the file and states how many
 * lines are lost. Lines of others that do not continue the chain from the last line that this
 * object knows are not followed, so that {@link AuditCheck} finds what somebody removed or changed
 * meanwhile.
 */
public final class AuditLog implements AutoCloseable {
  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss.SSS'Z'").withZone(ZoneOffset.UTC);
  private static final int MONTH_LENGTH = 7;

  /** The lock of a file belongs to a process; its writers take turns by this one. */
  private static final Object TURN = new Object();

  private final AuditFolder folder;
  private @Nullable LockedFile file;
  private boolean isChainKnown;
  private String hash = AuditLine.NO_HASH;
  private long number;
  private long end;
  private String month = "";
  private long lost;

  private AuditLog(Path path) {
    folder = new AuditFolder(path);
  }

  /**
   * Opens a log, and creates the file if there is none. A chain that ended in a file of an earlier
   * month continues.
   *
   * @throws IOException if the file cannot be used
   */
  public static AuditLog open(Path path, Instant now) throws IOException {
    AuditLog log = new AuditLog(path.toAbsolutePath());
    synchronized (TURN) {
      log.locked(now, () -> {});
    }
    return log;
  }

  /**
   * Appends a line.
   *
   * @param content the event and its fields; control characters are replaced
   * @throws IOException if the line is not on disk
   */
  public void append(Instant now, String content) throws IOException {
    String line = content.replaceAll("\\p{Cntrl}+", " | ").strip();
    synchronized (TURN) {
      lost++;
      locked(
          now,
          () -> {
            if (month(now).compareTo(month) > 0) {
              beginMonth(now);
            }
            write(now, lost > 1 ? line + " lost=" + (lost - 1) : line);
            lost = 0;
          });
    }
  }

  /** What is done while no other process appends. */
  private interface Work {
    void run() throws IOException;
  }

  /** Locks the file, continues after what others appended, and does the work. */
  private void locked(Instant now, Work work) throws IOException {
    boolean done = false;
    try {
      lock();
      catchUp(now);
      work.run();
      Objects.requireNonNull(file, "the log is open").unlock();
      done = true;
    } finally {
      if (!done) {
        close(); // the next line reads the end of the file again
      }
    }
  }

  private void lock() throws IOException {
    LockedFile open = file;
    if (open != null && open.lock()) {
      return;
    }
    close(); // another process has begun the file of a new month
    file = folder.open();
    end = -1;
  }

  private FileChannel channel() {
    return Objects.requireNonNull(file, "the log is open").channel();
  }

  private void catchUp(Instant now) throws IOException {
    FileChannel channel = channel();
    long size = channel.size();
    if (size == end) {
      return;
    }
    AuditTail tail = AuditTail.read(channel);
    AuditLine last = tail.last();
    if (isChainKnown) {
      followOthers(channel, size);
    } else {
      follow(last == null ? folder.lastOfEarlierFiles() : last);
    }
    channel.position(size);
    if (last == null) {
      begin(now, tail);
      return;
    }
    month = last.month();
    if (tail.skipped() > 0) {
      goOn(now, tail);
    } else if (!tail.isEnded()) {
      channel.write(ByteBuffer.wrap(new byte[] {'\n'}));
    }
    end = channel.position();
  }

  private void follow(@Nullable AuditLine last) {
    isChainKnown = true;
    hash = last == null ? AuditLine.NO_HASH : last.hash();
    number = last == null ? 0 : last.number();
  }

  /** Continues the chain with the lines that others have appended. */
  private void followOthers(FileChannel channel, long size) throws IOException {
    boolean isSameFile = end >= 0 && end <= size;
    if (!isSameFile) {
      for (Path earlier : folder.earlierFiles()) {
        try (FileChannel opened = AuditFolder.read(earlier)) {
          AuditLine last = AuditTail.read(opened).last();
          if (last != null && last.number() > number) {
            followLines(opened, 0);
          }
        }
      }
    }
    followLines(channel, isSameFile ? end : 0);
  }

  private void followLines(FileChannel channel, long from) throws IOException {
    InputStream in = new BufferedInputStream(Channels.newInputStream(channel.position(from)));
    for (LineBytes bytes = LineBytes.next(in); bytes != null; bytes = LineBytes.next(in)) {
      AuditLine line = AuditLine.parse(bytes.text());
      if (line == null || line.number() <= number) {
        continue;
      }
      if (line.number() > number + 1 || !line.follows(hash)) {
        return;
      }
      follow(line);
    }
  }

  /** Writes the first line of the chain in a file. */
  private void begin(Instant now, AuditTail tail) throws IOException {
    month = month(now);
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

  private static String month(Instant now) {
    return TIME.format(now).substring(0, MONTH_LENGTH);
  }

  private void beginMonth(Instant now) throws IOException {
    UserPrincipal owner = folder.endMonth(month);
    close();
    lock();
    folder.give(owner);
    catchUp(now);
  }

  private void write(Instant now, String content) throws IOException {
    write(now, content, false);
  }

  /** Appends a line, after a line break if the line before is unfinished. */
  private void write(Instant now, String content, boolean isUnfinished) throws IOException {
    FileChannel channel = channel();
    AuditLine line = AuditLine.after(hash, number + 1, TIME.format(now), content);
    byte[] bytes = line.bytes();
    ByteBuffer buffer = ByteBuffer.allocate(bytes.length + 1);
    if (isUnfinished) {
      buffer.put((byte) '\n');
    }
    buffer.put(bytes).flip();
    while (buffer.hasRemaining()) {
      channel.write(buffer);
    }
    channel.force(false);
    follow(line);
    end = channel.position();
  }

  /** Returns the number and the hash of the last line, for a second place that keeps them. */
  public String head() {
    synchronized (TURN) {
      return "n=" + number + " hash=" + hash;
    }
  }

  @Override
  public void close() throws IOException {
    synchronized (TURN) {
      LockedFile open = file;
      file = null;
      if (open != null) {
        open.close();
      }
    }
  }
}
