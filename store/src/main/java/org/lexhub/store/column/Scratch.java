package org.lexhub.store.column;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileChannel.MapMode;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.jspecify.annotations.Nullable;

/**
 * Temporary bytes outside the heap, for what a load gathers and reads until it is written. In a
 * folder they are mapped files without a name: the system writes them out and reads them again as
 * memory allows, and nothing is left of them when the process ends. Without a folder they are
 * native memory. The bytes are freed when nothing refers to them any more.
 *
 * <p>Lists and texts take the scratch that is {@linkplain #current current} when they are created.
 */
public final class Scratch {
  private static final ScopedValue<Scratch> CURRENT = ScopedValue.newInstance();

  /** The first piece is small, because most data sets are; each next one doubles. */
  private static final long FIRST_PIECE = 1 << 18;

  private static final long LARGEST_PIECE = 1 << 26;
  private static final int ALIGNMENT = Long.BYTES;
  private static final int ZEROS = 1 << 20;

  /** The path of a file that exists only while it is opened; null for native memory. */
  private final @Nullable Path file;

  private MemorySegment piece = MemorySegment.NULL;
  private long used;
  private long nextPiece = FIRST_PIECE;

  private Scratch(@Nullable Path file) {
    this.file = file;
  }

  /**
   * Returns scratch in mapped files.
   *
   * @param file the path at which each of them is created and deleted at once; nothing must be
   *     there
   */
  public static Scratch at(Path file) {
    return new Scratch(file);
  }

  /** Returns the scratch of the running {@link #call}; outside of one, native memory. */
  public static Scratch current() {
    return CURRENT.isBound() ? CURRENT.get() : new Scratch(null);
  }

  /** Does work for which this is the current scratch, on this thread only. */
  public <T, X extends Throwable> T call(ScopedValue.CallableOp<T, X> work) throws X {
    return ScopedValue.where(CURRENT, this).call(work);
  }

  /**
   * Returns zero bytes, aligned to {@value #ALIGNMENT}. Any thread can ask, and use what it gets.
   *
   * @throws ScratchException if the disk has no room for them
   */
  public synchronized MemorySegment allocate(long bytes) {
    long aligned = (bytes + ALIGNMENT - 1) & -ALIGNMENT;
    if (aligned > piece.byteSize() - used) {
      piece = piece(Math.max(aligned, nextPiece));
      nextPiece = Math.min(LARGEST_PIECE, 2 * nextPiece);
      used = 0;
    }
    MemorySegment found = piece.asSlice(used, bytes);
    used += aligned;
    return found;
  }

  private MemorySegment piece(long bytes) {
    if (file == null) {
      return Arena.ofAuto().allocate(bytes, ALIGNMENT);
    }
    try (FileChannel channel =
        FileChannel.open(
            file,
            StandardOpenOption.CREATE_NEW,
            StandardOpenOption.READ,
            StandardOpenOption.WRITE,
            StandardOpenOption.DELETE_ON_CLOSE)) {
      reserve(channel, bytes);
      return channel.map(MapMode.READ_WRITE, 0, bytes, Arena.ofAuto());
    } catch (IOException e) {
      throw new ScratchException(e);
    }
  }

  /**
   * Writes zeros: a full disk is an exception here, but the end of the process when the bytes of a
   * mapping find no room.
   */
  private static void reserve(FileChannel channel, long bytes) throws IOException {
    ByteBuffer zeros = ByteBuffer.allocateDirect((int) Math.min(bytes, ZEROS));
    for (long at = 0; at < bytes; ) {
      zeros.clear().limit((int) Math.min(zeros.capacity(), bytes - at));
      at += channel.write(zeros, at);
    }
  }
}
