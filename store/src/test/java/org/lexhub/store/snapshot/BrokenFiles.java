package org.lexhub.store.snapshot;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;

/** A file system that fails at an operation: before it, in the middle of it, or right after it. */
final class BrokenFiles implements FileOperations {
  private final int last;
  private final int manner;
  private int steps;

  BrokenFiles(int last, int manner) {
    this.last = last;
    this.manner = manner;
  }

  private interface Step {
    void run() throws IOException;
  }

  private void step(Step real) throws IOException {
    steps++;
    if (steps < last) {
      real.run();
      return;
    }
    if (steps == last && manner == 2) {
      real.run();
    }
    throw new IOException("step " + steps + " failed on purpose");
  }

  @Override
  public FileChannel create(Path file) throws IOException {
    FileChannel[] made = new FileChannel[1];
    step(() -> made[0] = Snapshots.UNFORCED.create(file));
    return made[0];
  }

  @Override
  public void write(FileChannel channel, ByteBuffer bytes, long position) throws IOException {
    if (steps + 1 == last && manner == 1) {
      Snapshots.UNFORCED.write(
          channel, bytes.limit(bytes.position() + bytes.remaining() / 2), position);
    }
    step(() -> Snapshots.UNFORCED.write(channel, bytes, position));
  }

  @Override
  public void force(FileChannel channel) throws IOException {
    step(() -> Snapshots.UNFORCED.force(channel));
  }

  @Override
  public void rename(Path from, Path to) throws IOException {
    step(() -> Snapshots.UNFORCED.rename(from, to));
  }

  @Override
  public void forceFolder(Path folder) throws IOException {
    step(() -> Snapshots.UNFORCED.forceFolder(folder));
  }

  @Override
  public void makeReadOnly(Path file) throws IOException {
    step(() -> Snapshots.UNFORCED.makeReadOnly(file));
  }

  @Override
  public void delete(Path file) throws IOException {
    step(() -> Snapshots.UNFORCED.delete(file));
  }
}
