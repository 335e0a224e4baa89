package org.lexhub.store.encoder;

/** Thrown if a model cannot run. The message gives the reason and the solution. */
public final class EncoderUnavailableException extends Exception {
  private static final long serialVersionUID = 1;

  /** Creates the exception with a message for the user. */
  public EncoderUnavailableException(String message) {
    super(message);
  }

  /** Creates the exception with a message for the user and its cause. */
  public EncoderUnavailableException(String message, Throwable cause) {
    super(message, cause);
  }
}
