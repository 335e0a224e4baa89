package org.lexhub.server.account;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;

/**
 * Random secrets that somebody carries (a session, a link that is good once), of 256 bits as 43
 * characters of base64url, and what is kept of them: the SHA-256.
 */
public final class Digests {
  private static final SecureRandom RANDOM = new SecureRandom();
  private static final int BYTES = 32;
  private static final int LENGTH = 43;

  private Digests() {}

  /** Makes a new secret. */
  public static String secret() {
    byte[] bytes = new byte[BYTES];
    RANDOM.nextBytes(bytes);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  /** Tells whether a text could be a secret at all. */
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

  /** Returns what is stored of a secret. */
  public static byte[] digest(String secret) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(secret.getBytes(StandardCharsets.UTF_8));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  /**
   * Returns a text that only the holder of a secret can know and that does not give the secret
   * away: what the forms of a session carry.
   */
  public static String derived(String secret, String purpose) {
    byte[] digest = digest(purpose + ':' + secret);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(digest);
  }

  /** Compares two texts in a time that does not tell where they differ. */
  public static boolean same(String one, String other) {
    return MessageDigest.isEqual(
        one.getBytes(StandardCharsets.UTF_8), other.getBytes(StandardCharsets.UTF_8));
  }
}
