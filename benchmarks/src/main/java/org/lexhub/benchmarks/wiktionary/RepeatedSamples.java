package org.lexhub.benchmarks.wiktionary;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import org.lexhub.loader.record.SourceFiles;

/**
 * One file of any size: the lines of true samples again and again, each time with other words. It
 * is made on another thread while it is read, and never stored.
 */
final class RepeatedSamples implements SourceFiles {
  private static final String NAME = "raw-wiktextract-data.jsonl";
  private static final int BLOCK = 1 << 20;
  private static final byte[] END = {};

  private final List<SampleLine> lines;
  private final long bytes;

  /**
   * Makes a file.
   *
   * @param bytes its size; the last line may exceed it
   */
  RepeatedSamples(List<SampleLine> lines, long bytes) {
    this.lines = List.copyOf(lines);
    this.bytes = bytes;
  }

  /** Cuts all lines of some files. */
  static List<SampleLine> lines(SourceFiles files, List<String> names) throws IOException {
    List<SampleLine> lines = new ArrayList<>();
    for (String name : names) {
      ByteArrayOutputStream line = new ByteArrayOutputStream();
      try (InputStream in = files.open(name)) {
        for (byte each : in.readAllBytes()) {
          if (each != '\n') {
            line.write(each);
          } else if (line.size() > 0) {
            lines.add(new SampleLine(line.toByteArray()));
            line.reset();
          }
        }
      }
      if (line.size() > 0) {
        lines.add(new SampleLine(line.toByteArray()));
      }
    }
    return lines;
  }

  @Override
  public List<String> names() {
    return List.of(NAME);
  }

  @Override
  public InputStream open(String name) {
    BlockingQueue<byte[]> blocks = new ArrayBlockingQueue<>(8);
    Thread.ofPlatform().daemon().start(() -> make(blocks));
    return new Pipe(blocks);
  }

  private void make(BlockingQueue<byte[]> blocks) {
    ByteArrayOutputStream block = new ByteArrayOutputStream(2 * BLOCK);
    long made = 0;
    try {
      for (int copy = 0; made < bytes; copy++) {
        for (int i = 0; i < lines.size() && made < bytes; i++) {
          int before = block.size();
          lines.get(i).write(copy, block);
          made += block.size() - before;
          if (block.size() >= BLOCK) {
            blocks.put(block.toByteArray());
            block.reset();
          }
        }
      }
      if (block.size() > 0) {
        blocks.put(block.toByteArray());
      }
      blocks.put(END);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public Instant newestModification() {
    return Instant.EPOCH;
  }

  private static final class Pipe extends InputStream {
    private final BlockingQueue<byte[]> blocks;
    private InputStream block = new ByteArrayInputStream(END);
    private boolean ended;

    Pipe(BlockingQueue<byte[]> blocks) {
      this.blocks = blocks;
    }

    @Override
    public int read() throws IOException {
      byte[] one = new byte[1];
      return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] target, int offset, int length) throws IOException {
      int got = block.read(target, offset, length);
      while (got < 0 && !ended) {
        try {
          byte[] next = blocks.take();
          ended = next.length == 0;
          block = new ByteArrayInputStream(next);
        } catch (InterruptedException e) {
          Thread.currentThread().interrupt();
          throw new InterruptedIOException();
        }
        got = block.read(target, offset, length);
      }
      return got;
    }
  }
}
