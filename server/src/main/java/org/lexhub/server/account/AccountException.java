package org.lexhub.server.account;

import org.jspecify.annotations.Nullable;
import org.lexhub.server.account.refusal.Refusal;

/** A change of accounts or keys that is not possible; the message gives reason and remedy. */
public final class AccountException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient @Nullable Refusal refusal;

  /** Creates an exception with a message for a command. */
  public AccountException(String message) {
    super(message);
    refusal = null;
  }

  /** Creates an exception for commands and pages. */
  public AccountException(Refusal refusal) {
    super(refusal.text());
    this.refusal = refusal;
  }

  /** Returns the reason for pages, or null if only commands get this exception. */
  public @Nullable Refusal refusal() {
    return refusal;
  }
}
