package org.lexhub.store.snapshot;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.security.Signature;
import java.security.spec.PKCS8EncodedKeySpec;
import java.security.spec.X509EncodedKeySpec;
import java.util.Base64;
import java.util.HexFormat;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Says who made a snapshot. The checksums inside a snapshot find damage, but someone who changes a
 * file on purpose can change them too. Beside a snapshot there are therefore
 *
 * <ul>
 *   <li>{@code snapshot-ID.lexhub.sha256}: its SHA-256 in the format of {@code sha256sum};
 *   <li>{@code snapshot-ID.lexhub.sig}, if it is signed: the Ed25519 signature (RFC 8032, 64 bytes)
 *       of the bytes of that file.
 * </ul>
 *
 * <p>Keys are PEM files as OpenSSL makes them.
 */
public final class SnapshotSignature {
  /** The end of the name of the file with the SHA-256. */
  static final String CHECKSUM = ".sha256";

  /** The end of the name of the file with the signature. */
  static final String SIGNATURE = ".sig";

  private static final String ALGORITHM = "Ed25519";
  private static final int CHUNK_LENGTH = 1 << 18;

  private SnapshotSignature() {}

  /**
   * Returns the SHA-256 of a file as a line of {@code sha256sum}.
   *
   * @param file the file to read
   * @param name the name on the line
   * @throws IOException if the file cannot be read
   */
  static String checksumLine(Path file, String name) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      byte[] chunk = new byte[CHUNK_LENGTH];
      for (int n = in.read(chunk); n >= 0; n = in.read(chunk)) {
        digest.update(chunk, 0, n);
      }
      return HexFormat.of().formatHex(digest.digest()) + "  " + name + "\n";
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  private static byte[] signed(Path snapshot) throws IOException {
    return checksumLine(snapshot, name(snapshot)).getBytes(StandardCharsets.UTF_8);
  }

  private static String name(Path snapshot) {
    return String.valueOf(snapshot.getFileName());
  }

  /** Returns the file with the signature of a snapshot, which need not exist. */
  public static Path fileOf(Path snapshot) {
    return snapshot.resolveSibling(name(snapshot) + SIGNATURE);
  }

  /**
   * Signs a snapshot: writes its SHA-256 and the signature beside it.
   *
   * @return the file with the signature
   * @throws IOException if a file cannot be read or written
   */
  public static Path sign(Path snapshot, PrivateKey key) throws IOException {
    byte[] line = signed(snapshot);
    try {
      Signature signature = Signature.getInstance(ALGORITHM);
      signature.initSign(key);
      signature.update(line);
      byte[] bytes = signature.sign();
      replace(snapshot.resolveSibling(name(snapshot) + CHECKSUM), line);
      Path file = fileOf(snapshot);
      replace(file, bytes);
      return file;
    } catch (GeneralSecurityException e) {
      throw new IOException("the key cannot sign: " + e.getMessage(), e);
    }
  }

  private static void replace(Path file, byte[] bytes) throws IOException {
    Path temporary = file.resolveSibling(name(file) + ".tmp");
    Files.write(temporary, bytes);
    Files.move(
        temporary, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
  }

  /**
   * Verifies that the owner of a key signed a snapshot as it is now. Reads all of the file.
   *
   * @throws IOException if it is not signed, or not by this key, or has changed since
   */
  public static void verify(Path snapshot, PublicKey key) throws IOException {
    Path file = fileOf(snapshot);
    byte[] bytes;
    try {
      bytes = Files.readAllBytes(file);
    } catch (NoSuchFileException e) {
      throw new IOException(
          snapshot + " is not signed; sign it: ./lexhub sign --key KEY " + snapshot, e);
    }
    if (!isValid(signed(snapshot), bytes, key)) {
      throw new IOException(
          snapshot
              + " does not have the signature in "
              + name(file)
              + ": it was changed after it was signed, or signed with another key");
    }
  }

  private static boolean isValid(byte[] message, byte[] bytes, PublicKey key) throws IOException {
    try {
      Signature signature = Signature.getInstance(ALGORITHM);
      signature.initVerify(key);
      signature.update(message);
      return signature.verify(bytes);
    } catch (java.security.SignatureException malformed) {
      return false;
    } catch (GeneralSecurityException e) {
      throw new IOException("the key cannot verify signatures: " + e.getMessage(), e);
    }
  }

  /**
   * Reads a private key.
   *
   * @param file an Ed25519 key in PEM (PKCS #8)
   * @throws IOException if there is none in the file
   */
  public static PrivateKey privateKey(Path file) throws IOException {
    try {
      return KeyFactory.getInstance(ALGORITHM)
          .generatePrivate(new PKCS8EncodedKeySpec(pem(file, "PRIVATE KEY")));
    } catch (GeneralSecurityException | IllegalArgumentException e) {
      throw new IOException(
          file + " contains no Ed25519 private key; make one: openssl genpkey -algorithm ed25519",
          e);
    }
  }

  /**
   * Reads a public key.
   *
   * @param file an Ed25519 key in PEM
   * @throws IOException if there is none in the file
   */
  public static PublicKey publicKey(Path file) throws IOException {
    try {
      return KeyFactory.getInstance(ALGORITHM)
          .generatePublic(new X509EncodedKeySpec(pem(file, "PUBLIC KEY")));
    } catch (GeneralSecurityException | IllegalArgumentException e) {
      throw new IOException(
          file + " contains no Ed25519 public key; make one: openssl pkey -pubout -in PRIVATE", e);
    }
  }

  private static byte[] pem(Path file, String type) throws IOException {
    Matcher block =
        Pattern.compile("-----BEGIN " + type + "-----([^-]*)-----END " + type + "-----")
            .matcher(Files.readString(file, StandardCharsets.ISO_8859_1));
    if (!block.find()) {
      throw new IOException(file + " contains no \"BEGIN " + type + "\"");
    }
    return Base64.getMimeDecoder().decode(block.group(1));
  }
}
