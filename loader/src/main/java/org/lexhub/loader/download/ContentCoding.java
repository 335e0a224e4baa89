package org.lexhub.loader.download;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.zip.GZIPInputStream;

/**
 * Decodes what a server compressed for the transfer although it was not asked to.
 *
 * <p>Many servers label a {@code .gz} file itself with {@code Content-Encoding: gzip}. Such a file
 * stays as it is, unless it is compressed twice.
 */
final class ContentCoding {
  private static final int BUFFER_BYTES = 1 << 16;
  private static final int MAX_RATIO = 1_000;
  private static final long MIN_BYTES_FOR_RATIO = 64L << 20;

  private ContentCoding() {}

  /**
   * Returns whether a header names a coding that can be decoded.
   *
   * @throws RefusedTransferException if it names another one
   */
  static boolean isGzip(String coding) throws IOException {
    return switch (coding.strip().toLowerCase(Locale.ROOT)) {
      case "", "identity" -> false;
      case "gzip", "x-gzip" -> true;
      default ->
          throw new RefusedTransferException(
              "the server compresses the transfer with \""
                  + coding
                  + "\", which was not asked for and is not supported; download the file by hand");
    };
  }

  /**
   * Decodes a file in place if it is encoded.
   *
   * @param fileName the name of the file that the transfer contains
   * @throws DamagedFileException if it cannot be decoded
   */
  static void decode(Path file, String coding, String fileName) throws IOException {
    if (!isGzip(coding) || !isEncoded(file, fileName)) {
      return;
    }
    Path decoded = file.resolveSibling(file.getFileName() + ".decoded");
    try (InputStream in =
            new GZIPInputStream(new BufferedInputStream(Files.newInputStream(file)), BUFFER_BYTES);
        OutputStream out = Files.newOutputStream(decoded)) {
      copy(in, out, Files.size(file));
    } catch (IOException e) {
      Files.deleteIfExists(decoded);
      throw new DamagedFileException("the compressed transfer is damaged: " + e.getMessage());
    }
    Files.delete(file);
    Files.move(decoded, file);
  }

  private static void copy(InputStream in, OutputStream out, long encoded) throws IOException {
    byte[] buffer = new byte[BUFFER_BYTES];
    long written = 0;
    for (int got = in.read(buffer); got >= 0; got = in.read(buffer)) {
      written += got;
      if (written > MIN_BYTES_FOR_RATIO && written / encoded > MAX_RATIO) {
        throw new IOException("it decompresses to more than " + MAX_RATIO + " times its size");
      }
      out.write(buffer, 0, got);
    }
  }

  /** Returns whether decoding gives the file that the name promises. */
  private static boolean isEncoded(Path file, String fileName) throws IOException {
    if (!FileKind.GZIP.matchesName(fileName)) {
      return true;
    }
    try (InputStream in =
        new GZIPInputStream(new BufferedInputStream(Files.newInputStream(file)), BUFFER_BYTES)) {
      return FileKind.GZIP.matchesContent(in.readNBytes(FileKind.MAX_MAGIC));
    } catch (IOException e) {
      return false;
    }
  }
}
