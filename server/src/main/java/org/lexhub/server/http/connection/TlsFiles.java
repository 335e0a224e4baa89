package org.lexhub.server.http.connection;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyStore;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.security.Signature;
import java.security.cert.Certificate;
import java.security.cert.CertificateFactory;
import java.security.spec.InvalidKeySpecException;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.Base64;
import java.util.Collection;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.X509ExtendedKeyManager;
import org.jspecify.annotations.Nullable;

/**
 * Reads certificate and private key for TLS from two PEM files, in the form in which certificate
 * authorities issue them. Each error message names the file and the remedy.
 */
final class TlsFiles {
  private static final Pattern KEY =
      Pattern.compile(
          "-----BEGIN ([A-Z ]*)PRIVATE KEY-----([^-]*)-----END [A-Z ]*PRIVATE KEY-----");
  private static final String[] ALGORITHMS = {"RSA", "EC", "EdDSA"};
  private static final Map<String, String> SIGNATURES =
      Map.of("RSA", "SHA256withRSA", "EC", "SHA256withECDSA");
  private static final Set<PosixFilePermission> OTHERS =
      Set.of(
          PosixFilePermission.GROUP_READ,
          PosixFilePermission.GROUP_WRITE,
          PosixFilePermission.OTHERS_READ,
          PosixFilePermission.OTHERS_WRITE);

  private TlsFiles() {}

  /**
   * Reads the files.
   *
   * @param chain the certificate of the server and its intermediate certificates
   * @param key the private key of the certificate in PKCS #8, readable by its owner only
   * @throws IOException if a file cannot be used
   */
  static X509ExtendedKeyManager read(Path chain, Path key) throws IOException {
    Certificate[] certificates = certificates(chain);
    PrivateKey privateKey = privateKey(key);
    char[] none = {};
    try {
      if (!belongTogether(certificates[0].getPublicKey(), privateKey)) {
        throw new IOException(
            key
                + " does not belong to the certificate in "
                + chain
                + "; use the key that the certificate was issued for");
      }
      KeyStore store = KeyStore.getInstance(KeyStore.getDefaultType());
      store.load(null, none);
      store.setKeyEntry("server", privateKey, none, certificates);
      KeyManagerFactory managers =
          KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
      managers.init(store, none);
      return (X509ExtendedKeyManager) managers.getKeyManagers()[0];
    } catch (GeneralSecurityException e) {
      throw new IOException(
          chain + " and " + key + " cannot be used together: " + e.getMessage(), e);
    }
  }

  /** Signs with the private key and verifies the signature with the public key. */
  private static boolean belongTogether(PublicKey publicKey, PrivateKey privateKey)
      throws GeneralSecurityException {
    String algorithm = privateKey.getAlgorithm();
    if (!algorithm.equals(publicKey.getAlgorithm())) {
      return false;
    }
    Signature signature = Signature.getInstance(SIGNATURES.getOrDefault(algorithm, algorithm));
    byte[] message = {1, 2, 3};
    signature.initSign(privateKey);
    signature.update(message);
    byte[] signed = signature.sign();
    signature.initVerify(publicKey);
    signature.update(message);
    return signature.verify(signed);
  }

  private static Certificate[] certificates(Path file) throws IOException {
    try {
      Collection<? extends Certificate> found =
          CertificateFactory.getInstance("X.509")
              .generateCertificates(new ByteArrayInputStream(Files.readAllBytes(file)));
      if (!found.isEmpty()) {
        return found.toArray(Certificate[]::new);
      }
    } catch (GeneralSecurityException e) {
      throw new IOException(file + " contains no certificates in PEM: " + e.getMessage(), e);
    }
    throw new IOException(file + " contains no certificates in PEM");
  }

  private static PrivateKey privateKey(Path file) throws IOException {
    for (PosixFilePermission permission : Files.getPosixFilePermissions(file)) {
      if (OTHERS.contains(permission)) {
        throw new IOException(file + " is readable by other users; protect it: chmod 600 " + file);
      }
    }
    Matcher key = KEY.matcher(Files.readString(file, StandardCharsets.ISO_8859_1));
    if (!key.find() || !key.group(1).isEmpty()) {
      throw new IOException(
          file
              + " contains no private key in PKCS #8 (\"BEGIN PRIVATE KEY\"); convert it: openssl pkcs8"
              + " -topk8 -nocrypt -in OLD -out NEW");
    }
    return decoded(file, Base64.getMimeDecoder().decode(key.group(2)));
  }

  private static PrivateKey decoded(Path file, byte[] bytes) throws IOException {
    for (String algorithm : ALGORITHMS) {
      PrivateKey key = decoded(algorithm, bytes);
      if (key != null) {
        return key;
      }
    }
    throw new IOException(
        file + " contains a private key of an unknown algorithm; use RSA, EC or EdDSA");
  }

  /** Returns the key, or null if it has another algorithm. */
  private static @Nullable PrivateKey decoded(String algorithm, byte[] bytes) throws IOException {
    try {
      return KeyFactory.getInstance(algorithm).generatePrivate(new PKCS8EncodedKeySpec(bytes));
    } catch (InvalidKeySpecException e) {
      return null;
    } catch (GeneralSecurityException e) {
      throw new IOException(e);
    }
  }
}
