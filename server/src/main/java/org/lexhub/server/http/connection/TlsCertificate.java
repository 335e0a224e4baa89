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
 * The certificate that a server shows, with its private key. Both files are read again when they
 * change, so that a renewed certificate needs no restart: connections that stand go on, the next
 * handshake shows the new one. Files that cannot be used are named in the log, once, and what was
 * read before stays.
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
      throw new IOException("this Java runtime has no TLS: " + e.getMessage(), e);
    }
  }

  /**
   * Reads the files.
   *
   * @param chain the certificate of the server, then those that lead to a root, in PEM
   * @param key its private key in PKCS #8, readable by its owner only
   * @throws IOException if one cannot be used; its message says which, and what to do
   */
  public static TlsCertificate read(Path chain, Path key) throws IOException {
    return new TlsCertificate(chain, key);
  }

  /** Returns what handshakes are made with. */
  public SSLContext context() {
    return context;
  }

  /** Reads the files again where one has changed. */
  public synchronized void renew() {
    Marks present = marks();
    if (present.equals(marks)) {
      return;
    }
    marks = present;
    try {
      keys.renew(TlsFiles.read(chain, key));
      LOG.info("certificate read again from {}", chain);
    } catch (IOException e) {
      LOG.error("the renewed certificate is refused, the one before it stays: {}", e.getMessage());
    }
  }

  private Marks marks() {
    return new Marks(FileMark.of(chain), FileMark.of(key));
  }
}
