package org.lexhub.server.http.connection;

import java.io.IOException;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import javax.net.ssl.KeyManager;
import javax.net.ssl.SSLContext;
import org.lexhub.server.snapshot.FileMark;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The certificate of the server, with its private key. Both files are read again when they change,
 * so that a renewed certificate needs no restart: open connections continue, the next handshake
 * uses the new certificate. If the changed files cannot be used, the log says why, once, and the
 * previous certificate stays in use.
 */
public final class TlsCertificate {
  private static final Logger LOG = LoggerFactory.getLogger(TlsCertificate.class);

  private final Path chain;
  private final Path key;
  private final RenewableKeys keys;
  private final SSLContext context;
  private Marks marks;

  private record Marks(FileMark chain, FileMark key) {}

  private TlsCertificate(Path chain, Path key) throws IOException {
    this.chain = chain;
    this.key = key;
    marks = marks();
    keys = new RenewableKeys(TlsFiles.read(chain, key));
    try {
      context = SSLContext.getInstance("TLS");
      context.init(new KeyManager[] {keys}, null, null);
    } catch (GeneralSecurityException e) {
      throw new IOException("this Java runtime does not support TLS: " + e.getMessage(), e);
    }
  }

  /**
   * Reads the files.
   *
   * @param chain the certificate of the server and its intermediate certificates, in PEM
   * @param key the private key of the certificate in PKCS #8, readable by its owner only
   * @throws IOException if a file cannot be used; its message names the file and the remedy
   */
  public static TlsCertificate read(Path chain, Path key) throws IOException {
    return new TlsCertificate(chain, key);
  }

  /** Returns the context of all handshakes. */
  public SSLContext context() {
    return context;
  }

  /** Reads the files again if one of them has changed. */
  public synchronized void renew() {
    Marks current = marks();
    if (current.equals(marks)) {
      return;
    }
    marks = current;
    try {
      keys.renew(TlsFiles.read(chain, key));
      LOG.info("the renewed certificate in {} is in use", chain);
    } catch (IOException e) {
      LOG.error(
          "the renewed certificate is refused, the previous one stays in use: {}", e.getMessage());
    }
  }

  private Marks marks() {
    return new Marks(FileMark.of(chain), FileMark.of(key));
  }
}
