package org.lexhub.server.http.response;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.zip.GZIPOutputStream;
import org.lexhub.store.text.Utf8Buffer;

/**
 * Compresses the parts of a streamed response as one gzip stream. Each part is flushed, so that the
 * client can decompress it before the next one arrives.
 */
public final class GzipStream implements AutoCloseable {
  private static final int STEP_LENGTH = 4096;

  private final Utf8Buffer out = new Utf8Buffer(1 << 14);
  private final GZIPOutputStream gzip;

  /** Whether the content of {@link #out} has been returned; the header has not, at first. */
  private boolean returned;

  /** Creates a stream. */
  public GzipStream() {
    try {
      gzip = new LeveledGzip(new BufferStream(out));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns a part in compressed form; the next call overwrites it. */
  public Utf8Buffer compress(Utf8Buffer plain, boolean last) {
    if (returned) {
      out.clear();
    }
    returned = true;
    try {
      gzip.write(plain.bytes(), 0, plain.length());
      if (last) {
        gzip.finish();
      } else {
        gzip.flush();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out;
  }

  /** Releases the memory of the deflater, whether or not the last part was compressed. */
  @Override
  public void close() {
    try {
      gzip.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A gzip stream of the level of all responses. */
  private static final class LeveledGzip extends GZIPOutputStream {
    LeveledGzip(OutputStream out) throws IOException {
      super(out, STEP_LENGTH, true);
      def.setLevel(Gzip.LEVEL);
    }
  }

  /** Appends to a buffer. */
  private static final class BufferStream extends OutputStream {
    private final Utf8Buffer buffer;

    BufferStream(Utf8Buffer buffer) {
      this.buffer = buffer;
    }

    @Override
    public void write(int b) {
      buffer.put((byte) b);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) {
      buffer.put(bytes, offset, length);
    }
  }
}
