package org.lexhub.server.account;

import java.nio.charset.StandardCharsets;
import java.security.DigestException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.zip.CRC32;
import org.jspecify.annotations.Nullable;

/**
 * The format of an API key: {@code lx_}, 32 random characters out of 62 (190 bits), and 6
 * characters of a checksum over them, so that a mistyped or invented key is refused without a
 * look-up and scanners find a leaked key easily. Only the SHA-256 of a key is stored.
 *
 * <p>An object of this class reads the keys of one thread without allocating.
 */
public final class ApiKey {
  /** The length of every key. */
  public static final int LENGTH = 41;

  /** The number of characters at the beginning of a key that are stored and shown. */
  static final int SHOWN_START = 7;

  private static final String PREFIX = "lx_";
  private static final int BODY_LENGTH = 35;
  private static final byte[] ALPHABET =
      "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
          .getBytes(StandardCharsets.US_ASCII);

  private final byte[] text = new byte[LENGTH];
  private final byte[] digest = new byte[32];
  private final CRC32 crc = new CRC32();
  private final MessageDigest sha256 = sha256();

  /** Creates a key. */
  public static String create(SecureRandom random) {
    StringBuilder key = new StringBuilder(LENGTH).append(PREFIX);
    while (key.length() < BODY_LENGTH) {
      key.append((char) ALPHABET[random.nextInt(ALPHABET.length)]);
    }
    byte[] body = key.toString().getBytes(StandardCharsets.US_ASCII);
    CRC32 crc = new CRC32();
    crc.update(body, 0, BODY_LENGTH);
    long rest = crc.getValue();
    for (int i = 0; i < LENGTH - BODY_LENGTH; i++) {
      key.append((char) ALPHABET[(int) (rest % ALPHABET.length)]);
      rest /= ALPHABET.length;
    }
    return key.toString();
  }

  /** Returns the part of a key that can be shown: its beginning and its end. */
  public static String shown(String key) {
    return key.substring(0, SHOWN_START) + "…" + key.substring(LENGTH - 4);
  }

  /**
   * Returns the digest of the key in {@code value} from {@code start} to its end.
   *
   * @return the digest, which the next call overwrites, or null if the text is not a key
   */
  public byte @Nullable [] digest(String value, int start) {
    if (value.length() - start != LENGTH || !value.startsWith(PREFIX, start)) {
      return null;
    }
    for (int i = 0; i < LENGTH; i++) {
      char c = value.charAt(start + i);
      if (c >= 0x80) {
        return null;
      }
      text[i] = (byte) c;
    }
    return isChecksumValid() ? hash() : null;
  }

  private boolean isChecksumValid() {
    crc.reset();
    crc.update(text, 0, BODY_LENGTH);
    long rest = crc.getValue();
    int difference = 0;
    for (int i = BODY_LENGTH; i < LENGTH; i++) {
      difference |= text[i] ^ ALPHABET[(int) (rest % ALPHABET.length)];
      rest /= ALPHABET.length;
    }
    return difference == 0;
  }

  private byte[] hash() {
    try {
      sha256.update(text, 0, LENGTH);
      sha256.digest(digest, 0, digest.length);
      return digest;
    } catch (DigestException e) {
      throw new IllegalStateException(e);
    }
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
