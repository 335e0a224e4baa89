package org.lexhub.server.dict;

import java.nio.charset.StandardCharsets;

/**
 * The text of one answer: status lines, and texts that end with a line of one dot. Every line is
 * shorter than the 1,024 bytes that RFC 2229 allows.
 */
final class DictReply {
  private static final String LINE_END = "\r\n";

  /** The width at which running text is wrapped, in code points. */
  private static final int WIDTH = 76;

  /** A code point has at most four bytes in UTF-8. */
  private static final int MAX_LINE_CODE_POINTS = 240;

  private static final String MIME_HEADER =
      "Content-type: text/plain; charset=utf-8\r\nContent-transfer-encoding: 8bit\r\n\r\n";

  private final StringBuilder text = new StringBuilder();
  private final boolean mime;

  /** Creates an empty answer; {@code mime} is whether texts begin with a MIME header. */
  DictReply(boolean mime) {
    this.mime = mime;
  }

  /** Returns an answer of one line. */
  static byte[] line(String status) {
    return new DictReply(false).status(status).bytes();
  }

  /** Appends a status line. */
  DictReply status(String line) {
    text.append(cut(line)).append(LINE_END);
    return this;
  }

  /** Begins a text. */
  DictReply begin() {
    if (mime) {
      text.append(MIME_HEADER);
    }
    return this;
  }

  /** Appends a line to a text. */
  DictReply text(String line) {
    if (line.startsWith(".")) {
      text.append('.');
    }
    text.append(cut(line)).append(LINE_END);
    return this;
  }

  /** Appends running text, wrapped at blanks, each line with an indentation. */
  DictReply wrapped(String first, String indentation, String running) {
    StringBuilder line = new StringBuilder(first);
    boolean empty = true;
    for (String word : running.strip().split("\\s+", -1)) {
      if (!empty && line.codePointCount(0, line.length()) + 1 + word.length() > WIDTH) {
        text(line.toString());
        line.setLength(0);
        line.append(indentation);
        empty = true;
      }
      if (!empty) {
        line.append(' ');
      }
      line.append(word);
      empty = false;
    }
    text(line.toString());
    return this;
  }

  /** Ends a text or a list. */
  DictReply end() {
    text.append('.').append(LINE_END);
    return this;
  }

  /** Returns a text in quotation marks, as words of commands and lists are written. */
  static String quoted(String value) {
    return '"' + value.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }

  /** Returns the answer in UTF-8. */
  byte[] bytes() {
    return text.toString().getBytes(StandardCharsets.UTF_8);
  }

  private static String cut(String line) {
    String plain = line.replace('\r', ' ').replace('\n', ' ');
    if (plain.codePointCount(0, plain.length()) <= MAX_LINE_CODE_POINTS) {
      return plain;
    }
    return plain.substring(0, plain.offsetByCodePoints(0, MAX_LINE_CODE_POINTS - 1)) + "…";
  }
}
