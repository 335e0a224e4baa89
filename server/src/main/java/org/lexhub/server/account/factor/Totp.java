package org.lexhub.server.account.factor;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Locale;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.bouncycastle.util.encoders.Base32;

/**
 * Time-based one-time passwords (RFC 6238) as all authenticator apps compute them: HMAC-SHA-1, six
 * digits, 30 seconds.
 */
public final class Totp {
  /** The length of a secret in bytes (RFC 4226). */
  public static final int SECRET_LENGTH = 20;

  /** The number of digits of a code. */
  public static final int DIGITS = 6;

  private static final int STEP_SECONDS = 30;

  /** The number of steps that a clock can be slow or fast. */
  private static final int MAX_DRIFT = 1;

  private static final int MODULUS = 1_000_000;

  private Totp() {}

  /** Returns the code of a step. */
  static String code(byte[] secret, long step) {
    return String.format(Locale.ROOT, "%0" + DIGITS + "d", number(secret, step) % MODULUS);
  }

  /** Returns the number of 31 bits from which codes are the last digits. */
  static int number(byte[] secret, long step) {
    byte[] hmac;
    try {
      Mac mac = Mac.getInstance("HmacSHA1");
      mac.init(new SecretKeySpec(secret, "HmacSHA1"));
      hmac = mac.doFinal(ByteBuffer.allocate(Long.BYTES).putLong(step).array());
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
    return ByteBuffer.wrap(hmac).getInt(hmac[hmac.length - 1] & 0xf) & Integer.MAX_VALUE;
  }

  /** Returns the step of a second. */
  static long step(long second) {
    return second / STEP_SECONDS;
  }

  /**
   * Returns the step that has a code, among those near a second and after another step.
   *
   * @param after the last step whose code was used, so that no code is used twice
   * @return the step, or -1
   */
  static long find(byte[] secret, String code, long second, long after) {
    long found = -1;
    for (long step = step(second) - MAX_DRIFT; step <= step(second) + MAX_DRIFT; step++) {
      byte[] right = code(secret, step).getBytes(StandardCharsets.US_ASCII);
      boolean same = MessageDigest.isEqual(right, code.getBytes(StandardCharsets.UTF_8));
      if (same && step > after) {
        found = step;
      }
    }
    return found;
  }

  /** Returns a secret as people type it into an app: base32 without padding. */
  public static String text(byte[] secret) {
    return Base32.toBase32String(secret).replace("=", "");
  }
}
