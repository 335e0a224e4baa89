package org.lexhub.server.export;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Iterator;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.http.StreamedResponse;
import org.lexhub.store.text.Utf8Buffer;

/** An export that is a zip archive of several files, compressed while it is sent. */
final class ZipExport implements StreamedResponse {
  /**
   * A file of the archive.
   *
   * @param passes its content
   */
  record Entry(String name, List<Pass> passes) {
    Entry {
      passes = List.copyOf(passes);
    }
  }

  private final Iterator<Entry> entries;
  private final Instant time;
  private final Runnable onClose;
  private final Utf8Buffer plain = new Utf8Buffer(TextExport.PART_LENGTH);
  private final Sink sink = new Sink();
  private final ZipOutputStream zip = new ZipOutputStream(sink);
  private @Nullable PassStream current;

  /**
   * Creates an archive.
   *
   * @param time the time of its files, so that equal exports have equal bytes
   */
  ZipExport(List<Entry> entries, Instant time, Runnable onClose) {
    this.entries = entries.iterator();
    this.time = time;
    this.onClose = onClose;
  }

  /** Writes to the buffer of the current part. */
  private static final class Sink extends OutputStream {
    private Utf8Buffer out = new Utf8Buffer(0);

    @Override
    public void write(int b) {
      out.put((byte) b);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) {
      out.put(bytes, offset, length);
    }
  }

  @Override
  public boolean next(Utf8Buffer out) {
    sink.out = out;
    try {
      while (out.length() < TextExport.PART_LENGTH) {
        if (!step()) {
          zip.close();
          return false;
        }
      }
      return true;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Compresses a piece of a file or begins the next one; returns false at the end. */
  private boolean step() throws IOException {
    PassStream passes = current;
    if (passes == null) {
      if (!entries.hasNext()) {
        return false;
      }
      Entry entry = entries.next();
      ZipEntry header = new ZipEntry(entry.name());
      header.setTimeLocal(time.atOffset(ZoneOffset.UTC).toLocalDateTime());
      zip.putNextEntry(header);
      current = new PassStream(entry.passes());
      return true;
    }
    plain.clear();
    if (!passes.next(plain, TextExport.PART_LENGTH)) {
      current = null;
    }
    zip.write(plain.bytes(), 0, plain.length());
    if (current == null) {
      zip.closeEntry();
    }
    return true;
  }

  @Override
  public void close() {
    onClose.run();
  }
}
