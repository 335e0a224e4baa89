package org.lexhub.loader.locator;

import java.io.IOException;

/**
 * The files of a layer are not on this machine. The message says what to do; an optional layer is
 * skipped with it.
 */
public final class UnavailableException extends IOException {
  private static final long serialVersionUID = 1;

  /** Creates the exception with the sentence shown to the user. */
  public UnavailableException(String message) {
    super(message);
  }
}
