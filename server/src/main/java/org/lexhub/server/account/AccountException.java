package org.lexhub.server.account;

/** A wish about accounts or keys that cannot be granted; the message says why and what to do. */
public final class AccountException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** With what to tell the user. */
  public AccountException(String message) {
    super(message);
  }
}
