package org.lexhub.server.oidc;

/** The provider cannot be reached, or its response is not valid. */
public final class ProviderException extends Exception {
  private static final long serialVersionUID = 1L;

  /** Creates an exception with a message for the log. */
  public ProviderException(String message) {
    super(message);
  }

  /** Creates an exception with a message for the log and its cause. */
  public ProviderException(String message, Throwable cause) {
    super(message, cause);
  }
}
