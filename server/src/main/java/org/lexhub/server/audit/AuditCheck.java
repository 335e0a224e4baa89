package org.lexhub.server.audit;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Verifies files of the audit log: finds the first line that was changed, inserted, left out or cut
 * off. It cannot find that the end of the newest file was removed at a line, or that everything was
 * written again: only a hash of an earlier verification shows that, see {@link #verify}.
 */
public final class AuditCheck {
  private final @Nullable String expected;
  private boolean isExpectedFound;
  private Path file = Path.of("");
  private long lineNumber;
  private boolean isFileBegun;
  private boolean isBegun;
  private String hash = AuditLine.NO_HASH;
  private long number;
  private long first;
  private long lines;
  private long unchained;
  private final SkippedBytes skipped = new SkippedBytes();
  private @Nullable AuditFault fault;

  private AuditCheck(@Nullable String expected) {
    this.expected = expected;
  }

  /**
   * Verifies files in the order of their lines; {@code files} can have any order.
   *
   * @param expected a hash that a line must have, because an earlier verification ended with it;
   *     null for none
   * @throws IOException if a file cannot be read
   */
  public static AuditReport verify(List<Path> files, @Nullable String expected) throws IOException {
    AuditCheck check = new AuditCheck(expected);
    for (Path file : sorted(files)) {
      check.read(file);
      if (check.fault != null) {
        break;
      }
    }
    check.end();
    return new AuditReport(
        check.fault, check.lines, check.first, check.number, check.hash, check.unchained);
  }

  private record Start(Path file, long number) {}

  private static List<Path> sorted(List<Path> files) throws IOException {
    List<Start> starts = new ArrayList<>();
    for (Path file : files) {
      starts.add(new Start(file, firstNumber(file)));
    }
    starts.sort(Comparator.comparingLong(Start::number));
    return starts.stream().map(Start::file).toList();
  }

  /** Returns the number of the first line of the chain in a file, or the largest if it has none. */
  private static long firstNumber(Path file) throws IOException {
    try (InputStream in = new BufferedInputStream(Files.newInputStream(file))) {
      for (LineBytes line = LineBytes.next(in); line != null; line = LineBytes.next(in)) {
        AuditLine parsed = AuditLine.parse(line.text());
        if (parsed != null) {
          return parsed.number();
        }
      }
    }
    return Long.MAX_VALUE;
  }

  private void read(Path newFile) throws IOException {
    file = newFile;
    lineNumber = 0;
    isFileBegun = false;
    skipped.clear();
    try (InputStream in = new BufferedInputStream(Files.newInputStream(newFile))) {
      for (LineBytes line = LineBytes.next(in);
          line != null && fault == null;
          line = LineBytes.next(in)) {
        lineNumber++;
        AuditLine parsed = line.isEnded() ? AuditLine.parse(line.text()) : null;
        if (parsed == null) {
          skipped.add(line.bytes(), line.isEnded(), lineNumber);
        } else {
          check(parsed);
        }
      }
    }
    if (fault == null && !skipped.isEmpty()) {
      fault(
          skipped.line(),
          "the line is incomplete: it was changed or cut, or the process ended while it wrote it"
              + " (then the next start of the server repairs the log)");
    } else if (fault == null && !isFileBegun) {
      fault(1, "the file has no line of an audit log");
    }
  }

  private void check(AuditLine line) {
    if (!isFileBegun && !isBeginning(line)) {
      fault(
          skipped.isEmpty() ? lineNumber : skipped.line(),
          skipped.isEmpty()
              ? "the beginning of the file is missing"
              : "the line was changed or cut");
      return;
    }
    if (!isBegun) {
      String previous = line.field("previous");
      hash = previous == null ? AuditLine.NO_HASH : previous;
      number = line.number() - 1;
      first = line.number();
    }
    isBegun = true;
    isFileBegun = true;
    if (isIntact(line)) {
      hash = line.hash();
      number = line.number();
      lines++;
      unchained += skipped.length();
      skipped.clear();
      isExpectedFound |= hash.equals(expected);
    }
  }

  private static boolean isBeginning(AuditLine line) {
    return line.field("previous") != null
        && (line.event().equals("log-begins") || line.event().equals("log-continues"));
  }

  private boolean isIntact(AuditLine line) {
    boolean coversSkipped = line.event().equals("log-continues");
    if (!skipped.isEmpty() && !coversSkipped) {
      boolean inserted = line.number() == number + 1;
      fault(skipped.line(), inserted ? "the line was inserted" : "the line was changed or cut");
    } else if (line.number() > number + 1) {
      fault(lineNumber, "lines before it are missing: n=" + range(number + 1, line.number() - 1));
    } else if (line.number() <= number) {
      fault(
          lineNumber,
          "the line was inserted or moved: n=" + line.number() + " comes after n=" + number);
    } else if (!line.follows(hash)) {
      fault(lineNumber, "the line, or the hash of the line before it, was changed");
    } else if (coversSkipped && !skipped.matches(line.field("skipped"), line.field("sha256"))) {
      fault(
          skipped.isEmpty() ? lineNumber : skipped.line(),
          "the unfinished line before n=" + line.number() + " was changed or removed");
    }
    return fault == null;
  }

  private static String range(long from, long to) {
    return from == to ? Long.toString(from) : from + " to " + to;
  }

  private void end() {
    if (fault == null && expected != null && !isExpectedFound) {
      fault(
          lineNumber,
          "no line has the expected hash "
              + expected
              + ": lines were removed at the end, or all were written again");
    }
  }

  private void fault(long line, String text) {
    fault = new AuditFault(file, line, text);
  }
}
