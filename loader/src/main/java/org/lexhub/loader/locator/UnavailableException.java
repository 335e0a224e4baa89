package org.lexhub.loader.locator;

import java.io.IOException;

/**
 * Thrown if the files of a layer are not on this machine. The message says what to do. The load
 * skips an optional layer and reports the message.
 */
public final class UnavailableException extends IOException {
  private static final long serialVersionUID = 1;

  /** Creates the exception with a message for the user. */
  public UnavailableException(String message) {
    super(message);
  }
}
