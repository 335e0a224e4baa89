package org.lexhub.loader.locator;

import java.io.IOException;
import java.util.Map;

/**
 * The limits of decompression, which protect against malicious archives.
 *
 * @param maxBytes the maximum number of decompressed bytes per file
 * @param maxEntries the maximum number of entries of an archive or files of a folder
 * @param maxRatio the maximum number of decompressed bytes per compressed byte, checked from 64 MiB
 *     on
 */
public record Limits(long maxBytes, int maxEntries, int maxRatio) {
  /** The default limits; the largest real source, a raw dictionary extract, has over 20 GB. */
  public static final Limits DEFAULT = new Limits(64L << 30, 1_000_000, 200);

  /**
   * The decompressed size, in bytes, from which the ratio is checked; small files can exceed it.
   */
  static final long MIN_BYTES_FOR_RATIO = 64L << 20;

  /**
   * Returns the limits with the options {@code max_bytes}, {@code max_entries} and {@code
   * max_ratio}.
   *
   * @throws IOException if one of them is not a whole number above 0
   */
  public static Limits of(Map<String, String> options) throws IOException {
    return new Limits(
        number(options, "max_bytes", DEFAULT.maxBytes),
        Math.clamp(number(options, "max_entries", DEFAULT.maxEntries), 1, Integer.MAX_VALUE),
        Math.clamp(number(options, "max_ratio", DEFAULT.maxRatio), 1, Integer.MAX_VALUE));
  }

  private static long number(Map<String, String> options, String key, long defaultValue)
      throws IOException {
    String text = options.get(key);
    if (text == null) {
      return defaultValue;
    }
    if (!text.matches("[1-9][0-9]{0,17}")) {
      throw new IOException("option \"" + key + "\" must be a whole number above 0, not " + text);
    }
    return Long.parseLong(text);
  }
}
