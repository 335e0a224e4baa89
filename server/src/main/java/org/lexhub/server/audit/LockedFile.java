package org.lexhub.server.audit;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * An open file that processes lock in turn, and that the one with the lock may rename. The lock is
 * one of the process: its threads must not use two of these for a file at once.
 */
final class LockedFile implements AutoCloseable {
  private static final long MAX_WAIT_NANOS = TimeUnit.SECONDS.toNanos(10);
  private static final long PAUSE_MILLIS = 2;

  private final Path path;
  private final FileChannel channel;
  private final @Nullable Object key;
  private @Nullable FileLock lock;

  private LockedFile(Path path, FileChannel channel, @Nullable Object key) {
    this.path = path;
    this.channel = channel;
    this.key = key;
  }

  /**
   * Opens and locks a file; returns null if the path names no file, or was given to another one
   * meanwhile.
   *
   * @throws IOException if the file cannot be opened, or another process keeps its lock
   */
  static @Nullable LockedFile open(Path path) throws IOException {
    Object key = key(path);
    if (key == null) {
      return null;
    }
    LockedFile opened;
    try {
      FileChannel channel =
          FileChannel.open(path, StandardOpenOption.READ, StandardOpenOption.WRITE);
      opened = new LockedFile(path, channel, key);
    } catch (NoSuchFileException e) {
      return null;
    }
    boolean isLocked = false;
    try {
      isLocked = opened.lock();
    } finally {
      if (!isLocked) {
        opened.close();
      }
    }
    return isLocked ? opened : null;
  }

  /** Returns what distinguishes the file of a path from all others, or null if there is none. */
  private static @Nullable Object key(Path path) throws IOException {
    try {
      return Files.readAttributes(path, BasicFileAttributes.class).fileKey();
    } catch (NoSuchFileException e) {
      return null;
    }
  }

  FileChannel channel() {
    return channel;
  }

  /**
   * Waits for the lock; returns false if the path names another file now.
   *
   * @throws IOException if another process keeps the lock
   */
  boolean lock() throws IOException {
    long start = System.nanoTime();
    FileLock taken = channel.tryLock();
    while (taken == null) {
      if (System.nanoTime() - start > MAX_WAIT_NANOS) {
        throw new IOException("another process keeps the lock of " + path);
      }
      pause();
      taken = channel.tryLock();
    }
    lock = taken;
    return key != null && key.equals(key(path));
  }

  private static void pause() throws IOException {
    try {
      Thread.sleep(PAUSE_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new InterruptedIOException("interrupted while waiting for the lock of the audit log");
    }
  }

  void unlock() throws IOException {
    FileLock held = lock;
    lock = null;
    if (held != null) {
      held.release();
    }
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
