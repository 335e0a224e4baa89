package org.lexhub.server.account;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;

/**
 * Random secrets of sessions and one-time links: 256 bits as 43 characters of base64url. Only their
 * SHA-256 is stored.
 */
public final class Digests {
  private static final SecureRandom RANDOM = new SecureRandom();
  private static final int BYTES = 32;
  private static final int LENGTH = 43;

  private Digests() {}

  /** Creates a secret. */
  public static String secret() {
    byte[] bytes = new byte[BYTES];
    RANDOM.nextBytes(bytes);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  /** Returns whether a text has the format of a secret. */
  public static boolean isSecret(String text) {
    return text.length() == LENGTH
        && text.chars()
            .allMatch(c ->
                (c >= 'a' && c <= 'z')
                    || (c >= 'A' && c <= 'Z')
                    || (c >= '0' && c <= '9')
                    || c == '-'
                    || c == '_');
  }

  /** Returns the SHA-256 of a secret. */
  public static byte[] digest(String secret) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(secret.getBytes(StandardCharsets.UTF_8));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  /**
   * Returns a token that only the holder of a secret can know and that does not reveal the secret:
   * the token in the forms of a session.
   */
  public static String derived(String secret, String purpose) {
    byte[] digest = digest(purpose + ':' + secret);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(digest);
  }

  /** Compares two texts in a time that does not depend on where they differ. */
  public static boolean same(String one, String other) {
    return MessageDigest.isEqual(
        one.getBytes(StandardCharsets.UTF_8), other.getBytes(StandardCharsets.UTF_8));
  }
}
