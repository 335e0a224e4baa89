package org.lexhub.server.http.connection;

import io.undertow.server.RequestTooBigException;
import java.io.IOException;
import java.nio.ByteBuffer;

/**
 * Decodes a chunked body (RFC 9112, section 7.1) and refuses what another parser could read
 * differently: a line end that is not CR LF, a blank beside a size, a control character in an
 * extension or a trailer, an oversized number. A proxy and this server then always agree where a
 * request ends. Extensions and trailers are skipped.
 */
final class ChunkDecoder {
  private static final int MAX_SIZE_DIGITS = 8;

  /** The maximum length of all extensions together, and of all trailers together, in bytes. */
  private static final int MAX_SKIPPED = 4096;

  private static final int CR = '\r';
  private static final int LF = '\n';

  /** What the next byte belongs to. */
  private enum Part {
    FIRST_DIGIT,
    SIZE,
    EXTENSION,
    SIZE_LF,
    CONTENT,
    CONTENT_CR,
    CONTENT_LF,
    TRAILER_START,
    TRAILER_NAME,
    TRAILER_VALUE,
    TRAILER_LF,
    LAST_LF,
    DONE
  }

  private final long maxLength;
  private Part part = Part.FIRST_DIGIT;
  private long length;
  private long size;
  private long left;
  private int digits;
  private int skipped;

  /**
   * Creates a decoder of one body.
   *
   * @param maxLength the maximum length of the decoded body in bytes
   */
  ChunkDecoder(long maxLength) {
    this.maxLength = maxLength;
  }

  /** Returns whether the body is complete. */
  boolean isDone() {
    return part == Part.DONE;
  }

  /**
   * Decodes until the body ends, the input is used up, or the output is full. Bytes after the end
   * of the body remain in the input.
   *
   * @throws RequestTooBigException if the body is longer than the maximum
   * @throws IOException if the body is malformed; the decoder must not be used again
   */
  void decode(ByteBuffer in, ByteBuffer out) throws IOException {
    while (in.hasRemaining() && part != Part.DONE) {
      if (part == Part.CONTENT) {
        if (!out.hasRemaining()) {
          return;
        }
        copy(in, out);
      } else {
        part = after(in.get() & 0xff);
      }
    }
  }

  private void copy(ByteBuffer in, ByteBuffer out) {
    int count = (int) Math.min(left, Math.min(in.remaining(), out.remaining()));
    out.put(in.slice(in.position(), count));
    in.position(in.position() + count);
    left -= count;
    if (left == 0) {
      part = Part.CONTENT_CR;
    }
  }

  private Part after(int b) throws IOException {
    return switch (part) {
      case FIRST_DIGIT -> {
        digits = 0;
        size = 0;
        yield digit(b);
      }
      case SIZE ->
          switch (b) {
            case CR -> Part.SIZE_LF;
            case ';' -> Part.EXTENSION;
            default -> digit(b);
          };
      case EXTENSION -> b == CR ? Part.SIZE_LF : skip(b, Part.EXTENSION);
      case SIZE_LF -> {
        lineFeed(b);
        yield begin();
      }
      case CONTENT_CR -> {
        if (b != CR) {
          throw malformed("a chunk does not end where its size says");
        }
        yield Part.CONTENT_LF;
      }
      case CONTENT_LF -> {
        lineFeed(b);
        yield Part.FIRST_DIGIT;
      }
      case TRAILER_START -> b == CR ? Part.LAST_LF : nameOfTrailer(b, true);
      case TRAILER_NAME -> b == ':' ? Part.TRAILER_VALUE : nameOfTrailer(b, false);
      case TRAILER_VALUE -> b == CR ? Part.TRAILER_LF : skip(b, Part.TRAILER_VALUE);
      case TRAILER_LF -> {
        lineFeed(b);
        yield Part.TRAILER_START;
      }
      case LAST_LF -> {
        lineFeed(b);
        yield Part.DONE;
      }
      case CONTENT, DONE -> throw new IllegalStateException("no byte is expected");
    };
  }

  private Part digit(int b) throws IOException {
    int digit = b < 128 ? Character.digit(b, 16) : -1;
    if (digit < 0 || ++digits > MAX_SIZE_DIGITS) {
      throw malformed("the size of a chunk is no hexadecimal number");
    }
    size = size << 4 | digit;
    return Part.SIZE;
  }

  /** Begins the content of a chunk, or the trailers after the last one. */
  private Part begin() throws RequestTooBigException {
    length += size;
    if (length > maxLength) {
      throw new RequestTooBigException("the body is longer than " + maxLength + " bytes");
    }
    left = size;
    return size == 0 ? Part.TRAILER_START : Part.CONTENT;
  }

  private Part nameOfTrailer(int b, boolean first) throws IOException {
    if (b <= ' ' || b >= 0x7f || (first && b == ':')) {
      throw malformed("a trailer has no name");
    }
    return skip(b, Part.TRAILER_NAME);
  }

  private Part skip(int b, Part same) throws IOException {
    if ((b < ' ' && b != '\t') || b == 0x7f) {
      throw malformed("an extension or a trailer holds a control character");
    }
    if (++skipped > MAX_SKIPPED) {
      throw malformed("its extensions and trailers are too long");
    }
    return same;
  }

  private static void lineFeed(int b) throws IOException {
    if (b != LF) {
      throw malformed("a line does not end with CR LF");
    }
  }

  private static IOException malformed(String reason) {
    return new IOException("The chunked body is malformed: " + reason + ".");
  }
}
