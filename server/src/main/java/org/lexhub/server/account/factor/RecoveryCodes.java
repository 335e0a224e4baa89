package org.lexhub.server.account.factor;

import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.lexhub.server.account.Digests;

/**
 * Codes that each replace the app once: 80 random bits as 16 letters and digits. That many bits
 * need no slow hash.
 */
final class RecoveryCodes {
  /** The number of codes that a user gets. */
  static final int COUNT = 10;

  /** The characters of codes, without those that look alike. */
  private static final String ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789";

  private static final int LENGTH = 16;
  private static final int GROUP = 4;
  private static final SecureRandom RANDOM = new SecureRandom();

  private RecoveryCodes() {}

  /** Creates {@value #COUNT} codes, as people read them. */
  static List<String> create() {
    List<String> codes = new ArrayList<>();
    for (int i = 0; i < COUNT; i++) {
      StringBuilder code = new StringBuilder();
      for (int at = 0; at < LENGTH; at++) {
        if (at > 0 && at % GROUP == 0) {
          code.append('-');
        }
        code.append(ALPHABET.charAt(RANDOM.nextInt(ALPHABET.length())));
      }
      codes.add(code.toString());
    }
    return codes;
  }

  /** Returns the hash of a code, without regard to case, blanks and hyphens. */
  static byte[] digest(String code) {
    return Digests.digest("recovery:" + plain(code));
  }

  /** Returns a typed code of either kind without blanks and hyphens, in lower case. */
  static String plain(String code) {
    return code.replaceAll("[\\s-]", "").toLowerCase(Locale.ROOT);
  }
}
