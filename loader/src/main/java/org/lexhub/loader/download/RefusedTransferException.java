package org.lexhub.loader.download;

import java.io.IOException;

/** Thrown if a download cannot succeed by trying again. The message says what to do. */
public final class RefusedTransferException extends IOException {
  private static final long serialVersionUID = 1;

  /** Creates the exception with a message for the user. */
  public RefusedTransferException(String message) {
    super(message);
  }

  /** Creates the exception with a message for the user and its cause. */
  public RefusedTransferException(String message, Throwable cause) {
    super(message, cause);
  }
}
