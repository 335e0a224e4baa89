package org.lexhub.server.audit;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A line of the audit log, see the package.
 *
 * @param number its place in the log, from 1
 * @param text the line without the blank and the hash at its end
 * @param hash the hash at its end
 */
record AuditLine(long number, String text, String hash) {
  /** The hash before the first line. */
  static final String NO_HASH = "0".repeat(64);

  private static final Pattern FORM =
      Pattern.compile("(\\S+ n=([1-9][0-9]{0,17}) \\S.*) hash=([0-9a-f]{64})", Pattern.DOTALL);

  /**
   * Creates the line that follows another.
   *
   * @param previous the hash of the other line
   */
  static AuditLine after(String previous, long number, String time, String content) {
    String text = time + " n=" + number + " " + content;
    return new AuditLine(number, text, hash(previous, text));
  }

  /** Reads a line without its line break; null if it does not have the form of a line. */
  static @Nullable AuditLine parse(String line) {
    Matcher form = FORM.matcher(line);
    return form.matches()
        ? new AuditLine(Long.parseLong(form.group(2)), form.group(1), form.group(3))
        : null;
  }

  /** Returns whether the hash is that of this text after a line with another hash. */
  boolean follows(String previous) {
    return hash.equals(hash(previous, text));
  }

  /** Returns the value of a field of the content, for example {@code previous}; null if absent. */
  @Nullable String field(String name) {
    for (String part : text.split(" ", -1)) {
      if (part.startsWith(name + "=")) {
        return part.substring(name.length() + 1);
      }
    }
    return null;
  }

  /** Returns the event of the line; empty if it names none. */
  String event() {
    String event = field("event");
    return event == null ? "" : event;
  }

  /** Returns the month of the line as {@code YYYY-MM}. */
  String month() {
    return text.substring(0, Math.min(7, text.length()));
  }

  /** Returns the bytes of the line with its line break. */
  byte[] bytes() {
    return (text + " hash=" + hash + "\n").getBytes(StandardCharsets.UTF_8);
  }

  private static String hash(String previous, String text) {
    return hex(sha256().digest((previous + " " + text).getBytes(StandardCharsets.UTF_8)));
  }

  /** Returns bytes as hexadecimal digits. */
  static String hex(byte[] bytes) {
    return HexFormat.of().formatHex(bytes);
  }

  /** Returns a new digest. */
  static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
