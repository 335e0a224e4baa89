package org.lexhub.server.account.usage;

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
 * A mapped file of 64-bit counters, a fixed number for each account. Counters change atomically, so
 * that a killed process loses none. The file is allocated in full when it is created or grows, so
 * that a disk that fills up later does not damage it. Several processes can count in one file.
 */
final class CounterFile implements AutoCloseable {
  private static final int HEADER_LENGTH = 64;
  private static final VarHandle COUNTER = ValueLayout.JAVA_LONG.varHandle();

  private final FileChannel file;
  private final Arena arena = Arena.ofShared();
  private final int perAccount;
  private final int accountsPerChunk;
  private volatile MemorySegment[] chunks = {};
  private volatile boolean changed;

  private CounterFile(FileChannel file, int perAccount, int accountsPerChunk) {
    this.file = file;
    this.perAccount = perAccount;
    this.accountsPerChunk = accountsPerChunk;
  }

  /**
   * Opens the file, or creates it.
   *
   * @param magic eight letters that identify this kind of file
   * @param perAccount the number of counters of each account
   * @param accountsPerChunk the number of accounts by which the file grows
   * @throws IOException if the file cannot be created or is of another kind
   */
  static CounterFile open(Path path, String magic, int perAccount, int accountsPerChunk)
      throws IOException {
    var mode = PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"));
    FileChannel channel =
        FileChannel.open(
            path,
            Set.of(StandardOpenOption.READ, StandardOpenOption.WRITE, StandardOpenOption.CREATE),
            mode);
    CounterFile counters = new CounterFile(channel, perAccount, accountsPerChunk);
    try {
      counters.begin(path, magic.getBytes(StandardCharsets.US_ASCII));
      return counters;
    } catch (IOException | RuntimeException e) {
      counters.close();
      throw e;
    }
  }

  private void begin(Path path, byte[] magic) throws IOException {
    if (file.size() == 0) {
      ByteBuffer header = ByteBuffer.allocate(HEADER_LENGTH).put(magic).rewind();
      writeFully(header, 0);
    }
    ByteBuffer found = ByteBuffer.allocate(magic.length);
    file.read(found, 0);
    if (!Arrays.equals(found.array(), magic)) {
      throw new IOException(
          Files.exists(path)
              ? path + " is not a file of usage counters; move it away and start again"
              : path + " is gone");
    }
    long accounts = Math.max(0, file.size() - HEADER_LENGTH) / ((long) Long.BYTES * perAccount);
    ensure(Math.max(1, accounts - 1));
  }

  private void writeFully(ByteBuffer bytes, long position) throws IOException {
    long at = position;
    while (bytes.hasRemaining()) {
      at += file.write(bytes, at);
    }
  }

  /** Ensures that the file has the counters of an account. */
  synchronized void ensure(long account) throws IOException {
    long bytes = (long) accountsPerChunk * perAccount * Long.BYTES;
    while (chunks.length * (long) accountsPerChunk <= account) {
      long start = HEADER_LENGTH + chunks.length * bytes;
      long end = start + bytes;
      long size = file.size();
      if (size < end) {
        long from = Math.max(size, start);
        writeFully(ByteBuffer.allocate((int) (end - from)), from);
        file.force(true);
      }
      MemorySegment[] longer = Arrays.copyOf(chunks, chunks.length + 1);
      longer[chunks.length] = file.map(FileChannel.MapMode.READ_WRITE, start, bytes, arena);
      chunks = longer;
    }
  }

  private MemorySegment chunk(long account) {
    return chunks[(int) (account / accountsPerChunk)];
  }

  private long offset(long account, int counter) {
    return (account % accountsPerChunk * perAccount + counter) * Long.BYTES;
  }

  /** Returns a counter. */
  long get(long account, int counter) {
    return (long) COUNTER.getVolatile(chunk(account), offset(account, counter));
  }

  /** Changes a counter if it has the old value; returns whether it had. */
  boolean replace(long account, int counter, long old, long next) {
    boolean done = COUNTER.compareAndSet(chunk(account), offset(account, counter), old, next);
    if (done && !changed) {
      changed = true;
    }
    return done;
  }

  /** Forces changed counters to disk. */
  void force() {
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
