package org.lexhub.server.account;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.text.Normalizer;
import java.util.Base64;
import org.bouncycastle.crypto.generators.Argon2BytesGenerator;
import org.bouncycastle.crypto.generators.Argon2BytesGenerator.BlockPool;
import org.bouncycastle.crypto.generators.Argon2BytesGenerator.FixedBlockPool;
import org.bouncycastle.crypto.params.Argon2Parameters;
import org.jspecify.annotations.Nullable;

/**
 * Hashes of passwords: Argon2id (RFC 9106) with 19 MiB, two passes and one lane, a salt of 16 and a
 * tag of 32 bytes, in the PHC string format. Each hash deliberately costs about a tenth of a second
 * of one core. The memory of {@value #MAX_RUNNING} hashes is kept and used again: if each hash
 * allocated its own, a flood of log-ins would keep the garbage collector busy, which stops all
 * other requests.
 */
public final class PasswordHash {
  private static final int MEMORY_KIB = 19_456;
  private static final int PASSES = 2;
  private static final int LANES = 1;
  private static final int TAG_LENGTH = 32;
  private static final int SALT_LENGTH = 16;
  private static final String PARAMETERS = "m=" + MEMORY_KIB + ",t=" + PASSES + ",p=" + LANES;

  /** The number of hashes whose memory is kept. */
  public static final int MAX_RUNNING = 2;

  private static final int MAX_MEMORY_KIB = 1 << 20;
  private static final int MAX_PASSES = 16;

  /** Blocks of 1 KiB; those of more hashes, or of larger ones, are left to the collector. */
  private static final BlockPool BLOCKS = new FixedBlockPool(MAX_RUNNING * MEMORY_KIB);

  private final SecureRandom random = new SecureRandom();

  /** The hash that passwords of unknown users are compared with; no password has it. */
  private final String dummy = stored(random(SALT_LENGTH), random(TAG_LENGTH));

  private byte[] random(int length) {
    byte[] bytes = new byte[length];
    random.nextBytes(bytes);
    return bytes;
  }

  /** Creates the hash of a password with a new salt. */
  public String create(String password) {
    byte[] salt = random(SALT_LENGTH);
    return stored(salt, hash(password, salt, MEMORY_KIB, PASSES, LANES, TAG_LENGTH));
  }

  private static String stored(byte[] salt, byte[] tag) {
    Base64.Encoder base64 = Base64.getEncoder().withoutPadding();
    return "$argon2id$v=19$"
        + PARAMETERS
        + '$'
        + base64.encodeToString(salt)
        + '$'
        + base64.encodeToString(tag);
  }

  /**
   * Returns whether a password matches a hash. Does the same work if there is no hash, so that the
   * time does not reveal whether a user exists.
   */
  public boolean matches(String password, @Nullable String stored) {
    boolean matches = compare(password, stored == null ? dummy : stored);
    return matches && stored != null;
  }

  private static boolean compare(String password, String stored) {
    String[] parts = stored.split("\\$", -1);
    if (parts.length != 6 || !parts[1].equals("argon2id") || !parts[2].equals("v=19")) {
      throw new IllegalArgumentException("a stored password is not an Argon2id hash");
    }
    byte[] salt = Base64.getDecoder().decode(parts[4]);
    byte[] tag = Base64.getDecoder().decode(parts[5]);
    int memory = parameter(parts[3], "m=", MAX_MEMORY_KIB);
    int passes = parameter(parts[3], "t=", MAX_PASSES);
    int lanes = parameter(parts[3], "p=", MAX_PASSES);
    return MessageDigest.isEqual(tag, hash(password, salt, memory, passes, lanes, tag.length));
  }

  private static int parameter(String parameters, String name, int max) {
    for (String parameter : parameters.split(",", -1)) {
      if (parameter.startsWith(name)) {
        int value = Integer.parseInt(parameter.substring(name.length()));
        if (value >= 1 && value <= max) {
          return value;
        }
      }
    }
    throw new IllegalArgumentException("a stored password has invalid parameters");
  }

  /** Returns whether a hash has other parameters than the current ones. */
  public static boolean isOutdated(String stored) {
    return !stored.startsWith("$argon2id$v=19$" + PARAMETERS + '$');
  }

  private static byte[] hash(
      String password, byte[] salt, int memory, int passes, int lanes, int length) {
    Argon2BytesGenerator generator = new Argon2BytesGenerator();
    generator.init(
        new Argon2Parameters.Builder(Argon2Parameters.ARGON2_id)
            .withVersion(Argon2Parameters.ARGON2_VERSION_13)
            .withMemoryAsKB(memory)
            .withIterations(passes)
            .withParallelism(lanes)
            .withSalt(salt)
            .withBlockPool(BLOCKS)
            .build());
    byte[] tag = new byte[length];
    generator.generateBytes(bytes(password), tag);
    return tag;
  }

  /** Returns the same bytes for the same characters, regardless of how a keyboard composes them. */
  private static byte[] bytes(String password) {
    return Normalizer.normalize(password, Normalizer.Form.NFKC).getBytes(StandardCharsets.UTF_8);
  }
}
