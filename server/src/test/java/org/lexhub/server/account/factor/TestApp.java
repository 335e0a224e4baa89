package org.lexhub.server.account.factor;

import org.bouncycastle.util.encoders.Base32;

/** An authenticator app. */
public final class TestApp {
  private final byte[] secret;

  /** Creates an app with a secret as people type it, with blanks. */
  public TestApp(String secret) {
    this.secret = Base32.decode(secret.replace(" ", ""));
  }

  /** Returns the code that the app shows. */
  public String code(long millis) {
    return Totp.code(secret, Totp.step(millis / 1000));
  }
}
