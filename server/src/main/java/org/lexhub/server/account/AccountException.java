package org.lexhub.server.account;

/** A change of accounts or keys that is not possible; the message gives reason and remedy. */
public final class AccountException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception with a message for the user. */
  public AccountException(String message) {
    super(message);
  }
}
