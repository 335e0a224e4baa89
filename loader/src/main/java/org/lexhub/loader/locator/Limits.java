package org.lexhub.loader.locator;

import java.io.IOException;
import java.util.Map;

/**
 * What one layer may grow to when it is unpacked, so that a crafted archive fills neither memory
 * nor time.
 *
 * @param maxBytes bytes of one unpacked file
 * @param maxEntries entries of one archive, files of one folder
 * @param maxRatio unpacked bytes per packed byte, looked at from 64 MiB on
 */
public record Limits(long maxBytes, int maxEntries, int maxRatio) {
  /** Room for the largest real source, a full raw dictionary extract of 20 GB and more. */
  public static final Limits DEFAULT = new Limits(64L << 30, 1_000_000, 200);

  /** Unpacked bytes from which the ratio counts; small files may well compress better. */
  static final long RATIO_FROM = 64L << 20;

  /** The defaults with the options {@code max_bytes}, {@code max_entries} and {@code max_ratio}. */
  public static Limits of(Map<String, String> options) throws IOException {
    return new Limits(
        number(options, "max_bytes", DEFAULT.maxBytes),
        Math.clamp(number(options, "max_entries", DEFAULT.maxEntries), 1, Integer.MAX_VALUE),
        Math.clamp(number(options, "max_ratio", DEFAULT.maxRatio), 1, Integer.MAX_VALUE));
  }

  private static long number(Map<String, String> options, String key, long otherwise)
      throws IOException {
    String text = options.get(key);
    if (text == null) {
      return otherwise;
    }
    if (!text.matches("[1-9][0-9]{0,17}")) {
      throw new IOException("option \"" + key + "\" must be a whole number over 0, is " + text);
    }
    return Long.parseLong(text);
  }
}
