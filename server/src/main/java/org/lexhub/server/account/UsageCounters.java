package org.lexhub.server.account;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
import java.util.Set;

/**
 * How many requests each account has made this month, in a mapped file of 64-bit counters, so that
 * a killed process loses none. A counter holds the month in its upper 16 bits and the count in the
 * lower 48, so that both change in one atomic step. The month of a counter only goes forward,
 * whatever the clock does.
 *
 * <p>The file is written out in full when it is made or grown: a disk that fills up later cannot
 * break it. Several processes may count in one file.
 */
public final class UsageCounters implements AutoCloseable {
  /** Counters by which the file grows. */
  static final int CHUNK = 1 << 16;

  private static final int HEADER = 64;
  private static final byte[] MAGIC = "LXUSAGE1".getBytes(StandardCharsets.US_ASCII);
  private static final int COUNT_BITS = 48;
  private static final long COUNT_MASK = (1L << COUNT_BITS) - 1;
  private static final VarHandle COUNTER = ValueLayout.JAVA_LONG.varHandle();

  private final FileChannel file;
  private final Arena arena = Arena.ofShared();
  private final TimeSource time;
  private volatile MemorySegment[] chunks = {};
  private volatile Month month;
  private volatile boolean changed;

  private UsageCounters(FileChannel file, TimeSource time) {
    this.file = file;
    this.time = time;
    month = Month.of(time.millis());
  }

  /**
   * Opens the file, or makes it.
   *
   * @throws IOException if it cannot be made, or is something else
   */
  public static UsageCounters open(Path path, TimeSource time) throws IOException {
    var mode = PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"));
    FileChannel file =
        FileChannel.open(
            path,
            Set.of(StandardOpenOption.READ, StandardOpenOption.WRITE, StandardOpenOption.CREATE),
            mode);
    UsageCounters counters = new UsageCounters(file, time);
    try {
      counters.begin(path);
      return counters;
    } catch (IOException | RuntimeException e) {
      counters.close();
      throw e;
    }
  }

  private void begin(Path path) throws IOException {
    if (file.size() == 0) {
      ByteBuffer header = ByteBuffer.allocate(HEADER).put(MAGIC).rewind();
      writeFully(header, 0);
    }
    ByteBuffer magic = ByteBuffer.allocate(MAGIC.length);
    file.read(magic, 0);
    if (!Arrays.equals(magic.array(), MAGIC)) {
      throw new IOException(
          Files.exists(path)
              ? path + " is not a file of usage counters; move it away and start again"
              : path + " is gone");
    }
    long counters = Math.max(0, file.size() - HEADER) / Long.BYTES;
    ensure(Math.max(1, counters - 1));
  }

  private void writeFully(ByteBuffer bytes, long position) throws IOException {
    long at = position;
    while (bytes.hasRemaining()) {
      at += file.write(bytes, at);
    }
  }

  /** Makes room for the counter of an account. */
  public synchronized void ensure(long account) throws IOException {
    while (chunks.length * (long) CHUNK <= account) {
      long start = HEADER + chunks.length * (long) CHUNK * Long.BYTES;
      long end = start + (long) CHUNK * Long.BYTES;
      long size = file.size();
      if (size < end) {
        writeFully(ByteBuffer.allocate((int) (end - Math.max(size, start))), Math.max(size, start));
        file.force(true);
      }
      MemorySegment[] longer = Arrays.copyOf(chunks, chunks.length + 1);
      longer[chunks.length] = file.map(FileChannel.MapMode.READ_WRITE, start, end - start, arena);
      chunks = longer;
    }
  }

  /** Returns the present month, which never goes back. */
  public Month month() {
    Month present = month;
    long now = time.millis();
    if (now < present.end()) {
      return present;
    }
    synchronized (this) {
      if (now >= month.end()) {
        month = Month.of(now);
      }
      return month;
    }
  }

  /**
   * Counts one request unless the limit is reached.
   *
   * @return the count after it, or -1 where the limit was reached
   */
  public long add(long account, long limit) {
    return add(account, 1, limit);
  }

  /**
   * Counts so many requests, or none of them where they are more than the limit leaves.
   *
   * @return the count after them, or -1 where they are too many
   */
  public long add(long account, int requests, long limit) {
    MemorySegment chunk = chunks[(int) (account / CHUNK)];
    long offset = account % CHUNK * Long.BYTES;
    long present = month().number();
    while (true) {
      long old = (long) COUNTER.getVolatile(chunk, offset);
      long stored = old >>> COUNT_BITS;
      long used = stored < present ? 0 : old & COUNT_MASK;
      if (used > limit - requests) {
        return -1;
      }
      long next = Math.max(stored, present) << COUNT_BITS | (used + requests);
      if (COUNTER.compareAndSet(chunk, offset, old, next)) {
        changed = true;
        return used + requests;
      }
    }
  }

  /** Takes back requests that turned out not to count. */
  public void refund(long account, int requests) {
    MemorySegment chunk = chunks[(int) (account / CHUNK)];
    long offset = account % CHUNK * Long.BYTES;
    long present = month().number();
    while (true) {
      long old = (long) COUNTER.getVolatile(chunk, offset);
      long back = Math.min(requests, old & COUNT_MASK);
      if (old >>> COUNT_BITS < present || back == 0) {
        return;
      }
      if (COUNTER.compareAndSet(chunk, offset, old, old - back)) {
        changed = true;
        return;
      }
    }
  }

  /** Returns the requests counted for an account in the present month. */
  public long used(long account) {
    MemorySegment chunk = chunks[(int) (account / CHUNK)];
    long value = (long) COUNTER.getVolatile(chunk, account % CHUNK * Long.BYTES);
    return value >>> COUNT_BITS < month().number() ? 0 : value & COUNT_MASK;
  }

  /** Writes what has changed through to the disk; called once a second. */
  public void force() {
    if (changed) {
      changed = false;
      for (MemorySegment chunk : chunks) {
        chunk.force();
      }
    }
  }

  @Override
  public void close() throws IOException {
    force();
    arena.close();
    file.close();
  }
}
