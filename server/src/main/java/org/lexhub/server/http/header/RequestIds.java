package org.lexhub.server.http.header;

import java.nio.charset.StandardCharsets;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/**
 * Gives every request an id: the id that the client sent if it is harmless, otherwise a new one.
 */
public final class RequestIds {
  private static final int MAX_LENGTH = 64;
  private static final byte[] HEX = "0123456789abcdef".getBytes(StandardCharsets.US_ASCII);

  private final SplittableRandom random = new SplittableRandom();
  private final byte[] text = new byte[16];

  /** Returns the id that a client sent, or a new one if it sent none or one that is not safe. */
  public String of(@Nullable String sent) {
    return sent != null && isHarmless(sent) ? sent : create();
  }

  /** Returns whether an id has only letters, digits and signs that are safe in headers and logs. */
  private static boolean isHarmless(String id) {
    for (int i = 0; i < id.length(); i++) {
      char c = id.charAt(i);
      boolean letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
      boolean sign = c == '-' || c == '_' || c == '.' || c == ':';
      boolean allowed = letter || sign || (c >= '0' && c <= '9');
      if (!allowed) {
        return false;
      }
    }
    return !id.isEmpty() && id.length() <= MAX_LENGTH;
  }

  private String create() {
    long bits = random.nextLong();
    for (int i = 0; i < text.length; i++) {
      text[i] = HEX[(int) (bits >>> (4 * i)) & 15];
    }
    return new String(text, StandardCharsets.ISO_8859_1);
  }
}
