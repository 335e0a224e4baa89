package org.lexhub.loader.source.text;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.record.Layer;
import org.lexhub.loader.record.RecordSink;

/**
 * Reads the lines of a UTF-8 text file. Rejects and skips a line that is not valid UTF-8 or is too
 * long; such a line is never held in memory.
 */
public final class Lines implements AutoCloseable {
  /** The maximum length of a line in bytes; the longest real entries have a few megabytes. */
  static final int MAX_LINE_BYTES = 16 << 20;

  private static final int ROWS_PER_REPORT = 4096;

  private final Layer layer;
  private final String file;
  private final RecordSink sink;
  private final InputStream in;
  private final int maxBytes;
  private final CharsetDecoder decoder;
  private final byte[] block = new byte[1 << 16];
  private int blockStart;
  private int blockEnd;
  private byte[] line = new byte[1 << 12];
  private int length;
  private boolean tooLong;
  private long number;
  private int unreported;

  /** Opens a file of a layer. */
  public Lines(Layer layer, String file, RecordSink sink) throws IOException {
    this(layer, file, sink, MAX_LINE_BYTES);
  }

  /**
   * Opens a file of a layer.
   *
   * @param maxBytes the maximum length of a line in bytes
   */
  public Lines(Layer layer, String file, RecordSink sink, int maxBytes) throws IOException {
    this(layer, file, sink, maxBytes, StandardCharsets.UTF_8);
  }

  /**
   * Opens a file of a layer in an encoding whose line ends are those of ASCII.
   *
   * @param maxBytes the maximum length of a line in bytes
   */
  public Lines(Layer layer, String file, RecordSink sink, int maxBytes, Charset encoding)
      throws IOException {
    this.decoder = encoding.newDecoder();
    this.layer = layer;
    this.file = file;
    this.sink = sink;
    this.maxBytes = maxBytes;
    this.in = layer.files().open(file);
  }

  /** Returns the next valid line without its line end, or null at the end of the file. */
  public @Nullable String next() throws IOException {
    while (fill()) {
      number++;
      if (++unreported == ROWS_PER_REPORT) {
        reportRows();
      }
      if (tooLong) {
        reject("the line is longer than " + maxBytes + " bytes");
        continue;
      }
      String text = decode();
      if (text != null) {
        return text;
      }
      reject("the line is not valid " + decoder.charset().name());
    }
    reportRows();
    return null;
  }

  /** Returns the number of the line that {@link #next} returned, from 1. */
  long number() {
    return number;
  }

  /** Rejects the line that {@link #next} returned. */
  public void reject(String reason) {
    sink.reject(file, number, reason);
  }

  private void reportRows() {
    layer.progress().rows(unreported);
    unreported = 0;
  }

  private @Nullable String decode() {
    int start = number == 1 && startsWithByteOrderMark() ? 3 : 0;
    int end = length > start && line[length - 1] == '\r' ? length - 1 : length;
    try {
      return decoder.decode(ByteBuffer.wrap(line, start, end - start)).toString();
    } catch (CharacterCodingException e) {
      return null;
    }
  }

  private boolean startsWithByteOrderMark() {
    return length >= 3
        && line[0] == (byte) 0xef
        && line[1] == (byte) 0xbb
        && line[2] == (byte) 0xbf;
  }

  /** Collects the bytes of one line; returns false at the end of the file. */
  private boolean fill() throws IOException {
    length = 0;
    tooLong = false;
    boolean any = false;
    while (true) {
      if (blockStart == blockEnd) {
        blockStart = 0;
        blockEnd = Math.max(0, in.read(block));
        if (blockEnd == 0) {
          return any;
        }
      }
      any = true;
      int end = blockStart;
      while (end < blockEnd && block[end] != '\n') {
        end++;
      }
      append(blockStart, end);
      if (end < blockEnd) {
        blockStart = end + 1;
        return true;
      }
      blockStart = end;
    }
  }

  private void append(int start, int end) {
    int more = end - start;
    if (tooLong || length + more > maxBytes) {
      tooLong = true;
      return;
    }
    if (length + more > line.length) {
      line = Arrays.copyOf(line, Math.max(length + more, line.length * 2));
    }
    System.arraycopy(block, start, line, length, more);
    length += more;
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
