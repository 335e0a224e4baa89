package org.lexhub.loader.download;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.progress.StageTable;
import org.lexhub.loader.recipe.ExpectedFile;

/** Compares a downloaded file, or what a server offers, with what a recipe expects. */
public final class FileChecks {
  private static final int MAX_PAGE_START = 512;

  private FileChecks() {}

  /**
   * Checks the size that a server announces, before anything is transferred.
   *
   * @param size the announced size, -1 if unknown
   * @param day the day that the server states, or null
   * @throws RefusedTransferException if this cannot be the expected file
   */
  static void offer(ExpectedFile expected, long size, @Nullable LocalDate day) throws IOException {
    if (expected.bytes() >= 0 && size >= 0 && size != expected.bytes() && !isNewer(expected, day)) {
      throw new RefusedTransferException(
          "the server offers "
              + bytes(size)
              + dated(day)
              + ", the recipe expects "
              + bytes(expected.bytes())
              + dated(expected.modified())
              + "; if the project has published another edition, correct the recipe");
    }
    if (isOlder(expected, day) && expected.sha256() == null && expected.bytes() < 0) {
      throw new RefusedTransferException(
          "the server has the edition of "
              + day
              + ", the recipe expects that of "
              + expected.modified()
              + "; correct the date in the recipe");
    }
  }

  /**
   * Checks a complete file.
   *
   * @return the sum of the file if it is known, otherwise an empty text
   * @throws DamagedFileException if it is not the expected file
   */
  static String file(Path file, String name, ExpectedFile expected, @Nullable LocalDate day)
      throws IOException {
    checkKind(file, name);
    long size = Files.size(file);
    if (expected.bytes() >= 0 && size != expected.bytes() && !isNewer(expected, day)) {
      throw new DamagedFileException(
          "it has " + bytes(size) + ", the recipe expects " + bytes(expected.bytes()));
    }
    return sum(file, expected);
  }

  /**
   * Checks a file that another program downloaded.
   *
   * @throws IOException if it is not the expected file; the message says how the two differ
   */
  public static void check(Path file, ExpectedFile expected) throws IOException {
    file(file, String.valueOf(file.getFileName()), expected, null);
  }

  private static String sum(Path file, ExpectedFile expected) throws IOException {
    if (expected.sha256() == null) {
      return "";
    }
    String sum = FileSum.sha256(file);
    if (!sum.equals(expected.sha256())) {
      throw new DamagedFileException(
          "its SHA-256 is " + sum + ", the recipe expects " + expected.sha256());
    }
    return sum;
  }

  /** Returns whether the project has published a newer edition, whose size cannot be known. */
  static boolean isNewer(ExpectedFile expected, @Nullable LocalDate day) {
    return expected.sha256() == null
        && expected.modified() != null
        && day != null
        && day.isAfter(expected.modified());
  }

  private static boolean isOlder(ExpectedFile expected, @Nullable LocalDate day) {
    return expected.modified() != null && day != null && day.isBefore(expected.modified());
  }

  /** Refuses an error page in place of an archive. */
  private static void checkKind(Path file, String name) throws IOException {
    FileKind kind = FileKind.of(name);
    byte[] start;
    try (InputStream in = Files.newInputStream(file)) {
      start = in.readNBytes(MAX_PAGE_START);
    }
    if (kind != null && !kind.matchesContent(start)) {
      String text = new String(start, StandardCharsets.UTF_8).strip().toLowerCase(Locale.ROOT);
      boolean isPage = text.startsWith("<!doctype html") || text.startsWith("<html");
      throw new DamagedFileException(
          isPage
              ? "the server sent a web page in place of the file"
              : "its content is not that of a " + kind.name().toLowerCase(Locale.ROOT) + " file");
    }
  }

  private static String dated(@Nullable LocalDate day) {
    return day == null ? "" : " of " + day;
  }

  private static String bytes(long count) {
    return count < 1000 ? count + " bytes" : StageTable.bytes(count) + " (" + count + " bytes)";
  }
}
