package org.lexhub.loader.download;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Properties;
import org.jspecify.annotations.Nullable;

/**
 * What a server stated about a file, stored beside it.
 *
 * @param address the address of the file
 * @param etag the header {@code ETag}, or an empty text
 * @param modified the header {@code Last-Modified}, or an empty text
 * @param coding the header {@code Content-Encoding}, or an empty text
 * @param bytes the size: of what is transferred for a part, of the file itself when it is complete;
 *     -1 if unknown
 * @param sha256 the sum of the complete file if it has been computed, or an empty text
 */
record TransferNote(
    String address, String etag, String modified, String coding, long bytes, String sha256) {

  /** Returns the note at a path, or null if there is none or it is unreadable. */
  static @Nullable TransferNote read(Path file) throws IOException {
    if (!Files.isRegularFile(file)) {
      return null;
    }
    Properties lines = new Properties();
    try (InputStream in = Files.newInputStream(file)) {
      lines.load(in);
      return new TransferNote(
          lines.getProperty("address", ""),
          lines.getProperty("etag", ""),
          lines.getProperty("modified", ""),
          lines.getProperty("coding", ""),
          Long.parseLong(lines.getProperty("bytes", "-1")),
          lines.getProperty("sha256", ""));
    } catch (IllegalArgumentException e) {
      return null;
    }
  }

  /** Writes the note; a killed process leaves the old one or the new one. */
  void write(Path file) throws IOException {
    Properties lines = new Properties();
    lines.setProperty("address", address);
    lines.setProperty("etag", etag);
    lines.setProperty("modified", modified);
    lines.setProperty("coding", coding);
    lines.setProperty("bytes", Long.toString(bytes));
    lines.setProperty("sha256", sha256);
    Path temporary = file.resolveSibling(file.getFileName() + ".tmp");
    try (OutputStream out = Files.newOutputStream(temporary)) {
      lines.store(out, null);
    }
    Files.move(
        temporary, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
  }

  /** Returns the note of the complete file. */
  TransferNote complete(long size, String sum) {
    return new TransferNote(address, etag, modified, coding, size, sum);
  }

  /** Returns the day (UTC) of {@code Last-Modified}, or null if the server gave none. */
  @Nullable LocalDate day() {
    try {
      return modified.isEmpty()
          ? null
          : ZonedDateTime.parse(modified, DateTimeFormatter.RFC_1123_DATE_TIME)
              .withZoneSameInstant(ZoneOffset.UTC)
              .toLocalDate();
    } catch (DateTimeException e) {
      return null;
    }
  }

  /**
   * Returns the value of {@code If-Range}: a strong ETag, otherwise the date, otherwise an empty
   * text.
   */
  String validator() {
    return !etag.isEmpty() && !etag.startsWith("W/") ? etag : modified;
  }
}
