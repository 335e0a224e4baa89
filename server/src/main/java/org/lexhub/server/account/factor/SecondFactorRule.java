package org.lexhub.server.account.factor;

import org.lexhub.server.account.User;

/** Which users must have a second factor. */
public enum SecondFactorRule {
  /** Nobody; every user can have one. */
  NOBODY,
  /** Administrators. */
  ADMINS,
  /** All users who log in with a password. */
  ALL;

  /**
   * Returns whether a user must have a second factor. Who has no password logs in elsewhere, where
   * the second factor is checked.
   */
  public boolean requires(User user) {
    return user.hasPassword() && (this == ALL || (this == ADMINS && user.admin()));
  }
}
