package org.lexhub.server.account;

import com.password4j.Argon2Function;
import com.password4j.types.Argon2;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.text.Normalizer;
import java.util.Base64;
import org.jspecify.annotations.Nullable;

/**
 * Passwords as they are stored: Argon2id (RFC 9106) with 19 MiB, two passes and one lane, a salt of
 * 16 and a tag of 32 bytes, in the PHC string format. Each call costs about a tenth of a second of
 * one core, which is the point.
 */
public final class PasswordHash {
  private static final int MEMORY = 19_456;
  private static final int PASSES = 2;
  private static final int LANES = 1;
  private static final int TAG = 32;
  private static final int SALT = 16;
  private static final String PARAMETERS = "m=" + MEMORY + ",t=" + PASSES + ",p=" + LANES;
  private static final int MAX_MEMORY = 1 << 20;
  private static final int MAX_PASSES = 16;

  private final SecureRandom random = new SecureRandom();
  private final String dummy;

  /** Prepares the hash that unknown users are held against. */
  public PasswordHash() {
    dummy = make("no password has this hash");
  }

  /** Makes the hash of a password with a new salt. */
  public String make(String password) {
    byte[] salt = new byte[SALT];
    random.nextBytes(salt);
    byte[] tag = argon2(MEMORY, PASSES, LANES, TAG).hash(bytes(password), salt).getBytes();
    Base64.Encoder base64 = Base64.getEncoder().withoutPadding();
    return "$argon2id$v=19$"
        + PARAMETERS
        + '$'
        + base64.encodeToString(salt)
        + '$'
        + base64.encodeToString(tag);
  }

  /**
   * Tells whether a password belongs to a hash. Where there is none, as much work is done, so that
   * the time does not tell whether a user exists.
   */
  public boolean fits(String password, @Nullable String stored) {
    boolean fits = compare(password, stored == null ? dummy : stored);
    return fits && stored != null;
  }

  private static boolean compare(String password, String stored) {
    String[] parts = stored.split("\\$", -1);
    if (parts.length != 6 || !parts[1].equals("argon2id") || !parts[2].equals("v=19")) {
      throw new IllegalArgumentException("a stored password is no Argon2id hash");
    }
    byte[] salt = Base64.getDecoder().decode(parts[4]);
    byte[] tag = Base64.getDecoder().decode(parts[5]);
    int memory = parameter(parts[3], "m=", MAX_MEMORY);
    int passes = parameter(parts[3], "t=", MAX_PASSES);
    int lanes = parameter(parts[3], "p=", MAX_PASSES);
    Argon2Function function = argon2(memory, passes, lanes, tag.length);
    return MessageDigest.isEqual(tag, function.hash(bytes(password), salt).getBytes());
  }

  private static int parameter(String parameters, String name, int most) {
    for (String parameter : parameters.split(",", -1)) {
      if (parameter.startsWith(name)) {
        int value = Integer.parseInt(parameter.substring(name.length()));
        if (value >= 1 && value <= most) {
          return value;
        }
      }
    }
    throw new IllegalArgumentException("a stored password has unusable parameters");
  }

  /** Tells whether a hash was made with other parameters than those of today. */
  public static boolean outdated(String stored) {
    return !stored.startsWith("$argon2id$v=19$" + PARAMETERS + '$');
  }

  private static Argon2Function argon2(int memory, int passes, int lanes, int tag) {
    return Argon2Function.getInstance(memory, passes, lanes, tag, Argon2.ID, 0x13);
  }

  /** The same characters give the same bytes however a keyboard composes them. */
  private static byte[] bytes(String password) {
    return Normalizer.normalize(password, Normalizer.Form.NFKC).getBytes(StandardCharsets.UTF_8);
  }
}
